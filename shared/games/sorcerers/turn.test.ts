import { describe, expect, test } from 'vitest'
import { arrange, begin, type Play } from './testing.ts'

/** Returns the letters of the slots that move, in the order of turns. */
function orderOf(play: Play, turns: number): string {
  let order = ''
  for (let n = 0; n < turns; n++) {
    order += play.active
    play.pass()
  }
  return order
}
/** A scene in which no unit of slot 0 can move. Necron's units surround them. */
const STUCK = { bare: true, units: { V: 'a2', N: 'l1 b1 b2 a3', M: 'l13', D: 'b13' } } as const

describe('the turn', () => {
  test('SO-2.1 timers, then one move, then one spell; both may be skipped', () => {
    const play = arrange({ units: { V: 'S:f6 d4' }, timers: { V: { summon: 3 } }, step: 'turn' })
    // Timers come first, without a question.
    expect(play.slot('V').summonCharged).toBe(true)
    expect(play.table.phase).toBe('move')
    expect(play.offered).toContain('skip-move')
    expect(play.offered.filter((id) => /^(move|summon|attack|end)/.test(id))).toEqual([])
    play.move('d4', 'd5')
    expect(play.table.phase).toBe('cast')
    expect(play.offered.every((id) => /^(move>|summon>|end-turn$)/.test(id))).toBe(true)
    expect(play.offered).toContain('end-turn')
    play.cast('move', 'f7')
    expect([play.active, play.table.phase]).toEqual(['N', 'move'])
    // Skipping both steps is a turn too.
    const before = play.board
    play.skip().end()
    expect(play.board).toEqual(before)
    expect([play.active, play.table.turn]).toEqual(['M', 2])
  })

  test('SO-T3 two moves, two spells, or a spell before the move are refused', () => {
    const play = arrange({ units: { V: 'S:f6 d5' } })
    expect(play.refusal('move>f7')).toBe('not-offered')
    play.move('d5', 'd6')
    expect(play.refusal('w0-1>b5')).toBe('not-offered')
    expect(play.refusal(`${play.unitOn('d6').id}>d7`)).toBe('not-offered')
    const { seat } = play.decision
    play.cast('move', 'f7')
    expect(play.decision.seat).not.toBe(seat)
    const again = play.match.prepare({ kind: 'answer', seat, pick: 'move>f8' })
    expect(again).toMatchObject({ ok: false, refusal: { code: 'not-asked' } })
    expect(play.on('f7')).toBe('VS')
  })

  test('SO-2.2 three or more parties move clockwise, and two alternate with the slot that has waited longest', () => {
    expect(orderOf(arrange(), 6)).toBe('VNMDVN')
    // N is out, so the next slot clockwise moves.
    expect(orderOf(arrange().concede(1), 6)).toBe('VMDVMD')
    // V and M are left.
    expect(orderOf(arrange().concede(1).concede(3), 4)).toBe('VMVM')
    // Of two teams, N's slot has no units. That team still moves every second turn, with its other slot.
    const team = arrange({ options: { mode: 'teams' }, bare: true, units: { V: 'b1 f6 h2', N: 'S:g6', M: 'l13', D: 'b13' } })
    team.turn('h2', 'h6')
    expect(team.board).toMatchObject({ N: '', D: 'S:a13 b13' })
    expect(orderOf(team, 6)).toBe('DMDVDM')
    // Neither slot of the other party has moved, so the lower number goes first.
    expect(orderOf(arrange({ options: { mode: 'teams' }, turn: 'M' }), 5)).toBe('MNVDM')
  })

  test('SO-R21 slot 0 begins, then clockwise', () => {
    const play = begin(4, { sorcererChoice: 'random' })
    expect(orderOf(play, 5)).toBe('VNMDV')
  })

  test('SO-2.3 a slot without its sorcerer has neither timers nor spells', () => {
    const play = arrange({
      options: { mode: 'teams' },
      units: { V: 'S:g6 d4 d10', N: 'f6 h2', M: 'b9' },
      timers: { V: { summon: 2, attack: 1 } },
      turn: 'N',
    })
    play.turn('h2', 'h6')
    expect(play.slot('V')).toMatchObject({ alive: false, ghost: true, defeated: false })
    play.until('V')
    expect(play.timers('V')).toEqual([2, 1])
    play.move('b1', 'b2')
    // No spell is asked for, and the next slot moves.
    expect([play.active, play.table.phase]).toEqual(['D', 'move'])
  })

  test('SO-2.4 a slot moves only its own units, never those of a friend', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { V: 'f6', M: 'h6' } })
    expect(play.offered.filter((id) => id !== 'skip-move').every((id) => /^[swm]0/.test(id))).toBe(true)
    expect(play.reach('f6').length).toBeGreaterThan(0)
    expect(play.refusal(`${play.unitOn('h6').id}>h7`)).toBe('not-offered')
  })

  test('SO-2.5 without a legal move and a legal spell the turn passes automatically', () => {
    const play = arrange({ ...STUCK, turn: 'D' }).skip()
    const { board } = play
    play.end()
    expect(play.active).toBe('N')
    expect(play.eventTypes).toEqual(['passed', 'passed'])
    expect(play.table.turn).toBe(2)
    expect(play.board).toEqual(board)
    // With a castable spell only the move is skipped.
    const armed = arrange({ ...STUCK, timers: { V: { attack: 'charged' } }, turn: 'D' }).pass()
    expect([armed.active, armed.table.phase]).toEqual(['V', 'cast'])
    expect(armed.offered).toEqual(['attack>a3', 'end-turn'])
  })

  test('SO-2.6 both steps are settled, and a win ends the turn at once', () => {
    const byMove = arrange({ units: { V: 'S:f6 d4 j4 g2' } }).move('g2', 'g7')
    expect(byMove.ranks).toEqual([1, 2, 2, 2])
    expect(byMove.match.decisions).toEqual([])
    const bySpell = arrange({ units: { V: 'S:g6 d4 j4 c9' } }).move('c9', 'c8')
    expect(bySpell.outcome).toBeUndefined()
    bySpell.cast('move', 'g7')
    expect(bySpell.ranks).toEqual([1, 2, 2, 2])
    expect(bySpell.table.turn).toBe(0)
  })

  test('SO-2.7 the turn ends when a spell is cast or declined', () => {
    const cast = arrange({ units: { V: 'S:f6' } })
      .skip()
      .cast('move', 'f5')
    expect([cast.active, cast.table.turn]).toEqual(['N', 1])
    const declined = arrange({ units: { V: 'S:f6' } })
      .skip()
      .end()
    expect([declined.active, declined.table.turn]).toEqual(['N', 1])
    // After the move the player must still end the turn, so that the move can be undone.
    const moved = arrange({ units: { V: 'f6 a2' } }).move('f6', 'f7')
    expect(moved.offered).toEqual(['end-turn'])
    expect(moved.undo(0).on('f6')).toBe('Vw')
  })

  test('SO-R4 the timers advance automatically', () => {
    const play = arrange({ units: { N: 'd4' } }).pass()
    expect(play.active).toBe('N')
    expect(play.timers('N')).toEqual([1, 0])
    expect(play.table.phase).toBe('move')
  })

  test('SO-R5 a turn may be passed', () => {
    const play = arrange().pass()
    expect(play.eventTypes).toEqual(['passed'])
    expect(play.table.turn).toBe(1)
  })

  test('the fallback skips the move, ends the turn or chooses the first free sorcerer', () => {
    const draft = begin(4).pick('vidomina')
    expect(draft.fallback()).toBe('necron')
    const play = arrange()
    expect(play.fallback()).toBe('skip-move')
    expect(play.skip().fallback()).toBe('end-turn')
  })
})
