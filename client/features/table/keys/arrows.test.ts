import { expect, test } from 'vitest'
import { nearest, nextInDirection } from './arrows.ts'

const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: 40 * x, y: 40 * y })))
const MIDDLE = { x: 40, y: 40 }

test('an arrow key leads to the neighbour in its direction', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => nextInDirection(GRID, MIDDLE, key))).toEqual([3, 5, 1, 7])
})

test('an arrow key leads nowhere from the edge, and no other key leads anywhere', () => {
  expect(nextInDirection(GRID, { x: 80, y: 80 }, 'ArrowDown')).toBeUndefined()
  expect(nextInDirection(GRID, MIDDLE, 'Enter')).toBeUndefined()
})

test('a point straight ahead wins over a nearer one aside', () => {
  expect(
    nextInDirection(
      [
        { x: 50, y: 40 },
        { x: 90, y: 0 },
      ],
      { x: 0, y: 0 },
      'ArrowRight',
    ),
  ).toBe(1)
})

test('the nearest point is found in any direction', () => {
  expect(nearest(GRID, { x: 70, y: 5 })).toBe(2)
  expect(nearest([], MIDDLE)).toBeUndefined()
})
