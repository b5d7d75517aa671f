import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V20 refillRegion', () => {
  test('any region in play, its empty slots from the left; the find looks there and nowhere else', () => {
    const play = arrange({
      seats: 3,
      places: 'salt-cave-a',
      regions: { 'southern-slopes': 'grotto-a - moonwell-a', 'north-lakes': 'mossy-glade-a mossy-glade-b grotto-b' },
      players: [{ hand: 'three-eyed-owl', knowledge: 2, herb: 1 }, {}, {}],
    }).pick('three-eyed-owl>start-star')
    expect([play.asked, play.offered]).toEqual(['region', ['central-highlands', 'north-lakes', 'southern-slopes']])
    play.pick('southern-slopes')
    expect([play.region('southern-slopes').slots, play.match.canUndo(0)]).toEqual([
      ['place-grotto-a', 'place-salt-cave-a', 'place-moonwell-a'],
      false,
    ])
    expect(play.offered).toEqual(['grotto-a', 'moonwell-a', 'none', 'salt-cave-a'])
  })
})
