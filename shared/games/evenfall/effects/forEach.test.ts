import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V7 forEach', () => {
  test('EF-N2 the count is taken once, and its effect is one event; a count of zero gives nothing', () => {
    const king = { hand: 'rising-mana', herb: 1, potion: 2 } as const
    const play = arrange({ players: [{ ...king, outer: 'grotto salt-cave=honey-bear mossy-glade' }, {}] }).pick('rising-mana>start-star')
    expect(play.events('gained').map(({ goods }) => goods)).toEqual([['2-mana'], ['3-mana']])
    const none = arrange({ players: [king, {}] }).pick('rising-mana>start-star')
    expect(none.events('gained').map(({ goods }) => goods)).toEqual([['2-mana']])
  })
})
