import { expect, test } from 'vitest'
import { softly } from './words.ts'

test.each([
  ['Неразрывный поток', 'Не-раз-рыв-ный по-ток'],
  ['Хрустальная жила', 'Хрус-таль-ная жи-ла'],
  ['Незваные гости', 'Нез-ва-ные гос-ти'],
  ['Rare Charms', 'Rare Charms'],
])('%s breaks where one would break it: %s', (name, broken) => {
  expect(softly(name).replaceAll('\u00ad', '-')).toBe(broken)
})
