import type { Seat } from '../../../kernel/decision.ts'
import { hasOwnIn, highlightedAt, isHighlighted, ownInPalace, SECTOR_COUNT, slotInfo } from '../board.ts'
import { revelationOf } from '../cards.ts'
import type { Condition, Counter } from '../content/index.ts'
import { heraldOf, playerAt, type Slot, type State } from '../state.ts'
import { kindOf, ownerOf } from '../tiles.ts'

function countSlots(s: State, seat: Seat, fits: (slot: Slot, sector: number) => boolean): number {
  let count = 0
  s.slots.forEach((slot, n) => {
    if (slot.tile !== '' && ownerOf(slot.tile) === seat && fits(slot, slotInfo(s, n).sector)) count++
  })
  return count
}

export function countOf(s: State, seat: Seat, counter: Counter): number {
  const { kept, explorer } = playerAt(s, seat)
  switch (counter) {
    case 'own-revelations-div-2':
      return Math.floor(kept.length / 2)
    case 'empty-event-areas':
      return s.events.filter((event) => event === '').length
    case 'own-companions-in-highlighted':
      return countSlots(s, seat, (_, sector) => isHighlighted(s, sector))
    case 'own-companions-in-palace':
      return ownInPalace(s, seat).length
    case 'own-companions-on-board':
      return countSlots(s, seat, () => true) + ownInPalace(s, seat).length
    case 'own-revealed-apprentices-on-board':
      return (
        countSlots(s, seat, ({ tile, hidden }) => !hidden && kindOf(tile) === 'apprentice') +
        ownInPalace(s, seat).filter((tile) => kindOf(tile) === 'apprentice').length
      )
    case 'highlighted-sectors-with-own':
      return highlightedAt(s.rotation).filter((sector) => hasOwnIn(s, seat, sector)).length
    case 'sectors-with-own':
      return Array.from({ length: SECTOR_COUNT }, (_, sector) => sector).filter((sector) => hasOwnIn(s, seat, sector)).length
    case 'explored-villages':
      return explorer + 1
    case 'glyph-kinds-on-own-revelations':
      return new Set(kept.map((card) => revelationOf(card).glyph)).size
    case 'revelations-bought-by-this-effect':
      return s.underway.at(-1)?.bought ?? 0
  }
}

export function holds(s: State, seat: Seat, condition: Condition): boolean {
  const { coral, agate, jade } = playerAt(s, seat)
  switch (condition) {
    case 'herald-first':
      return heraldOf(s, seat) === 0
    case 'has-coral':
      return coral > 0
    case 'has-agate':
      return agate > 0
    case 'has-jade':
      return jade > 0
    case 'own-in-every-highlighted':
      return highlightedAt(s.rotation).every((sector) => hasOwnIn(s, seat, sector))
  }
}
