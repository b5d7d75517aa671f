import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V15 returnFigure', () => {
  test('a witch returns from the big cell or from an action cell, which is then free, and can be used once more', () => {
    const play = arrange({
      players: [
        {
          mana: 1,
          inner: 'start=broom-stand',
          stand: { 'north-lakes': { witches: 1, cells: 1 }, 'central-highlands': { witches: 2 } },
          hand: 'keir',
        },
        { passed: true },
      ],
    }).pick('elder>broom-stand:1')
    expect([play.asked, play.offered]).toEqual(['return', ['central-highlands', 'north-lakes', 'north-lakes:1']])
    play.pick('north-lakes:1')
    expect([play.region('north-lakes'), play.player(0).witches]).toMatchObject([{ cells: [-1, -1], crowd: [{ witches: 1 }, {}] }, 1])
    expect(play.offeredFor('witch')).toContain('witch>north-lakes:1')
  })

  test('with no witch in a region nothing happens, and elders stay', () => {
    const play = arrange({ players: [{ mana: 1, inner: 'start=broom-stand', stand: { 'north-lakes': { elders: 1 } } }, {}] }).pick(
      'elder>broom-stand:1',
    )
    expect([play.since(0), play.seat]).toEqual([{ elders: -1, mana: -1 }, 1])
    const link = arrange({
      players: [{ hand: 'rune-scales', knowledge: 1, outer: 'rowan-gate', stand: { 'north-lakes': { witches: 1 } } }, {}],
    }).pick('rune-scales>rowan-gate')
    expect([link.since(0), link.region('north-lakes').crowd[0]]).toEqual([
      { hand: -1, knowledge: -1, witches: 1 },
      { witches: 0, elders: 0 },
    ])
  })
})
