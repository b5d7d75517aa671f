import type { Seat } from '#shared/kernel/decision.ts'
import { defineGame } from '#shared/kernel/define-game.ts'
import type { Outcome, ScoreLine } from '#shared/kernel/game.ts'
import { evaluateByScore } from '#shared/kit/evaluate-by-score.ts'
import { outcomeByScore } from '#shared/kit/outcome-by-score.ts'
import { events } from './events.ts'
import { goodOf, type Player, playerAt, pointsOf, type State, setup, violations } from './state.ts'
import { steps } from './steps.ts'
import { handShape, imagine, tableShape, viewHand, viewTable } from './view.ts'
import { words } from './words.ts'

const shipPoints = ({ ships }: Player): number => ships.reduce((sum, ship) => sum + pointsOf(ship), 0)
const tradePoints = ({ ships, trade }: Player): number => ships.filter((ship) => goodOf(ship) === trade).length
const scoreLines = (player: Player): readonly ScoreLine[] => [
  { line: { key: 'score.ships' }, points: shipPoints(player) },
  { line: { key: 'score.trade' }, points: tradePoints(player) },
]

/** The most points win; of equals, who has more coins left. */
function outcome(s: State): Outcome | undefined {
  if (!s.isOver) return undefined
  const reason = ([seat = 0, ...others]: readonly Seat[], points: number) =>
    others.length > 0 ? { key: 'reason.shared', params: { seats: [seat, ...others], points } } : { key: 'reason.points', params: { seat, points } }
  return outcomeByScore(s.players.map(scoreLines), reason, (seat) => playerAt(s, seat).coins)
}

/** A coin buys about this many points. */
const COIN_WORTH = 0.4

function evaluate(s: State, seat: Seat): number {
  const worth = s.players.map((player) => shipPoints(player) + tradePoints(player) + COIN_WORTH * player.coins)
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
