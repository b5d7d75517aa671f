import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V9 transfer', () => {
  test('up to the given number of places move with everything on them, and each triggers the effects that wait for it', () => {
    const play = arrange({
      side: 'lunar',
      players: [{ coven: 'circle', path: 7, potion: 2, outer: 'moonwell=honey-bear/sickle', inner: 'salt-cave=weaver-spider' }, { coven: 'star' }],
    }).pick('weaver-spider>orb')
    expect([play.asked, play.source, play.offered]).toEqual(['transfer', 'path', ['grotto', 'moonwell', 'none', 'start-circle']])
    play.pick('moonwell', 'start-circle')
    expect([play.inner(0), play.outer(0)]).toEqual([['salt-cave', 'moonwell', 'start-circle'], ['grotto']])
    expect([play.card(0, 'honey-bear').slots, play.since(0)]).toEqual([['sickle', ''], { potion: -2, path: 1, vp: 9 }])
  })

  test('a player who declines once is not asked for the rest', () => {
    const play = arrange({ players: [{ hand: 'bridge-of-roots', knowledge: 1, herb: 2, outer: 'grotto moonwell' }, {}] }).pick(
      'bridge-of-roots>start-star',
      'none',
    )
    expect([play.outer(0), play.seat]).toEqual([['grotto', 'moonwell'], 1])
  })
})
