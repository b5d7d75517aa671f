import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V11 advancePath', () => {
  test('EF-T6 the marker moves first, then the reward of the cell comes, and then the effects that wait for a step', () => {
    const play = arrange({ players: [{ specialists: 'solveig', mana: 2, path: 1, inner: 'start=wayfinder-magpie' }, {}] }).pick('solveig-1')
    expect([play.player(0).path, play.asked, play.source, play.hand(0)]).toEqual([2, 'resources', 'path', []])
    play.pick('1-herb')
    expect([play.since(0), play.events('path-step')]).toEqual([
      { path: 1, herb: 1, mana: -1, hand: 1 },
      [{ type: 'path-step', seat: 0, cell: 2, source: 'specialist-solveig-1' }],
    ])
  })

  test('at the top a missing step gives 2 points and is not a step', () => {
    const play = arrange({ players: [{ specialists: 'solveig', mana: 2, path: 8, inner: 'start=wayfinder-magpie' }, {}] }).pick('solveig-1')
    expect(play.since(0)).toEqual({ mana: -2, vp: 2 })
  })
})
