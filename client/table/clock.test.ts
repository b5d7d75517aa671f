import { describe, expect, test } from 'vitest'
import { formatTime, timeLeft } from './clock.ts'

describe('a seat’s clock', () => {
  test('without a deadline there is none', () => {
    expect(timeLeft(0, 60_000, 5)).toBeUndefined()
  })
  test('first the time for the decision runs, then the reserve', () => {
    expect(timeLeft(100_000, 60_000, 10_000)).toEqual({ ms: 90_000, reserve: false })
    expect(timeLeft(100_000, 60_000, 50_000)).toEqual({ ms: 50_000, reserve: true })
    expect(timeLeft(100_000, 60_000, 170_000)).toEqual({ ms: 0, reserve: true })
  })
  test('reads as minutes and seconds', () => {
    expect(formatTime(84_000)).toBe('1:24')
    expect(formatTime(3_661_000)).toBe('1:01:01')
    expect(formatTime(400)).toBe('0:01')
  })
})
