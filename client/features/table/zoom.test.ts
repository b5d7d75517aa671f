import { describe, expect, test } from 'vitest'
import { clampView, FIT, zoomAt } from './zoom.ts'

const size = { width: 400, height: 400 }

describe('the zoom', () => {
  test('keeps the point under the finger in place', () => {
    const near = zoomAt(FIT, 2, { x: 100, y: 300 }, size)
    expect(near).toEqual({ scale: 2, x: -100, y: -300 })
    expect((100 - near.x) / near.scale).toBe(100)
  })
  test('enlarges at most three times, and never shrinks below the whole board', () => {
    expect(zoomAt(FIT, 9, { x: 200, y: 200 }, size).scale).toBe(3)
    expect(zoomAt({ scale: 2, x: -50, y: -50 }, 0.1, { x: 0, y: 0 }, size)).toEqual(FIT)
  })
  test('never shows empty space beside the board', () => {
    expect(clampView({ scale: 2, x: 30, y: -999 }, size)).toEqual({ scale: 2, x: 0, y: -400 })
  })
})
