import { expect, test } from 'vitest'
import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { TimedAction } from './action-log.ts'
import { auditMatch } from './audit.ts'

const action = (request: string, pick: TimedAction['pick']): TimedAction => ({ request, pick, accepted: true })
const entry = (seq: number, request: string, pick: TimedAction['pick']): JournalEntry => ({
  seq,
  at: seq,
  by: 'player',
  request,
  entry: { kind: 'answer', seat: Number(request[0]), pick },
})
const seats = ['human', 'bot'].map((kind) => ({ kind }))
const stored = (...entries: readonly JournalEntry[]): StoredMatch => ({ record: { seats } as unknown as MatchRecord, entries })

const DEEDS = [action('0 1 1.5', 'a'), action('1 2 2.5', ['c', 'b']), action('0 3 3.5', 4)]
const ENTRIES = [entry(1, '0 1 1.5', 'a'), entry(2, '1 2 2.5', ['b', 'c']), entry(3, '0 3 3.5', 4)] as const

test('a journal that says what was done, written in its own form, is right', () => {
  expect(auditMatch(stored(...ENTRIES), DEEDS)).toEqual([])
})

test('an answer without a reply may or may not be in the journal', () => {
  const last: TimedAction = { request: '1 4 4.5', pick: 'x', accepted: undefined }
  expect(auditMatch(stored(...ENTRIES), [...DEEDS, last])).toEqual([])
  expect(auditMatch(stored(...ENTRIES, entry(4, '1 4 4.5', 'x')), [...DEEDS, last])).toEqual([])
})

test.for<[string, StoredMatch, readonly TimedAction[], RegExp]>([
  ['an entry that nobody asked for', stored(...ENTRIES, entry(4, '0 9 9.5', 'a')), DEEDS, /asked for by nobody/],
  ['another pick', stored(entry(1, '0 1 1.5', 'b')), DEEDS.slice(0, 1), /says "b" instead of "a"/],
  ['an answer that was refused', stored(ENTRIES[0]), [{ ...action('0 1 1.5', 'a'), accepted: false }], /was refused/],
  ['another seat', stored({ ...ENTRIES[0], entry: { kind: 'answer', seat: 1, pick: 'a' } }), DEEDS.slice(0, 1), /stands under seat 1/],
  ['a bot on the seat of a person', stored({ ...ENTRIES[0], by: 'bot' }), [], /written by a bot/],
  ['the clock', stored({ ...ENTRIES[0], by: 'clock' }), [], /written by a clock/],
  ['a resignation', stored({ ...ENTRIES[0], entry: { kind: 'resign', seat: 0 } }), DEEDS.slice(0, 1), /is no answer but resign/],
  ['an answer that is missing', stored(...ENTRIES.slice(0, 2)), DEEDS, /'0 3 3.5' was promised and is missing/],
  ['the same answer twice', stored(...ENTRIES, { ...ENTRIES[2], seq: 4 }), DEEDS, /stands there twice/],
  ['a gap', stored(ENTRIES[0], entry(3, '1 2 2.5', ['b', 'c']), entry(4, '0 3 3.5', 4)), DEEDS, /entry 2 has the number 3/],
  [
    'answers of one seat the other way round',
    stored(entry(1, '0 3 3.5', 4), entry(2, '1 2 2.5', ['b', 'c']), entry(3, '0 1 1.5', 'a')),
    DEEDS,
    /out of order/,
  ],
])('it finds %s', ([_what, match, actions, problem]) => {
  expect(auditMatch(match, actions).join('\n')).toMatch(problem)
})
