import { readdir } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { COUNTED_LIMITS, type CountedLimit, LIMIT_SCOPES, type LimitScope, type Metrics } from '#rooms/services.ts'
import { REFUSAL_CODES } from '#shared/kernel/refusal.ts'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Default metrics that are removed, because they walk over all connections on every read and block the event loop. */
const COSTLY_DEFAULTS = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'process_open_fds',
]

/** Counts the open file descriptors, except the one used for counting. Returns 0 if the system does not show them. */
const countOpenFiles = async (): Promise<number> => Math.max(0, (await readdir('/proc/self/fd').catch(() => [])).length - 1)

/** The round trips that a step causes. Some steps are secret, and so is their number. */
const STEPS: ReadonlySet<string> = new Set(['append', 'has', 'snapshot'])

/** The kinds of uncaught errors. */
export const UNCAUGHT = ['exception', 'rejection'] as const

/** The metrics for Prometheus. A secret step changes none of them. */
export class PrometheusMetrics implements Metrics {
  readonly registry = new Registry()
  readonly #answers = this.#histogram(
    'coven_answer_seconds',
    'From the arrival of an answer that others can notice until it is written and shown.',
    SECONDS,
    ['game'],
  )
  readonly #requests = this.#histogram('coven_http_request_seconds', 'HTTP requests.', SECONDS, ['method', 'route', 'status'])
  readonly #refusals = this.#counter('coven_refusals_total', 'Refusals by code.', ['code'])
  readonly #limited = this.#counter('coven_limited_total', 'Refusals because of a limit.', ['limit', 'scope'])
  readonly #incidents = this.#counter('coven_incidents_total', 'Bugs in the rules of a game that a match survived.', ['game'])
  readonly #mishaps = this.#counter('coven_mishaps_total', 'Uncaught errors.', ['kind'])
  readonly #matches = this.#gauge('coven_matches', 'Matches in memory.', ['game'])
  readonly #takeovers = this.#counter('coven_takeovers_total', 'Matches taken over from a dead node.')
  readonly #evictions = this.#counter('coven_evictions_total', 'Matches that another node took over from this one.')
  readonly #trips = this.#histogram('coven_redis_seconds', 'Round trips to Redis.', SECONDS, ['what', 'ok'])
  readonly #connections = this.#gauge('coven_connections', 'People connected to matches.')

  /** Every known label begins with 0. Otherwise Prometheus would not see the first event of a label as an increase. */
  constructor(games: readonly string[] = []) {
    collectDefaultMetrics({ register: this.registry })
    for (const code of REFUSAL_CODES) this.#refusals.inc({ code }, 0)
    for (const limit of COUNTED_LIMITS) for (const scope of LIMIT_SCOPES) this.#limited.inc({ limit, scope }, 0)
    for (const kind of UNCAUGHT) this.#mishaps.inc({ kind }, 0)
    for (const game of games) {
      this.#incidents.inc({ game }, 0)
      this.#matches.set({ game }, 0)
    }
    for (const name of COSTLY_DEFAULTS) this.registry.removeSingleMetric(name)
    this.#watch('process_open_fds', 'Number of open file descriptors.', countOpenFiles)
  }

  answered(game: string, seconds: number): void {
    this.#answers.observe({ game }, seconds)
  }
  refused(code: string): void {
    this.#refusals.inc({ code })
  }
  limited(limit: CountedLimit, scope: LimitScope): void {
    this.#limited.inc({ limit, scope })
  }
  incident(game: string): void {
    this.#incidents.inc({ game })
  }
  matchOpened(game: string): void {
    this.#matches.inc({ game })
  }
  matchClosed(game: string): void {
    this.#matches.dec({ game })
  }
  joined(): void {
    this.#connections.inc()
  }
  left(): void {
    this.#connections.dec()
  }
  requested(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds)
  }
  uncaughtError(kind: (typeof UNCAUGHT)[number]): void {
    this.#mishaps.inc({ kind })
  }

  tookOver(): void {
    this.#takeovers.inc()
  }
  evicted(): void {
    this.#evictions.inc()
  }
  tripped(what: string, seconds: number, ok: boolean): void {
    if (!ok || !STEPS.has(what)) this.#trips.observe({ what, ok: String(ok) }, seconds)
  }
  /** Adds the metrics of a node. A single server does not have them. */
  watchNode(leases: { readonly size: number; readonly isCurrent: boolean }): void {
    this.#watch('coven_matches_owned', 'Matches that belong to this node.', () => leases.size)
    this.#watch('coven_lease_held', '1 while the lease of this node is current, 0 while it is in doubt.', () => Number(leases.isCurrent))
  }

  /** Adds the time of a test write. The write happens when the metrics are read, so that it reveals nothing about matches. NaN: it failed. */
  watchJournal(journal: { probe(): Promise<void> }): void {
    this.#watch('coven_journal_write_seconds', 'How long a write to the journal takes.', async () => {
      const began = performance.now()
      return journal.probe().then(
        () => (performance.now() - began) / 1000,
        () => Number.NaN,
      )
    })
  }

  /** Adds the number of connections of any kind: requests, WebSockets, and those that have sent nothing yet. */
  watchSockets(server: { getConnections(tell: (error: Error | null, count: number) => void): unknown }): void {
    this.#watch('coven_sockets', 'Open TCP connections.', () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))))
  }

  #watch(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read())
      },
    })
  }
  #histogram<T extends string>(name: string, help: string, buckets: number[], labelNames: readonly T[] = []): Histogram<T> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] })
  }
  #counter<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }
  #gauge<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Gauge<T> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] })
  }
}
