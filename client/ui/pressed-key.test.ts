import { expect, test } from 'vitest'
import { keyOf } from './pressed-key.ts'

test('a key is read by its letter, and by its place where the keyboard has no Latin letter there', () => {
  expect(keyOf({ key: 'A', code: 'KeyA' })).toBe('a')
  expect(keyOf({ key: 'a', code: 'KeyQ' })).toBe('a')
  expect(keyOf({ key: 'г', code: 'KeyU' })).toBe('u')
  expect(keyOf({ key: '&', code: 'Digit1' })).toBe('1')
  expect(keyOf({ key: '?', code: 'Digit7' })).toBe('?')
  expect(keyOf({ key: 'Enter', code: 'NumpadEnter' })).toBe('Enter')
})
