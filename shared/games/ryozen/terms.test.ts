import { describe, expect, test } from 'vitest'
import { adjacentTo, highlightedAt, influenceIn, oppositeTo, sectorAt } from './board.ts'
import { SECTOR_IDS, SECTORS } from './content/index.ts'
import { turnOrder } from './state.ts'
import { arrange, begin, night } from './testing.ts'

const names = (sectors: readonly number[]): readonly string[] => sectors.map((sector) => sectorAt(sector).id).toSorted()

describe('terms', () => {
  test('RY-0.1 RY-R1 there are six sectors clockwise from the Gate; adjacent ones are one step away, opposite ones three', () => {
    expect(SECTOR_IDS).toEqual(['gate', 'capital', 'outskirts', 'altar', 'springs', 'clan-house'])
    expect(SECTORS.map(({ id }) => id)).toEqual(SECTOR_IDS)
    expect(SECTOR_IDS.map((_, sector) => sectorAt(oppositeTo(sector)).id)).toEqual(['altar', 'springs', 'clan-house', 'gate', 'capital', 'outskirts'])
    expect(names(adjacentTo(0))).toEqual(['capital', 'clan-house'])
    expect(names(adjacentTo(3))).toEqual(['outskirts', 'springs'])
    expect(names(adjacentTo(5))).toEqual(['gate', 'springs'])
  })

  test('RY-0.2 RY-R2 every other sector is highlighted, and a turn of the disc moves the highlights one sector clockwise', () => {
    const even = ['gate', 'outskirts', 'springs']
    const odd = ['altar', 'capital', 'clan-house']
    expect([0, 1, 2, 3, 4, 5].map((rotation) => names(highlightedAt(rotation)))).toEqual([even, odd, even, odd, even, odd])
    const play = arrange({ rotation: 5 }).pick('p0-warrior>palace', 'apply', 'gain')
    expect(play.table.highlighted.toSorted()).toEqual(odd)
    play.pick('coin')
    expect(play.state.rotation).toBe(0)
    expect(play.table.highlighted.toSorted()).toEqual(even)
  })

  test('RY-0.3 a cost is paid in full or the thing is not done, a loss takes what there is, and "any" means any kind', () => {
    // the paid slot of the Gate costs a coin, and hiding costs one more
    const poor = arrange({ players: [{ coin: 1 }], board: 'p1-warrior@gate-1 p2-warrior@gate-2' })
    expect(poor.after('p0-warrior>gate-3')).toEqual(['revealed'])
    expect(arrange({ players: [{ coin: 0 }], board: 'p1-warrior@gate-1 p2-warrior@gate-2' }).after('p0-warrior>gate-3')).toEqual([])
    const breach = night({ events: ['breach-in-the-wall'], players: [{ coin: 2, scroll: 0, lantern: 1 }] })
    expect(breach.purse(0)).toMatchObject({ coin: 1, scroll: 0, lantern: 0 })
    const merchant = arrange({ players: [{ hand: 'merchant' }] }).pick('p0-merchant>gate-1>revealed', 'use')
    expect(merchant.offered).toEqual(['coin', 'lantern', 'scroll'])
    // the supply has no limit
    const rich = arrange({ players: [{ hand: 'merchant', coin: 40 }] }).pick('p0-merchant>gate-1>revealed', 'use', 'coin')
    expect(rich.player(0).coin).toBe(41)
  })

  test('RY-0.4 RY-R19 nothing drops below zero', () => {
    const play = night({
      events: ['rebellion', 'lunar-festival', 'coral-eclipse', 'breach-in-the-wall'],
      players: [{ favour: 1, explorer: 1, lantern: 0, coin: 0, scroll: 0, coral: 1 }],
      built: ['craftville'],
      board: 'p0-warrior@clan-house-1',
    })
    // after the events the Clan House gives a coin, and its shard to the majority
    expect(play.purse(0)).toEqual({ coin: 1 + 0, scroll: 0, lantern: 0, coral: 0, agate: 1, jade: 0, favour: 0 })
    expect(play.asked).toBe('place')
  })

  test('RY-0.5 a revealed companion has 1 influence and a hidden one 2, and none if it is pushed out or in hand', () => {
    const play = arrange({
      palace: true,
      players: [{ pushed: 'apprentice-1' }],
      board: 'p0-warrior@gate-1* p0-apprentice-2@gate-2 p1-warrior@gate-3',
    })
    expect(influenceIn(play.state, 0)).toEqual([3, 1, 0])
    expect(play.table.sectors[0]).toEqual({ id: 'gate', influence: [3, 1, 0], majority: 0 })
    expect(play.table.palaceInfluence).toEqual([0, 0, 0])
    expect(play.isOnBoard('p0-apprentice-1')).toBe(false)
  })

  test('RY-0.6 turn order is clockwise from the first player token, and opponents are all other players', () => {
    expect(turnOrder(arrange({ seats: 4, first: 2 }).state)).toEqual([2, 3, 0, 1])
    const play = arrange({ seats: 4, first: 2, turn: 3, players: [{}, {}, {}, { kept: ['seal-of-the-gate-1'] }] })
    play.by(3, 'p3-warrior>gate-1>revealed', 'apply')
    play.by(2, 'coin').by(0, 'scroll').by(1, 'lantern')
    expect(play.seat).toBe(3)
    expect(play.player(3)).toMatchObject({ coin: 4, scroll: 3, lantern: 3 })
  })

  test('RY-0.7 each sector has the colour of its shard', () => {
    expect(SECTORS.map(({ shard }) => shard)).toEqual(['coral', 'coral', 'jade', 'jade', 'agate', 'agate'])
    for (const { id, shard } of SECTORS) {
      const play = arrange({ players: [{ hand: 'night-agent' }] })
      const before = play.purse(0)
      play.pick(`p0-night-agent>${id}-1>revealed`, 'use', 'coin')
      expect(play.change(0, before)).toEqual({ coin: -1, [shard]: 1 })
    }
  })

  test('RY-0.8 an optional part may be skipped, all or nothing needs every part, and one branch is chosen', () => {
    const gate = arrange({ events: ['flood'] }).pick('p0-warrior>gate-1>revealed', 'apply')
    expect([gate.asked, gate.offered]).toEqual(['discard-event', ['flood', 'skip']])
    expect(gate.player(0).lantern).toBe(3)
    // Bandit Lair has no event to return, so it gives nothing at all
    const lair = arrange({ built: ['bandit-lair'], players: [{ explorer: 1 }] }).pick('p0-warrior>altar-1>revealed', 'apply')
    expect(lair.offered).toEqual(['skip', 'start-village'])
    const branch = arrange().pick('p0-warrior>palace', 'apply')
    expect(branch.offered).toEqual(['gain', 'light'])
    expect(arrange({ players: [{ lantern: 0 }] }).pick('p0-warrior>palace', 'apply').asked).toBe('gain-resource')
  })

  test('RY-0.9 an effect on several players is resolved by each in turn order', () => {
    const play = night({
      first: 1,
      events: ['palace-banquet'],
      board: 'p0-warrior@palace p1-warrior@palace p2-warrior@palace',
    })
    play.by(1, 'coin').by(2, 'scroll').by(0, 'lantern')
    expect([play.player(1).coin, play.player(2).scroll, play.player(0).lantern]).toEqual([3, 2, 1])
    expect(play.asked).toBe('gain-shard')
  })

  test('RY-0.10 an inner effect is finished with its own triggers before the outer one continues', () => {
    // the Palace applies the Altar, which gives the bonus of the Town Hall, which applies the Capital; then come its seal, the seal of the Altar and
    // the disc
    const play = arrange({
      rotation: 1,
      built: ['town-hall'],
      heralds: [1, 2, 0],
      players: [{ explorer: 1, kept: ['seal-of-the-capital-1', 'seal-of-the-altar-1'] }],
      board: 'p1-warrior@springs-1 p2-warrior@springs-2',
    })
    play.pick('p0-warrior>palace', 'apply', 'light', 'altar', 'town-hall')
    expect([play.asked, play.source]).toEqual(['gain-resource', 'seal-of-the-capital-1'])
    expect(play.state.heralds).toEqual([0, 1, 2])
    expect(play.state.rotation).toBe(1)
    play.pick('coin')
    expect([play.asked, play.source]).toEqual(['strike', 'seal-of-the-altar-1'])
    play.pick('p1-warrior')
    expect(play.state.palace).toEqual(['p0-warrior', 'p1-warrior'])
    expect(play.state.rotation).toBe(2)
    expect(play.asked).toBe('end-turn')
    expect(play.state.underway).toEqual([])
  })

  test('RY-R30 the usual mode and the Phoenix Palace are the only modes', () => {
    expect(begin(2, { clanChoice: 'random' }).state.palaceMode).toBe(false)
    expect(begin(2, { clanChoice: 'random', mode: 'palace' }).state.palaceMode).toBe(true)
  })
})
