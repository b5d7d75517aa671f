import { describe, expect, test } from 'vitest'
import type { Decision } from './decision.ts'
import { type Counts, newCounts, type OpenDecision, openDecisions, reopenDecisions, wasAsked } from './open-decisions.ts'

const ask = (seat: number, options: string, more: Partial<Decision> = {}): Decision => ({
  seat,
  prompt: { key: 'prompt.lay' },
  status: { key: 'status.lay' },
  question: { kind: 'one', choices: options.split(' ').map((id) => ({ id })) },
  ...more,
})
const mayStepIn = (seat: number, more: Partial<Decision> = {}): Decision => ask(seat, 'curse', { optional: true, ...more })

/** The decisions of a match with three seats. Each command gives the decisions that follow it. */
class Asking {
  readonly counts: Counts = newCounts(3)
  #open: readonly OpenDecision[]

  constructor(...decisions: readonly Decision[]) {
    this.#open = openDecisions(decisions, this.counts)
  }

  by(seat: number, ...decisions: readonly Decision[]): this {
    this.#open = reopenDecisions(this.#open, this.counts, { seat, wasAnnounced: true, decisions })
    return this
  }
  quietlyBy(seat: number, ...decisions: readonly Decision[]): this {
    this.#open = reopenDecisions(this.#open, this.counts, { seat, wasAnnounced: false, decisions })
    return this
  }

  idOf(seat: number): string | undefined {
    return this.#open.find((decision) => decision.seat === seat)?.id
  }
}

describe('a decision that is not answered', () => {
  test('keeps its id while others answer and the question stays the same', () => {
    const asking = new Asking(ask(0, 'a b'), ask(1, 'c d'), ask(2, 'e f'))
    const id = asking.idOf(0)
    expect(asking.by(1, ask(0, 'b a'), ask(2, 'e f')).idOf(0)).toBe(id)
    expect(asking.by(1, ask(0, 'a b'), ask(1, 'c d'), ask(2, 'e f')).idOf(0)).toBe(id)
    expect(asking.quietlyBy(2, ask(0, 'a b'), ask(1, 'c d'), ask(2, 'x y')).idOf(0)).toBe(id)
  })

  test.each([
    ['other options', ask(0, 'a c')],
    ['fewer options', ask(0, 'a')],
    ['another question', ask(0, 'a b', { prompt: { key: 'prompt.other' } })],
    ['other values in its prompt', ask(0, 'a b', { prompt: { key: 'prompt.lay', params: { round: 2 } } })],
    ['another card that asks', ask(0, 'a b', { source: 'moon-1' })],
    ['the decision now optional', ask(0, 'a b', { optional: true })],
    ['other limits', ask(0, 'a b', { question: { kind: 'amount', min: 0, max: 3 } })],
  ])('has a new id with %s, and never the old one again', (_what, other) => {
    const asking = new Asking(ask(0, 'a b'), ask(1, 'c d'))
    const old = asking.idOf(0)
    const next = asking.by(1, other, ask(1, 'c d')).idOf(0)
    expect(next).not.toBe(old)
    const again = asking.by(1, ask(0, 'a b'), ask(1, 'c d')).idOf(0)
    expect([old, next]).not.toContain(again)
  })

  test('that disappeared returns under a new id', () => {
    const asking = new Asking(ask(0, 'a b'), ask(1, 'c d'))
    const old = asking.idOf(0)
    expect(asking.by(1, ask(1, 'c d')).idOf(0)).toBeUndefined()
    expect(asking.by(1, ask(0, 'a b')).idOf(0)).not.toBe(old)
  })
})

describe('an answered decision', () => {
  test('never returns under its old id, even if the question is the same and no event was emitted', () => {
    const asking = new Asking(ask(0, 'a b'))
    const ids = [asking.idOf(0)]
    for (let n = 0; n < 3; n++) ids.push(asking.by(0, ask(0, 'a b')).idOf(0), asking.quietlyBy(0, ask(0, 'a b')).idOf(0))
    expect(new Set(ids).size).toBe(7)
  })

  test('leaves no gap in the ids of other seats', () => {
    const asking = new Asking(ask(1, 'c d'))
    for (let n = 0; n < 5; n++) asking.quietlyBy(1, ask(1, 'c d'))
    const [busy, idle] = [asking, new Asking(ask(1, 'c d'))].map((one) => one.by(1, ask(0, 'a b')).idOf(0))
    expect(busy).toBe(idle)
  })
})

describe('an optional decision', () => {
  test('keeps its id while fewer seats must decide or a seat answers without an event', () => {
    const asking = new Asking(mayStepIn(0), ask(1, 'c d'), ask(2, 'e f'))
    const id = asking.idOf(0)
    expect(asking.quietlyBy(1, mayStepIn(0), ask(1, 'x y'), ask(2, 'e f')).idOf(0)).toBe(id)
    expect(asking.by(1, mayStepIn(0), ask(2, 'e f')).idOf(0)).toBe(id)
    expect(asking.by(1, mayStepIn(0), mayStepIn(1), ask(2, 'e f')).idOf(0)).toBe(id)
  })

  test.each<[string, (asking: Asking) => Asking]>([
    ['another seat must decide', (asking) => asking.by(1, mayStepIn(0), ask(2, 'c d'))],
    ['the same seat must decide again', (asking) => asking.by(1, mayStepIn(0), ask(1, 'c d'))],
    ['the same seat has another status', (asking) => asking.quietlyBy(1, mayStepIn(0), ask(1, 'c d', { status: { key: 'status.trade' } }))],
  ])('gets a new id when %s, so that a late click does not answer it', (_what, go) => {
    const asking = new Asking(mayStepIn(0), ask(1, 'c d'))
    const old = asking.idOf(0)
    expect(go(asking).idOf(0)).not.toBe(old)
  })
})

describe('a persistent decision', () => {
  const standing = (options: string): Decision => ask(0, options, { optional: true, persistent: true })

  test('keeps its id whatever the others do, until the seat acts', () => {
    const asking = new Asking(standing('hide'), ask(1, 'c d'))
    const id = asking.idOf(0)
    expect(asking.by(1, standing('hide'), ask(2, 'c d')).idOf(0)).toBe(id)
    expect(asking.by(2, ask(2, 'c d')).idOf(0)).toBeUndefined()
    expect(asking.by(2, standing('hide'), ask(1, 'c d')).idOf(0)).toBe(id)
    expect(asking.by(0, standing('show'), ask(1, 'c d')).idOf(0)).not.toBe(id)
  })
})

test('seats that decide at the same time never have the same id', () => {
  const asking = new Asking(ask(0, 'a b'), ask(1, 'a b'), ask(2, 'a b', { persistent: true, optional: true }))
  const ids = new Set<string | undefined>()
  for (const seat of [0, 1, 2]) ids.add(asking.idOf(seat))
  asking.by(2, ask(0, 'x'), ask(1, 'x'), ask(2, 'x'))
  for (const seat of [0, 1, 2]) ids.add(asking.idOf(seat))
  expect(ids.size).toBe(6)
})

test('wasAsked holds for the ids that a seat was asked under, and for no others', () => {
  const asking = new Asking(ask(0, 'a b'), ask(1, 'c d', { persistent: true }))
  const put = [asking.idOf(0) ?? '', asking.by(0, ask(0, 'c d'), ask(1, 'c d', { persistent: true })).idOf(0) ?? '']
  const { counts } = asking
  for (const id of put) expect(wasAsked(0, id, counts)).toBe(true)
  expect(wasAsked(1, asking.idOf(1) ?? '', counts)).toBe(true)
  const strangers = ['', 'x', '.', '0', '0.', '.0', '0.2', '0.-1', '0.0.0', '1.0', 'standing.0.7', 'standing', '0.NaN', '0.1e0', ' 0.0']
  expect(strangers.filter((id) => wasAsked(0, id, counts))).toEqual([])
  expect(wasAsked(17, '17.0', counts)).toBe(false)
})
