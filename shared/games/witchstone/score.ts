import type { Seat } from '../../kernel/decision.ts'
import type { Outcome, ScoreLine } from '../../kernel/game.ts'
import { NUMBERS, WAND_END } from './content/index.ts'
import { countOf, levelsOf } from './metrics.ts'
import { EARNINGS, playerAt, type State, scoreOf } from './state.ts'
import { at, boostOf, cardOf } from './things.ts'

/** The points that one thing adds in final scoring. */
export interface Prospect {
  /** `owls`, `tokens`, `boosters`, or the id of the prophecy. */
  readonly what: string
  readonly points: number
  /** The fulfilled levels of a prophecy. */
  readonly levels: number
}

/** WS-12.1: returns what final scoring would add now. */
export function prospectsOf(s: State, seat: Seat): readonly Prospect[] {
  const { hoard, scrolls } = playerAt(s, seat)
  const boosters = scrolls.filter((card) => boostOf(card)).length
  return [
    { what: 'owls', points: hoard.owls.reduce((sum, vp) => sum + vp, 0), levels: 0 },
    { what: 'tokens', points: NUMBERS.powerTokenEndVp * countOf(s, seat, 'powerTokens'), levels: 0 },
    { what: 'boosters', points: NUMBERS.unusedBoosterEndVp * boosters, levels: 0 },
    ...scrolls.flatMap((card) => {
      const { effect } = cardOf(card)
      if (effect.verb !== 'prophecy') return []
      const levels = levelsOf(s, seat, effect.condition)
      return [{ what: card, points: at(effect.vp, levels), levels }]
    }),
  ]
}

export const totalOf = (s: State, seat: Seat): number => prospectsOf(s, seat).reduce((sum, { points }) => sum + points, scoreOf(playerAt(s, seat)))

/** WS-14: compares two seats for the ranking. The result is negative if seat `a` ranks before seat `b`. */
export function compareSeats(s: State, totals: readonly number[], a: Seat, b: Seat): number {
  if (totals[a] !== totals[b]) return at(totals, b) - at(totals, a)
  const [mine, other] = [playerAt(s, a).wand, playerAt(s, b).wand]
  if (mine !== other) return other - mine
  return mine === WAND_END ? s.arrivals.indexOf(a) - s.arrivals.indexOf(b) : 0
}

function linesOf(s: State, seat: Seat): readonly ScoreLine[] {
  const { earned } = playerAt(s, seat)
  return [
    ...EARNINGS.map((earning) => ({ line: { key: `score.${earning}` }, points: earned[earning] })),
    ...prospectsOf(s, seat).map(({ what, points, levels }) => ({
      line: what.startsWith('prophecy') ? { key: 'score.prophecy', params: { card: what, levels } } : { key: `score.end-${what}` },
      points,
    })),
  ]
}

/** Returns why the only winner has won: more points, a place further on the wand, or reaching its end first (WS-14). */
function reasonFor(s: State, totals: readonly number[], winner: Seat): string {
  const tied = s.players.filter((_, seat) => seat !== winner && totals[seat] === totals[winner])
  if (tied.length === 0) return 'reason.points'
  return tied.some(({ wand }) => wand === playerAt(s, winner).wand) ? 'reason.arrival' : 'reason.wand'
}

/** WS-12.3: returns the ranks and scores, or undefined before the end. */
export function outcomeOf(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  const seats = s.players.map((_, seat) => seat)
  const totals = seats.map((seat) => totalOf(s, seat))
  const ranks = seats.map((seat) => 1 + seats.filter((other) => compareSeats(s, totals, other, seat) < 0).length)
  const [seat = 0, ...others] = seats.filter((winner) => ranks[winner] === 1)
  const reason =
    others.length > 0
      ? { key: 'reason.shared', params: { seats: [seat, ...others] } }
      : { key: reasonFor(s, totals, seat), params: { seat, points: at(totals, seat) } }
  return { ranks, reason, scores: seats.map((player) => ({ total: at(totals, player), lines: linesOf(s, player) })) }
}
