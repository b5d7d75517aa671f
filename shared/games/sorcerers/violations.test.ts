import { describe, expect, test } from 'vitest'
import { cellOf } from './cells.ts'
import { type State, unitOf, withCell } from './state.ts'
import { arrange, type Scene } from './testing.ts'
import { violationsOf } from './violations.ts'

function broken(spoil: (s: State) => void, scene: Scene = {}): readonly string[] {
  const s = structuredClone(arrange(scene).state)
  expect(violationsOf(s)).toEqual([])
  spoil(s)
  return violationsOf(s)
}
const put = (s: State, unit: string, cell: string): void => {
  s.cells = withCell(s.cells, unitOf(unit), cellOf(cell))
}

describe('a violation is reported', () => {
  test('if two units are on one cell', () => {
    expect(broken((s) => put(s, 'w0-2', 'a1'))).toEqual(['w0-2 and s0 share a cell'])
  })

  test('if a unit belongs to an unused corner', () => {
    expect(broken((s) => put(s, 'w1-1', 'f6'), { seats: 2 })).toEqual(['units in the unused corner 1'])
  })

  test('if a running match has a side with enough places', () => {
    expect(broken((s) => put(s, 'w0-2', 'g7'), { units: { V: 'e4 d4 j4' } })).toEqual(['side 0 holds enough places and has not won'])
  })

  test('if a timer is beside its track, runs with the summon on the board, or is not reset with the places', () => {
    const set = (change: Partial<State['slots'][number]>) => (s: State) => {
      Object.assign(s.slots[0] ?? {}, change)
    }
    expect(broken(set({ summon: 5 }), { units: { V: 'd4' } })).toEqual(['summon timer of slot 0 is beside its track'])
    expect(broken(set({ attack: 1 }), { units: { V: 'd4' } })).toEqual(['attack timer of slot 0 should have been reset'])
    expect(broken(set({ attack: 5 }))).toEqual([])
    expect(broken(set({ summon: 2 }), { units: { V: 'd4 *f6' } })).toEqual(['summon of slot 0 is on the board and its timer runs'])
  })

  test('if an undefeated side lacks a sorcerer or a warrior, or a fallen side has units', () => {
    expect(broken((s) => put(s, 's0', ''))).toEqual(['side 0 is undefeated without a sorcerer and a warrior'])
    expect(broken((s) => put(s, 'w0-1', ''))).toEqual(['side 0 is undefeated without a sorcerer and a warrior'])
    const fall = (s: State): void => {
      s.fallen = [1, 0, 0, 0]
    }
    expect(broken(fall)).toEqual(['side 0 has fallen and has a sorcerer'])
    const ghost = (s: State): void => {
      fall(s)
      put(s, 's0', '')
    }
    expect(broken(ghost)).toEqual(['side 0 has fallen and still has units'])
    expect(broken(ghost, { options: { longLiver: true } })).toEqual([])
  })

  test('if the number of turns is wrong, or a slot with units does not wait for a turn', () => {
    expect(broken((s) => Object.assign(s, { turn: 400 }))).toEqual(['turn 400 of 400'])
    expect(broken((s) => Object.assign(s, { waiting: [0, 1, 2] }))).toEqual(['slots 0,1,2 wait, slots 0,1,2,3 are able'])
    expect(broken((s) => Object.assign(s, { phase: 'over' }))).toEqual(['the match is running in phase over'])
  })
})
