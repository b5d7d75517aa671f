import { describe, expect, test } from 'vitest'
import type { Prompt } from '#shared/protocol/match.ts'
import { selectIn } from './selection.ts'

const prompt = (kind: Prompt['kind'], options: readonly string[], max = 1): Prompt => ({
  id: '1',
  kind,
  source: '',
  min: 0,
  max,
  optional: false,
  text: { key: 'x' },
  choices: options,
  labels: {},
})
const MOVES = prompt('one', ['skip', 'w1>d4', 'w1>d5', 'w2>d4'])

describe('a touch on a target', () => {
  test('is selected while more than one choice is left', () => {
    expect(selectIn(MOVES, [], 'w1', false)).toEqual({ targets: ['w1'] })
  })
  test('answers when it leaves only one choice', () => {
    expect(selectIn(MOVES, ['w1'], 'd5', false)).toEqual({ answer: 'w1>d5' })
    expect(selectIn(MOVES, [], 'skip', false)).toEqual({ answer: 'skip' })
  })
  test('waits for a second touch when a finger may have missed', () => {
    expect(selectIn(MOVES, ['w1'], 'd5', true)).toEqual({ targets: ['w1', 'd5'] })
    expect(selectIn(MOVES, ['w1', 'd5'], 'd5', true)).toEqual({ answer: 'w1>d5' })
  })
  test('deselects the last selected target', () => {
    expect(selectIn(MOVES, ['w1'], 'w1', false)).toEqual({ targets: [] })
  })
  test('that is not offered changes nothing', () => {
    expect(selectIn(MOVES, ['w1'], 'z9', false)).toEqual({ targets: ['w1'] })
  })
  test('adds and removes one of several, up to the maximum', () => {
    const some = prompt('some', ['a', 'b', 'c'], 2)
    expect(selectIn(some, ['a'], 'b', false)).toEqual({ targets: ['a', 'b'] })
    expect(selectIn(some, ['a', 'b'], 'c', false)).toEqual({ targets: ['a', 'b'] })
    expect(selectIn(some, ['a', 'b'], 'a', false)).toEqual({ targets: ['b'] })
  })
})
