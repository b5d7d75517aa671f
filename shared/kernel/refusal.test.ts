import { expect, test } from 'vitest'
import { newRefusal, ok, REFUSALS, refused } from './refusal.ts'
import { LANGUAGES } from './words.ts'

test('every refusal has its own sentence in both languages', () => {
  for (const language of LANGUAGES) {
    const texts = Object.values(REFUSALS).map((words) => words[language])
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('a refusal has params only if they are given', () => {
  expect(newRefusal('stale')).toStrictEqual({ code: 'stale' })
  expect(newRefusal('bad-options', { option: 'side' })).toStrictEqual({ code: 'bad-options', params: { option: 'side' } })
  expect(refused('bad-options', { option: 'side' })).toStrictEqual({ ok: false, refusal: { code: 'bad-options', params: { option: 'side' } } })
  expect(ok(7)).toStrictEqual({ ok: true, value: 7 })
})
