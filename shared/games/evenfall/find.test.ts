import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('finding a place', () => {
  test('EV-5.1, EV-5.4, EV-5.5, EV-70.2 the witches go to the big cell, and the place to the right end of the outer circle', () => {
    const play = arrange({
      regions: { 'central-highlands': 'deadwater-spring phantom-marsh moonwell' },
      players: [{ outer: 'salt-cave' }, { outer: 'bald-mountain' }],
    })
    play.pick('phantom-marsh')
    expect(play.region('central-highlands').crowd).toEqual([
      { witches: 2, elders: 0 },
      { witches: 0, elders: 0 },
    ])
    expect([play.since(0), play.since(1)]).toEqual([{ witches: -2 }, {}])
    expect(play.outer(0)).toEqual(['salt-cave', 'phantom-marsh'])
    // the slot stays empty and nothing shifts
    expect(play.region('central-highlands').slots).toEqual(['place-deadwater-spring', '', 'place-moonwell'])
    expect(play.table.places).toBe(44)
    expect(play.events('place-found')).toMatchObject([{ seat: 0, place: 'place-phantom-marsh', region: 'central-highlands', witches: 2 }])
    expect(play.seat).toBe(1)
  })

  test('EV-5.2, EV-71.3 a place can be found only with enough witches, and elders never pay', () => {
    const scene = { regions: { 'north-lakes': 'phantom-marsh grotto -' } }
    const play = arrange({ ...scene, players: [{ spentWitches: 3 }, {}] })
    expect([play.offered.includes('phantom-marsh'), play.offered.includes('grotto')]).toEqual([false, true])
    expect([play.player(0).elders, play.refusal('phantom-marsh')]).toEqual([4, 'not-offered'])
    expect(arrange({ ...scene, players: [{ spentWitches: 4 }, {}] }).offered).not.toContain('grotto')
  })

  test('EV-5.3 the big cell is never full', () => {
    const play = arrange({
      seats: 3,
      regions: { 'north-lakes': 'grotto deadwater-spring moonwell' },
      players: [{ stand: { 'north-lakes': { witches: 2 } } }, { stand: { 'north-lakes': { witches: 4 } } }, {}],
    })
    play.pick('grotto')
    expect(play.region('north-lakes').crowd.map(({ witches }) => witches)).toEqual([3, 4, 0])
  })

  test('EV-5.6 the witches stay until the end of the round and fight there', () => {
    const play = arrange({ regions: { 'north-lakes': 'grotto - -' }, players: [{}, { passed: true }] })
    play.pick('grotto', 'pass')
    expect(play.events('strength')).toMatchObject([{ seat: 0, strength: 1 }])
    play.idleUntil(({ table }) => table.round === 2)
    expect([play.player(0).witches, play.region('north-lakes').crowd[0]]).toEqual([4, { witches: 0, elders: 0 }])
  })

  test('EV-5.7, EF-V19 an effect that finds a place costs what it says, and does not happen with too few witches', () => {
    const scene = { regions: { 'north-lakes': 'phantom-marsh grotto -', 'central-highlands': '- - -' } } as const
    const hare = { hand: 'hedge-hare', knowledge: 2, herb: 1 } as const
    const play = arrange({ ...scene, players: [hare, {}] }).pick('hedge-hare>start-star')
    expect([play.asked, play.source, play.offered]).toEqual(['find', 'hedge-hare', ['grotto', 'none', 'phantom-marsh']])
    expect(play.fallback()).toBe('none')
    play.pick('phantom-marsh')
    expect([play.since(0).witches, play.outer(0)]).toEqual([-1, ['phantom-marsh']])
    // a cost of one witch is reduced by one, so it is free
    const free = arrange({ ...scene, players: [{ ...hare, spentWitches: 4 }, {}] }).pick('hedge-hare>start-star')
    expect(free.offered).toEqual(['grotto', 'none'])
    free.pick('grotto')
    expect([free.since(0).witches, free.outer(0)]).toEqual([undefined, ['grotto']])
    const none = arrange({
      regions: { 'north-lakes': 'phantom-marsh - -', 'central-highlands': '- - -' },
      players: [{ ...hare, spentWitches: 4 }, {}],
    })
    none.pick('hedge-hare>start-star')
    expect([none.seat, none.outer(0)]).toEqual([1, []])
  })

  test('EV-5.8, EF-V21 a place from the deck is not found: it costs no witches and triggers nothing', () => {
    const play = arrange({ places: 'salt-cave', players: [{ specialists: 'irene-and-haze', inner: 'start=gravediggers-spade' }, {}] })
    play.pick('elder>gravediggers-spade:1')
    expect([play.outer(0), play.since(0)]).toEqual([['salt-cave'], { elders: -1 }])
    expect(play.events('place-taken')).toMatchObject([{ seat: 0, places: ['place-salt-cave'] }])
    expect(play.eventTypes).not.toContain('place-harvested')
  })

  test('EV-5.9, EV-5.10 each circle has room for any number of places, and each place for one ritual', () => {
    const play = arrange({
      players: [
        { hand: 'rune-scales', knowledge: 1, outer: 'deadwater-spring moonwell salt-cave=honey-bear', inner: 'bald-mountain mossy-glade=moss-toad' },
        {},
      ],
    })
    expect(play.offeredFor('rune-scales').toSorted()).toEqual(
      ['deadwater-spring', 'moonwell', 'bald-mountain', 'start-star'].map((place) => `rune-scales>${place}`).toSorted(),
    )
  })
})
