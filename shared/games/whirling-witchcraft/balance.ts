import type { Balance } from '../../balance/index.ts'
import { CHARACTERS, RECIPES } from './content/index.ts'
import { playerAt, type State, secretAt } from './state.ts'

const NAMES: ReadonlyMap<string, string> = new Map([...CHARACTERS, ...RECIPES].map(({ id, name }) => [id, name.en]))

export const whirlingWitchcraftBalance: Balance<State> = {
  game: 'whirling-witchcraft',
  traits(s, seat) {
    const { character } = playerAt(s, seat)
    return character ? { character } : {}
  },
  cards: (s, seat) => ({ 'in hand': secretAt(s, seat).hand, played: playerAt(s, seat).recipes.map(({ card }) => card) }),
  measures: [
    { id: 'rounds', title: 'Rounds', atEnd: (s) => s.round },
    { id: 'recipes', title: 'Recipes played', atEnd: (s, seat) => playerAt(s, seat).recipes.length },
  ],
  nameOf: (id) => NAMES.get(id) ?? id,
}
