import { describe, expect, test } from 'vitest'
import { randomOf } from '../conformance/harness.ts'
import type { PickValue, Seat } from '../kernel/decision.ts'
import { defineEvents, type KindsOf, seat } from '../kernel/define-events.ts'
import { defineGame } from '../kernel/define-game.ts'
import { Match } from '../kernel/match.ts'
import { commitCommand } from '../kernel/replay.ts'
import { list, number, record } from '../kernel/shape.ts'
import { deck } from './deck.ts'
import { evaluateByScore } from './evaluate-by-score.ts'
import { inTurnOrder } from './in-turn-order.ts'
import { outcomeByScore } from './outcome-by-score.ts'
import { rankBy } from './rank-by.ts'
import { simultaneous } from './simultaneous.ts'

describe('ranks', () => {
  test('the highest value has rank 1, and equal values share a rank', () => {
    expect(rankBy([3, 5, 3, 1], (points) => points)).toEqual([2, 1, 2, 4])
    expect(rankBy([], (points: number) => points)).toEqual([])
  })

  test('the next key decides only between equal values', () => {
    const players = [
      { points: 3, coins: 1 },
      { points: 5, coins: 0 },
      { points: 3, coins: 2 },
    ]
    expect(
      rankBy(
        players,
        ({ points }) => points,
        ({ coins }) => coins,
      ),
    ).toEqual([3, 1, 2])
    expect(rankBy(players, (_, own) => -own)).toEqual([1, 2, 3])
  })
})

describe('the outcome by score', () => {
  const line = (points: number) => ({ line: { key: 'score.points' }, points })
  const reason = (winners: readonly Seat[], total: number) => ({ key: 'reason.points', params: { winners, total } })

  test('adds up the lines and names the winners and their total', () => {
    expect(outcomeByScore([[line(1), line(2)], [line(7)]], reason)).toEqual({
      ranks: [2, 1],
      reason: { key: 'reason.points', params: { winners: [1], total: 7 } },
      scores: [
        { total: 3, lines: [line(1), line(2)] },
        { total: 7, lines: [line(7)] },
      ],
    })
  })

  test('is a shared win unless a tie break decides', () => {
    expect(outcomeByScore([[line(4)], [line(4)]], reason)).toMatchObject({ ranks: [1, 1], reason: { params: { winners: [0, 1] } } })
    expect(outcomeByScore([[line(4)], [line(4)]], reason, (own) => own)).toMatchObject({ ranks: [2, 1], reason: { params: { winners: [1] } } })
  })

  test('is estimated as 0.5 for level scores, as more for a lead, and as a share of 1 at the end', () => {
    expect(evaluateByScore([2, 2], 0, undefined)).toBe(0.5)
    expect(evaluateByScore([5, 2, 4], 0, undefined)).toBeCloseTo(0.731, 3)
    expect(evaluateByScore([5, 2], 0, undefined, 3)).toBeCloseTo(0.731, 3)
    const shared = outcomeByScore([[line(4)], [line(4)], [line(1)]], reason)
    expect([0, 1, 2].map((own) => evaluateByScore([0, 0, 9], own, shared))).toEqual([0.5, 0.5, 0])
  })
})

describe('a deck', () => {
  const draw = (pile: string[], discards: string[], count: number) => {
    const told: unknown[] = []
    let chances = 0
    const ctx = {
      get random() {
        chances++
        return randomOf(1)
      },
      emit: (event: unknown) => {
        told.push(event)
      },
    }
    return { cards: deck(pile, discards).take(count, ctx), told, chances, pile, discards }
  }

  test('is drawn from the top without using random', () => {
    expect(draw(['a', 'b', 'c'], ['d'], 2)).toEqual({ cards: ['c', 'b'], told: [], chances: 0, pile: ['a'], discards: ['d'] })
  })

  test('takes in the discards when it is empty, and emits an event', () => {
    const { cards, told, pile, discards } = draw(['a'], ['b', 'c', 'd'], 2)
    expect(cards[0]).toBe('a')
    expect(told).toEqual([{ type: 'reshuffled', count: 3 }])
    expect([...cards, ...pile].toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(discards).toEqual([])
  })

  test('gives fewer cards if there are not enough', () => {
    expect(draw(['a'], ['b'], 5).cards.toSorted()).toEqual(['a', 'b'])
    expect(draw([], [], 1).cards).toEqual([])
  })
})

describe('steps for everybody', () => {
  interface State {
    first: number[]
    secret: number[]
    sum: number
  }
  type Frame = { readonly step: 'turns'; readonly turn: number } | { readonly step: 'secret' }
  const events = defineEvents({ chose: { seat }, revealed: { sum: number } })
  type Events = KindsOf<typeof events>
  const amount = { prompt: { key: 'prompt.pick' }, question: { kind: 'amount', min: 0, max: 9 } } as const

  const turns = inTurnOrder<State, Extract<Frame, { step: 'turns' }>, Frame, Events>({
    order: () => [1, 2, 0],
    ask: () => amount,
    answer: (s, own, pick) => {
      s.first[own] = Number(pick)
    },
    next: (_s, ctx) => ctx.goto({ step: 'secret' }),
  })
  const secret = simultaneous<State, Extract<Frame, { step: 'secret' }>, Frame, Events>({
    seats: () => [0, 1, 2],
    ask: () => amount,
    hasStored: (s, own) => (s.secret[own] ?? -1) >= 0,
    store: (s, own, pick, ctx) => {
      s.secret[own] = Number(pick)
      ctx.emit({ type: 'chose', seat: own })
    },
    reveal: (s, ctx) => {
      s.sum = s.secret.reduce((sum, pick) => sum + pick, 0)
      s.secret = s.secret.map(() => -1)
      ctx.emit({ type: 'revealed', sum: s.sum })
      ctx.goto({ step: 'secret' })
    },
    fallback: () => 4,
  })
  const game = defineGame({
    id: 'everybody',
    names: { en: 'Everybody', ru: 'Все' },
    seats: { min: 3, max: 3 },
    complexity: 1,
    words: { 'event.chose': { en: 'x', ru: 'x' }, 'event.revealed': { en: 'x', ru: 'x' } },
    events,
    tableShape: record('EverybodyTable', { first: list(number), secret: list(number), sum: number }),
    setup: (): { state: State; first: Frame } => ({ state: { first: [0, 0, 0], secret: [-1, -1, -1], sum: 0 }, first: { step: 'turns', turn: 0 } }),
    steps: { turns, secret },
    outcome: () => undefined,
    evaluate: () => 0.5,
    violations: () => [],
  })

  const begin = () => Match.begin(game, { game: 'everybody', version: '1', seats: 3, options: {}, seed: '0'.repeat(64) })
  const asked = (match: Match): readonly Seat[] => match.decisions.map((decision) => decision.seat)
  const answer = (match: Match, own: Seat, pick: PickValue): void => commitCommand(match, { kind: 'answer', seat: own, pick })
  const beginSecret = (): Match => {
    const match = begin()
    for (const own of [1, 2, 0]) answer(match, own, own)
    return match
  }

  test('inTurnOrder asks one seat after another and then continues', () => {
    const match = begin()
    const order: Seat[] = []
    while (asked(match).length === 1) {
      const [own = -1] = asked(match)
      order.push(own)
      answer(match, own, own + 5)
    }
    expect(order).toEqual([1, 2, 0])
    expect(game.table(match.position.state as State).first).toEqual([5, 6, 7])
    expect(asked(match)).toEqual([0, 1, 2])
  })

  test('simultaneous asks all seats that have not answered, and each can undo its answer', () => {
    const match = beginSecret()
    answer(match, 1, 3)
    expect(asked(match)).toEqual([0, 2])
    answer(match, 0, 2)
    expect(match.canUndo(1)).toBe(true)
    commitCommand(match, { kind: 'undo', seat: 1 })
    expect(asked(match)).toEqual([1, 2])
  })

  test('nobody can undo after the reveal', () => {
    const match = beginSecret()
    for (const own of [0, 1, 2]) answer(match, own, 3)
    expect(match.events.map(({ event }) => event.type)).toEqual(['chose', 'revealed'])
    expect([0, 1, 2].map((own) => match.canUndo(own))).toEqual([false, false, false])
  })

  test('the fallback is the one that the game gives', () => {
    expect(secret.fallback?.({ first: [], secret: [], sum: 0 }, { step: 'secret' }, 0)).toBe(4)
  })
})
