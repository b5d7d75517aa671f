import { printedVp } from '#shared/games/evenfall/content/index.ts'
import { type AutomaView, faceAt, peopleOf, ritualOn, type TableView } from './table.ts'
import type { BoardWord } from './words.ts'

interface ScoreLine {
  readonly word: BoardWord
  readonly points: number
}

export const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0)

/** Returns the score of the Automa line by line, as the table shows it. */
export function automaScore(view: TableView, automa: AutomaView): readonly ScoreLine[] {
  const worth = (place: string): number => printedVp(ritualOn(automa, place)?.card ?? '')
  const rituals = automa.inner.filter((place) => ritualOn(automa, place))
  return [
    { word: 'scoreGame', points: automa.vp },
    { word: 'scoreSpecialists', points: sum(peopleOf(automa, 'specialist').map(({ card }) => printedVp(card))) },
    { word: 'scorePlaces', points: sum(automa.inner.map((place) => faceAt(view, place).vp)) },
    { word: 'scoreRituals', points: sum(rituals.map(worth)) },
    { word: 'scoreStones', points: sum(rituals.filter((place) => automa.stones.some(({ at }) => at === place)).map(worth)) },
  ]
}
