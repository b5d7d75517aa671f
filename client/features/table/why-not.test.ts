import { describe, expect, test } from 'vitest'
import type { Prompt } from '#shared/protocol/match.ts'
import { type ClickedFacts, whyNotSelectable } from './why-not.ts'

const PROMPT: Prompt = {
  id: '1',
  kind: 'one',
  source: '',
  min: 1,
  max: 1,
  optional: false,
  text: { key: 'prompt.turn' },
  choices: ['pawn>a1', 'rook>a1'],
  labels: {},
}
const FACTS: ClickedFacts = {
  status: 'prompt',
  isPlayer: true,
  hasResigned: false,
  asked: PROMPT,
  piece: undefined,
  selected: [],
  hasSelectable: true,
}
const reason = (change: Partial<ClickedFacts>): string | undefined => whyNotSelectable({ ...FACTS, ...change })?.[0]

describe('a target that is not selectable', () => {
  test('is no choice of this question, or becomes one after another target', () => {
    expect(reason({ piece: 'king' })).toBe('why.part')
    expect(reason({})).toBe('why.part')
    expect(reason({ piece: 'a1' })).toBe('why.later')
  })

  test('cannot be added when enough are selected', () => {
    const asked: Prompt = { ...PROMPT, kind: 'some', choices: ['a', 'b', 'c'], max: 2 }
    expect(whyNotSelectable({ ...FACTS, asked, piece: 'c', selected: ['a', 'b'] })).toEqual(['why.enough', { max: 2 }])
    expect(reason({ asked, piece: 'd', selected: ['a'] })).toBe('why.part')
  })

  test('is not the answer to a question that only buttons answer', () => {
    expect(reason({ hasSelectable: false })).toBe('why.buttons')
  })

  test('waits for the player’s own turn', () => {
    expect(reason({ status: 'waiting', asked: undefined })).toBe('why.turn')
    expect(reason({ status: 'waiting', asked: undefined, hasResigned: true })).toBe('statusBar.resigned')
    expect(reason({ status: 'waiting', asked: undefined, isPlayer: false })).toBe('statusBar.watch')
  })

  test('belongs to the past, to a bot, or to a match that is over', () => {
    expect(reason({ status: 'past' })).toBe('why.past')
    expect(reason({ status: 'autopilot' })).toBe('statusBar.autopilot')
    expect(reason({ status: 'result' })).toBe('why.over')
  })

  test('needs no reason where the status bar says it, or while the answer is on its way', () => {
    expect(reason({ status: 'reconnecting' })).toBeUndefined()
    expect(reason({ asked: undefined })).toBeUndefined()
  })
})
