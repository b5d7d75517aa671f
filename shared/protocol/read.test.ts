import { describe, expect, test } from 'vitest'
import type { MatchState, PromptView, SeatState } from './match.ts'
import { readEvents, readLine, readMatch, readPrompt } from './read.ts'

const asked: PromptView = {
  id: '3.1.2',
  kind: 'one',
  textJson: '{"key":"prompt.move"}',
  source: '',
  choicesJson: '["a","b>c"]',
  labelsJson: '{"a":{"key":"option.a"}}',
  min: 1,
  max: 1,
  optional: false,
}
const prompt = {
  ...{ id: '3.1.2', kind: 'one', source: '', min: 1, max: 1, optional: false },
  ...{ text: { key: 'prompt.move' }, choices: ['a', 'b>c'], labels: { a: { key: 'option.a' } } },
}

describe('a prompt', () => {
  test('is read with its text, choices and labels', () => {
    expect(readPrompt(asked)).toEqual(prompt)
  })

  test('is undefined if nothing is asked', () => {
    expect(readPrompt({ ...asked, id: '', textJson: '', choicesJson: '[]', labelsJson: '{}' })).toBeUndefined()
    expect(readPrompt(undefined)).toBeUndefined()
  })
})

describe('events', () => {
  const eventsJson = '[{"type":"drew","seat":1,"count":2},{"type":"turn"}]'

  test('are completed with the private fields of the own seat', () => {
    expect(readEvents(eventsJson, '[[0,{"cards":["owl","moth"]}]]')).toEqual([
      { type: 'drew', seat: 1, count: 2, cards: ['owl', 'moth'] },
      { type: 'turn' },
    ])
    expect(readEvents(eventsJson)).toEqual([{ type: 'drew', seat: 1, count: 2 }, { type: 'turn' }])
  })

  test('of a wrong form are refused', () => {
    expect(() => readEvents('[{"seat":1}]')).toThrow(TypeError)
    expect(() => readEvents('[{"type":"drew"}]', '[[0,7]]')).toThrow(TypeError)
  })
})

test('an equal text gives the same object while it is cached, and an equal one afterwards', () => {
  const first = readLine('{"key":"first"}')
  expect(readLine('{"key":"first"}')).toBe(first)
  for (let n = 0; n < 1000; n++) readLine(`{"key":"${n}"}`)
  expect(readLine('{"key":"first"}')).toEqual(first)
})

test('every JSON field of a state is parsed into a value', () => {
  const seat: SeatState = {
    ...{ name: 'Ada', kind: 'human', level: '', held: '', muted: false, ready: true, commitment: 'c', opened: true, online: true },
    ...{ autopilot: false, resigned: false, deciding: true, statusJson: '{"key":"status.move"}', deadline: 0, reserve: 0 },
  }
  const state: MatchState = {
    ...{ id: 'm', game: 'sorcerers', version: '1', optionsJson: '{"turnCap":150}', phase: 'finished', listed: false, pace: 'untimed', hostSeat: 0 },
    ...{ seq: 7, round: 1, commitment: 'c', deadline: 0, fairnessJson: '{"rounds":[]}', outcomeJson: '{"ranks":[1,2],"reason":{"key":"won"}}' },
    ...{ rematchId: '', spectators: 0, eventsJson: '[{"type":"drew"}]', undoneSeq: 0, table: { a: 1 } },
    seats: [
      { ...seat, private: { hand: { b: 2 }, prompt: asked, undo: true, secretsJson: '[[0,{"card":"owl"}]]' } },
      { ...seat, statusJson: '' },
    ],
  }
  const view = readMatch(state)
  expect(view).toMatchObject({
    ...{ seq: 7, options: { turnCap: 150 }, outcome: { ranks: [1, 2] }, fairness: { rounds: [] }, events: [{ type: 'drew', card: 'owl' }] },
    seats: [{ name: 'Ada', status: { key: 'status.move' }, private: { hand: { b: 2 }, prompt, undo: true } }, { status: undefined }],
  })
  expect(JSON.stringify(view)).not.toMatch(/Json"/)
  expect(readMatch({ ...state, outcomeJson: '', fairnessJson: '', optionsJson: '' })).toMatchObject({
    options: {},
    outcome: undefined,
    fairness: undefined,
  })
})
