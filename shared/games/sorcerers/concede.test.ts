import { describe, expect, test } from 'vitest'
import { arrange, begin } from './testing.ts'

describe('leaving', () => {
  test('SO-15.3 in ffa the units of a leaving player are removed on any turn, and the position is settled', () => {
    const play = arrange({ units: { N: 'd4 k8 *h9', V: 'f6' } }).move('f6', 'f7')
    play.concede(1)
    expect(play.board).toEqual({ V: 'S:a1 b1 f7', N: '', M: 'S:m13 l13', D: 'S:a13 b13' })
    expect(play.eventTypes).toEqual(['resigned', 'defeated', 'place-left'])
    // The turn of V continues.
    expect([play.active, play.table.phase]).toEqual(['V', 'cast'])
    play.end()
    expect(play.active).toBe('M')
    // The player leaves on his own turn, after his move.
    play.move('l13', 'l12').concede(2)
    expect([play.active, play.table.phase]).toEqual(['D', 'move'])
    // Only V is left.
    play.concede(3)
    expect(play.ranks).toEqual([1, 4, 3, 2])
    // The same holds in long-liver, even for a ghost.
    const ghost = arrange({ options: { longLiver: true }, units: { V: 'e6 g2', N: 'S:f6 k8' } }).turn('g2', 'g6')
    expect(ghost.slot('N').ghost).toBe(true)
    ghost.concede(1)
    expect(ghost.board).toMatchObject({ N: '' })
    expect(ghost.active).toBe('M')
    expect(arrange({ options: { longLiver: true }, units: { D: 'k8' } }).concede(3).board).toMatchObject({ D: '' })
  })

  test('SO-15.3 in teams the mate takes over; without one the team is defeated', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { M: 'j10 *k9' }, turn: 'N' }).concede(2)
    expect(play.board).toMatchObject({ M: '*k9 j10 l13' })
    expect(play.slot('M')).toMatchObject({ alive: false, ghost: true, seat: 0, owner: 2 })
    expect(play.eventTypes).toEqual(['resigned', 'handed-over', 'ghost'])
    play.until('M')
    expect(play.decision.seat).toBe(0)
    play.move('k9', 'k8')
    expect(play.on('k8')).toBe('M*')
    // The mate leaves too.
    play.concede(0)
    expect(play.ranks).toEqual([2, 1, 2, 1])
    const alone = arrange({ seats: 3, options: { mode: 'teams' } }).concede(0)
    expect(alone.ranks).toEqual([2, 1, 1])
    expect(alone.board).toMatchObject({ V: '', M: '' })
  })

  test('a player who leaves a team in the middle of a turn hands the turn over to the mate', () => {
    const moving = arrange({ options: { mode: 'teams' } }).concede(0)
    expect([moving.active, moving.table.phase, moving.decision.seat]).toEqual(['V', 'move', 2])
    const casting = arrange({ options: { mode: 'teams' } })
      .skip()
      .concede(0)
    expect([casting.active, casting.table.phase]).toEqual(['N', 'move'])
  })

  test('a player without units changes nothing by leaving', () => {
    const play = arrange().concede(1)
    const { state } = play
    play.concede(1)
    expect(play.state).toEqual(state)
    expect(play.eventTypes).toEqual(['resigned'])
  })

  test('the corner of a player who leaves during the draft stays empty, or the mate chooses for it', () => {
    const play = begin(4).pick('merlin').concede(1)
    expect([play.table.phase, play.table.active, play.decision.seat]).toEqual(['draft', 2, 2])
    play.pick('necron').pick('dadalan')
    expect(play.table.slots.map(({ sorcerer }) => sorcerer)).toEqual(['merlin', '', 'necron', 'dadalan'])
    expect(play.pass().active).toBe('M')
    const first = begin(4).concede(0).pick('vidomina').pick('necron').pick('merlin')
    expect([first.table.active, first.table.phase]).toEqual([1, 'move'])
    const team = begin(4, { mode: 'teams' }).concede(0)
    expect([team.table.active, team.decision.seat]).toEqual([0, 2])
    expect(begin(2).concede(1).ranks).toEqual([1, 2])
  })
})
