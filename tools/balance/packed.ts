import type { MatchResult, SeatResult } from './play.ts'

/** A seat without names. Traits, cards and measures stand in the order of the names in `Packed`. */
type PackedSeat = readonly [won: number, traits: readonly number[], cards: readonly (readonly number[])[], measures: readonly number[]]
/** The matches of one table, in about 120 bytes each once they are zipped. A trait is an index into `ids`; a list of cards has the differences between sorted indexes. */
export interface Packed {
  readonly ids: readonly string[]
  readonly traits: readonly string[]
  readonly kinds: readonly string[]
  readonly measures: readonly string[]
  readonly matches: readonly (readonly [answers: number, ...seats: readonly PackedSeat[]])[]
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted()

export function pack(matches: readonly MatchResult[]): Packed {
  const all = matches.flatMap(({ seats }) => seats)
  const ids = sorted(all.flatMap(({ traits, cards }) => [...Object.values(traits), ...Object.values(cards).flat()]))
  const [traits, kinds, measures] = (['traits', 'cards', 'measures'] as const).map((field) =>
    sorted(all.flatMap((seated) => Object.keys(seated[field]))),
  )
  const numbers = new Map(ids.map((id, n) => [id, n]))
  const numberOf = (id: string | undefined): number => (id === undefined ? -1 : (numbers.get(id) ?? -1))
  const steps = (cards: readonly string[]): readonly number[] => {
    const list = cards.map(numberOf).toSorted((a, b) => a - b)
    return list.map((n, at) => n - (list[at - 1] ?? 0))
  }
  const packSeat = (seated: SeatResult): PackedSeat => [
    seated.won,
    (traits ?? []).map((trait) => numberOf(seated.traits[trait])),
    (kinds ?? []).map((kind) => steps(seated.cards[kind] ?? [])),
    (measures ?? []).map((measure) => seated.measures[measure] ?? 0),
  ]
  return {
    ids,
    traits: traits ?? [],
    kinds: kinds ?? [],
    measures: measures ?? [],
    matches: matches.map(({ answers, seats }) => [answers, ...seats.map(packSeat)]),
  }
}

export function unpack({ ids, traits, kinds, measures, matches }: Packed): readonly MatchResult[] {
  const cardsOf = (steps: readonly number[] = []): readonly string[] => {
    let at = 0
    return steps.map((step) => {
      at += step
      return ids[at] ?? ''
    })
  }
  const seatedOf = ([won, traitIds, cards, counts]: PackedSeat): SeatResult => ({
    won,
    traits: Object.fromEntries(traits.flatMap((trait, n) => (traitIds[n] === -1 ? [] : [[trait, ids[traitIds[n] ?? -1] ?? '']]))),
    cards: Object.fromEntries(kinds.map((kind, n) => [kind, cardsOf(cards[n])])),
    measures: Object.fromEntries(measures.map((measure, n) => [measure, counts[n] ?? 0])),
  })
  return matches.map(([answers, ...seats]) => ({ answers, seats: seats.map(seatedOf) }))
}
