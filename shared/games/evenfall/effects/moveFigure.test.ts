import { describe, expect, test } from 'vitest'
import { arrange, battle } from '../testing.ts'

describe('EF-V14 moveFigure', () => {
  test('none, one or two figures move from the supply to one region', () => {
    const swan = { hand: 'mist-swan', herb: 1, potion: 1 } as const
    const two = arrange({ players: [swan, {}] }).pick('mist-swan>start-star')
    expect([two.asked, two.offered]).toEqual(['move', ['elder>central-highlands', 'elder>north-lakes', 'none']])
    two.pick('elder>north-lakes')
    expect(two.offered).toEqual(['elder>north-lakes', 'none'])
    two.pick('none')
    expect([two.region('north-lakes').crowd[0], two.since(0)]).toEqual([
      { witches: 0, elders: 1 },
      { hand: -1, herb: -1, potion: -1, elders: -1, vp: 2 },
    ])
    const none = arrange({ players: [swan, {}] }).pick('mist-swan>start-star', 'none')
    expect(none.since(0)).toEqual({ hand: -1, herb: -1, potion: -1, vp: 2 })
  })

  test('before a battle figures move only to its region, and a player without an elder is not asked', () => {
    const play = battle({ players: [{ inner: 'start=ghost-hound' }, {}] })
    expect([play.asked, play.offered]).toEqual(['move', ['elder>north-lakes', 'none']])
    const bare = battle({ players: [{ inner: 'start=ghost-hound', stand: { 'central-highlands': { elders: 4 } } }, {}] })
    expect([bare.asked, bare.source]).toEqual(['resources', 'central-highlands'])
  })

  test('the cell of the Cross board does not count as a ritual', () => {
    const play = arrange({ side: 'lunar', players: [{ coven: 'cross', path: 3, inner: 'start=wolf-guide' }, { passed: true }] })
    play.pick('witch>board:cross', 'elder>wolf-guide:1')
    expect(play.offered).toEqual(['none', 'wolf-guide:1>central-highlands', 'wolf-guide:1>north-lakes'])
  })
})
