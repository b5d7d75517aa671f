import { describe, expect, test } from 'vitest'
import { arrange, type Scene } from './testing.ts'

const ROW = 'p1-bard p0-archer p2-seer p0-merchant p1-seer p2-bard'
const atHouse = (scene: Scene = {}) => arrange({ row: ROW, ...scene }).pick('p0-apprentice-1>clan-house-1>revealed', 'apply')

describe('the Clan House row', () => {
  test('RY-9.1 every tile can be hired only by its own clan, for the coins of its area', () => {
    const play = atHouse({ players: [{ coin: 3 }] }).pick('skip')
    expect(new Set(play.offered.map((id) => id.split('>')[0]))).toEqual(new Set(['p0-archer', 'p0-merchant', 'skip']))
    const poor = atHouse({ players: [{ coin: 2 }] }).pick('skip')
    expect(new Set(poor.offered.map((id) => id.split('>')[0]))).toEqual(new Set(['p0-archer', 'skip']))
    expect(atHouse({ players: [{ coin: 1 }] }).pick('skip').asked).toBe('end-turn')
  })

  test('RY-9.2 RY-T15 a revealed tile goes to the first free area; in a full row it goes to the right end, and the leftmost leaves the game', () => {
    const free = atHouse({ row: 'p1-bard', top: 'p0-hermit' }).pick('reveal')
    expect(free.state.row).toEqual(['p1-bard', 'p0-hermit'])
    const full = atHouse({ top: 'p0-hermit' }).pick('reveal')
    expect(full.state.row).toEqual(['p0-archer', 'p2-seer', 'p0-merchant', 'p1-seer', 'p2-bard', 'p0-hermit'])
    expect(full.player(1).gone).toContain('p1-bard')
    expect(full.player(0).gone).not.toContain('p1-bard')
    const empty = atHouse({ row: 'p0-archer', noStack: 0 })
    expect(empty.asked).toBe('hire')
  })

  test('RY-9.3 a hire costs the coins of the area, gives its favour and removes the replaced companion from the game', () => {
    const play = atHouse({ board: 'p0-apprentice-2@palace p0-apprentice-3@gate-1*' }).pick('skip')
    expect(play.after('p0-merchant')).toEqual(['p0-apprentice-1', 'p0-apprentice-2', 'p0-apprentice-3', 'p0-apprentice-4', 'p0-warrior'])
    const before = play.purse(0)
    play.pick('p0-merchant>p0-apprentice-4')
    expect(play.change(0, before)).toEqual({ coin: -3, favour: 4 })
    expect(play.player(0).gone).toContain('p0-apprentice-4')
    expect(play.player(0).hand.toSorted()).toEqual(['p0-merchant', 'p0-warrior'])
    expect(play.asked).toBe('end-turn')
  })

  test('RY-9.4 on the board the new companion takes the same place with the same face, without ability or cost', () => {
    const scene: Scene = { board: 'p0-apprentice-2@palace p0-apprentice-3@gate-1*' }
    const hidden = atHouse(scene).pick('skip', 'p0-merchant>p0-apprentice-3')
    expect([hidden.on('gate-1'), hidden.purse(0).coin, hidden.asked]).toEqual(['p0-merchant*', 1, 'end-turn'])
    const palace = atHouse(scene).pick('skip', 'p0-merchant>p0-apprentice-2')
    expect([palace.state.palace, palace.asked]).toEqual([['p0-merchant'], 'end-turn'])
    const fresh = atHouse(scene).pick('skip', 'p0-merchant>p0-apprentice-1')
    expect([fresh.on('clan-house-1'), fresh.asked]).toEqual(['p0-merchant', 'end-turn'])
    // a companion hired into the hand can be placed like any other
    const hand = atHouse(scene).pick('skip', 'p0-merchant>p0-warrior').until(0)
    expect(hand.after('p0-merchant')).toContain('gate-2>revealed')
  })

  test('RY-9.5 RY-T16 a tile hired from area 4 replaces a hidden companion in the Springs, and the tiles to its right move up', () => {
    const play = atHouse({ board: 'p0-warrior@springs-2*' }).pick('skip')
    const before = play.purse(0)
    play.pick('p0-merchant>p0-warrior')
    expect(play.change(0, before)).toEqual({ coin: -3, favour: 4 })
    expect([play.on('springs-2'), play.asked]).toEqual(['p0-merchant*', 'end-turn'])
    expect(play.state.row).toEqual(['p1-bard', 'p0-archer', 'p2-seer', 'p1-seer', 'p2-bard'])
    expect(play.player(0).gone).toContain('p0-warrior')
  })

  test('RY-R26 a companion that was pushed out cannot be replaced', () => {
    const play = arrange({ palace: true, row: 'p0-archer', players: [{ pushed: 'apprentice-2 warrior' }] })
    play.pick('p0-apprentice-1>clan-house-1>revealed', 'apply', 'skip')
    expect(play.after('p0-archer')).toEqual(['p0-apprentice-1', 'p0-apprentice-3'])
  })

  test('if nobody answers, no tile is revealed or hired', () => {
    const play = atHouse()
    expect(play.fallback()).toBe('skip')
    expect(play.pick('skip').fallback()).toBe('skip')
  })
})
