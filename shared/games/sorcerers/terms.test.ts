import { describe, expect, test } from 'vitest'
import { AROUND, CELL_NAMES, cellOf, nameOfCell, OPPOSITES, PASSES } from './cells.ts'
import { type Movement, OFFSETS, SUMMONS } from './content/index.ts'
import { addReach, pushAhead } from './movement.ts'
import { targetsOf } from './spells.ts'
import { boardOf } from './state.ts'
import { arrange, begin, type Play } from './testing.ts'

const names = (cells: readonly number[]): readonly string[] => cells.map(nameOfCell).toSorted()
const reachOf = (play: Play, movement: Movement, from: string): readonly string[] => {
  const out: number[] = []
  addReach(boardOf(play.state), [movement], cellOf(from), out)
  return names(out)
}

describe('terms', () => {
  test('SO-0.1 a1 is the north-west corner, m13 the south-east one, g7 the centre of 13 by 13 cells', () => {
    expect([cellOf('a1'), cellOf('m1'), cellOf('a2'), cellOf('g7'), cellOf('m13')]).toEqual([0, 12, 13, 6 * 13 + 6, 168])
    expect(new Set(CELL_NAMES).size).toBe(169)
    expect(() => cellOf('n1')).toThrow()
    expect(() => cellOf('a14')).toThrow()
    // Letters run to the east and numbers to the south.
    expect(names(AROUND.orth1[cellOf('g7')] ?? [])).toEqual(['f7', 'g6', 'g8', 'h7'])
  })

  test('SO-0.2 a slot is a corner, its controller a seat, and units belong to the slot', () => {
    const play = begin(3, { threePlayerPair: 'independent', sorcererChoice: 'random' })
    expect(play.table.slots.map(({ slot, seat }) => [slot, seat])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 2],
    ])
    const corners = ['a1', 'm1', 'm13', 'a13']
    for (const [slot, corner] of corners.entries()) expect(play.unitOn(corner)).toMatchObject({ id: `s${slot}`, slot, kind: 'sorcerer' })
    for (const { id, slot } of play.table.units) expect(id.slice(1, 2)).toBe(String(slot))
  })

  test('SO-0.3 friendly means the same side, hostile another one; a party is a team or otherwise a player', () => {
    const scene = { units: { V: 'f6', M: 'e6', N: 'g2' }, turn: 'N' } as const
    // Slots 0 and 2 are one side in teams and two sides in ffa.
    expect(
      arrange({ ...scene, options: { mode: 'teams' } })
        .move('g2', 'g6')
        .on('f6'),
    ).toBe('Vw')
    expect(arrange(scene).move('g2', 'g6').on('f6')).toBe('')
    // There are four sides, but one player leads two of them. When player 3 is gone, the two players alternate.
    const three = arrange({ seats: 3, options: { threePlayerPair: 'independent' } }).concede(2)
    const order: string[] = []
    for (let n = 0; n < 6; n++) {
      order.push(three.active)
      three.pass()
    }
    expect(order.join('')).toBe('VNMNVN')
    // In teams the party is the team, although each slot has its own player.
    const teams = arrange({ options: { mode: 'teams' }, units: { D: 'S:g6', N: 'f4', V: 'f6 h3' } }).turn('h3', 'h6')
    expect(teams.slot('D').alive).toBe(false)
    expect(teams.active).toBe('N')
  })

  test('SO-0.4 a cell holds one unit; own units are those of the slot, friendly ones those of the side', () => {
    const play = arrange({ options: { mode: 'teams' }, units: { N: 'S:f6 f5', D: 'g6' }, turn: 'N' })
    expect(play.reach('f6')).not.toContain('f5')
    expect(play.reach('f6')).not.toContain('g6')
    // Mind Transfer works only with own units.
    expect(play.skip().targets('move')).toEqual(['f5'])
    // Flight goes over friendly units, which are own units and the mate's.
    const flight = arrange({ options: { mode: 'teams' }, units: { D: 'S:f6 f5', N: 'g6', V: 'e6' }, turn: 'D', step: 'cast' })
    expect(flight.targets('move')).toEqual(['f4', 'h6'])
  })

  test('SO-0.5 opposite sides are west and east or north and south, never diagonals, never the edge', () => {
    expect((OPPOSITES[cellOf('g7')] ?? []).map(names)).toEqual([
      ['f7', 'h7'],
      ['g6', 'g8'],
    ])
    expect(OPPOSITES[cellOf('a1')]).toEqual([])
    expect((OPPOSITES[cellOf('a7')] ?? []).map(names)).toEqual([['a6', 'a8']])
    const diagonal = arrange({ units: { N: 'f6', V: 'e5 g2' } }).move('g2', 'g7')
    expect(diagonal.on('f6')).toBe('Nw')
    const edge = arrange({ units: { N: 'a6', V: 'b2' } }).move('b2', 'b6')
    expect(edge.on('a6')).toBe('Nw')
  })

  test('SO-0.6 movements and spells are data, each read by one interpreter', () => {
    expect(OFFSETS.orth1.map((offset) => offset.join())).toEqual(['1,0', '-1,0', '0,1', '0,-1'])
    expect(OFFSETS.diag1.map((offset) => offset.join())).toEqual(['1,1', '1,-1', '-1,1', '-1,-1'])
    expect(OFFSETS.orth2.map((offset) => offset.join())).toEqual(['2,0', '-2,0', '0,2', '0,-2'])
    expect(OFFSETS.diag2.map((offset) => offset.join())).toEqual(['2,2', '2,-2', '-2,2', '-2,-2'])
    const play = arrange({ units: { V: 'S:f6 f4', N: 'h6' }, step: 'cast' })
    const board = boardOf(play.state)
    expect(reachOf(play, { kind: 'slide', dirs: 'orth1', max: 2 }, 'f6')).toEqual(['d6', 'e6', 'f5', 'f7', 'f8', 'g6'])
    expect(reachOf(play, { kind: 'slide', dirs: 'diag1', max: 1 }, 'f6')).toEqual(['e5', 'e7', 'g5', 'g7'])
    expect(reachOf(play, { kind: 'jump', dirs: 'orth1' }, 'f6')).toEqual(['f3', 'i6'])
    expect(pushAhead(board, cellOf('f9'), cellOf('f7'), 1)).toMatchObject({ from: cellOf('f6'), to: cellOf('f5') })
    expect(pushAhead(board, cellOf('f9'), cellOf('f7'), 2)).toBeUndefined()
    const aim = (effect: Parameters<typeof targetsOf>[3]) => names(targetsOf(play.state, board, 0, effect))
    expect(aim({ kind: 'relocate', offsets: 'orth2' })).toEqual(['d6', 'f8'])
    expect(aim({ kind: 'summon', unit: 'familiar', offsets: 'diag1' })).toEqual(['e5', 'e7', 'g5', 'g7'])
    expect(aim({ kind: 'swap', with: 'own-unit', offsets: 'orth2' })).toEqual(['f4'])
    expect(aim({ kind: 'leap', over: 'friendly-unit', offsets: 'orth2' })).toEqual(['f2'])
    expect(aim({ kind: 'kill', offsets: 'orth2', blockable: false })).toEqual(['f4', 'h6'])
    // A leap lands at twice the offset.
    expect(PASSES.diag1[cellOf('a1')]).toEqual([{ over: cellOf('b2'), behind: cellOf('c3') }])
    expect(SUMMONS.map(({ movement }) => movement.map(({ kind }) => kind).join('+'))).toEqual(['slide+slide', 'slide', 'slide+jump', 'slide'])
  })
})
