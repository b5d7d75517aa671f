import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V23 battleReward', () => {
  test('the seat chooses one of the tiers of a region in play, which is a bundle of one', () => {
    const play = arrange({ seats: 3, players: [{ hand: 'stag-beetle', herb: 1, potion: 2, council: 'jorunn', outer: 'grotto' }, {}, {}] }).pick(
      'stag-beetle>start-star',
    )
    expect([play.asked, play.offered]).toEqual([
      'reward',
      ['central-highlands>4', 'central-highlands>6', 'north-lakes>4', 'north-lakes>6', 'southern-slopes>4', 'southern-slopes>6'],
    ])
    play.pick('central-highlands>6', 'grotto')
    expect([play.since(0), play.inner(0)]).toEqual([{ hand: -1, herb: -1, potion: -2, mana: 2, vp: 3 }, ['start-star', 'grotto']])
  })
})
