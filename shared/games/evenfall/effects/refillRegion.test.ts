import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V20 refillRegion', () => {
  test('any region in play may be chosen, it is refilled from the left, and the find that follows looks only there', () => {
    const play = arrange({
      seats: 3,
      places: 'salt-cave',
      regions: { 'southern-slopes': 'grotto - moonwell', 'north-lakes': 'mossy-glade fernflower-dell deadwater-spring' },
      players: [{ hand: 'three-eyed-owl', knowledge: 2, herb: 1 }, {}, {}],
    }).pick('three-eyed-owl>start-star')
    expect([play.asked, play.offered]).toEqual(['region', ['central-highlands', 'north-lakes', 'southern-slopes']])
    play.pick('southern-slopes')
    expect([play.region('southern-slopes').slots, play.match.canUndo(0)]).toEqual([['place-grotto', 'place-salt-cave', 'place-moonwell'], false])
    expect(play.offered).toEqual(['grotto', 'moonwell', 'none', 'salt-cave'])
  })
})
