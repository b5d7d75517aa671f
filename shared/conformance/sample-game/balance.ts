import type { Balance } from '../../balance/index.ts'
import { playerAt, type State } from './state.ts'

export const sampleGameBalance: Balance<State> = {
  game: 'riddle',
  traits: (s, seat) => (s.round === 0 ? { 'first rune': playerAt(s, seat).hand[0]?.split('-')[0] ?? 'none' } : {}),
  cards: (s, seat) => ({ held: playerAt(s, seat).hand }),
  measures: [
    { id: 'taken', title: 'Pots taken', count: ({ type }) => (type === 'took' ? 1 : 0) },
    { id: 'points', title: 'Points at the end', atEnd: (s, seat) => playerAt(s, seat).points },
  ],
  nameOf: (id) => id,
}
