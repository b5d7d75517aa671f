import { describe, expect, test } from 'vitest'
import { randomOf, setupOf } from '../conformance/harness.ts'
import { sampleGame } from '../conformance/sample-game/index.ts'
import type { Decision, Question } from './decision.ts'
import type { Frame, Game } from './game.ts'
import { answerPosition, decisionsOf, fallbackPick, imaginePosition, inPlace, newStepOutput, onDraft, startPosition } from './position.ts'

type AnyStep = Game['steps'][string]

/** The sample game with other steps. `first` is where it begins. */
const gameWith = (steps: Readonly<Record<string, AnyStep>>, first = 'first'): Game => ({
  ...sampleGame,
  id: 'tiny',
  setup: () => ({ state: { done: false }, first: { step: first } }),
  steps,
  outcome: (s) => ('done' in s && s.done === true ? { ranks: [1, 1], reason: { key: 'reason.rounds' } } : undefined),
})
const finish = (s: object): void => void Object.assign(s, { done: true })
const start = (game: Game) => startPosition(game, setupOf(sampleGame, 2, 1), setupOf(sampleGame, 2, 1).seed, newStepOutput())
const ask = (question: Question, more: Partial<Decision> = {}): Decision => ({ seat: 0, prompt: { key: 'prompt.lay' }, question, ...more })
const choices = (...ids: readonly string[]) => ids.map((id) => ({ id }))

describe('rules that make no sense are named with the game and the step', () => {
  test.each<readonly [string, Game]>([
    ["tiny: there is no step 'first'", gameWith({})],
    ['tiny: nothing left to do and no outcome', gameWith({ first: { run: (_s, _frame, ctx) => ctx.end() } })],
    ["tiny: no end of automatic steps at 'first'", gameWith({ first: { run: (_s, _frame, ctx) => ctx.goto({ step: 'first' }) } })],
    [
      "tiny: no end of automatic steps at 'second'",
      gameWith({ first: { run: (_s, _frame, ctx) => ctx.goto({ step: 'second' }) }, second: { run: () => undefined } }),
    ],
    [
      "tiny: no end of automatic steps at 'first'",
      gameWith({ first: { ask: () => [ask({ kind: 'one', choices: choices('only') })], answer: () => undefined } }),
    ],
    ["tiny: 'first' asks and takes no answer", gameWith({ first: { ask: () => [ask({ kind: 'one', choices: choices('only') })] } })],
  ])('%s', (message, game) => {
    expect(() => start(game)).toThrow(new Error(message))
  })

  test('an answer where nothing is asked', () => {
    const { position } = start(gameWith({ first: { run: finish } }))
    const decision = ask({ kind: 'one', choices: choices('a', 'b') })
    expect(() => answerPosition(gameWith({}), position, { decision, pick: 'a' }, { mode: inPlace, output: newStepOutput() })).toThrow(
      'tiny: nothing is asked',
    )
  })
})

describe('automatic steps', () => {
  test('a step that neither asks nor runs is left', () => {
    expect(
      start(
        gameWith({
          first: {
            run: (_s, _frame, ctx) => {
              ctx.goto({ step: 'last' })
              ctx.call({ step: 'empty' })
            },
          },
          empty: {},
          last: { run: finish },
        }),
      ).decisions,
    ).toEqual([])
  })

  test('go on for as many steps as a long turn needs', () => {
    let steps = 0
    const game = gameWith({
      first: {
        run(s, _frame, ctx) {
          steps++
          if (steps === 9_999) finish(s)
          else ctx.goto({ step: 'first' })
        },
      },
    })
    expect([start(game).decisions, steps]).toEqual([[], 9_999])
    steps = -1
    expect(() => start(game)).toThrow('no end of automatic steps')
  })

  test('end with the match: nothing stays pending', () => {
    const { position, decisions } = start(
      gameWith({
        first: {
          run(s, _frame, ctx) {
            ctx.call({ step: 'first' })
            finish(s)
          },
        },
      }),
    )
    expect([position.stack, decisions]).toEqual([[], []])
    expect(decisionsOf(sampleGame, position)).toEqual([])
  })

  test('stop at a question with two answers, and at one with a single answer that is always asked', () => {
    const two = ask({ kind: 'one', choices: choices('a', 'b') })
    const single = ask({ kind: 'one', choices: choices('a') }, { alwaysAsk: true })
    const some = ask({ kind: 'some', choices: choices('a'), min: 1, max: 1 })
    for (const decision of [two, single, some]) expect(start(gameWith({ first: { ask: () => [decision] } })).decisions).toEqual([decision])
  })
})

describe('when a seat does not answer', () => {
  const fallback = (question: Question, step: AnyStep = {}): unknown => {
    const game = gameWith({ first: { ask: () => [ask(question, { alwaysAsk: true })], ...step } })
    const { position, decisions } = start(game)
    return decisions.map((decision) => fallbackPick(game, position, decision))[0]
  }

  test('the least amount, the fewest things, the order as offered or the first choice is picked', () => {
    expect(fallback({ kind: 'amount', min: 2, max: 5 })).toBe(2)
    expect(fallback({ kind: 'some', choices: choices('a', 'b', 'c'), min: 2, max: 3 })).toEqual(['a', 'b'])
    expect(fallback({ kind: 'order', choices: choices('b', 'a') })).toEqual(['b', 'a'])
    expect(fallback({ kind: 'one', choices: choices('b', 'a') })).toBe('b')
  })

  test('the step picks if it has a fallback of its own', () => {
    expect(fallback({ kind: 'amount', min: 2, max: 5 }, { fallback: () => 4 })).toBe(4)
  })

  test('a question without choices is an error', () => {
    expect(() => fallback({ kind: 'one', choices: [] })).toThrow('a decision without options')
  })
})

test('an imagined position has the frames of the view and its own random stream', () => {
  const game: Game = sampleGame
  const setup = setupOf(game, 2, 1)
  const { position } = startPosition(game, setup, setup.seed, newStepOutput())
  const frames = [{ step: 'lay' }, { step: 'boon', seat: 1 }]
  const view = { seat: 0, setup, table: game.table(position.state), hand: game.hand(position.state, 0), frames }
  const imagined = imaginePosition(game, view, randomOf(7))
  expect(imagined.stack).toEqual(frames.map((frame, id) => ({ id, frame })))
  expect(imagined.frames).toBe(2)
  expect(imagined.random.drawn).toBe(0)
  expect(imagined.random.seed).not.toBe(position.random.seed)
})

test('a frame that takes a part of the state along holds plain data, and later changes of the state do not reach it', () => {
  const game: Game = {
    ...sampleGame,
    setup: () => ({ state: { list: [{ n: 1 }], calls: 0 }, first: { step: 'ask' } }),
    steps: {
      ask: {
        ask: () => [ask({ kind: 'one', choices: choices('a', 'b') })],
        answer(s, _frame, _seat, _pick, ctx) {
          const state = s as { list: { n: number }[]; calls: number }
          state.calls++
          ctx.goto({ step: 'ask', taken: state.list } as Frame)
          ctx.call({ step: 'ask', taken: state.list } as Frame)
        },
      },
    },
    outcome: () => undefined,
  }
  const { position, decisions } = start(game)
  const [decision] = decisions
  if (!decision) throw new Error('nothing is asked')
  const once = answerPosition(game, position, { decision, pick: 'a' }, { mode: onDraft, output: newStepOutput() }).position
  expect(structuredClone(once)).toEqual({
    ...position,
    state: { list: [{ n: 1 }], calls: 1 },
    stack: [1, 2].map((id) => ({ id, frame: { step: 'ask', taken: [{ n: 1 }] } })),
    frames: 3,
  })
  const list = 'list' in position.state ? position.state.list : undefined
  for (const { frame } of once.stack) expect('taken' in frame && frame.taken).toBe(list)
})
