import type { Seat } from '#shared/kernel/decision.ts'
import { defineGame } from '#shared/kernel/define-game.ts'
import type { Outcome, ScoreLine } from '#shared/kernel/game.ts'
import { evaluateByScore } from '#shared/kit/evaluate-by-score.ts'
import { outcomeByScore } from '#shared/kit/outcome-by-score.ts'
import { events } from './events.ts'
import { type Player, playerAt, type State, setup, violations } from './state.ts'
import { steps } from './steps.ts'
import { handShape, imagine, tableShape, viewHand, viewTable } from './view.ts'
import { words } from './words.ts'

const scoreLines = ({ ships, trade }: Player): readonly ScoreLine[] => [
  { line: { key: 'score.ships' }, points: ships.reduce((sum, ship) => sum + Number(ship.split('-')[1]), 0) },
  { line: { key: 'score.trade' }, points: ships.filter((ship) => ship.split('-')[0] === trade).length },
]

const reason = ([seat = 0, ...others]: readonly Seat[], points: number) =>
  others.length > 0 ? { key: 'reason.shared', params: { seats: [seat, ...others], points } } : { key: 'reason.points', params: { seat, points } }

/** The player with the most points wins. Coins break a tie. */
const outcome = (s: State): Outcome | undefined =>
  s.isOver ? outcomeByScore(s.players.map(scoreLines), reason, (seat) => playerAt(s, seat).coins) : undefined

/** A bot takes a coin for this many points. */
const COIN_WORTH = 0.4

function evaluate(s: State, seat: Seat): number {
  const worth = s.players.map((player) => scoreLines(player).reduce((sum, { points }) => sum + points, COIN_WORTH * player.coins))
  return evaluateByScore(worth, seat, outcome(s), 3)
}

export const harbour = defineGame({
  id: 'harbour',
  names: { en: 'Harbour', ru: 'Гавань' },
  seats: { min: 2, max: 4 },
  complexity: 1,
  words,
  events,
  tableShape,
  handShape,
  setup,
  steps,
  table: viewTable,
  hand: viewHand,
  outcome,
  imagine,
  evaluate,
  violations,
})
export type Harbour = typeof harbour
