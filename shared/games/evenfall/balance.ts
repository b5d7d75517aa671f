import type { Balance } from '../../balance/index.ts'
import { COVENS, cardOf, PLACES, STARTING_PLACES } from './content/index.ts'
import { scoreLines, totalOf } from './score.ts'
import { councilOf, placesOf, playerAt, ritualsOf, type State, specialistsOf } from './state.ts'

/** Counts both copies of a specialist as one card. */
const kindOf = (card: string): string => cardOf(card).of.id
const NAMES: ReadonlyMap<string, string> = new Map([...COVENS, ...PLACES, ...STARTING_PLACES].map(({ id, name }) => [id, name.en]))
const inPlay = (played: readonly { readonly card: string }[]): readonly string[] => played.map(({ card }) => kindOf(card))

export const evenfallBalance: Balance<State> = {
  game: 'evenfall',
  traits(s, seat) {
    const { coven } = playerAt(s, seat)
    return { order: seat === s.first ? 'first' : 'later', ...(coven && { coven }) }
  },
  cards(s, seat) {
    const player = playerAt(s, seat)
    return {
      drawn: player.hand.map(kindOf),
      'played as a ritual': inPlay(ritualsOf(player)),
      'played as a specialist': inPlay(specialistsOf(player)),
      'in the council': inPlay(councilOf(player)),
      places: placesOf(player).filter((place) => !place.startsWith('start-')),
    }
  },
  byChance: 'drawn',
  measures: [
    { id: 'elders', title: 'Elders act, of 12', count: ({ type, figure }) => (type === 'cell-activated' && figure === 'elder' ? 1 : 0) },
    { id: 'witches', title: 'Witches act on cells, of 12', count: ({ type, figure }) => (type === 'cell-activated' && figure === 'witch' ? 1 : 0) },
    { id: 'found', title: 'Places found', count: ({ type }) => (type === 'place-found' ? 1 : 0) },
    { id: 'transferred', title: 'Places transferred', count: ({ type }) => (type === 'place-transferred' ? 1 : 0) },
    { id: 'path', title: 'The path ends at, of 8', atEnd: (s, seat) => playerAt(s, seat).path },
    { id: 'orbs', title: 'Orbs', count: ({ type }) => (type === 'orb-created' ? 1 : 0) },
    { id: 'rituals', title: 'Rituals at the end', atEnd: (s, seat) => ritualsOf(playerAt(s, seat)).length },
    {
      id: 'inner',
      title: 'Rituals in the inner circle at the end',
      atEnd: (s, seat) => ritualsOf(playerAt(s, seat)).filter(({ place }) => playerAt(s, seat).inner.includes(place)).length,
    },
    { id: 'specialists', title: 'Specialists', atEnd: (s, seat) => specialistsOf(playerAt(s, seat)).length },
    { id: 'council', title: 'Council members', atEnd: (s, seat) => councilOf(playerAt(s, seat)).length },
    { id: 'points', title: 'Points', atEnd: (s, seat) => totalOf(scoreLines(s, seat)) },
  ],
  nameOf: (id) => NAMES.get(id) ?? (/^(ritual|specialist)-/.test(id) ? cardOf(id.startsWith('ritual') ? id : `${id}-1`).of.name.en : id),
}
