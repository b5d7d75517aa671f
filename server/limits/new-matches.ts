import type { Limits, Visitor } from '#rooms/services.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { JournalStore } from '../journal/index.ts'
import type { Config } from '../process/config.ts'
import type { Scope } from './index.ts'

const DAY_MS = 86_400_000
/** Older matches do not count. Otherwise the unfinished matches of a school would add up over the years. */
const COUNTED_DAYS = 7

export interface NewMatchesParts {
  readonly config: Config
  readonly limits: Pick<Limits, 'take'>
  readonly journal: Pick<JournalStore, 'openBy' | 'openFrom'>
  /** The number of matches in memory. */
  readonly countMatches: () => number
  readonly onRefused: (limit: 'open' | 'gathering' | 'memory', scope: Scope | 'all') => void
  readonly now: () => number
}

/** Decides whether a person may create one more match. */
export class NewMatches {
  readonly #parts: NewMatchesParts
  /** The requests of each person, which run one after another. Otherwise a whole burst would be checked before its first match exists. */
  readonly #queues = new Map<string, Promise<unknown>>()
  /** The number of matches that are being created. */
  #pending = 0

  constructor(parts: NewMatchesParts) {
    this.#parts = parts
  }

  get isFull(): boolean {
    return this.#parts.countMatches() >= this.#parts.config.MAX_MATCHES
  }

  make(host: Visitor, create: () => Promise<Result<string>>): Promise<Result<string>> {
    const made = (this.#queues.get(host.id) ?? Promise.resolve()).then(() => this.#make(host, create))
    const settled: Promise<unknown> = made
      .catch(() => undefined)
      .finally(() => {
        if (this.#queues.get(host.id) === settled) this.#queues.delete(host.id)
      })
    this.#queues.set(host.id, settled)
    return made
  }

  async #make(host: Visitor, create: () => Promise<Result<string>>): Promise<Result<string>> {
    this.#pending++
    try {
      const allowed = await this.#check(host)
      return allowed.ok ? await create() : allowed
    } finally {
      this.#pending--
    }
  }

  async #check(host: Visitor): Promise<Result<void>> {
    const { config, limits, countMatches, onRefused } = this.#parts
    if (countMatches() + this.#pending > config.MAX_MATCHES) {
      onRefused('memory', 'all')
      return refused('unavailable')
    }
    const open = config.LIMITS === 'off' ? ok(undefined) : await this.#countOpen(host)
    return open.ok ? limits.take('tables', host) : open
  }

  async #countOpen(host: Visitor): Promise<Result<void>> {
    const { config, journal, onRefused, now } = this.#parts
    const { OPEN_MATCHES_PER_USER, OPEN_MATCHES_PER_ADDRESS, GATHERING_PER_USER } = config
    const since = now() - COUNTED_DAYS * DAY_MS
    const [own, network] = await Promise.all([journal.openBy(host.id, since), journal.openFrom(host.network, since)])
    const refuse = (limit: 'open' | 'gathering', scope: Scope): Result<void> => {
      onRefused(limit, scope)
      return refused('too-many-open')
    }
    if (GATHERING_PER_USER > 0 && own.gathering >= GATHERING_PER_USER) return refuse('gathering', 'user')
    if (OPEN_MATCHES_PER_USER > 0 && own.all >= OPEN_MATCHES_PER_USER) return refuse('open', 'user')
    if (OPEN_MATCHES_PER_ADDRESS > 0 && network >= OPEN_MATCHES_PER_ADDRESS) return refuse('open', 'network')
    return ok(undefined)
  }
}
