import { expect, test } from 'vitest'
import type { JournalEntry } from '#shared/kernel/command.ts'
import { readTimes } from './clock-lines.ts'
import { TIMINGS } from './timing.ts'

const { relaxed } = TIMINGS
if (!relaxed) throw new Error('the relaxed pace has no clocks')
const HOUR = 3_600_000
const answer = (seq: number, seat: number, rest: Partial<JournalEntry> = {}): JournalEntry => ({
  seq,
  at: seq * HOUR,
  by: 'player',
  entry: { kind: 'answer', seat, pick: 'x' },
  ...rest,
})
const read = (entries: readonly JournalEntry[], uncounted = () => 0) => readTimes({ seats: 2, startedAt: 5, entries }, relaxed, 10 * HOUR, uncounted)

test('the first clocks start with the match', () => {
  expect(read([]).map(({ running }) => running)).toEqual([0, 1].map(() => ({ since: 5, used: 0, reserve: relaxed.reserve })))
})

test('a journal without clock lines gives each seat its reserve and no clock', () => {
  const times = read([answer(1, 0, { reserve: 111 }), answer(2, 1, { reserve: 222 })])
  expect(times.map(({ running, reserve }) => [running, reserve])).toEqual([
    [undefined, 111],
    [undefined, 222],
  ])
})

test('a line holds until the next one, an undo restores the clock before the answer, and outages are not counted', () => {
  const entries = [
    answer(1, 0, {
      reserve: 100,
      clock: [
        { seat: 0, used: 7 },
        { seat: 1, since: 5 },
      ],
    }),
    answer(2, 0, {
      reserve: 90,
      clock: [
        { seat: 0, used: 9 },
        { seat: 1, since: 6, reserve: 50 },
      ],
    }),
  ]
  expect(read(entries).map(({ running }) => running)).toEqual([
    { since: 2 * HOUR, used: 9, reserve: 90 },
    { since: 6, used: 0, reserve: 50 },
  ])
  const undone = [
    ...entries,
    { ...answer(3, 0, { reserve: 100, clock: [{ seat: 0, since: HOUR, used: 7 }] }), entry: { kind: 'undo', seat: 0 } as const },
  ]
  expect(read(undone)[0]).toMatchObject({ running: { since: HOUR, used: 7, reserve: 100 }, answered: [{ since: 5 }] })
  expect(read(undone, () => 30)[0]).toMatchObject({ running: { since: HOUR + 30 }, answered: [{ since: 35 }] })
})

test('a quiet answer changes no clock', () => {
  const line = { seat: 0, used: 3 }
  const entries = [answer(1, 0, { reserve: 100, clock: [line] }), answer(2, 0, { reserve: 100, quiet: true })]
  expect(read(entries)[0]?.running).toEqual({ since: HOUR, used: 3, reserve: 100 })
})
