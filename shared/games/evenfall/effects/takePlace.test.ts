import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V21 takePlace', () => {
  test('the top of the deck into the outer circle, without a find', () => {
    const play = arrange({
      places: 'salt-cave moonwell',
      players: [{ inner: 'start=gravediggers-spade', council: 'irene-and-haze', outer: 'grotto' }, {}],
    })
    play.pick('elder>gravediggers-spade:1')
    expect([play.outer(0), play.player(0).vp, play.state.places.at(-1)]).toEqual([['grotto', 'salt-cave'], 0, 'place-moonwell'])
  })
})
