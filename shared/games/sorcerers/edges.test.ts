import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../kernel/event.ts'
import { defaultGameOptions } from '../../kernel/game-options.ts'
import { at, cellOf } from './cells.ts'
import { OPTIONS, readRules } from './options.ts'
import { type State, unitOf, withCell } from './state.ts'
import { readCast, readMove } from './steps/options.ts'
import { arrange, begin, type Play, type Scene } from './testing.ts'
import { violationsOf } from './violations.ts'

const eventOf = (play: Play, type: string): GameEvent | undefined => play.events.find((event) => event.type === type)
/** Units whose sorcerer falls to g6. A warrior on k8 and the one beside the corner survive. */
const GHOST: Scene = { options: { longLiver: true }, units: { V: 'e6 g2', N: 'S:f6 k8' } }

describe('setting up', () => {
  test('SO-1.1 the slots wait for their turns in the order of the corners, even two of the same player', () => {
    expect(begin(3).table.waiting).toEqual([0, 1, 2, 3])
    expect(begin(2).table.waiting).toEqual([0, 2])
  })

  test('SO-1.5 sorcerers that are dealt are announced corner by corner', () => {
    const dealt = begin(2, { sorcererChoice: 'random' }).events.filter(({ type }) => type === 'sorcerer-dealt')
    expect(dealt.map(({ seat, slot }) => [seat, slot])).toEqual([
      [0, 0],
      [1, 2],
    ])
  })

  test('a missing option has its default', () => {
    expect(readRules({})).toEqual(readRules(defaultGameOptions(OPTIONS)))
    expect(readRules({}).turnCap).toBe(400)
  })
})

describe('events', () => {
  test('SO-11.3 the event of a defeat names the units that were on the board, and no dead ones', () => {
    const play = arrange({ units: { V: 'e6 g2', N: 'S:f6 k8' } }).move('g2', 'g6')
    expect(eventOf(play, 'defeated')?.units).toEqual(['w1-1', 'w1-2'])
    expect(play.table.last.filter(({ unit }) => unit === 's1')).toHaveLength(1)
  })

  test('SO-14.1 the event of a ghost without a summon names no summon', () => {
    const play = arrange(GHOST).move('g2', 'g6')
    expect(eventOf(play, 'ghost')?.units).toEqual([])
    const summoner = arrange({ ...GHOST, units: { ...GHOST.units, N: 'S:f6 k8 *h9' } }).move('g2', 'g6')
    expect(eventOf(summoner, 'ghost')?.units).toEqual(['m1'])
  })

  test('SO-15.1 a draw by repetition names repetition as the reason', () => {
    const play = begin(2, { sorcererChoice: 'random' })
    for (let n = 0; n < 2; n++) play.turn('b3', 'b4').turn('l11', 'l10').turn('b4', 'b3').turn('l10', 'l11')
    expect(play.outcome?.reason).toEqual({ key: 'reason.repetition' })
  })

  test('the event of a Flight names the unit that it passed over', () => {
    const play = arrange({ units: { D: 'S:f6 f7' }, turn: 'D', step: 'cast' }).cast('move', 'f8')
    expect(eventOf(play, 'leapt')).toMatchObject({ unit: 's3', from: 'f6', to: 'f8', over: 'w3-2', overToken: 'warrior-dadalan' })
  })
})

describe('details that must not change', () => {
  test('SO-3.6 a move spell resets no timer', () => {
    const play = arrange({ units: { D: 'S:f6 f7' }, timers: { D: { attack: 'charged' } }, turn: 'D', step: 'cast' })
    const before = play.state.slots[3]
    expect(play.cast('move', 'f8').state.slots[3]).toEqual(before)
  })

  test('SO-11.5 a ghost that leaves is ranked by the fall of its sorcerer', () => {
    const play = arrange(GHOST).turn('g2', 'g6')
    expect(play.concede(3).concede(1).concede(2).ranks).toEqual([1, 4, 2, 3])
  })

  test('SO-15.3 handing over an army whose sorcerer is dead removes no unit', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { N: 'e6 g2', V: 'S:f6 k8' }, turn: 'N' })
      .turn('g2', 'g6')
      .pass()
    const { history } = play.table
    expect([play.slot('V').alive, history.length > 0]).toEqual([false, true])
    play.concede(0)
    expect(play.slot('V')).toMatchObject({ seat: 2, owner: 0 })
    expect(play.table.history).toEqual(history)
  })

  test('SO-15.1 a position has the same key in every release, because a match may continue under a newer one', () => {
    expect(begin(2, { sorcererChoice: 'random' }).table.history).toEqual([5341880964410962])
    const four = begin(4, { sorcererChoice: 'random' }).pass()
    expect(four.table.history).toEqual([2256358275098581, 1056760092499794])
    const charged = arrange({ units: { V: 'd4 *f6', N: 'j4' }, timers: { N: { attack: 'charged' } }, step: 'turn' })
    expect(charged.table.history).toEqual([745686283982300])
  })
})

describe('impossible input', () => {
  test('an unknown name is an error', () => {
    expect(() => at(['only'], 1)).toThrow('nothing at 1')
    expect(() => cellOf('n1')).toThrow("no cell 'n1'")
    expect(() => unitOf('w9-1')).toThrow("no unit 'w9-1'")
    expect(() => readMove('w9-1>a1')).toThrow("no unit 'w9-1'")
    expect(() => readCast('dance>a1')).toThrow("no spell 'dance'")
  })

  const broken = (play: Play, spoil: (s: State) => void): readonly string[] => {
    const s = structuredClone(play.state)
    expect(violationsOf(s)).toEqual([])
    spoil(s)
    return violationsOf(s)
  }

  test.each([-2, 169])('a unit off the board, on cell %i, is a violation', (cell) => {
    expect(
      broken(arrange(), (s) => {
        s.cells = withCell(s.cells, unitOf('m0'), cell)
      }),
    ).toEqual(['m0 stands beside the board'])
  })

  test('timers without a sorcerer are a violation', () => {
    expect(broken(begin(2), (s) => Object.assign(s.slots[0] ?? {}, { attack: 1 }))).toEqual(['slot 0 has timers without a sorcerer'])
  })

  test('SO-14.4 two armies of one team leave no ghosts', () => {
    const pair = arrange({ seats: 3, options: { longLiver: true, threePlayerPair: 'team' } })
    expect(
      broken(pair, (s) => {
        s.fallen = s.fallen.map((_, side) => (side === 0 ? 1 : 0))
        for (const unit of ['s0', 's2']) s.cells = withCell(s.cells, unitOf(unit), cellOf(''))
      }),
    ).toEqual(['side 0 has fallen and still has units'])
  })
})
