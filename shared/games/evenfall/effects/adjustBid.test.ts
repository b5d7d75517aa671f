import { describe, expect, test } from 'vitest'
import { battle } from '../testing.ts'
import { bidRange } from './adjustBid.ts'

describe('EF-V25 adjustBid', () => {
  test("the dial changes by at most what the effect says, within 0, 9 and the player's mana", () => {
    const lakes = { stand: { 'north-lakes': { witches: 1 } } } as const
    const play = battle({
      players: [
        { specialists: 'keir', mana: 20, ...lakes },
        { mana: 4, ...lakes },
      ],
    })
      .by(0, 8)
      .by(1, 4)
    expect([bidRange(play.state, 0), bidRange(play.state, 1)]).toEqual([
      { min: 6, max: 9 },
      { min: 4, max: 4 },
    ])
    expect(play.seats).toEqual([0])
  })
})
