import type { Seat } from '../../kernel/decision.ts'
import type { Outcome, ScoreLine } from '../../kernel/game.ts'
import type { Line } from '../../kernel/words.ts'
import { rankBy } from '../../kit/rank-by.ts'
import { GRADES, printedVp } from './content/index.ts'
import { councilScores } from './effects/score.ts'
import { faceAt, type Party, partyAt, playerAt, type State, specialistsOf } from './state.ts'
import { doubledBy } from './stones.ts'

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0)

/** EV-19.5, EV-19.7: returns the points printed on specialists and in the inner circle. A ritual under a stone counts double. */
function printedLines(s: State, party: Party): readonly ScoreLine[] {
  const { inner, stones } = party
  return [
    { line: { key: 'score.specialists' }, points: sum(specialistsOf(party).map(({ card }) => printedVp(card))) },
    { line: { key: 'score.places' }, points: sum(inner.map((place) => faceAt(s, place).vp)) },
    { line: { key: 'score.rituals' }, points: sum(inner.map((place) => doubledBy(party, place))) },
    { line: { key: 'score.stones' }, points: sum(stones.map(({ at }) => (inner.includes(at) ? doubledBy(party, at) : 0))) },
  ]
}

/** EV-19.5 to EV-19.7: returns the final score of a player, line by line. */
export function scoreLines(s: State, seat: Seat): readonly ScoreLine[] {
  const player = playerAt(s, seat)
  const council = councilScores(s, seat).map(({ card, points }) => ({ line: { key: 'score.council', params: { card } }, points }))
  return [{ line: { key: 'score.game' }, points: player.vp }, ...printedLines(s, player), ...council]
}

export const totalOf = (lines: readonly ScoreLine[]): number => sum(lines.map(({ points }) => points))

/** EV-28.2: returns the final score of the Automa, line by line. */
export function automaLines(s: State): readonly ScoreLine[] {
  if (!s.automa) return []
  return [{ line: { key: 'score.game' }, points: s.automa.vp }, ...printedLines(s, s.automa)]
}

/** Returns the score lines of the Automa by name, for the log. */
export function automaScore(s: State) {
  const lines = automaLines(s)
  const pointsFor = (key: string): number => totalOf(lines.filter(({ line }) => line.key === `score.${key}`))
  return {
    game: pointsFor('game'),
    specialists: pointsFor('specialists'),
    places: pointsFor('places'),
    rituals: pointsFor('rituals'),
    stones: pointsFor('stones'),
    total: totalOf(lines),
  }
}

/** Returns the points that the party would have if the game ended now, without its council. */
export function standing(s: State, party: number): number {
  const own = partyAt(s, party)
  return own.vp + totalOf(printedLines(s, own))
}

/** EV-R62: returns the grade of a solo result. The bands are our own. */
function gradeOf(total: number): Line {
  const nth = Math.max(
    0,
    GRADES.findLastIndex(({ from }) => total >= from),
  )
  const next = GRADES[nth + 1]
  const params = { grade: GRADES[nth]?.id ?? '', nth: nth + 1, all: GRADES.length }
  return next ? { key: 'grade.band', params: { ...params, next: next.from } } : { key: 'grade.top', params }
}

/** EV-28.3: ranks a solo player. The player wins only with more points than the Automa. */
function soloOutcome(s: State, scores: readonly { readonly total: number; readonly lines: readonly ScoreLine[] }[]): Outcome {
  const total = scores[0]?.total ?? 0
  const automa = totalOf(automaLines(s))
  const hasWon = total > automa
  const reason = { key: hasWon ? 'reason.beat-automa' : 'reason.automa', params: { total, automa } }
  return { ranks: [hasWon ? 1 : 2], reason, grade: gradeOf(total), scores }
}

/** EV-19.10: ranks the players. Most points win, then most mana; after that the victory is shared. */
export function outcomeOf(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  const scores = s.players.map((_, seat) => {
    const lines = scoreLines(s, seat)
    return { total: totalOf(lines), lines }
  })
  if (s.automa) return soloOutcome(s, scores)
  const ranks = rankBy(
    s.players,
    (_, seat) => scores[seat]?.total ?? 0,
    ({ mana }) => mana,
  )
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const best = Math.max(...scores.map(({ total }) => total))
  const byMana = winners.length < scores.filter(({ total }) => total === best).length
  const [seat = 0] = winners
  if (winners.length > 1) return { ranks, reason: { key: 'reason.shared', params: { total: best } }, scores }
  return { ranks, reason: { key: byMana ? 'reason.mana' : 'reason.points', params: { seat, total: best } }, scores }
}
