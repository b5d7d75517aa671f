import { type Interval, mean, meanInterval, wilson } from '../selfplay/statistics.ts'
import type { MatchResult, SeatResult } from './play.ts'

/** The win rate of the seats that had something. */
export interface Rate {
  readonly id: string
  readonly seats: number
  readonly share: number
  readonly interval: Interval
}
export interface Mean {
  readonly mean: number
  readonly interval: Interval
}

const rateOf = (id: string, seated: readonly SeatResult[]): Rate => {
  const share = seated.length === 0 ? 0 : mean(seated.map(({ won }) => won))
  return { id, seats: seated.length, share, interval: wilson(share, seated.length) }
}

export const seatRates = (matches: readonly MatchResult[]): readonly Rate[] =>
  (matches[0]?.seats ?? []).map((_, seat) =>
    rateOf(
      String(seat + 1),
      matches.flatMap(({ seats }) => seats.slice(seat, seat + 1)),
    ),
  )

const kindsIn = (matches: readonly MatchResult[], field: 'traits' | 'cards'): readonly string[] => [
  ...new Set(matches.flatMap(({ seats }) => seats.flatMap((seated) => Object.keys(seated[field])))),
]
export const traitKinds = (matches: readonly MatchResult[]): readonly string[] => kindsIn(matches, 'traits')
export const cardKinds = (matches: readonly MatchResult[]): readonly string[] => kindsIn(matches, 'cards')

export function traitRates(matches: readonly MatchResult[], kind: string): readonly Rate[] {
  const by = Map.groupBy(
    matches.flatMap(({ seats }) => seats),
    ({ traits }) => traits[kind],
  )
  return [...by].flatMap(([id, seated]) => (id === undefined ? [] : [rateOf(id, seated)])).toSorted((a, b) => b.share - a.share)
}

export function meanOf(seated: readonly SeatResult[], measure: string): Mean {
  const numbers = seated.flatMap(({ measures }) => measures[measure] ?? [])
  return { mean: mean(numbers), interval: meanInterval(numbers) }
}
