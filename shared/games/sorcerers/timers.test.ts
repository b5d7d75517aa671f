import { describe, expect, test } from 'vitest'
import { arrange } from './testing.ts'

describe('timers', () => {
  test('SO-3.1 a place is held by the side whose unit stands on it right now, whatever unit it is', () => {
    const play = arrange({ units: { V: 'S:d4', N: '*j4', M: 'j10' }, timers: {} })
    expect([play.held('V'), play.held('N'), play.held('M'), play.held('D')]).toEqual([1, 1, 1, 0])
    play.move('d4', 'd5')
    expect(play.held('V')).toBe(0)
  })

  test('SO-R10 a place that is left belongs to nobody', () => {
    const play = arrange({ units: { V: 'd4', D: 'd12' } }).turn('d4', 'e4')
    expect(play.table.sides.map(({ held }) => held)).toEqual([0, 0, 0, 0])
    play.until('D').move('d12', 'd4')
    expect(play.held('D')).toBe(1)
  })

  test('SO-3.2 one place advances the summon timer by 1, two also advance the attack timer, and more are no faster', () => {
    const start = (units: string, mode: 'ffa' | 'teams' = 'ffa') => arrange({ options: { mode }, units: { N: units }, turn: 'N', step: 'turn' })
    expect(start('e4').timers('N')).toEqual([0, 0])
    expect(start('d4').timers('N')).toEqual([1, 0])
    expect(start('d4 j4').timers('N')).toEqual([1, 1])
    expect(start('d4 j4 g7', 'teams').timers('N')).toEqual([1, 1])
    // The timers of other slots do not advance.
    expect(start('d4 j4').timers('V')).toEqual([0, 0])
    // A charged spell does not advance, and a summon on the board has no timer.
    const charged = arrange({ units: { N: 'd4 j4' }, timers: { N: { summon: 'charged', attack: 'charged' } }, turn: 'N', step: 'turn' })
    expect(charged.timers('N')).toEqual([3, 4])
    const walking = arrange({ units: { N: 'd4 j4 *e8' }, turn: 'N', step: 'turn' })
    expect(walking.timers('N')).toEqual([0, 1])
  })

  test('SO-3.3 a timer at the end of its track is a charged spell, which can be cast in the same turn', () => {
    const play = arrange({ units: { N: 'd4 j4 m3' }, timers: { N: { summon: 2, attack: 3 } }, turn: 'N', step: 'turn' })
    expect(play.slot('N')).toMatchObject({ summonCharged: true, attackCharged: true })
    expect(play.eventTypes).toEqual(['spell-charged', 'spell-charged'])
    play.skip()
    expect(play.targets('summon')).toEqual(['m2'])
  })

  test('SO-T19 three turn starts on one place charge the Familiar, which waits a turn after it is summoned', () => {
    const play = arrange({ units: { M: 'j10' }, turn: 'M', step: 'turn' })
    expect(play.timers('M')).toEqual([1, 0])
    play.pass().until('M')
    expect(play.timers('M')).toEqual([2, 0])
    play.pass().until('M')
    expect(play.timers('M')).toEqual([3, 0])
    expect(play.slot('M').summonCharged).toBe(true)
    play.skip().cast('summon', 'm12')
    expect(play.on('m12')).toBe('M*')
    expect(play.active).toBe('D')
    play.until('M')
    expect(play.reach('m12').length).toBeGreaterThan(0)
    expect(play.slot('M').attackTimer).toBe(0)
  })

  test('SO-3.4 a timer is reset to 0 at once when its side no longer holds enough places, on anybody’s turn', () => {
    const scene = { units: { V: 'd4 j4 h3 l4' }, timers: { V: { summon: 2, attack: 3 } } }
    // From two places to one, only the attack timer is reset.
    expect(arrange(scene).move('d4', 'd5').timers('V')).toEqual([2, 0])
    // From one place to none, the summon timer is reset too.
    const one = arrange({ units: { V: 'd4' }, timers: { V: { summon: 2 } } }).move('d4', 'd5')
    expect(one.timers('V')).toEqual([0, 0])
    expect(one.eventTypes).toEqual(['moved', 'place-left', 'timer-reset'])
    // This also happens on the turn of another slot.
    const lost = arrange({ units: { V: 'd4 j4', N: 'j3 h5' }, timers: { V: { summon: 2, attack: 3 } }, turn: 'N' }).move('h5', 'j5')
    expect(lost.on('j4')).toBe('')
    expect(lost.timers('V')).toEqual([2, 0])
  })

  test('SO-R9 only timers whose number of places is no longer held are reset', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { V: 'd4 j4 g7' }, timers: { V: { summon: 2, attack: 3 } } })
    play.move('g7', 'g6')
    expect(play.timers('V')).toEqual([2, 3])
  })

  test('SO-T20 Merlin loses one of two places: the summon timer stays and the attack timer is reset', () => {
    const play = arrange({ units: { M: 'j10 g7', N: 'g6 h8' }, timers: { M: { summon: 1, attack: 2 } }, turn: 'N' }).move('h8', 'g8')
    expect(play.on('g7')).toBe('')
    expect(play.timers('M')).toEqual([1, 0])
  })

  test('SO-3.5 a charged spell stays charged whatever happens to the places', () => {
    const play = arrange({ units: { V: 'd4 j4' }, timers: { V: { summon: 'charged', attack: 'charged' } } }).turn('d4', 'd5')
    play.until('V').turn('j4', 'j5')
    expect(play.held('V')).toBe(0)
    expect(play.slot('V')).toMatchObject({ summonCharged: true, attackCharged: true })
    expect(play.until('V').skip().targets('summon')).toEqual(['a2'])
  })

  test('SO-T1 the attack that was charged is kept, cast, and charges again only on two places', () => {
    const play = arrange({ units: { V: 'd4 j4 g4', N: 'j3 h5 a3' }, timers: { V: { attack: 'charged' } }, turn: 'N' })
    play.turn('h5', 'j5')
    expect([play.on('j4'), play.held('V')]).toEqual(['', 1])
    play.until('V')
    expect(play.slot('V').attackCharged).toBe(true)
    expect(play.skip().targets('attack')).toEqual(['a3'])
    play.cast('attack', 'a3')
    expect([play.on('a3'), play.slot('V').attackTimer]).toEqual(['', 0])
    play.until('V')
    expect(play.slot('V').attackTimer).toBe(0)
    play.turn('g4', 'j4')
    expect(play.held('V')).toBe(2)
    play.until('V')
    expect(play.slot('V').attackTimer).toBe(1)
    play.pass().until('V')
    expect(play.slot('V').attackTimer).toBe(2)
  })

  test('SO-3.6 casting a charged spell resets its timer to 0', () => {
    const play = arrange({ units: { V: 'd4 j4 S:f6 f4', N: 'h6' }, timers: { V: { summon: 'charged', attack: 'charged' } }, step: 'cast' })
    play.cast('attack', 'h6')
    expect(play.timers('V')).toEqual([4, 0])
    play.until('V').skip().cast('summon', 'f7')
    expect(play.timers('V')).toEqual([0, 1])
  })

  test('SO-3.7 the summon timer stays at 0 while the summon is on the board, and starts from 0 when it is dead', () => {
    const play = arrange({ units: { N: '*f7 j4', V: 'e7 g3' } }).turn('g3', 'g7')
    expect(play.on('f7')).toBe('')
    expect(play.active).toBe('N')
    expect(play.timers('N')).toEqual([1, 0])
    const alive = arrange({ units: { N: '*f7 j4' } }).pass()
    expect(alive.timers('N')).toEqual([0, 0])
  })

  test('SO-3.8 the move spell has no timer and may be cast every turn', () => {
    const play = arrange({ units: { V: 'S:f6' }, step: 'cast' })
      .cast('move', 'f5')
      .until('V')
    expect(play.skip().targets('move')).toEqual(['e5', 'f4', 'f6', 'g5'])
    play.cast('move', 'f4').until('V').skip().cast('move', 'f3')
    expect(play.on('f3')).toBe('VS')
  })

  test('SO-R26 a sorcerer has only two timers, summon and attack', () => {
    const { table } = arrange()
    const timers = Object.keys(table.slots[0] ?? {}).filter((field) => field.endsWith('Timer'))
    expect(timers).toEqual(['summonTimer', 'attackTimer'])
    expect(arrange({ units: { V: 'S:f6' }, step: 'cast' }).targets('move')).toHaveLength(4)
  })

  test('SO-3.9 two slots of one side count their places together and keep their own timers', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { V: 'd4', M: 'j10' }, timers: { M: { summon: 1 } }, step: 'turn' })
    expect(play.timers('V')).toEqual([1, 1])
    expect(play.timers('M')).toEqual([1, 0])
    play.pass().until('M')
    expect(play.timers('M')).toEqual([2, 1])
    expect(play.timers('V')).toEqual([1, 1])
  })
})
