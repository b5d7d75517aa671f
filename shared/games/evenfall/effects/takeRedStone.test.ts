import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'

describe('EF-V28 takeRedStone', () => {
  test('the player takes the red stone if it is unclaimed, and otherwise nothing', () => {
    const thorn = { coven: 'thorn', hand: 'rune-scales', knowledge: 1 } as const
    const first = arrange({ side: 'lunar', players: [thorn, { coven: 'star' }] }).pick('rune-scales>start-thorn')
    expect([first.player(0).stones, first.table.redStone]).toEqual([[{ id: 'stone-red', at: '' }], false])
    const second = arrange({ side: 'lunar', players: [{ ...thorn, stones: 'red@thorn:3' }, { coven: 'star' }] }).pick('rune-scales>start-thorn')
    expect([second.player(0).stones, second.eventTypes.includes('stone-taken')]).toEqual([[{ id: 'stone-red', at: 'thorn:3' }], false])
  })
})
