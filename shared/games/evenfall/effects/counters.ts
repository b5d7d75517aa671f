import { type Counter, faceOf, KEYWORDS, type Keyword, ritualOf, specialistOf, stoneOf } from '../content/index.ts'
import { type Party, ritualsOf, type State, specialistsOf } from '../state.ts'

/** EF-0.6, EF-N1: returns the keywords of each ritual in both circles and of each specialist. Council members have none. */
function keywordCards(party: Party): readonly (readonly Keyword[])[] {
  return [...ritualsOf(party).map(({ card }) => ritualOf(card).keywords), ...specialistsOf(party).map(({ card }) => specialistOf(card).keywords)]
}

/** EV-32.3a: returns the largest number of sets with one card of each kind. A `wild` card stands for any one kind. */
export function countSets(counts: readonly number[], wild: number): number {
  let sets = 0
  while (counts.reduce((missing, count) => missing + Math.max(0, sets + 1 - count), 0) <= wild) sets++
  return sets
}

function setsOf(party: Party): number {
  const cards = keywordCards(party).filter(({ length }) => length > 0)
  const wild = cards.filter(({ length }) => length === KEYWORDS.length).length
  return countSets(
    KEYWORDS.map((keyword) => cards.filter((keywords) => keywords.length === 1 && keywords[0] === keyword).length),
    wild,
  )
}

/** EF-N: returns what the counter counts in the coven of the party. */
export function countOf(s: State, party: Party, counter: Counter): number {
  switch (counter.count) {
    case 'keyword':
      return keywordCards(party).filter((keywords) => keywords.includes(counter.keyword)).length
    case 'placesOuter':
      return party.outer.length
    case 'catalysts':
      return party.played.reduce((sum, { slots }) => sum + slots.filter((slot) => slot === counter.kind).length, 0)
    case 'stonesAndSymbols': {
      const laid = party.stones.filter(({ id, at }) => party.inner.includes(at) && [counter.kind, 'any'].includes(stoneOf(id).kind)).length
      return laid + party.inner.filter((place) => faceOf(place, s.side).symbols.includes(counter.kind)).length
    }
    case 'sets':
      return setsOf(party)
    case 'specialists':
      return specialistsOf(party).length
  }
}
