import { adjust, differenceInterval, type Interval, mean, meanInterval, sum, surpriseOf, wilson } from '../selfplay/statistics.ts'
import type { MatchResult, Seated } from './play.ts'

/** The win rate of the seats that had something. */
export interface Rate {
  readonly id: string
  readonly seats: number
  readonly share: number
  readonly interval: Interval
}
export interface CardRate extends Rate {
  /** The win rate with it minus the win rate without it. */
  readonly difference: number
  readonly differenceInterval: Interval
  /** Corrected for the number of comparisons. */
  readonly p: number
}
export interface Mean {
  readonly mean: number
  readonly interval: Interval
}

const rateOf = (id: string, seated: readonly Seated[]): Rate => {
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

/** Returns every card of the kind that a seat had, the best first. */
export function cardRates(matches: readonly MatchResult[], kind: string): readonly CardRate[] {
  const total = sum(matches.map(({ seats }) => seats.length))
  const wins = sum(matches.flatMap(({ seats }) => seats.map(({ won }) => won)))
  const tables = new Map<string, { readonly seats: number; readonly holders: number; readonly won: number }[]>()
  for (const { seats } of matches) {
    const held = Map.groupBy(
      seats.flatMap(({ cards, won }) => (cards[kind] ?? []).map((card) => ({ card, won }))),
      ({ card }) => card,
    )
    for (const [card, holders] of held) {
      const list = tables.get(card) ?? []
      tables.set(card, list)
      list.push({ seats: seats.length, holders: holders.length, won: sum(holders.map(({ won }) => won)) })
    }
  }
  const ids = [...tables.keys()]
  const adjusted = adjust(ids.map((id) => surpriseOf(tables.get(id) ?? [])))
  const rates = ids.map((id, index): CardRate => {
    const list = tables.get(id) ?? []
    const seats = sum(list.map(({ holders }) => holders))
    const won = sum(list.map((table) => table.won))
    const share = won / seats
    const rest = total === seats ? share : (wins - won) / (total - seats)
    return {
      id,
      seats,
      share,
      interval: wilson(share, seats),
      difference: share - rest,
      differenceInterval: differenceInterval(share, seats, rest, total - seats),
      p: adjusted[index] ?? 1,
    }
  })
  return rates.toSorted((a, b) => b.difference - a.difference || a.id.localeCompare(b.id))
}

export function meanOf(seated: readonly Seated[], measure: string): Mean {
  const numbers = seated.flatMap(({ measures }) => measures[measure] ?? [])
  return { mean: mean(numbers), interval: meanInterval(numbers) }
}
