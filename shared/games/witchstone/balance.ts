import type { Balance } from '../../balance/index.ts'
import { SCROLLS } from './content/index.ts'
import { totalOf } from './score.ts'
import { playerAt, type State } from './state.ts'

const NAMES: ReadonlyMap<string, string> = new Map(SCROLLS.map(({ id, name }) => [id, name.en]))
/** Counts all copies of a booster as one card. */
const kindOf = (card: string): string => (NAMES.has(card) ? card : card.replace(/-\d+$/, ''))

export const witchstoneBalance: Balance<State> = {
  game: 'witchstone',
  traits(s, seat) {
    const { tower } = playerAt(s, seat)
    return { order: seat === s.first ? 'first' : 'later', ...(tower && { tower }) }
  },
  cards: (s, seat) => ({ scrolls: playerAt(s, seat).scrolls.map(kindOf) }),
  measures: [
    { id: 'points', title: 'Points', atEnd: totalOf },
    { id: 'wand', title: 'Where the wand ends', atEnd: (s, seat) => playerAt(s, seat).wand },
    { id: 'pentagram', title: 'Steps on the pentagram', atEnd: (s, seat) => playerAt(s, seat).pentagram },
  ],
  nameOf: (id) => NAMES.get(id) ?? id,
}
