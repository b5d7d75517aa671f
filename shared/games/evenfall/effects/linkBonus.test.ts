import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V22 linkBonus', () => {
  test('another own place with a ritual and a bonus that can be paid for, in either circle', () => {
    const play = arrange({
      players: [
        {
          mana: 1,
          inner: 'mossy-glade-b=old-goat bone-orchard-b=honey-bear',
          outer: 'salt-cave-b=moss-toad throne-of-roots-b grotto-a=rune-scales sunken-library-b=unmaking',
        },
        {},
      ],
    }).pick('elder>old-goat:1')
    expect(play.offered).toEqual(['bone-orchard-b', 'none', 'salt-cave-b'])
    expect(play.fallback()).toBe('none')
    play.pick('salt-cave-b')
    // the price must be paid
    expect([play.since(0), play.seat]).toEqual([{ elders: -1, mana: -1, vp: 4 }, 1])
  })
})
