import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V27 playRitual', () => {
  test('EF-T3 it has all the steps of playing: link bonus, instant effect and the effects that wait for a ritual', () => {
    const play = arrange({
      players: [{ inner: 'start=night-mare', hand: 'deer-king', herb: 2, outer: 'owl-market', council: 'branka' }, {}],
    }).pick('elder>night-mare:1')
    expect(play.offered).toEqual(['deer-king>owl-market', 'none'])
    play.pick('deer-king>owl-market')
    // The cost of three herbs and a potion is reduced by two; without a potion only two herbs can pay.
    // The link gives 2 points, each of two familiars 2, and the council 3.
    expect([play.player(0).vp, play.player(0).herb]).toEqual([9, 0])
  })

  test('EF-T3 a discounted play counts as a play, and an applied instant does not', () => {
    const applied = arrange({ players: [{ specialists: 'keita', council: 'branka', outer: 'grotto=deer-king' }, {}] }).pick('keita-1')
    expect(applied.player(0).vp).toBe(0)
  })
})
