import { describe, expect, test } from 'vitest'
import { forceAnswer } from '../../conformance/harness.ts'
import { runningActivation, type State } from './state.ts'
import { arrange, begin, type Play } from './testing.ts'
import { at, cardOf, take } from './things.ts'

const state = (): State => structuredClone(arrange().state)

describe('an error names what is missing', () => {
  const lookups: readonly (readonly [string, () => unknown])[] = [
    ['nothing at 1', () => at(['only'], 1)],
    ["no 'scroll-none'", () => cardOf('scroll-none')],
    ['c is not there', () => take(['a', 'b'], 'c')],
    ['no activation is open', () => runningActivation(state())],
  ]
  test.each(lookups)('%s', (message, look) => {
    expect(look).toThrow(message)
  })

  const answers: readonly (readonly [string, () => Play, string])[] = [["no 'level-9'", () => begin(2, { mixedExperience: true }), 'level-9']]
  test.each(answers)('%s', (message, play, pick) => {
    const { match } = play()
    expect(() => forceAnswer(match, pick)).toThrow(message)
  })
})
