import { describe, expect, test } from 'vitest'
import { forceAnswer, randomOf } from '../../conformance/harness.ts'
import { eventOf, revelationOf, villageOf } from './cards.ts'
import type { Effect } from './content/index.ts'
import { setup } from './setup.ts'
import { at, playerAt, type State } from './state.ts'
import { declining } from './steps/decisions.ts'
import { arrange, begin, type Play, type Scene } from './testing.ts'
import { companionOf, kindOf } from './tiles.ts'

const state = (): State => arrange().state
/** Starts a match in which only this effect is resolved. */
const only = (effect: Effect, scene: Scene = {}): Play =>
  arrange({ ...scene, step: { seat: 0, source: 'gate', sector: 'gate', tile: '', ...effect } })

describe('an error names what is missing', () => {
  const lookups: readonly (readonly [string, () => unknown])[] = [
    ['no player at seat 3', () => playerAt(state(), 3)],
    ['nothing at 1', () => at(['only'], 1)],
    ["no tile 'p0-nobody'", () => kindOf('p0-nobody')],
    ["no companion 'nobody'", () => companionOf('nobody')],
    ["no 'comet-1'", () => revelationOf('comet-1')],
    ["no 'drought'", () => eventOf('drought')],
    ["no 'atlantis'", () => villageOf('atlantis')],
    ['nobody plays with 5', () => setup({ seats: 5, options: {} }, randomOf(1))],
    ['nothing is offered', () => declining(() => [{ seat: 0, prompt: { key: 'prompt.lose' }, question: { kind: 'one', choices: [] } }])(state(), {})],
  ]
  test.each(lookups)('%s', (message, look) => {
    expect(look).toThrow(message)
  })

  const answers: readonly (readonly [string, () => Play, string])[] = [
    ["no clan 'clan-none'", () => begin(2, { clanChoice: 'draft' }), 'clan-none'],
    ["'moon' cannot be gained", () => only({ step: 'gain', of: { any: 1 } }), 'moon'],
    ["'moon' cannot be lost", () => only({ step: 'lose', of: { any: 1 } }, { players: [{ coin: 2, scroll: 2 }] }), 'moon'],
    ["no sector 'nowhere'", () => only({ step: 'divert' }), 'nowhere'],
    [
      "no branch 'neither'",
      () =>
        only({
          step: 'choose',
          of: [
            { id: 'a', do: { step: 'lock' } },
            { id: 'b', do: { step: 'lock' } },
          ],
        }),
      'neither',
    ],
  ]
  test.each(answers)('%s', (message, play, pick) => {
    const { match } = play()
    expect(() => forceAnswer(match, pick)).toThrow(message)
  })
})
