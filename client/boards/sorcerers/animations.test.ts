import { describe, expect, test } from 'vitest'
import { animatedBoard, animations, type SorcerersEvent } from './animations.ts'
import { cellAt, centre, isCell, isTurned } from './geometry.ts'

const units = [
  { id: 's0', slot: 0, kind: 'sorcerer', token: 'necron', cell: 'a1' },
  { id: 'w0-0', slot: 0, kind: 'warrior', token: 'warrior-necron', cell: 'a2' },
  { id: 'm0', slot: 0, kind: 'summon', token: 'zombie-ball', cell: '' },
  { id: 'w2-0', slot: 2, kind: 'warrior', token: 'warrior-merlin', cell: 'c5' },
] as const

const cellsAfter = (...played: readonly SorcerersEvent[]) => Object.fromEntries(animatedBoard(units, played).cells)
const move = { seat: 0, slot: 0, token: 'necron', spell: 'dash' } as const

describe('events play over the board one by one', () => {
  test('without events the units stand where the table has them', () => {
    expect(cellsAfter()).toEqual({ s0: 'a1', 'w0-0': 'a2', 'w2-0': 'c5' })
  })
  test('a move, a push and a jump change the cell', () => {
    expect(cellsAfter({ ...move, type: 'moved', unit: 'w0-0', from: 'a2', to: 'a9' })['w0-0']).toBe('a9')
    expect(cellsAfter({ ...move, type: 'pushed', by: 'zombie-ball', unit: 'w2-0', from: 'c5', to: 'd5' })['w2-0']).toBe('d5')
    expect(cellsAfter({ ...move, type: 'leapt', over: 'w0-0', overToken: 'warrior-necron', unit: 's0', from: 'a1', to: 'a3' }).s0).toBe('a3')
  })
  test('a swap moves both units', () => {
    const swapped = cellsAfter({ ...move, type: 'swapped', otherToken: 'warrior-necron', unit: 's0', from: 'a1', to: 'a2', other: 'w0-0' })
    expect([swapped.s0, swapped['w0-0']]).toEqual(['a2', 'a1'])
  })
  test('a summoned unit appears, and a captured one leaves from its cell', () => {
    expect(cellsAfter({ ...move, type: 'summoned', unit: 'm0', cell: 'b1' }).m0).toBe('b1')
    const { cells, leaving, actors } = animatedBoard(units, [{ ...move, type: 'captured', victim: 1, unit: 'w2-0', cell: 'c5' }])
    expect(cells.has('w2-0')).toBe(false)
    expect(leaving.get('w2-0')).toBe('c5')
    expect(actors).toEqual([{ unit: 'w2-0', motion: 'fall' }])
  })
  test('a defeat removes all units that were left', () => {
    expect(cellsAfter({ type: 'defeated', seat: 0, slot: 0, sorcerer: 'necron', units: ['s0', 'w0-0'] })).toEqual({ 'w2-0': 'c5' })
  })
  test('events that move nothing change nothing and take no time', () => {
    const timer: SorcerersEvent = { type: 'timer-advanced', seat: 0, slot: 0, spell: 'bow-shot', step: 1, length: 3 }
    expect(cellsAfter(timer)).toEqual(cellsAfter())
    expect(animations.eventMs(timer, undefined)).toBe(0)
    expect(animations.eventMs({ ...move, type: 'moved', unit: 'w0-0', from: 'a2', to: 'a9' }, undefined)).toBeGreaterThan(0)
  })
})

describe('the drawn board', () => {
  test('finds every cell under a finger, from both sides', () => {
    for (const turned of [false, true]) for (const cell of ['a1', 'm13', 'g7', 'd10']) expect(cellAt(centre(cell, turned), turned)).toBe(cell)
    expect(cellAt({ x: 3, y: 3 }, false)).toBeUndefined()
  })
  test('is turned half round for players in the north', () => {
    expect([[0], [1], [2], [3], [0, 2], [1, 3], []].map(isTurned)).toEqual([true, true, false, false, false, false, false])
    expect(centre('a1', true)).toEqual(centre('m13', false))
  })
  test('has 169 cells and no others', () => {
    expect(['a1', 'm13', 'g7'].every(isCell)).toBe(true)
    expect(['n1', 'a14', 'a0', 'w0-3', 'move', 'a', ''].some(isCell)).toBe(false)
  })
})
