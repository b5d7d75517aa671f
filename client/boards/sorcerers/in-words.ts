import { PLACES, SORCERERS } from '#shared/games/sorcerers/content/index.ts'
import type { Sorcerers } from '#shared/games/sorcerers/index.ts'
import type { TableView } from '#shared/games/sorcerers/view.ts'
import { listed, said, type TellPropsOf, type WordsSection } from '../kit/in-words.ts'
import { isSummonOut, type SlotView, sideOf, type Track, tracksOf, unitsOf } from './table.ts'
import { boardText, cellName, nameOf } from './words.ts'

type Props = TellPropsOf<Sorcerers>

/** Tells where everything stands. */
export function describeTable(props: Props): readonly WordsSection[] {
  const { table, seat, language } = props
  if (table.phase === 'draft') return [draftSection(props)]
  const own = (slot: SlotView): number => (slot.seat === seat ? 0 : 1)
  return [
    ...table.slots.toSorted((a, b) => own(a) - own(b)).map((slot) => armySection(props, slot)),
    placesSection(props),
    { title: boardText('lastTurn', language), lines: table.last.map((trace) => traceLine(props, trace)) },
  ]
}

function draftSection({ table, names, language }: Props): WordsSection {
  const chosen = table.slots.map(({ seat, sorcerer }) => `${names[seat] ?? ''}: ${sorcerer === '' ? '…' : nameOf(sorcerer, language)}`)
  const left = SORCERERS.filter(({ id }) => table.slots.every(({ sorcerer }) => sorcerer !== id)).map(({ id }) => nameOf(id, language))
  return { title: boardText('draft', language), lines: said(...chosen, listed(boardText('untaken', language), left)) }
}

function armySection({ table, names, language }: Props, slot: SlotView): WordsSection {
  const units = unitsOf(table, slot.slot)
  const standing = units.filter(({ cell }) => cell !== '').map(({ token, cell }) => `${nameOf(token, language)} ${cellName(cell, language)}`)
  const fallen = units.filter(({ kind, cell }) => kind === 'warrior' && cell === '').length
  const side = sideOf(table, slot)
  const state = slot.defeated ? 'out' : !slot.alive && slot.ghost ? 'ghost' : undefined
  return {
    title: `${names[slot.seat] ?? ''}: ${nameOf(slot.sorcerer, language)}`,
    lines: said(
      state && boardText(state, language),
      table.active === slot.slot && table.phase !== 'over' && boardText('onTurn', language),
      listed(boardText('units', language), standing),
      `${boardText('places', language)}: ${boardText('of', language, { held: side?.held ?? 0, needed: side?.placesToWin ?? 0 })}`,
      fallen > 0 && `${boardText('lost', language)}: ${fallen}`,
      ...tracksOf(slot).map((track) => `${nameOf(track.spell, language)}: ${trackState(table, slot, track, language)}`),
    ),
  }
}

function trackState(table: TableView, slot: SlotView, track: Track, language: Props['language']): string {
  if (track.kind === 'summon' && isSummonOut(table, slot.slot)) return boardText('called', language)
  if (track.charged) return boardText('charged', language)
  const progress = boardText('of', language, { held: track.step, needed: track.length })
  return `${progress}, ${boardText(track.places === 1 ? 'needs1' : 'needs2', language)}`
}

function placesSection({ table, names, language }: Props): WordsSection {
  const holder = (cell: string): string => {
    const unit = table.units.find((one) => one.cell === cell)
    const slot = table.slots.find((one) => one.slot === unit?.slot)
    return (slot && names[slot.seat]) ?? boardText('untaken', language)
  }
  return { title: boardText('places', language), lines: PLACES.map(({ cell }) => `${cellName(cell, language)}: ${holder(cell)}`) }
}

function traceLine({ table, names, language }: Props, { unit, from, to }: TableView['last'][number]): string {
  const { token = '', slot } = table.units.find(({ id }) => id === unit) ?? {}
  const owner = names[table.slots.find((one) => one.slot === slot)?.seat ?? -1] ?? ''
  const name = `${nameOf(token, language)} (${owner})`
  if (from && to) return `${name}: ${from} → ${to}`
  return to ? `${name}: ${boardText('appears', language, { cell: to })}` : `${name}: ${boardText('leaves', language, { cell: from })}`
}
