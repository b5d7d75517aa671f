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
/** Its sorcerer falls to g6; a warrior on k8 and the one beside the corner live on. */
const GHOST: Scene = { options: { longLiver: true }, units: { V: 'e6 g2', N: 'S:f6 k8' } }

describe('setting up', () => {
  test('SO-1.1 whoever plays waits for a turn in the order of the corners, also who has two of them', () => {
    expect(begin(3).table.waiting).toEqual([0, 1, 2, 3])
    expect(begin(2).table.waiting).toEqual([0, 2])
  })

  test('SO-1.5 sorcerers that are dealt are told, corner by corner', () => {
    const dealt = begin(2, { sorcererChoice: 'random' }).events.filter(({ type }) => type === 'sorcerer-dealt')
    expect(dealt.map(({ seat, slot }) => [seat, slot])).toEqual([
      [0, 0],
      [1, 2],
    ])
  })

  test('what a table leaves out is as if it had chosen what is usual', () => {
    expect(readRules({})).toEqual(readRules(defaultGameOptions(OPTIONS)))
    expect(readRules({}).turnCap).toBe(400)
  })
})

describe('what is told', () => {
  test('SO-11.3 who falls loses what is still on the board, and the dead are not named again', () => {
    const play = arrange({ units: { V: 'e6 g2', N: 'S:f6 k8' } }).move('g2', 'g6')
    expect(eventOf(play, 'defeated')?.units).toEqual(['w1-1', 'w1-2'])
    expect(play.table.last.filter(({ unit }) => unit === 's1')).toHaveLength(1)
  })

  test('SO-14.1 a ghost without a summon loses no summon', () => {
    const play = arrange(GHOST).move('g2', 'g6')
    expect(eventOf(play, 'ghost')?.units).toEqual([])
    const summoner = arrange({ ...GHOST, units: { ...GHOST.units, N: 'S:f6 k8 *h9' } }).move('g2', 'g6')
    expect(eventOf(summoner, 'ghost')?.units).toEqual(['m1'])
  })

  test('SO-15.1 a draw by repetition says so', () => {
    const play = begin(2, { sorcererChoice: 'random' })
    for (let n = 0; n < 2; n++) play.turn('b3', 'b4').turn('l11', 'l10').turn('b4', 'b3').turn('l10', 'l11')
    expect(play.outcome?.reason).toEqual({ key: 'reason.repetition' })
  })

  test('a flight tells whom it passed over', () => {
    const play = arrange({ units: { D: 'S:f6 f7' }, turn: 'D', step: 'cast' }).cast('move', 'f8')
    expect(eventOf(play, 'leapt')).toMatchObject({ unit: 's3', from: 'f6', to: 'f8', over: 'w3-2', overToken: 'warrior-dadalan' })
  })
})

describe('what stays', () => {
  test('SO-3.6 a spell of movement costs no timer', () => {
    const play = arrange({ units: { D: 'S:f6 f7' }, timers: { D: { attack: 'charged' } }, turn: 'D', step: 'cast' })
    const before = play.state.slots[3]
    expect(play.cast('move', 'f8').state.slots[3]).toEqual(before)
  })

  test('SO-11.5 a ghost that leaves has fallen when its sorcerer fell', () => {
    const play = arrange(GHOST).turn('g2', 'g6')
    expect(play.concede(3).concede(1).concede(2).ranks).toEqual([1, 4, 2, 3])
  })

  test('SO-15.3 who hands over an army whose sorcerer is dead removes nobody', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { N: 'e6 g2', V: 'S:f6 k8' }, turn: 'N' })
      .turn('g2', 'g6')
      .pass()
    const { history } = play.table
    expect([play.slot('V').alive, history.length > 0]).toEqual([false, true])
    play.concede(0)
    expect(play.slot('V')).toMatchObject({ seat: 2, owner: 0 })
    expect(play.table.history).toEqual(history)
  })

  test('SO-15.1 a position has the same key in every release: a match may go on under a newer one', () => {
    expect(begin(2, { sorcererChoice: 'random' }).table.history).toEqual([5341880964410962])
    const four = begin(4, { sorcererChoice: 'random' }).pass()
    expect(four.table.history).toEqual([2256358275098581, 1056760092499794])
    const charged = arrange({ units: { V: 'd4 *f6', N: 'j4' }, timers: { N: { attack: 'charged' } }, step: 'turn' })
    expect(charged.table.history).toEqual([745686283982300])
  })
})

describe('what cannot be', () => {
  test('a name of nothing is an error', () => {
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

  test.each([-2, 169])('a unit beside the board, on %i, is named', (cell) => {
    expect(
      broken(arrange(), (s) => {
        s.cells = withCell(s.cells, unitOf('m0'), cell)
      }),
    ).toEqual(['m0 stands beside the board'])
  })

  test('timers without a sorcerer are named', () => {
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
