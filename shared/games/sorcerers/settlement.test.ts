import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('settlement', () => {
  test('SO-6.1 captures come first, then trapped units are removed; an attack kills instead', () => {
    const play = arrange({ options: { enterSandwich: 'deadly' }, units: { V: 'd7 f2', D: 'e7', N: 'f6 f8' } }).move('f2', 'f5')
    expect(play.eventTypes).toEqual(['moved'])
    // e7 is captured. The mover is still flanked on the other axis and is removed after it.
    const both = arrange({ options: { enterSandwich: 'deadly' }, units: { V: 'd7 k7', D: 'e7', N: 'f6 f8' } }).move('k7', 'f7')
    expect(both.eventTypes).toEqual(['moved', 'captured', 'trapped'])
    expect([both.on('e7'), both.on('f7')]).toEqual(['', ''])
    const kill = arrange({ units: { V: 'S:f6', N: 'h6' }, timers: { V: { attack: 'charged' } }, step: 'cast' }).cast('attack', 'h6')
    expect(kill.eventTypes).toEqual(['killed'])
  })

  test('SO-6.2 a dead warrior is gone for good, a dead summon can be summoned again', () => {
    const play = arrange({ units: { N: 'S:k8 *f7 j4 c9', V: 'e7 g3 b9', M: 'd3' }, timers: {} }).turn('g3', 'g7')
    expect(play.on('f7')).toBe('')
    play.until('M').turn('d3', 'd9')
    expect([play.on('c9'), play.warriors('N')]).toEqual(['', 2])
    for (let n = 0; n < 2; n++) play.until('N').pass()
    play.until('N')
    expect(play.slot('N').summonCharged).toBe(true)
    play.skip().cast('summon', 'k9')
    expect(play.on('k9')).toBe('N*')
    expect(play.warriors('N')).toBe(2)
  })

  test('SO-6.3 defeated sides are removed from the board before places are counted', () => {
    const play = arrange({ bare: true, units: { V: 'S:d4 *h2 f6', N: 'l1 e6 g2', M: 'l13', D: 'b13' }, turn: 'N' }).move('g2', 'g6')
    expect(play.eventTypes).toEqual(['moved', 'captured', 'defeated', 'place-left'])
    expect(play.table.sides.map(({ held }) => held)).toEqual([0, 0, 0, 0])
  })

  test('SO-T26 with its last warrior a side loses the sorcerer and the summon, and its place is free', () => {
    const play = arrange({ bare: true, units: { V: 'S:d4 *h2 f6', N: 'l1 e6 g2', M: 'l13', D: 'b13' }, turn: 'N' }).move('g2', 'g6')
    expect(play.board).toEqual({ V: '', N: 'S:m1 e6 g6 l1', M: 'S:m13 l13', D: 'S:a13 b13' })
    expect(play.slot('V')).toMatchObject({ alive: false, defeated: true, ghost: false })
    expect(play.on('d4')).toBe('')
    expect(play.outcome).toBeUndefined()
    play.end().until('D')
    expect(play.pass().active).toBe('N')
  })

  test('SO-R18 losing all warriors removes the sorcerer too', () => {
    const play = arrange({ bare: true, units: { V: 'f6', N: 'l1 e6 g2', M: 'l13', D: 'b13' }, turn: 'N' }).move('g2', 'g6')
    expect(play.board).toMatchObject({ V: '' })
    expect(play.on('a1')).toBe('')
  })

  test('SO-6.4 then places are counted again, timers are reset and the Monk may vanish', () => {
    const play = arrange({ units: { V: '*f8 d4', N: 'e4 b4' }, turn: 'N' }).move('b4', 'c4')
    expect(play.eventTypes).toEqual(['moved', 'captured', 'place-left', 'vanished'])
    expect(play.board).toMatchObject({ V: 'S:a1 b1' })
    // The places of a side that falls no longer count for it.
    const fall = arrange({ units: { V: 'd4 S:f6', N: 'e6 g2' }, timers: { V: { summon: 3 } }, turn: 'N' }).move('g2', 'g6')
    expect(fall.held('V')).toBe(0)
    expect(fall.timers('V')).toEqual([0, 0])
  })

  test('SO-6.5 victory is checked last, the last side before the places', () => {
    const play = arrange({ seats: 2, units: { V: 'd4 j4 g2 f7', M: 'S:g8 g9' } })
    // The arrival on the third place also captures the only other sorcerer.
    const both = arrange({ seats: 2, units: { V: 'd4 j4 g2 g9', M: 'S:g8' } }).move('g2', 'g7')
    expect(both.table.ending).toBe('last')
    expect(both.ranks).toEqual([1, 2])
    // Without the capture the places decide.
    expect(play.move('g2', 'g7').table.ending).toBe('places')
  })
})
