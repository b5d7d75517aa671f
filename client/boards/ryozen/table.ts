import { slotsFor } from '#shared/games/ryozen/board.ts'
import { type Cost, SECTOR_IDS, SPOTS } from '#shared/games/ryozen/content/index.ts'
import type { Ryozen } from '#shared/games/ryozen/index.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { EventOf } from '#shared/kernel/game.ts'
import type { BoardPropsOf, SeatPropsOf } from '../kit/game-ui.ts'

export type Props = BoardPropsOf<Ryozen>
export type SeatProps = SeatPropsOf<Ryozen>
export type RyozenEvent = EventOf<Ryozen>

export type PlayerView = TableView['players'][number]
export type SlotView = TableView['slots'][number]

export const isTile = (target: string): boolean => /^p\d-/.test(target)
/** The spots of the Palace in its own mode, in the order of the table's `palace`. */
export const SPOT_LIST: readonly string[] = SPOTS.map(({ id }) => id)
export const isSpot = (target: string): boolean => SPOT_LIST.includes(target)
export const spotNumber = (spot: string): number => SPOT_LIST.indexOf(spot)

/** Returns the index of a slot's sector, or -1 if the target is no slot. */
export const sectorNumber = (slot: string): number =>
  SECTOR_IDS.findIndex((id) => slot.startsWith(`${id}-`) && /^\d$/.test(slot.slice(id.length + 1)))

/** Returns how many slots each sector of this board side has. */
export const slotsPerSector = ({ slots }: TableView): number => slots.length / SECTOR_IDS.length

/** Returns the printed cost of a slot on this board side. */
export const slotCost = ({ players }: TableView, slot: string): Cost => slotsFor(players.length).find(({ id }) => id === slot)?.cost ?? {}

/** Returns where the companion of the current turn triggers a day effect. */
export function dayPlaceOf({ turn }: TableView): string {
  if (turn.instead !== '') return turn.instead
  return SECTOR_IDS[sectorNumber(turn.spot)] ?? 'palace'
}

export const explorersAt = ({ players }: TableView, position: number): readonly Seat[] =>
  players.flatMap(({ explorer }, seat) => (explorer === position ? [seat] : []))

/** Groups equal companions into piles. The first of a pile is the selectable one. */
export function pilesOf(hand: readonly string[], kindOf: (tile: string) => string): readonly (readonly string[])[] {
  const piles = new Map<string, string[]>()
  for (const tile of hand) {
    const kind = kindOf(tile)
    const pile = piles.get(kind)
    if (pile) pile.push(tile)
    else piles.set(kind, [tile])
  }
  return [...piles.values()]
}
