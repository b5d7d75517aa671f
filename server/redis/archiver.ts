import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#rooms/services.ts'
import { JournalError, type JournalStore } from '../journal/index.ts'
import type { Bus } from './bus.ts'
import type { RedisConnection } from './connection.ts'
import type { RedisJournal } from './journal.ts'
import { CHANNELS, KEYS } from './keys.ts'
import { scripts } from './scripts.ts'

/** The time that a finished match stays in Redis, because people look at it just after its end. */
const AFTER_MS = 600_000
/** The time that a restored match stays in Redis. It is longer than anybody watches a replay. */
const RESTORED_MS = 3_600_000
const ROUND_MS = 60_000
const BATCH_SIZE = 50

export interface ArchiverOptions {
  readonly redis: RedisConnection
  readonly bus: Bus
  readonly journal: RedisJournal
  /** The store that takes finished matches. */
  readonly archive: JournalStore
  readonly log: Logger
  /** The time after its end at which a match is archived. */
  readonly afterMs?: number
  readonly everyMs?: number
  /** The time that the archive keeps matches. Without it, matches are kept for ever. */
  readonly keepMs?: number | undefined
}

/**
 * Moves the entries of finished matches from Redis, which keeps everything in memory, into a file. Their records stay, so that every node
 * can list them. A node that needs the entries asks for them, and they are put back into Redis for a while.
 */
export class Archiver {
  readonly #options: ArchiverOptions
  #working: Promise<void>
  readonly #end = new AbortController()

  private constructor(options: ArchiverOptions) {
    this.#options = options
    this.#working = this.#work()
  }

  static async open(options: ArchiverOptions): Promise<Archiver> {
    const archiver = new Archiver(options)
    await options.bus.subscribe(CHANNELS.archive, (match) => void archiver.#restore(match))
    return archiver
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#working
    await this.#options.archive.close()
  }

  async #work(): Promise<void> {
    const { everyMs = ROUND_MS, keepMs, archive: journal, log } = this.#options
    while (!this.#end.signal.aborted) {
      try {
        const moved = await this.#move()
        if (moved > 0) log.info({ matches: moved }, 'finished matches were archived')
        if (keepMs) await journal.prune({ finished: Date.now() - keepMs })
      } catch (error) {
        log.warn({ error }, 'finished matches could not be archived')
      }
      await sleep(everyMs, undefined, { signal: this.#end.signal }).catch(() => undefined)
    }
  }

  /** Archives finished matches. A match that is open on a node or could not be moved is left for the next round. */
  async #move(): Promise<number> {
    const { redis, afterMs = AFTER_MS } = this.#options
    const before = Date.now() - afterMs
    for (let moved = 0, passed = 0; ; ) {
      const LIMIT = { offset: passed, count: BATCH_SIZE }
      const ids = await redis.run('list', (client) => client.zRange(KEYS.unarchived, '-inf', before, { BY: 'SCORE', LIMIT }))
      for (const id of ids) {
        if (this.#end.signal.aborted) return moved
        if (await this.#moveOne(id)) moved++
        else passed++
      }
      if (ids.length < BATCH_SIZE) return moved
    }
  }

  async #moveOne(match: string): Promise<boolean> {
    const { redis, journal, archive } = this.#options
    const stored = await journal.load(match)
    if (stored && stored.record.phase !== 'finished') return false
    if (stored) {
      await archive.save(stored.record)
      // An earlier attempt may have stored some entries.
      const there = (await archive.load(match))?.entries.length ?? 0
      await Promise.all(stored.entries.slice(there).map((entry) => archive.append(match, entry)))
      const answer = await redis.run('archive', (client) => scripts.archive(client, match, stored.entries.length))
      if (answer !== 'ok') return false
    }
    await redis.run('archived', (client) => client.zRem(KEYS.unarchived, match))
    return true
  }

  async #restore(match: string): Promise<void> {
    const { redis, archive: journal, log } = this.#options
    try {
      const stored = await journal.load(match)
      const bodies = stored?.entries.map((entry) => JSON.stringify(entry))
      if (bodies) await redis.run('recall', (client) => scripts.recall(client, match, RESTORED_MS, bodies))
    } catch (error) {
      if (!(error instanceof JournalError && error.code === 'closed')) log.warn({ match, error }, 'an archived match could not be restored')
    }
  }
}
