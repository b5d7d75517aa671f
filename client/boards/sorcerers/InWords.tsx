import type { TableView } from '#shared/games/sorcerers/view.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import { unitsOf } from './table.ts'
import { cellName, nameOf } from './words.ts'

interface InWordsProps {
  readonly view: TableView
  readonly lookOf: (slot: number) => SeatStyle | undefined
  readonly language: Language
}

/** The position for screen readers: where the units of each sorcerer stand. */
export function InWords({ view, lookOf, language }: InWordsProps) {
  return (
    <ul className="vh">
      {view.slots.map(({ slot, sorcerer }) => {
        const units = unitsOf(view, slot).filter(({ cell }) => cell !== '')
        const places = units.map(({ token, cell }) => `${nameOf(token, language)} ${cellName(cell, language)}`)
        return (
          <li key={slot}>
            {lookOf(slot)?.name}, {nameOf(sorcerer, language)}: {places.join(', ')}
          </li>
        )
      })}
    </ul>
  )
}
