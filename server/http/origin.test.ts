import { describe, expect, test } from 'vitest'
import { isOriginAllowed } from './origin.ts'

describe('the origin of a request', () => {
  const list = ['https://coven.example']
  test.each<[string | undefined, string | undefined, string]>([
    [undefined, 'coven.example', 'a program without an origin'],
    ['http://localhost:2567', 'localhost:2567', 'our own page'],
    ['https://play.example', 'play.example', 'our own page behind a proxy'],
    ['https://coven.example', 'internal:2567', 'a page on the list'],
  ])('%s at %s is allowed: %s', (origin, host, _who) => {
    expect(isOriginAllowed(list, origin, host)).toBe(true)
  })

  test.each<[string | undefined, string | undefined, string]>([
    ['https://evil.example', 'coven.example', 'a stranger'],
    ['https://coven.example.evil.example', 'x', 'a name that begins like one on the list'],
    ['http://coven.example', 'x', 'another scheme'],
    ['http://localhost:5173', 'localhost:2567', 'another port'],
    ['null', 'null', 'a page without an origin of its own'],
    ['https://', undefined, 'no origin at all'],
  ])('%s at %s is refused: %s', (origin, host, _who) => {
    expect(isOriginAllowed(list, origin, host)).toBe(false)
  })

  test('* allows every origin', () => {
    expect(isOriginAllowed(['*'], 'https://evil.example', 'x')).toBe(true)
  })
})
