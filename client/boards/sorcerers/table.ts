import { PLACES, SORCERERS, type SpellKind } from '#shared/games/sorcerers/content/index.ts'
import type { Sorcerers } from '#shared/games/sorcerers/index.ts'
import type { TableView } from '#shared/games/sorcerers/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { BoardPropsOf, SeatPropsOf } from '../kit/game-ui.ts'

export type Props = BoardPropsOf<Sorcerers>
export type SeatProps = SeatPropsOf<Sorcerers>
export type SlotView = TableView['slots'][number]
type UnitView = TableView['units'][number]

export const slotsOf = (table: TableView, seat: Seat | undefined): readonly SlotView[] => table.slots.filter((slot) => slot.seat === seat)

/** Returns the sorcerer whose turn it is, if the player has it, and otherwise the player's first one. */
export function ownSlot(table: TableView, seat: Seat | undefined): SlotView | undefined {
  const own = slotsOf(table, seat)
  return own.find(({ slot }) => slot === table.active) ?? own[0]
}

export const sideOf = (table: TableView, slot: SlotView) => table.sides[slot.side]

export const unitsOf = (table: TableView, slot: number): readonly UnitView[] => table.units.filter((unit) => unit.slot === slot)
export const warriorsLeft = (table: TableView, slot: number): number =>
  unitsOf(table, slot).filter(({ kind, cell }) => kind === 'warrior' && cell !== '').length
export const isSummonOut = (table: TableView, slot: number): boolean =>
  unitsOf(table, slot).some(({ kind, cell }) => kind === 'summon' && cell !== '')

/** Maps the cell of each place to the slot that stands on it. */
export function holders(units: readonly UnitView[], cells: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const at = new Map(
    units.flatMap((unit) => {
      const cell = cells.get(unit.id)
      return cell ? [[cell, unit.slot] as const] : []
    }),
  )
  return new Map(
    PLACES.flatMap(({ cell }) => {
      const slot = at.get(cell)
      return slot === undefined ? [] : [[cell, slot] as const]
    }),
  )
}

export interface Track {
  readonly kind: Exclude<SpellKind, 'move'>
  readonly spell: string
  readonly step: number
  readonly length: number
  readonly charged: boolean
  /** The number of places that the side must hold. With fewer, the timer is reset. */
  readonly places: number
}

export function tracksOf(slot: SlotView): readonly Track[] {
  const sorcerer = SORCERERS.find(({ id }) => id === slot.sorcerer)
  if (!sorcerer) return []
  const { summonTrack, attackTrack } = sorcerer
  return [
    {
      kind: 'summon',
      spell: summonTrack.spell,
      step: slot.summonTimer,
      length: slot.summonLength,
      charged: slot.summonCharged,
      places: summonTrack.places,
    },
    {
      kind: 'attack',
      spell: attackTrack.spell,
      step: slot.attackTimer,
      length: slot.attackLength,
      charged: slot.attackCharged,
      places: attackTrack.places,
    },
  ]
}

export const moveSpellOf = (slot: SlotView): string | undefined => SORCERERS.find(({ id }) => id === slot.sorcerer)?.spells.move
