import type { Balance } from '../../balance/index.ts'
import { CLANS, COMPANIONS, REVELATIONS } from './content/index.ts'
import { finalFavour } from './score.ts'
import { playerAt, type State } from './state.ts'

const NAMES: ReadonlyMap<string, string> = new Map([...CLANS, ...COMPANIONS, ...REVELATIONS].map(({ id, name }) => [id, name.en]))
/**
 * Counts all copies of a card, and the same companion of all seats, as one kind. The ids of single pieces are such as `p0-archer` and
 * `revelation-3`.
 */
const kindOf = (piece: string): string => piece.replace(/^p\d-/, '').replace(/-\d+$/, '')

export const ryozenBalance: Balance<State> = {
  game: 'ryozen',
  traits(s, seat) {
    const { clan } = playerAt(s, seat)
    return { order: seat === s.first ? 'first' : 'later', ...(clan && { clan }) }
  },
  cards(s, seat) {
    const { hand, kept } = playerAt(s, seat)
    return { companions: hand.map(kindOf), revelations: kept.map(kindOf) }
  },
  measures: [
    { id: 'favour', title: 'Favour at the end', atEnd: finalFavour },
    { id: 'explorer', title: 'Where the explorer ends', atEnd: (s, seat) => playerAt(s, seat).explorer },
    { id: 'kept', title: 'Revelations kept', atEnd: (s, seat) => playerAt(s, seat).kept.length },
  ],
  nameOf: (id) => NAMES.get(id) ?? id,
}
