import { describe, expect, test } from 'vitest'
import { arrange, battle } from '../testing.ts'

describe('EF-V24 repeatBattleReward', () => {
  test('EF-T17 it repeats a tier of the bundle just received, without a new bundle', () => {
    const play = battle({ players: [{ specialists: 'elvin', council: 'jorunn', mana: 5, stand: { 'north-lakes': { witches: 1 } } }, {}] }).pick(5)
    expect([play.asked, play.offered]).toEqual(['order', ['elvin-1', 'jorunn-1']])
    play.pick('elvin-1', 'north-lakes>4')
    // Jorunn gains once
    expect([play.since(0), play.asked]).toEqual([{ mana: -5, hand: 2, vp: 5 }, 'take-stone'])
  })

  test('only tiers in the bundle are offered', () => {
    const play = arrange({ players: [{ hand: 'stag-beetle', herb: 1, potion: 2, specialists: 'elvin' }, {}] }).pick(
      'stag-beetle>start-star',
      'north-lakes>6',
    )
    expect([play.asked, play.offered]).toEqual(['repeat', ['none', 'north-lakes>6']])
  })
})
