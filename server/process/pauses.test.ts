import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Span } from '#rooms/match/clock/spans.ts'
import { TIMINGS } from '#rooms/match/clock/timing.ts'
import { runsFor, SEED } from '#shared/conformance/effort.ts'
import { startRedis } from '#testing/redis.ts'
import { recordOf } from '../journal/fixtures.ts'
import { type JournalStore, openJournal } from '../journal/index.ts'
import { RedisConnection } from '../redis/connection.ts'
import { RedisJournal } from '../redis/journal.ts'
import { RedisPauses } from '../redis/pauses.ts'
import { type Beat, forgettable, KEPT_MS, MAX_PAUSES, PAUSE_MS, type PauseStore, UPTIME_MS } from './pauses.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2030, 0, 1)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Store {
  readonly book: PauseStore
  readonly journal: JournalStore
  /** The book as another process sees it. For SQLite it is the same, because there is only one process. */
  readonly other: PauseStore
  dispose(): Promise<void>
}

async function openSqlite(): Promise<Store> {
  const dir = await mkdtemp(join(tmpdir(), 'coven-pauses-'))
  const journal = await openJournal({ file: join(dir, 'journal.sqlite') })
  return {
    book: journal,
    other: journal,
    journal,
    async dispose() {
      await journal.close()
      await rm(dir, { recursive: true })
    },
  }
}

async function openRedis(): Promise<Store> {
  const redis = await startRedis()
  const [one, two] = [await RedisConnection.open({ url: redis.url, log }), await RedisConnection.open({ url: redis.url, log })]
  return {
    book: new RedisPauses(one, log),
    other: new RedisPauses(two, log),
    journal: new RedisJournal(one),
    async dispose() {
      await Promise.all([one.close(), two.close()])
      await redis.dispose()
    },
  }
}

const beatOf = (since: number, at = since, forget = 0): Beat => ({ since, at, forget })

describe.each([
  ['SQLite', openSqlite],
  ['Redis', openRedis],
] as const)('pauses in %s', (_, open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.dispose())

  test('are gaps of more than half a minute between the last beat and the next one', async () => {
    const { book } = store
    expect(await book.beat(beatOf(NOW))).toEqual([])
    expect(await book.beat(beatOf(NOW, NOW + HOUR))).toEqual([])
    expect(await book.beat(beatOf(NOW + HOUR + PAUSE_MS, NOW + 2 * HOUR))).toEqual([])
    const pause: Span = [NOW + 2 * HOUR, NOW + 2 * HOUR + PAUSE_MS + 1]
    expect(await book.beat(beatOf(pause[1], pause[1] + HOUR))).toEqual([pause])
    expect(await book.beat(beatOf(pause[1], pause[1] + 2 * HOUR))).toEqual([pause])
  })

  test('are written once by whichever server notices them, and a late clock changes nothing', async () => {
    const { book, other } = store
    await book.beat(beatOf(NOW))
    const back = NOW + HOUR
    const told = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? book : other).beat(beatOf(back + n, back + n))))
    expect(await book.beat(beatOf(back, back + 20))).toEqual([[NOW, back]])
    expect(await other.beat(beatOf(NOW - HOUR))).toEqual([[NOW, back]])
    expect(told.every((pauses) => pauses.length === 1)).toBe(true)
    expect(await book.beat(beatOf(back + MINUTE, back + MINUTE))).toHaveLength(1)
  })

  test('are merged if servers ran only briefly between them', async () => {
    const { book } = store
    await book.beat(beatOf(NOW))
    let at = NOW
    for (let n = 0; n < 20; n++) {
      at += HOUR
      await book.beat(beatOf(at, at + UPTIME_MS - 1))
      at += UPTIME_MS - 1
    }
    const last = at - UPTIME_MS + 1
    expect(await book.beat(beatOf(at, at))).toEqual([[NOW, last]])
    expect(await book.beat(beatOf(last, last + UPTIME_MS))).toEqual([[NOW, last]])
    expect(await book.beat(beatOf(at + HOUR))).toHaveLength(2)
  })

  test('are forgotten on request, and their number is limited', async () => {
    const { book } = store
    const step = 4 * MINUTE
    for (let n = 0; n < MAX_PAUSES + 5; n++) await book.beat(beatOf(NOW + n * step, NOW + n * step + 2 * MINUTE))
    const end = NOW + (MAX_PAUSES + 4) * step
    const all = await book.beat(beatOf(end))
    expect(all).toHaveLength(MAX_PAUSES)
    expect(all.at(-1)).toEqual([end - 2 * MINUTE, end])
    const [from, to] = all[300] ?? [0, 0]
    expect(await book.beat(beatOf(end, end, to - 1))).toEqual(all.slice(300))
    expect((await book.beat(beatOf(end, end, to)))[0]?.[0]).toBeGreaterThan(from)
  })

  test('postpone the relaxed clocks that would be due in them, and nothing else', async () => {
    const { book, journal } = store
    await book.beat(beatOf(NOW))
    const save = (id: string, due: number, changes: Parameters<typeof recordOf>[1] = {}) =>
      journal.save(recordOf(id, { phase: 'playing', pace: 'relaxed', ...changes }), due)
    await save('before', NOW - MINUTE)
    await save('bot to move', NOW + MINUTE)
    await save('later', NOW + 11 * HOUR)
    await save('live', NOW + HOUR, { pace: 'live' })
    await save('table', NOW + HOUR, { phase: 'gathering' })
    // There are more clocks than one batch has.
    const many = Array.from({ length: 450 }, (_, n) => `clock ${n}`)
    await Promise.all(many.map((id, n) => save(id, NOW + HOUR + n)))
    await book.beat(beatOf(NOW + 10 * HOUR))
    expect((await journal.due(NOW + 10 * HOUR, 1000)).toSorted()).toEqual(['before', 'bot to move', 'live', 'table'])
    expect((await journal.due(NOW + 11 * HOUR - 1, 1000)).filter((id) => many.includes(id))).toEqual([])
    expect((await journal.due(NOW + 12 * HOUR, 1000)).toSorted()).toEqual(['before', 'bot to move', 'later', 'live', 'table', ...many].toSorted())
    // Repeating the beat postpones nothing again.
    await book.beat(beatOf(NOW + 10 * HOUR))
    expect(await journal.due(NOW + 12 * HOUR, 1000)).toHaveLength(455)
  })

  test('are exactly the times without a server, for any order of beats, late and repeated ones too', async () => {
    const stretch = fc.record({ upMs: fc.integer({ min: 1, max: 10 * UPTIME_MS }), downMs: fc.integer({ min: 1, max: 3 * PAUSE_MS }) })
    const late = fc.array(fc.nat(4), { maxLength: 6 })
    let first = NOW
    await fc.assert(
      fc.asyncProperty(fc.array(stretch, { maxLength: 8 }), late, async (stretches, repeats) => {
        // Each run begins long after the previous one, whose pauses are forgotten.
        first += 24 * HOUR
        for (const forget of [0, first]) await store.book.beat(beatOf(first, first, forget))
        const sent: Beat[] = []
        const expected: [number, number][] = []
        let told: readonly Span[] = []
        let at = first
        let lastUp = first
        for (const [n, { upMs, downMs }] of stretches.entries()) {
          if (at - lastUp > PAUSE_MS) {
            const last = expected.at(-1)
            if (last && lastUp - last[1] < UPTIME_MS) last[1] = at
            else expected.push([lastUp, at])
          }
          const [early, full] = [beatOf(at, at + Math.floor(upMs / 2)), beatOf(at, at + upMs)]
          sent.push(early, full)
          await store.book.beat(early)
          told = await store.other.beat(full)
          // Repeats an earlier beat, as a server does that does not know whether it was written.
          const again = sent[sent.length - 1 - (repeats[n] ?? 0)]
          if (again) told = await store.book.beat(again)
          lastUp = at + upMs
          at = lastUp + downMs
        }
        expect(told).toEqual(expected)
      }),
      { numRuns: runsFor({ quick: 10, usual: 40, all: 400 }), seed: SEED },
    )
  })
})

describe('a pause is forgotten', () => {
  test('when servers have run for longer than any clock runs, and not before', () => {
    const longest = Math.max(...Object.values(TIMINGS).map((timing) => (timing ? timing.turn + timing.reserve : 0)))
    expect(KEPT_MS).toBeGreaterThan(longest)
    const pauses: readonly Span[] = [
      [NOW, NOW + HOUR],
      [NOW + 2 * HOUR, NOW + 3 * HOUR],
      [NOW + 4 * HOUR, NOW + 4 * HOUR + 10 * KEPT_MS],
    ]
    const afterAll = NOW + 4 * HOUR + 10 * KEPT_MS
    expect(forgettable([], NOW)).toBe(0)
    // Only two hours of the time since the first pause count.
    expect(forgettable(pauses, afterAll)).toBe(0)
    expect(forgettable(pauses, afterAll + KEPT_MS - 2 * HOUR)).toBe(0)
    expect(forgettable(pauses, afterAll + KEPT_MS - 2 * HOUR + 1)).toBe(NOW + HOUR)
    expect(forgettable(pauses, afterAll + KEPT_MS - HOUR + 1)).toBe(NOW + 3 * HOUR)
    expect(forgettable(pauses, afterAll + KEPT_MS + 1)).toBe(afterAll)
  })
})
