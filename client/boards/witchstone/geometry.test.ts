import { describe, expect, test } from 'vitest'
import { cellId } from '#shared/games/witchstone/content/cauldron.ts'
import { CELLS, EXITS, NEIGHBOURS, PORTALS } from '#shared/games/witchstone/content/index.ts'
import { directionOf, HEX, inBall, inCauldron, radiusOf, turnedTo, wayOf } from './geometry.ts'

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('the cauldron', () => {
  test('neighbours lie one width apart, in six different directions', () => {
    const ways = NEIGHBOURS.map(([q, r]) => cellId(q, r))
    for (const cell of ways) expect(apart(inCauldron(cell), inCauldron(cellId(0, 0)))).toBeCloseTo(HEX * Math.sqrt(3))
    expect(new Set(ways.map((cell) => directionOf(cellId(0, 0), cell))).size).toBe(6)
  })

  test('no exit lies on a cell', () => {
    for (const { id } of EXITS) for (const cell of CELLS) expect(apart(inCauldron(id), inCauldron(cell.id))).toBeGreaterThan(HEX)
  })

  test('a domino turns to the next direction that is possible', () => {
    const right = cellId(1, 0)
    const left = cellId(-1, 0)
    expect(turnedTo(cellId(0, 0), 0, new Set([left, right]))).toBe(right)
    expect(turnedTo(cellId(0, 0), 1, new Set([left, right]))).toBe(left)
    expect(turnedTo(cellId(0, 0), 0, new Set())).toBeUndefined()
  })
})

describe('the crystal ball', () => {
  test('a portal has a place for each of its markers, outside its regions', () => {
    for (const { id, a, b, length } of PORTALS) {
      const { slots } = wayOf(id)
      expect(slots).toHaveLength(length)
      for (const slot of slots) for (const end of [a, b]) expect(apart(slot, inBall(end))).toBeGreaterThan(radiusOf(end))
    }
  })

  test('markers begin at the end where the portal was started', () => {
    const portal = PORTALS.find(({ length }) => length === 3)
    if (!portal) throw new Error('there is no long portal')
    const [first] = wayOf(portal.id, portal.b).slots
    const [, , last] = wayOf(portal.id, portal.a).slots
    expect(first?.x).toBeCloseTo(last?.x ?? Number.NaN)
    expect(first?.y).toBeCloseTo(last?.y ?? Number.NaN)
  })
})
