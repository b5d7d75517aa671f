import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('strikes', () => {
  test('RY-4.1 RY-R15 a target stands in a fitting slot, never in the Palace, a hand or the row, and is never the striker', () => {
    const play = arrange({
      row: 'p1-archer',
      board: 'p1-warrior@gate-1 p1-apprentice-1@gate-2 p2-warrior@altar-1 p1-apprentice-2@palace p2-apprentice-1@palace',
    })
    play.pick('p0-warrior>gate-3>revealed', 'use')
    expect([play.asked, play.source, play.offered]).toEqual(['strike', 'warrior', ['p1-apprentice-1', 'p1-warrior']])
    expect(arrange({ board: 'p1-warrior@springs-1' }).pick('p0-warrior>gate-1>revealed').asked).toBe('apply')
  })

  test('RY-4.2 a hidden target turns revealed where it stands, and its ability is not used', () => {
    const play = arrange({ board: 'p1-merchant@gate-1* p2-warrior@gate-2*' }).pick('p0-warrior>gate-3>revealed', 'use')
    const before = play.purse(1)
    play.pick('p1-merchant')
    expect([play.on('gate-1'), play.on('gate-2'), play.state.palace]).toEqual(['p1-merchant', 'p2-warrior*', []])
    expect(play.change(1, before)).toEqual({})
    expect([play.seat, play.asked]).toEqual([0, 'apply'])
    expect(play.eventTypes).toEqual(['struck', 'turned-revealed'])
  })

  test("RY-4.3 a revealed target goes to its owner's place in the Palace, its slot is free, and nothing else happens", () => {
    const play = arrange({ board: 'p1-merchant@gate-1 p2-warrior@gate-2' }).pick('p0-warrior>gate-3>revealed', 'use')
    const before = play.purse(1)
    play.pick('p1-merchant')
    expect([play.on('gate-1'), play.on('gate-2'), play.state.palace]).toEqual(['', 'p2-warrior', ['p1-merchant']])
    expect([play.change(1, before), play.state.rotation]).toEqual([{}, 0])
    expect([play.seat, play.asked]).toEqual([0, 'apply'])
    play.pick('skip', 'end-turn')
    expect(play.after('p1-apprentice-1')).toContain('gate-1>revealed')
  })

  test("RY-4.4 a strike on any owner may hit the striker's own companions too", () => {
    const play = arrange({ players: [{ kept: ['mercy-jade-1'] }], board: 'p0-apprentice-1@gate-1 p1-warrior@gate-2' })
    play.pick('p0-warrior>gate-3>revealed', 'use')
    expect(play.offered).toEqual(['p0-apprentice-1', 'p1-warrior'])
    play.pick('p0-apprentice-1')
    expect(play.state.palace).toEqual(['p0-apprentice-1'])
    expect(play.asked).toBe('apply')
  })

  test('RY-4.5 RY-T11 after a strike on an opponent each Mercy may trade one resource for one shard', () => {
    const play = arrange({
      players: [{ coin: 2, scroll: 0, lantern: 0, kept: ['mercy-coral-1', 'mercy-coral-2'] }],
      board: 'p1-warrior@gate-1*',
    })
    play.pick('p0-warrior>gate-2>revealed', 'use')
    expect([play.asked, play.offered]).toEqual(['mercy', ['mercy-coral-1', 'mercy-coral-2', 'skip']])
    expect(play.on('gate-1')).toBe('p1-warrior')
    play.pick('mercy-coral-1')
    expect(play.offered).toEqual(['mercy-coral-2', 'skip'])
    play.pick('mercy-coral-2')
    expect(play.purse(0)).toMatchObject({ coin: 0, coral: 2, agate: 0, jade: 0 })
    expect(play.player(0).kept).toEqual(['mercy-coral-1', 'mercy-coral-2'])
    expect(play.asked).toBe('apply')
    // with two kinds to pay with, the player chooses; without any, nothing is asked
    const choice = arrange({ players: [{ kept: ['mercy-agate-1'] }], board: 'p1-warrior@gate-1' }).pick(
      'p0-warrior>gate-2>revealed',
      'use',
      'mercy-agate-1',
    )
    expect([choice.asked, choice.offered, choice.source]).toEqual(['pay-resource', ['coin', 'lantern', 'scroll'], 'mercy-agate-1'])
    expect(choice.pick('lantern').purse(0)).toMatchObject({ coin: 4, lantern: 1, agate: 1 })
    const poor = arrange({ players: [{ coin: 0, scroll: 0, lantern: 0, kept: ['mercy-agate-1'] }], board: 'p1-warrior@gate-1' })
    expect(poor.pick('p0-warrior>gate-2>revealed', 'use').asked).toBe('apply')
    const declined = arrange({ players: [{ kept: ['mercy-agate-1'] }], board: 'p1-warrior@gate-1' }).pick('p0-warrior>gate-2>revealed', 'use')
    expect([declined.fallback(), declined.pick('skip').asked, declined.player(0).agate]).toEqual(['skip', 'apply', 0])
  })

  test('RY-R33 Mercy works only for the striker and only after a strike on an opponent', () => {
    // the Mercy of the struck player does nothing
    const play = arrange({ players: [{}, { kept: ['mercy-coral-1'] }], board: 'p1-warrior@gate-1' }).pick('p0-warrior>gate-2>revealed', 'use')
    expect([play.seat, play.asked]).toEqual([0, 'apply'])
  })

  test('RY-T10 a first strike reveals an enemy, a second one sends it to the Palace, and a third one cannot reach it', () => {
    const play = arrange({ seats: 4, board: 'p1-apprentice-1@gate-1*' })
    play.by(0, 'p0-warrior>gate-2>revealed', 'use')
    expect(play.on('gate-1')).toBe('p1-apprentice-1')
    play.until(2).by(2, 'p2-warrior>gate-3>revealed', 'use')
    expect(play.offered).toEqual(['p0-warrior', 'p1-apprentice-1'])
    play.by(2, 'p1-apprentice-1')
    expect(play.on('gate-1')).toBe('')
    expect(play.state.palace).toContain('p1-apprentice-1')
    play.until(3).by(3, 'p3-warrior>gate-1>revealed', 'use')
    expect(play.offered).toEqual(['p0-warrior', 'p2-warrior'])
  })

  test("RY-T12 an Offering strikes one of the player's companions for a coin, with no Mercy and no second card at the start", () => {
    const play = arrange({
      players: [{ kept: ['offering-of-wealth', 'rainbow-1', 'mercy-coral-1'] }],
      board: 'p0-warrior@gate-1 p0-apprentice-1@gate-2* p1-warrior@springs-1',
    })
    play.pick('offering-of-wealth')
    expect(play.offered).toEqual(['p0-apprentice-1', 'p0-warrior'])
    const before = play.purse(0)
    play.pick('p0-warrior')
    expect([play.on('gate-1'), play.on('gate-2'), play.on('springs-1'), play.state.palace]).toEqual([
      '',
      'p0-apprentice-1*',
      'p1-warrior',
      ['p0-warrior'],
    ])
    expect(play.change(0, before)).toEqual({ coin: 1 })
    expect(play.asked).toBe('place')
    expect(play.player(0).kept).toHaveLength(3)
  })
})
