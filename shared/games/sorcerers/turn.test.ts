import { describe, expect, test } from 'vitest'
import { arrange, begin, type Play } from './testing.ts'

/** The letters of the slots that move, one turn after the other. */
function orderOf(play: Play, turns: number): string {
  let order = ''
  for (let n = 0; n < turns; n++) {
    order += play.active
    play.pass()
  }
  return order
}
/** Slot 0 stands where nothing of it can move; its enemies are Necron's. */
const STUCK = { bare: true, units: { V: 'a2', N: 'l1 b1 b2 a3', M: 'l13', D: 'b13' } } as const

describe('the turn', () => {
  test('SO-2.1 timers, then one move, then one spell; both may be skipped', () => {
    const play = arrange({ units: { V: 'S:f6 d4' }, timers: { V: { summon: 3 } }, step: 'turn' })
    // timers first, without a question
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
    // skipping both is a turn as well
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

  test('SO-2.2 clockwise among three parties or more, alternating between two, who waited longest first', () => {
    expect(orderOf(arrange(), 6)).toBe('VNMDVN')
    // N is out: the next able slot clockwise
    expect(orderOf(arrange().concede(1), 6)).toBe('VMDVMD')
    // V and M are left
    expect(orderOf(arrange().concede(1).concede(3), 4)).toBe('VMVM')
    // two teams, N's slot without units: the other team moves every second turn with the slot that is left
    const team = arrange({ options: { mode: 'teams' }, bare: true, units: { V: 'b1 f6 h2', N: 'S:g6', M: 'l13', D: 'b13' } })
    team.turn('h2', 'h6')
    expect(team.board).toMatchObject({ N: '', D: 'S:a13 b13' })
    expect(orderOf(team, 6)).toBe('DMDVDM')
    // both slots of the other party never moved: the lower number goes first
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
    // no spell is asked for: the next one moves
    expect([play.active, play.table.phase]).toEqual(['D', 'move'])
  })

  test('SO-2.4 a slot moves its own units only, never those of a friend', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { V: 'f6', M: 'h6' } })
    expect(play.offered.filter((id) => id !== 'skip-move').every((id) => /^[swm]0/.test(id))).toBe(true)
    expect(play.reach('f6').length).toBeGreaterThan(0)
    expect(play.refusal(`${play.unitOn('h6').id}>h7`)).toBe('not-offered')
  })

  test('SO-2.5 without a legal move and a legal spell the turn passes by itself', () => {
    const play = arrange({ ...STUCK, turn: 'D' }).skip()
    const { board } = play
    play.end()
    expect(play.active).toBe('N')
    expect(play.eventTypes).toEqual(['passed', 'passed'])
    expect(play.table.turn).toBe(2)
    expect(play.board).toEqual(board)
    // with a spell at hand only the move is passed over
    const armed = arrange({ ...STUCK, timers: { V: { attack: 'charged' } }, turn: 'D' }).pass()
    expect([armed.active, armed.table.phase]).toEqual(['V', 'cast'])
    expect(armed.offered).toEqual(['attack>a3', 'end-turn'])
  })

  test('SO-2.6 both steps are settled, and a win drops the rest of the turn', () => {
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
    // after the move there is still a turn to end, so that the move can be taken back
    const moved = arrange({ units: { V: 'f6 a2' } }).move('f6', 'f7')
    expect(moved.offered).toEqual(['end-turn'])
    expect(moved.undo(0).on('f6')).toBe('Vw')
  })

  test('SO-R4 the timers advance by themselves', () => {
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

  test('when nobody answers the move is skipped, the turn ended, and the first free sorcerer chosen', () => {
    const draft = begin(4).pick('vidomina')
    expect(draft.fallback()).toBe('necron')
    const play = arrange()
    expect(play.fallback()).toBe('skip-move')
    expect(play.skip().fallback()).toBe('end-turn')
  })
})
