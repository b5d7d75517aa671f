import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('summons', () => {
  test('SO-9.1 a summon moves, flanks and holds places, is no warrior, and waits a turn', () => {
    const play = arrange({ units: { N: 'S:f6 g4', V: 'f8' }, timers: { N: { summon: 'charged' } }, turn: 'N', step: 'cast' }).cast('summon', 'f7')
    // The turn is over, so the summon cannot move before the next one.
    expect(play.active).toBe('M')
    play.until('N').move('f7', 'g7')
    expect([play.on('g7'), play.held('N')]).toEqual(['N*', 1])
    play.end()
    const flanker = arrange({ units: { N: '*f5 c7', V: 'f6' }, turn: 'N' }).move('c7', 'f7')
    expect(flanker.on('f6')).toBe('')
    // A side with a summon but without warriors is defeated.
    const alone = arrange({ bare: true, units: { V: '*h2 f6', N: 'l1 e6 g2', M: 'l13', D: 'b13' }, turn: 'N' }).move('g2', 'g6')
    expect(alone.board).toMatchObject({ V: '' })
  })

  test('SO-9.2 the Monk cannot be attacked, dies by capture, and dies when its side loses its last place', () => {
    const attack = arrange({ units: { V: '*g6 d4', M: 'S:f6' }, timers: { M: { attack: 'charged' } }, turn: 'M', step: 'cast' })
    expect(attack.targets('attack')).toEqual([])
    const captured = arrange({ units: { V: '*f6 d4', N: 'e6 g2' }, turn: 'N' }).move('g2', 'g6')
    expect([captured.on('f6'), captured.eventTypes]).toEqual(['', ['moved', 'captured']])
    // From two places to one it lives. From one to none, on the turn of another side, it dies.
    const play = arrange({ units: { V: '*f6 d4 j4', N: 'j3 h5 d3 a5' } }).turn('j4', 'i4')
    expect(play.on('f6')).toBe('V*')
    play.until('N').turn('a5', 'd5')
    expect([play.on('d4'), play.on('f6')]).toEqual(['', ''])
    // The Monk holds the last place itself and leaves it.
    const self = arrange({ units: { V: '*d4' } }).move('d4', 'd5')
    expect(self.on('d5')).toBe('')
    // The places of the whole side count.
    const team = arrange({ options: { mode: 'teams' }, units: { V: '*f6 d4', M: 'j10' } }).move('d4', 'd5')
    expect(team.on('f6')).toBe('V*')
    expect(team.end().until('M').move('j10', 'j9').on('f6')).toBe('')
  })

  test('SO-T16 from f6 the Monk may go to g7 and f12 but not to h8, and it dies in the settlement in which d4 is left', () => {
    const play = arrange({ units: { V: '*f6 d4' } })
    expect(play.reach('f6')).toEqual(expect.arrayContaining(['g7', 'f12']))
    expect(play.reach('f6')).not.toContain('h8')
    play.move('d4', 'e4')
    expect(play.board).toEqual({ V: 'S:a1 b1 e4', N: 'S:m1 l1', M: 'S:m13 l13', D: 'S:a13 b13' })
    expect(play.eventTypes).toEqual(['moved', 'place-left', 'vanished'])
    expect(play.slot('V').summonTimer).toBe(0)
  })

  test('SO-R13 losing the last place kills the Monk, but having none does not', () => {
    const play = arrange({ units: { V: 'S:f6 d5' }, timers: { V: { summon: 'charged' } }, step: 'cast' }).cast('summon', 'f7')
    expect([play.on('f7'), play.held('V')]).toEqual(['V*', 0])
    play.until('V').turn('d5', 'd4')
    expect(play.on('f7')).toBe('V*')
    play.until('V').turn('d4', 'd5')
    expect(play.on('f7')).toBe('')
  })

  test('SO-9.3 the other summons do not need a place', () => {
    const play = arrange({ units: { N: '*f6 d4', M: '*h6 j4', D: '*f8 d10' }, turn: 'N' })
    play.turn('d4', 'd5').turn('j4', 'j5').turn('d10', 'd11')
    expect([play.on('f6'), play.on('h6'), play.on('f8')]).toEqual(['N*', 'M*', 'D*'])
    expect(play.table.sides.map(({ held }) => held)).toEqual([0, 0, 0, 0])
  })

  test('SO-9.4 a charged summon may be cast without a place', () => {
    const play = arrange({ units: { N: 'S:f6' }, timers: { N: { summon: 'charged' } }, turn: 'N', step: 'cast' })
    expect(play.held('N')).toBe(0)
    expect(play.cast('summon', 'f7').on('f7')).toBe('N*')
  })

  test('SO-R14 the charged indicator suffices for the summon', () => {
    const play = arrange({ units: { M: 'S:f6 j10' }, timers: { M: { summon: 'charged' } }, turn: 'M' }).turn('j10', 'j9')
    expect(play.held('M')).toBe(0)
    play.until('M').skip()
    expect(play.targets('summon')).toEqual(['e6', 'f5', 'f7', 'g6'])
  })

  test('SO-10.1 a side may hold any number of places, and a place does not protect the unit on it', () => {
    const teams = arrange({ options: { mode: 'teams' }, units: { V: 'd4 j4', M: 'j10' } })
    expect([teams.held('V'), teams.held('M')]).toEqual([3, 3])
    const captured = arrange({ units: { V: 'd4', N: 'c4 e2' }, turn: 'N' }).move('e2', 'e4')
    expect(captured.on('d4')).toBe('')
    const killed = arrange({ units: { V: 'd4', M: 'S:d5' }, timers: { M: { attack: 'charged' } }, turn: 'M', step: 'cast' }).cast('attack', 'd4')
    expect(killed.on('d4')).toBe('')
    // A place is entered, crossed and left like any cell.
    const play = arrange({ units: { V: 'a4' } })
      .turn('a4', 'd4')
      .until('V')
    expect(play.turn('d4', 'd12').on('d12')).toBe('Vw')
    expect(arrange({ units: { V: 'a4' } }).reach('a4')).toContain('m4')
  })
})
