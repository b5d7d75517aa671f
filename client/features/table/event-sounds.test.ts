import { describe, expect, test } from 'vitest'
import { endOf, eventsAfter, loudestTopic } from './event-sounds.ts'

const entry = (seq: number, ...types: string[]) => ({ seq, at: 0, events: types.map((type) => ({ type })) })
const log = [entry(0, 'dealt'), entry(1, 'moved', 'captured'), entry(2, 'passed')]
const types = (after: number, events: number, within = log) => eventsAfter(within, { seq: after, events }).map(({ type }) => type)

describe('what is heard of the log', () => {
  test('are the events that it has not told before', () => {
    expect(types(1, 1)).toEqual(['captured', 'passed'])
    expect(types(1, 2)).toEqual(['passed'])
    expect(types(2, 1)).toEqual([])
  })
  test('is nothing when the page opens, or when much comes at once', () => {
    const { seq, events } = endOf([])
    expect(types(seq, events)).toEqual([])
    expect(
      types(
        0,
        1,
        Array.from({ length: 9 }, (_, index) => entry(index, 'moved')),
      ),
    ).toEqual([])
  })
  test('is nothing when the log goes back, and again what comes after', () => {
    expect(types(5, 1)).toEqual([])
    expect(endOf(log)).toEqual({ seq: 2, events: 1 })
  })
})

test('of events that begin together, the weightiest is heard', () => {
  const topics = { captured: 'hit', moved: 'move', drew: 'card' } as const
  const topicOf = ({ type }: { readonly type: string }) => Object.entries(topics).find(([known]) => known === type)?.[1]
  const loudest = (...all: string[]) =>
    loudestTopic(
      all.map((type) => ({ type })),
      topicOf,
    )
  expect([loudest('moved', 'captured', 'drew'), loudest('moved', 'drew'), loudest('passed'), loudest()]).toEqual([
    'hit',
    'card',
    undefined,
    undefined,
  ])
})
