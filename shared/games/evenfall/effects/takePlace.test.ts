import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V21 takePlace', () => {
  test('the top place of the deck goes to the outer circle without being found', () => {
    const play = arrange({
      places: 'salt-cave moonwell',
      players: [{ inner: 'start=gravediggers-spade', council: 'irene-and-haze', outer: 'grotto' }, {}],
    })
    play.pick('elder>gravediggers-spade:1')
    expect([play.outer(0), play.player(0).vp, play.state.places.at(-1)]).toEqual([['grotto', 'salt-cave'], 0, 'place-moonwell'])
  })
})
