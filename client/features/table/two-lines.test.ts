import { expect, test } from 'vitest'
import { lettersInTwoLines } from './two-lines.ts'

test.each([
  ['Skip', 4],
  ['Apply the day effect', 10],
  ['Закончить: Палочка, пропадёт 1', 19],
  ['Неподелённое', 12],
])('“%s” needs lines of %i letters', (text, letters) => {
  expect(lettersInTwoLines(text)).toBe(letters)
})
