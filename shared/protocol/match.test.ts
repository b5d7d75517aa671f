import { expect, test } from 'vitest'
import { type PromptView, readPrompt } from './match.ts'

const asked: PromptView = {
  id: '3.1.2',
  kind: 'one',
  text: '{"key":"prompt.move"}',
  source: '',
  options: '["a","b>c"]',
  labels: '{"a":{"key":"option.a"}}',
  min: 1,
  max: 1,
  optional: false,
}

test('a prompt is read with its texts', () => {
  expect(readPrompt(asked)).toEqual({ ...asked, text: { key: 'prompt.move' }, options: ['a', 'b>c'], labels: { a: { key: 'option.a' } } })
})

test('where nothing is asked there is no prompt', () => {
  expect(readPrompt({ ...asked, id: '', text: '', options: '[]', labels: '{}' })).toBeUndefined()
  expect(readPrompt(undefined)).toBeUndefined()
})
