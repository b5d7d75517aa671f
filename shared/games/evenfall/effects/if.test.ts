import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'
import { holds } from './if.ts'

describe('EF-V8 if', () => {
  test('the condition is tested at this moment and decides on the branch', () => {
    const ring = { outer: 'werewolfs-stump', knowledge: 9, herb: 9, potion: 9 } as const
    const familiar = arrange({ players: [{ ...ring, hand: 'moss-toad' }, {}] }).pick('moss-toad>werewolfs-stump')
    const spell = arrange({ players: [{ ...ring, hand: 'crossing-of-shadows' }, {}] }).pick('crossing-of-shadows>werewolfs-stump')
    expect([familiar.hand(0).length, spell.hand(0).length]).toEqual([3, 1])
    // without an `else` branch nothing happens
    const marsh = arrange({ players: [{ outer: 'phantom-marsh', hand: 'honey-bear', herb: 1 }, {}] }).pick('honey-bear>phantom-marsh')
    expect(marsh.since(0)).toEqual({ hand: -1 })
  })

  test('EF-C1, EF-C2 the conditions look at the ritual just played and at its link bonus', () => {
    const artifact = { is: 'playedRitualHas', keyword: 'artifact' } as const
    expect(['ritual-rune-scales', 'ritual-embodiment-of-magic', 'ritual-moss-toad'].map((played) => holds(artifact, { played }))).toEqual([
      true,
      true,
      false,
    ])
    expect(holds(artifact, {})).toBe(false)
    expect([holds({ is: 'linkBonusJustActivated' }, { linked: true }), holds({ is: 'linkBonusJustActivated' }, {})]).toEqual([true, false])
  })
})
