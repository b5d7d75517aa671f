import { expect, test } from 'vitest'
import type { LogEntry } from '#shared/protocol/match.ts'
import { newsAfter, newsSinceOwn } from './news.ts'

const entry = (seq: number, ...seats: readonly number[]): LogEntry => ({ seq, at: seq, events: seats.map((seat) => ({ type: 'moved', seat })) })
const LOG = [entry(0), entry(1, 0), entry(2, 1, 1), entry(3, 2)]
const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id)

test('news are the events after a moment', () => {
  expect(ids(newsAfter(LOG, 1))).toEqual(['2.0', '2.1', '3.0'])
  expect(newsAfter(LOG, 3)).toEqual([])
})

test('news since the own last moment begin with it, and a spectator hears the last moment', () => {
  expect(ids(newsSinceOwn(LOG, 0))).toEqual(['1.0', '2.0', '2.1', '3.0'])
  expect(ids(newsSinceOwn(LOG, 1))).toEqual(['2.0', '2.1', '3.0'])
  expect(ids(newsSinceOwn(LOG, undefined))).toEqual(['3.0'])
  expect(newsSinceOwn([], 0)).toEqual([])
})
