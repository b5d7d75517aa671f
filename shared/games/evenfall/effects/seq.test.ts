import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V5 seq', () => {
  test('the steps are resolved in printed order, each completely before the next', () => {
    const play = arrange({ players: [{ inner: 'start=raven-courier' }, {}] }).pick('elder>raven-courier:1')
    expect([play.asked, play.hand(0)]).toEqual(['resources', []])
    play.pick('1-herb')
    expect(play.eventTypes).toEqual(['cell-activated', 'gained', 'drew'])
  })
})
