import { describe, expect, test } from 'vitest'
import { arrange, roundEnd } from '../testing.ts'

describe('EF-V4 pay', () => {
  test('the whole price is paid before it brings anything, and each repetition is asked anew up to the limit', () => {
    const play = arrange({ players: [{ mana: 9, inner: 'start=storm-of-sparks' }, {}] }).pick('elder>storm-of-sparks:1')
    // the first payment is the price of the cell, and there is only one way to pay it
    expect([play.since(0), play.asked, play.offered]).toEqual([{ elders: -1, mana: -1, vp: 2 }, 'may-pay', ['1-mana', 'none']])
    play.pick('1-mana', '1-mana')
    expect([play.since(0), play.seat]).toEqual([{ elders: -1, mana: -3, vp: 6 }, 1])
  })

  test('a repetition that cannot be paid is not asked', () => {
    const play = arrange({ players: [{ mana: 1, inner: 'start=storm-of-sparks' }, {}] }).pick('elder>storm-of-sparks:1')
    expect([play.since(0), play.seat]).toEqual([{ elders: -1, mana: -1, vp: 2 }, 1])
    expect(roundEnd({ round: 3, players: [{ council: 'zaira' }, {}] }).asked).toBe('over')
  })

  test('a player who does not answer pays nothing where that is possible, and otherwise from the largest stock', () => {
    const cell = arrange({ players: [{ herb: 1, potion: 4, knowledge: 2, inner: 'start=transmutation-vessel' }, {}] }).pick(
      'elder>transmutation-vessel:1',
    )
    expect([cell.asked, cell.fallback()]).toEqual(['pay', '2-potion'])
    // resources are paid one by one, so another stock becomes the largest
    const even = arrange({ players: [{ herb: 2, potion: 2, inner: 'start=transmutation-vessel' }, {}] }).pick('elder>transmutation-vessel:1')
    expect(even.fallback()).toBe('1-herb>1-potion')
    const cards = arrange({ players: [{ hand: 'keir velda' }, {}] }).pick('witch>north-lakes:1')
    expect([cards.asked, cards.fallback()]).toEqual(['pay-cards', 'specialist-keir-1'])
  })
})
