import { expect, test } from 'vitest'
import { aimOf } from './touch-aim.ts'

const square = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size })

test('a finger that touches nothing lit means what it touched', () => {
  expect(aimOf({ x: 200, y: 200 }, [square(0, 0, 20)], 3)).toEqual({ kind: 'touched' })
})

test('a finger beside a small target means that target', () => {
  expect(aimOf({ x: 30, y: 10 }, [square(0, 0, 20), square(200, 0, 20)], 3)).toEqual({ kind: 'target', index: 0 })
})

test('a finger on a large target means what it touched, and so does one beside it', () => {
  expect(aimOf({ x: 30, y: 10 }, [square(0, 0, 60)], 3)).toEqual({ kind: 'touched' })
  expect(aimOf({ x: 62, y: 10 }, [square(0, 0, 60)], 3)).toEqual({ kind: 'touched' })
})

test('small targets side by side are enlarged until each is large enough', () => {
  expect(aimOf({ x: 20, y: 10 }, [square(0, 0, 22), square(22, 0, 22)], 3)).toEqual({ kind: 'enlarge', factor: 2 })
})

test('what cannot grow any more is chosen as it is', () => {
  expect(aimOf({ x: 20, y: 10 }, [square(0, 0, 22), square(22, 0, 22)], 1)).toEqual({ kind: 'touched' })
})
