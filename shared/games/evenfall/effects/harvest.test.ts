import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V10 harvest', () => {
  test('"this place" is harvested in either circle', () => {
    expect(
      arrange({ players: [{ inner: 'salt-cave=twin-sickles' }, {}] })
        .pick('elder>twin-sickles:1')
        .since(0),
    ).toEqual({ elders: -1, mana: 2 })
    expect(
      arrange({ players: [{ outer: 'salt-cave=twin-sickles/sickle' }, {}] })
        .pick('witch>twin-sickles:1')
        .since(0),
    ).toEqual({ witches: -1, mana: 4 })
  })

  test('the place just found is harvested', () => {
    const play = arrange({ regions: { 'north-lakes': 'crows-loft - -' }, players: [{ specialists: 'irene-and-haze' }, {}] }).pick('crows-loft')
    expect(play.since(0)).toEqual({ witches: -1, hand: 1, vp: 1 })
  })

  test('one place of the outer circle is harvested, without a question if it is the only one', () => {
    const asked = arrange({ players: [{ specialists: 'velda', outer: 'salt-cave grotto', inner: 'moonwell' }, {}] }).pick('velda-1')
    expect(asked.offered).toEqual(['grotto', 'salt-cave'])
    expect(asked.fallback()).toBe('place-salt-cave')
    expect(
      arrange({ players: [{ specialists: 'velda', outer: 'grotto' }, {}] })
        .pick('velda-1')
        .since(0),
    ).toEqual({ potion: 1 })
    expect(
      arrange({ players: [{ specialists: 'velda', inner: 'grotto' }, {}] })
        .pick('velda-1')
        .since(0),
    ).toEqual({})
  })

  test('EF-T4 an effect that waits for the harvest of its own place is triggered once, however many sickles there are', () => {
    const play = arrange({ players: [{ outer: 'salt-cave=honey-bear/sickle,sickle grotto' }, {}] }).pick('token')
    expect(play.since(0)).toEqual({ mana: 6, vp: 1, herb: 1, potion: 2 })
  })

  test('a player who does not answer harvests from the first opponent and the first places', () => {
    const play = arrange({
      seats: 3,
      players: [{ inner: 'start=butterfly-fairy' }, { outer: 'salt-cave grotto moonwell' }, { outer: 'mossy-glade' }],
    }).pick('elder>butterfly-fairy:1')
    expect(play.fallback()).toBe('player:1')
    play.pick('player:1')
    expect(play.fallback()).toEqual(['place-grotto', 'place-salt-cave'])
  })
})
