import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V13 createCatalyst', () => {
  test('EF-T7 catalysts may go on any ritual of the player with a free cell, up to the number of the effect', () => {
    const play = arrange({
      players: [{ specialists: 'mirra', outer: 'grotto=honey-bear/orb', inner: 'start=ring-of-salt moonwell=moss-toad' }, {}],
    }).pick('mirra-1')
    expect(play.offered).toEqual(['honey-bear', 'none', 'ring-of-salt'])
    play.pick('honey-bear')
    expect([play.card(0, 'honey-bear').slots, play.since(0), play.asked]).toEqual([['orb', 'sickle'], { vp: 1 }, 'turn'])
  })

  test('catalysts for the ritual just played may go nowhere else', () => {
    const play = arrange({ players: [{ hand: 'honey-bear', herb: 1, outer: 'night-smithy', inner: 'start=reality-warp' }, {}] }).pick(
      'honey-bear>night-smithy',
    )
    expect([play.asked, play.source, play.offered]).toEqual(['sickle', 'night-smithy', ['honey-bear', 'none']])
    play.pick('honey-bear')
    expect(play.card(0, 'honey-bear').slots).toEqual(['sickle', ''])
    const full = arrange({ players: [{ hand: 'rune-scales', knowledge: 1, outer: 'night-smithy', inner: 'start=reality-warp' }, {}] }).pick(
      'rune-scales>night-smithy',
    )
    expect(full.seat).toBe(1)
  })

  test('EF-T8 the effects that wait for an orb come before its step', () => {
    const play = arrange({
      side: 'lunar',
      players: [{ coven: 'thorn', stones: 'ember-1', path: 2, council: 'solveig', inner: 'start=honey-bear' }, { coven: 'star' }],
    })
    play.pick('ember-1>thorn:2', '1-vp', 'honey-bear')
    expect(play.events('gained').map(({ source, goods }) => [source, goods])).toEqual([
      ['thorn:2', ['1-vp']],
      ['specialist-solveig-1', ['3-vp']],
      ['path', ['3-vp']],
    ])
  })
})
