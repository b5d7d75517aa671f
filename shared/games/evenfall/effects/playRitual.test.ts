import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V27 playRitual', () => {
  test('EF-T3 with all the steps of playing: link bonus, instant effect and what waits for it', () => {
    const play = arrange({
      players: [{ inner: 'start=night-mare', hand: 'deer-king', herb: 2, outer: 'owl-market', council: 'branka' }, {}],
    }).pick('elder>night-mare:1')
    expect(play.offered).toEqual(['deer-king>owl-market', 'none'])
    play.pick('deer-king>owl-market')
    // three herbs and a potion cost two less; without a potion only two herbs can pay
    // 2 points for the link, 2 for each of two familiars, 3 from the council
    expect([play.player(0).vp, play.player(0).herb]).toEqual([9, 0])
  })

  test('EF-T3 a discounted play is a play; an applied instant is none', () => {
    const applied = arrange({ players: [{ specialists: 'keita', council: 'branka', outer: 'grotto=deer-king' }, {}] }).pick('keita-1')
    expect(applied.player(0).vp).toBe(0)
  })
})
