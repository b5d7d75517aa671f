import { describe, expect, test } from 'vitest'
import { arrange, begin, type Play, type Scene } from './testing.ts'

const teams = (scene: Scene): Play => arrange({ ...scene, options: { ...scene.options, mode: 'teams' } })

function orderOf(play: Play, turns: number): string {
  let order = ''
  for (let n = 0; n < turns; n++) {
    order += play.active
    play.pass()
  }
  return order
}

describe('teams', () => {
  test('SO-12.1 opposite corners are a team, and an opponent always moves between allies', () => {
    const play = begin(4, { mode: 'teams', sorcererChoice: 'random' })
    expect(play.table.sides.map(({ slots }) => slots)).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(orderOf(play, 8)).toBe('VNMDVNMD')
    // D has no units left, so N alternates with the other team.
    const later = teams({ bare: true, units: { V: 'b1', N: 'l1', M: 'l13 e6 g2', D: 'S:f6' }, turn: 'M' }).turn('g2', 'g6')
    expect(later.board).toMatchObject({ D: '' })
    expect(orderOf(later, 6)).toBe('NVNMNV')
  })

  test('SO-12.2 mates neither flank nor attack nor move each other, but Flight goes over them', () => {
    const flank = teams({ units: { V: 'f6', M: 'e6', N: 'g2' }, turn: 'N' }).move('g2', 'g6')
    expect(flank.on('f6')).toBe('Vw')
    const attack = teams({ units: { M: 'S:f6', V: 'e6', N: 'g6' }, timers: { M: { attack: 'charged' } }, turn: 'M', step: 'cast' })
    expect(attack.targets('attack')).toEqual(['g6'])
    const transfer = teams({ units: { N: 'S:f6 e6', D: 'g6' }, turn: 'N', step: 'cast' })
    expect(transfer.targets('move')).toEqual(['e6'])
    const flight = teams({ units: { D: 'S:f6', N: 'g6' }, turn: 'D', step: 'cast' })
    expect(flight.targets('move')).toEqual(['h6'])
    const move = teams({ units: { V: 'f6', M: 'e9' } })
    expect(move.offered.some((id) => id.startsWith(move.unitOn('e9').id))).toBe(false)
  })

  test('SO-T22 a mate does not flank, but the mate of an opponent does', () => {
    const mate = teams({ units: { V: 'f6', M: 'e6', N: 'g2' }, turn: 'N' }).move('g2', 'g6')
    expect(mate.board).toEqual({ V: 'S:a1 b1 f6', N: 'S:m1 g6 l1', M: 'S:m13 e6 l13', D: 'S:a13 b13' })
    const foe = teams({ units: { V: 'f6', D: 'e6', N: 'g2' }, turn: 'N' }).move('g2', 'g6')
    expect(foe.board).toEqual({ V: 'S:a1 b1', N: 'S:m1 g6 l1', M: 'S:m13 l13', D: 'S:a13 b13 e6' })
  })

  test('SO-12.3 places count for the team, in timers and victory, and four places win', () => {
    const play = teams({ units: { V: 'd4 j2', M: 'j10 g9' }, step: 'turn' })
    expect(play.timers('V')).toEqual([1, 1])
    play.turn('j2', 'j4')
    expect([play.held('V'), play.held('M'), play.outcome]).toEqual([3, 3, undefined])
    play.until('M').move('g9', 'g7')
    expect(play.ranks).toEqual([1, 2, 1, 2])
    expect(play.outcome?.reason).toEqual({ key: 'reason.team-places', params: { seat: 0, partner: 2 } })
  })

  test('SO-12.4 while the mate’s sorcerer lives, the army of a dead one plays on without spells, and its summon does not return', () => {
    const play = teams({ units: { V: 'S:f6 *h9 d4 c8', N: 'e6 g2 h8 h12', M: 'j10' }, timers: {}, turn: 'N' }).turn('g2', 'g6')
    expect(play.slot('V')).toMatchObject({ alive: false, ghost: true, defeated: false })
    expect(play.board).toMatchObject({ V: '*h9 b1 c8 d4' })
    play.until('V')
    expect(play.decision.seat).toBe(0)
    expect(play.reach('h9').length).toBeGreaterThan(0)
    play.move('c8', 'c9')
    expect(play.active).not.toBe('V')
    // The Monk is captured. Its timer stays at 0 although two places are held.
    play.until('N').turn('h12', 'h10')
    expect(play.on('h9')).toBe('')
    for (let n = 0; n < 3; n++) play.until('V').pass()
    expect(play.slot('V').summonTimer).toBe(0)
  })

  test('SO-R23 the units of a dead sorcerer are moved by their player', () => {
    const play = teams({ units: { V: 'S:f6', N: 'e6 g2' }, turn: 'N' })
      .turn('g2', 'g6')
      .until('V')
    expect([play.decision.seat, play.slot('V').seat]).toEqual([0, 0])
    play.move('b1', 'b2')
    expect(play.on('b2')).toBe('Vw')
  })

  test('SO-T23 three places do not win but four do, the army of a dead sorcerer stays, and the team falls with the second sorcerer', () => {
    const places = teams({ units: { V: 'd4 j4', M: 'j10 g9' } }).pass()
    expect(places.outcome).toBeUndefined()
    expect(places.until('M').move('g9', 'g7').ranks).toEqual([1, 2, 1, 2])
    const play = teams({ units: { V: 'S:f6 *h9 d4', N: 'e6 g2', M: 'S:j6', D: 'i6 k2' }, turn: 'N' }).turn('g2', 'g6')
    expect(play.board).toMatchObject({ V: '*h9 b1 d4', M: 'S:j6 l13' })
    play.until('V').move('b1', 'b2')
    expect(play.active).toBe('D')
    play.move('k2', 'k6')
    expect(play.ranks).toEqual([2, 1, 2, 1])
    expect(play.table.ending).toBe('last')
  })

  test('SO-12.5 a team falls with both sorcerers or with its last warrior; a slot without warriors plays on', () => {
    const slot = teams({ bare: true, units: { V: 'S:c9 f6', N: 'l1 e6 g2', M: 'l13', D: 'b13' }, turn: 'N' }).turn('g2', 'g6')
    expect(slot.board).toMatchObject({ V: 'S:c9', M: 'S:m13 l13' })
    expect(slot.outcome).toBeUndefined()
    slot.until('V').turn('c9', 'c8')
    expect(slot.on('c8')).toBe('VS')
    const last = teams({ bare: true, units: { V: 'S:c9 f6', N: 'l1 e6 g2', M: 'S:k9', D: 'b13' }, turn: 'N' }).move('g2', 'g6')
    expect(last.ranks).toEqual([2, 1, 2, 1])
    expect(last.board).toMatchObject({ V: '', M: '' })
    const both = teams({ units: { V: 'S:f6', N: 'e6 i6 g2', M: 'S:h6' }, turn: 'N' }).move('g2', 'g6')
    expect(both.ranks).toEqual([2, 1, 2, 1])
  })

  test('SO-12.6 four players have one slot each, of three the first has a whole team, and of two each has one', () => {
    const seats = (players: 2 | 3 | 4): readonly number[] => begin(players, { mode: 'teams' }).table.slots.map(({ seat }) => seat)
    expect(seats(4)).toEqual([0, 1, 2, 3])
    expect(seats(3)).toEqual([0, 1, 0, 2])
    expect(seats(2)).toEqual([0, 1, 0, 1])
  })

  test('SO-R27 two players may play teams', () => {
    const play = teams({ seats: 2, units: { V: 'd4 j4', M: 'j10 g9' } })
    expect(orderOf(play, 2)).toBe('VN')
    expect(play.decision.seat).toBe(0)
    expect(play.move('g9', 'g7').ranks).toEqual([1, 2])
  })
})
