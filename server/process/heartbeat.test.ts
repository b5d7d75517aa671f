import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ControlledTime } from '#testing/controlled-time.ts'
import { openJournal, type SqliteJournalStore } from '../journal/index.ts'
import { Heartbeat } from './heartbeat.ts'
import { BEAT_MS, KEPT_MS, PAUSE_MS, type PauseStore } from './pauses.ts'

const HOUR = 3_600_000
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A pause book whose connection can be cut or can hang. */
class Way implements PauseStore {
  readonly #book: PauseStore
  isCut = false
  stuck: Promise<unknown> = Promise.resolve()
  sent = 0

  constructor(book: PauseStore) {
    this.#book = book
  }

  async beat(beat: Parameters<PauseStore['beat']>[0]) {
    this.sent++
    await this.stuck
    if (this.isCut) throw new Error('nobody answers')
    return this.#book.beat(beat)
  }
}

describe('the heartbeat', () => {
  let dir: string
  let journal: SqliteJournalStore
  let time: ControlledTime
  let way: Way
  let heartbeat: Heartbeat
  let told: boolean[]
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-heartbeat-'))
    journal = await openJournal({ file: join(dir, 'journal.sqlite') })
    time = new ControlledTime()
    way = new Way(journal)
    heartbeat = await start(way)
    told = []
    heartbeat.watch(() => told.push(heartbeat.isSettled))
  })
  afterEach(async () => {
    await heartbeat.close()
    await journal.close()
    await rm(dir, { recursive: true })
    vi.restoreAllMocks()
  })
  const start = async (book: PauseStore): Promise<Heartbeat> => {
    const one = new Heartbeat({ store: book, time, log })
    await one.start()
    return one
  }
  /** Advances the clock by `ms` and waits until every beat of that time is sent. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= BEAT_MS) {
      const { sent } = way
      time.advance(Math.min(left, BEAT_MS))
      await expect.poll(() => way.sent).toBeGreaterThan(sent)
      await journal.probe()
    }
  }

  test('of a running server leaves no pause, even if a beat is written an hour late', async () => {
    expect(heartbeat.isSettled).toBe(true)
    await pass(4 * BEAT_MS)
    const { promise, resolve } = Promise.withResolvers<void>()
    way.stuck = promise
    time.advance(HOUR)
    expect(heartbeat.isSettled).toBe(true)
    resolve()
    await heartbeat.close()
    expect(heartbeat.known).toEqual([])
    const later = await start(journal)
    expect(later.known).toEqual([])
    expect(told).toEqual([])
    await later.close()
  })

  test('that stops for a short restart leaves no pause, and a longer stop is a pause between its beats', async () => {
    await heartbeat.close()
    time.advance(PAUSE_MS)
    const second = await start(journal)
    expect(second.known).toEqual([])
    await second.close()
    const from = time.now()
    time.advance(PAUSE_MS + 1)
    const third = await start(journal)
    expect(third.known).toEqual([[from, time.now()]])
    await third.close()
  })

  test('of a frozen process is unsettled from the first moment until the pause is written', async () => {
    const from = time.now()
    const seen: boolean[] = []
    // This timer is due long before the next beat, which would notice the gap.
    time.after(1, () => seen.push(heartbeat.isSettled))
    time.freeze(HOUR)
    expect(seen).toEqual([false])
    expect([heartbeat.isSettled, heartbeat.known]).toEqual([false, []])
    // The time until the pause is written is not part of the pause.
    time.advance(HOUR)
    await expect.poll(() => heartbeat.isSettled).toBe(true)
    expect(heartbeat.known).toEqual([[from, from + HOUR]])
    expect(told).toEqual([false, true])
  })

  test('that cannot be written for a short time leaves no pause, and for a longer time leaves one', async () => {
    await pass(BEAT_MS)
    way.isCut = true
    await pass(4 * BEAT_MS)
    way.isCut = false
    await pass(BEAT_MS)
    expect([heartbeat.known, told]).toEqual([[], []])
    const from = time.now()
    way.isCut = true
    await pass(PAUSE_MS)
    expect(heartbeat.isSettled).toBe(true)
    await pass(HOUR / 6)
    expect([heartbeat.isSettled, heartbeat.known]).toEqual([false, []])
    way.isCut = false
    await pass(BEAT_MS)
    await expect.poll(() => heartbeat.known).toEqual([[from, time.now()]])
    expect(told).toEqual([false, true])
  })

  test('that hangs on a disk that does not answer leaves a pause too', async () => {
    await pass(BEAT_MS)
    const [from, { promise, resolve }] = [time.now(), Promise.withResolvers<void>()]
    way.stuck = promise
    await pass(BEAT_MS)
    time.advance(HOUR)
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + PAUSE_MS)
    expect(heartbeat.isSettled).toBe(true)
    time.advance(BEAT_MS)
    expect(heartbeat.isSettled).toBe(false)
    resolve()
    await expect.poll(() => heartbeat.isSettled).toBe(true)
    // The beat under way was written in the end.
    expect(heartbeat.known).toEqual([[from + BEAT_MS, time.now()]])
  })

  test('of another server prevents a pause: a frozen server gives nobody more time', async () => {
    const elsewhere = new ControlledTime(time.now())
    const other = new Heartbeat({ store: journal, time: elsewhere, log })
    await other.start()
    elsewhere.advance(HOUR)
    await other.close()
    time.freeze(HOUR + PAUSE_MS)
    expect(heartbeat.isSettled).toBe(false)
    await expect.poll(() => heartbeat.isSettled).toBe(true)
    expect(heartbeat.known).toEqual([])
  })

  test('forgets a pause that no clock can need any more', async () => {
    time.freeze(HOUR)
    await expect.poll(() => heartbeat.known).toHaveLength(1)
    time.advance(KEPT_MS - 2 * BEAT_MS)
    await pass(2 * BEAT_MS)
    expect(heartbeat.known).toHaveLength(1)
    await pass(BEAT_MS)
    await expect.poll(() => heartbeat.known).toEqual([])
  })
})
