import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V19 findPlace', () => {
  test('EF-T2 it finds a place like the main action, for fewer witches, and triggers the effects that wait for a find', () => {
    const play = arrange({
      regions: { 'north-lakes': 'phantom-marsh - -' },
      players: [{ hand: 'hedge-hare', knowledge: 2, herb: 1, council: 'irene-and-haze', inner: 'salt-cave=lantern-of-lost-roads' }, {}],
    }).pick('hedge-hare>start-star', 'phantom-marsh')
    expect([play.since(0), play.outer(0)]).toEqual([{ knowledge: -2, herb: -1, witches: -1, vp: 2 }, ['phantom-marsh']])
    expect(play.region('north-lakes').crowd[0]).toEqual({ witches: 1, elders: 0 })
    expect(play.hand(0)).toHaveLength(1)
  })
})
