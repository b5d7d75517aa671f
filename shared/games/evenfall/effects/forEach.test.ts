import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V7 forEach', () => {
  test('EF-N2 counted once, multiplied, resolved as one event; nothing for none', () => {
    const king = { hand: 'rising-mana', herb: 1, potion: 2 } as const
    const play = arrange({ players: [{ ...king, outer: 'grotto salt-cave=honey-bear mossy-glade' }, {}] }).pick('rising-mana>start-star')
    expect(play.events('gained').map(({ goods }) => goods)).toEqual([['2-mana'], ['3-mana']])
    const none = arrange({ players: [king, {}] }).pick('rising-mana>start-star')
    expect(none.events('gained').map(({ goods }) => goods)).toEqual([['2-mana']])
  })
})
