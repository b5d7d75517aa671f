import { describe, expect, test } from 'vitest'
import { forceAnswer } from '../../conformance/harness.ts'
import type { PickValue } from '../../kernel/decision.ts'
import { cellAt } from './automa/acts.ts'
import { type Effect, ritualOf, specialistOf } from './content/index.ts'
import { enterRegion, leaveCell, readCell } from './figures.ts'
import { perform } from './frames.ts'
import { evenfall } from './index.ts'
import { takeFromRegion } from './regions.ts'
import { boardAt, partyAt, playedBy, playerAt, regionAt, type State, take } from './state.ts'
import { arrange, begin, type Play } from './testing.ts'

const state = (): State => structuredClone(arrange({ players: [{ inner: 'start=honey-bear', stones: 'ember-1' }, {}] }).state)
const bare = (): State => {
  const s = state()
  Object.assign(playerAt(s, 0), { coven: '' })
  return s
}

/** Begins a match whose first step performs these effects. */
const performing = (...effects: readonly Effect[]): Play => {
  const covens: (typeof evenfall)['steps']['covens'] = { run: (_s, _frame, ctx) => perform(ctx, { seat: 0, source: '' }, ...effects) }
  return arrange({ step: { step: 'covens' } }, { ...evenfall, steps: { ...evenfall.steps, covens } })
}

describe('an error names what is missing', () => {
  const lookups: readonly (readonly [string, () => unknown])[] = [
    ['no player at seat 2', () => playerAt(state(), 2)],
    ['no party 2', () => partyAt(state(), 2)],
    ['no party 1', () => partyAt({ ...state(), players: state().players.slice(0, 1) }, 1)],
    ["'southern-slopes' is not in use", () => regionAt(state(), 'southern-slopes')],
    ['seat 0 has no coven yet', () => boardAt(bare(), 0)],
    ["'ritual-unmaking' is not in play", () => playedBy(playerAt(state(), 0), 'ritual-unmaking')],
    ["'c' is not there", () => take(['a', 'b'], 'c')],
    ["'ritual-honey-bear' is no specialist", () => specialistOf('ritual-honey-bear')],
    ["'specialist-keir-1' is no ritual", () => ritualOf('specialist-keir-1')],
    ["there is no 'ritual-none'", () => ritualOf('ritual-none')],
    ["'place-none' does not lie in a region", () => takeFromRegion(state(), 0, 'place-none', 1)],
    ["there is no cell 'region:nowhere:1'", () => readCell(state(), 'region:nowhere:1')],
    ["there is no cell 'forest:north-lakes:1'", () => readCell(state(), 'forest:north-lakes:1')],
    ['party 2 has no place in north-lakes', () => enterRegion(state(), 2, 'north-lakes', 'witch')],
    ['nobody stands on ritual:ritual-honey-bear:1', () => leaveCell(state(), 0, 'ritual-honey-bear', 1)],
    ["'addStrength' is not performed", () => performing({ do: 'addStrength', n: 2 })],
    ["'undefined' is not performed", () => performing()],
    ['no cell 99 on her circle', () => cellAt({ ...begin(1).automa, marker: 99 })],
    ['there is no Automa', () => arrange({ step: { step: 'automaTurn' } })],
  ]
  test.each(lookups)('%s', (message, look) => {
    expect(look).toThrow(message)
  })

  const answers: readonly (readonly [string, () => Play, PickValue])[] = [
    ["'nobody' is taken", () => begin(2, { covenAssignment: 'choose' }), 'nobody'],
    ["'stone-none' is not yours", () => arrange({ players: [{ coven: 'thorn', stones: 'ember-1' }, {}] }), 'stone-none>thorn:1'],
    ["'specialist-keir-1' has no free action now", () => arrange({ players: [{ specialists: 'keir*' }, {}] }), 'specialist-keir-1'],
    ["'region:north-lakes:9' is not free", () => arrange(), 'witch>region:north-lakes:9'],
    ["'oak' is no option", () => arrange({ players: [{ inner: 'start=moss-toad' }, {}] }).pick('elder>moss-toad:1'), 'oak'],
    [
      "'oak' is no opponent",
      () =>
        arrange({ seats: 3, players: [{ inner: 'start=butterfly-fairy' }, { outer: 'grotto' }, { outer: 'moonwell' }] }).pick(
          'elder>butterfly-fairy:1',
        ),
      'oak',
    ],
    [
      "'oak' is no figure",
      () => arrange({ players: [{ hand: 'mist-swan', herb: 1, potion: 1 }, {}] }).pick('mist-swan>start-star'),
      'oak>north-lakes',
    ],
    [
      "'region:north-lakes:1' is no cell of a ritual",
      () =>
        arrange({ side: 'lunar', players: [{ coven: 'cross', path: 3, inner: 'start=wolf-guide' }, { passed: true }] }).pick(
          'witch>board:cross',
          'elder>wolf-guide:1',
        ),
      'region:north-lakes:1>north-lakes',
    ],
    [
      "nobody stands at 'region:north-lakes:9'",
      () =>
        arrange({ players: [{ mana: 1, inner: 'start=broom-stand', stand: { 'north-lakes': { witches: 1, cells: 1 } } }, {}] }).pick(
          'elder>broom-stand:1',
        ),
      'region:north-lakes:9',
    ],
    [
      "'west' is not in use",
      () => arrange({ seats: 3, players: [{ hand: 'three-eyed-owl', knowledge: 2, herb: 1 }, {}, {}] }).pick('three-eyed-owl>start-star'),
      'west',
    ],
  ]
  test.each(answers)('%s', (message, play, pick) => {
    const before = play()
    expect(before.refusal(pick)).toBe('not-offered')
    expect(() => forceAnswer(before.match, pick)).toThrow(message)
  })
})
