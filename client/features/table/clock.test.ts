import { describe, expect, test } from 'vitest'
import { formatTime, timeLeft } from './clock.ts'

describe('a seat’s clock', () => {
  test('does not run without a deadline', () => {
    expect(timeLeft(0, 60_000, 5)).toBeUndefined()
  })
  test('uses the time for the decision first, then the reserve', () => {
    expect(timeLeft(100_000, 60_000, 10_000)).toEqual({ ms: 30_000, isReserve: false, reserve: 60_000 })
    expect(timeLeft(100_000, 60_000, 50_000)).toEqual({ ms: 50_000, isReserve: true, reserve: 50_000 })
    expect(timeLeft(100_000, 60_000, 170_000)).toEqual({ ms: 0, isReserve: true, reserve: 0 })
  })
  test('begins with the reserve when the time of the turn is used up', () => {
    expect(timeLeft(100_000, 60_000, 40_000)).toEqual({ ms: 60_000, isReserve: true, reserve: 60_000 })
  })
  test('reads as minutes and seconds', () => {
    expect(formatTime(84_000)).toBe('1:24')
    expect(formatTime(3_661_000)).toBe('1:01:01')
    expect(formatTime(400)).toBe('0:01')
  })
})
