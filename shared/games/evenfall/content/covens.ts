import type { CovenId, Piece } from './vocabulary.ts'

export interface Coven extends Piece {
  readonly id: CovenId
  /** The id of its board for each side. */
  readonly boards: { readonly solar: string; readonly lunar: string }
  readonly start: string
}

export const COVENS = [
  {
    id: 'star',
    name: { en: 'Star', ru: 'Звезда' },
    count: 1,
    boards: { solar: 'board-solar', lunar: 'board-star' },
    start: 'start-star',
    source: 'rulebook',
  },
  {
    id: 'cross',
    name: { en: 'Cross', ru: 'Крест' },
    count: 1,
    boards: { solar: 'board-solar', lunar: 'board-cross' },
    start: 'start-cross',
    source: 'rulebook',
  },
  {
    id: 'circle',
    name: { en: 'Circle', ru: 'Круг' },
    count: 1,
    boards: { solar: 'board-solar', lunar: 'board-circle' },
    start: 'start-circle',
    source: 'rulebook',
  },
  {
    id: 'thorn',
    name: { en: 'Thorn', ru: 'Шип' },
    count: 1,
    boards: { solar: 'board-solar', lunar: 'board-thorn' },
    start: 'start-thorn',
    source: 'rulebook',
  },
] as const satisfies readonly Coven[]
