import { expect, test } from 'vitest'
import type { LogEntry } from '#shared/protocol/match.ts'
import { playedLog } from './table-view.ts'

const entry = (seq: number, ...types: readonly string[]): LogEntry => ({ seq, at: 0, events: types.map((type) => ({ type })) })
const LOG = [entry(0, 'began'), entry(1, 'drawn', 'revealed'), entry(2, 'moved')]
const typesOf = (log: readonly LogEntry[]): readonly string[] => log.flatMap(({ events }) => events.map(({ type }) => type))
const playedOf = (...types: readonly string[]) => ({ seq: 0, played: types.map((type) => ({ type })), busy: true })

test('the log does not tell an event before the board begins to play it', () => {
  expect(typesOf(playedLog(LOG, playedOf()))).toEqual(['began'])
  expect(typesOf(playedLog(LOG, playedOf('drawn')))).toEqual(['began', 'drawn'])
  expect(typesOf(playedLog(LOG, playedOf('drawn', 'revealed')))).toEqual(['began', 'drawn', 'revealed'])
  expect(typesOf(playedLog(LOG, playedOf('drawn', 'revealed', 'moved')))).toEqual(['began', 'drawn', 'revealed', 'moved'])
})

test('the log is whole while nothing plays', () => {
  expect(playedLog(LOG, { seq: 1, played: [], busy: false })).toBe(LOG)
  expect(playedLog(LOG, undefined)).toBe(LOG)
})
