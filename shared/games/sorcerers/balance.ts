import type { Balance } from '../../balance/index.ts'
import { SORCERERS } from './content/index.ts'
import { isAlive, type State } from './state.ts'

const NAMES: ReadonlyMap<string, string> = new Map(SORCERERS.map(({ id, name }) => [id, name.en]))

export const sorcerersBalance: Balance<State> = {
  game: 'sorcerers',
  /** If a player has two armies, only the first counts. */
  traits(s, seat) {
    const slot = s.slots.find((one) => one.seat === seat)
    const sorcerer = SORCERERS[slot?.sorcerer ?? -1]?.id
    const begins = s.turn === 0 && s.phase !== 'draft'
    return {
      ...(sorcerer && { sorcerer }),
      ...(begins && { order: s.slots[s.active]?.seat === seat ? 'first' : 'later' }),
    }
  },
  cards: () => ({}),
  measures: [
    { id: 'turns', title: 'Turns of the match', atEnd: (s) => s.turn },
    {
      id: 'alive',
      title: 'Sorcerers alive at the end',
      atEnd: (s, seat) => s.slots.filter((one, slot) => one.seat === seat && isAlive(s, slot)).length,
    },
  ],
  nameOf: (id) => NAMES.get(id) ?? id,
}
