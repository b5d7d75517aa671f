import { differenceInterval, type Interval, simultaneousZ, sum } from '../selfplay/statistics.ts'
import type { MatchResult, SeatResult } from './play.ts'

/** The win rate of the seats that had a card, compared with the other seats. */
export interface CardRate {
  readonly id: string
  readonly seats: number
  readonly share: number
  /** The win rate with it minus the win rate without it. */
  readonly difference: number
  /** The intervals of all cards of the kind hold at the same time with a probability of 95 %. */
  readonly interval: Interval
}
/** What the use of a card adds to the win rate, estimated from the random draw. */
export interface UseRate {
  /** The share of seats with the card that used it. */
  readonly used: number
  readonly effect: number
  readonly interval: Interval
}

const has = ({ cards }: SeatResult, kind: string, card: string): boolean => cards[kind]?.includes(card) ?? false
const seatsOf = (matches: readonly MatchResult[]): readonly SeatResult[] => matches.flatMap(({ seats }) => seats)

/** Returns the matches in which a seat had the card, by card. */
function matchesByCard(matches: readonly MatchResult[], kind: string): ReadonlyMap<string, readonly MatchResult[]> {
  const by = new Map<string, Set<MatchResult>>()
  for (const match of matches) {
    for (const card of match.seats.flatMap(({ cards }) => cards[kind] ?? [])) {
      const known = by.get(card) ?? new Set()
      by.set(card, known)
      known.add(match)
    }
  }
  return new Map([...by].map(([card, found]) => [card, [...found]]))
}

/**
 * Returns the standard error of a difference between two groups of seats. The seats of a match share one win and are not independent, so
 * deviations are summed within each match.
 */
function errorOf(matches: readonly MatchResult[], deviationOf: (seated: SeatResult) => number): number {
  return Math.sqrt(sum(matches.map(({ seats }) => sum(seats.map(deviationOf)) ** 2)))
}

/** Returns every card of the kind that a seat had, the best first. */
export function cardRates(matches: readonly MatchResult[], kind: string): readonly CardRate[] {
  const all = seatsOf(matches)
  const wins = sum(all.map(({ won }) => won))
  const by = matchesByCard(matches, kind)
  const z = simultaneousZ(by.size)
  const rates = [...by].map(([id, found]): CardRate => {
    const holders = seatsOf(found).filter((seated) => has(seated, kind, id))
    const [n, won] = [holders.length, sum(holders.map((seated) => seated.won))]
    const others = all.length - n
    const [share, rest] = [won / n, others === 0 ? won / n : (wins - won) / others]
    const deviationOf = (seated: SeatResult): number =>
      has(seated, kind, id) ? (seated.won - share) / n : -(seated.won - rest) / Math.max(1, others)
    const width = z * errorOf(matches, deviationOf)
    // If a few seats all won or all lost, they have no deviation. Wilson's intervals are wide there.
    const [low, high] = differenceInterval({ p: share, n }, { p: rest, n: others }, z)
    const difference = share - rest
    return { id, seats: n, share, difference, interval: [Math.min(low, difference - width), Math.max(high, difference + width)] }
  })
  return rates.toSorted((a, b) => b.difference - a.difference || a.id.localeCompare(b.id))
}

/** Returns the mean difference of the cards of a kind. If cards are chosen, it is above zero, because a seat that is ahead has more of them. */
export function meanDifference(rates: readonly CardRate[]): number {
  return sum(rates.map(({ seats, difference }) => seats * difference)) / sum(rates.map(({ seats }) => seats))
}

/**
 * Returns the effect of using each card. The draw is the instrument. A seat that draws many cards is expected to draw this one too, and only
 * the deviation from that expectation is chance. The wins that go with this deviation are divided by the uses that go with it.
 */
export function ratesOfUse(matches: readonly MatchResult[], drawn: string): ReadonlyMap<string, UseRate> {
  const all = seatsOf(matches)
  const draws = sum(all.map(({ cards }) => cards[drawn]?.length ?? 0))
  const by = matchesByCard(matches, drawn)
  const z = simultaneousZ(by.size)
  return new Map(
    [...by.keys()].map((id) => {
      const holders = all.filter((seated) => has(seated, drawn, id))
      const isUsed = ({ cards }: SeatResult): number => (Object.entries(cards).some(([kind, list]) => kind !== drawn && list.includes(id)) ? 1 : 0)
      const excessOf = (seated: SeatResult): number =>
        (has(seated, drawn, id) ? 1 : 0) - ((seated.cards[drawn]?.length ?? 0) * holders.length) / draws
      const uses = sum(all.map((seated) => excessOf(seated) * isUsed(seated)))
      const effect = sum(all.map((seated) => excessOf(seated) * seated.won)) / uses
      const mean = sum(all.map((seated) => seated.won - effect * isUsed(seated))) / all.length
      const error = errorOf(matches, (seated) => excessOf(seated) * (seated.won - mean - effect * isUsed(seated))) / Math.abs(uses)
      const used = sum(holders.map(isUsed)) / holders.length
      return [id, { used, effect, interval: [effect - z * error, effect + z * error] }]
    }),
  )
}
