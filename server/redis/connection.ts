import { setTimeout as sleep } from 'node:timers/promises'
import { ClientClosedError, ClientOfflineError, createClient, ErrorReply } from 'redis'
import type { Logger } from '#rooms/services.ts'

/** The time limit for a command and for connecting. */
const TIMEOUT_MS = 2000
/** The time without any reply after which a connection is replaced: three command limits. */
const SILENCE_MS = 6000
const FIRST_RETRY_MS = 50
const LONGEST_RETRY_MS = 1000
/** The time that a starting server waits for Redis. */
const START_MS = 15_000

/**
 * The error of a failed command. `unsent`: it was not sent. `refused`: Redis rejected it. In both cases it had no effect. `unknown`: it was
 * sent and there was no reply. It may have been executed, or it may be executed later.
 */
export class RedisError extends Error {
  readonly code: 'unsent' | 'refused' | 'unknown'
  constructor(code: RedisError['code'], cause: unknown) {
    super(`Redis: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.name = 'RedisError'
    this.code = code
  }
}

export interface RedisConnectionOptions {
  readonly url: string
  readonly log: Logger
  /** The time limit for the first reply of Redis, in milliseconds. */
  readonly startMs?: number
  /** If a command was sent and nothing was received for this long, the connection is replaced. */
  readonly silenceMs?: number
  /** Called after every round trip. */
  readonly onRoundTrip?: (what: string, seconds: number, ok: boolean) => void
}

/** A reply of a Redis that was the primary before a failover. It had no effect. */
const isFromReplica = (error: unknown): boolean => error instanceof ErrorReply && /^(READONLY|MASTERDOWN)\b/.test(error.message)

const codeOf = (error: unknown): RedisError['code'] => {
  if (error instanceof ErrorReply) return 'refused'
  return error instanceof ClientOfflineError || error instanceof ClientClosedError ? 'unsent' : 'unknown'
}

function retryIn(attempt: number): number {
  const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt)
  return full * (0.5 + Math.random() / 2)
}

const newClient = (url: string) =>
  createClient({
    url,
    // While Redis is away, commands fail at once instead of being queued, and the caller tries again.
    disableOfflineQueue: true,
    socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: retryIn },
  })
export type RedisClient = ReturnType<typeof newClient>

/** One connection to Redis. The commands of one turn of the event loop are sent as one pipeline, in order. */
export class RedisConnection {
  readonly #options: RedisConnectionOptions
  readonly #client: RedisClient
  readonly #ready = new Set<() => void>()
  readonly #changed = new Set<() => void>()
  readonly #duplicates = new Set<RedisConnection>()
  #receivedAt = performance.now()
  #closed = false
  #lastError: unknown

  private constructor(options: RedisConnectionOptions) {
    this.#options = options
    this.#client = newClient(options.url)
    // Without a listener, an error would end the process. Each outage is logged once.
    let isReported = false
    this.#client.on('error', (error: unknown) => {
      this.#lastError = error
      if (isReported) return
      isReported = true
      options.log.warn({ error }, 'Redis cannot be reached')
      for (const listener of this.#changed) listener()
    })
    this.#client.on('ready', () => {
      if (isReported) options.log.info({}, 'Redis can be reached again')
      isReported = false
      this.#receivedAt = performance.now()
      for (const listener of [...this.#ready, ...this.#changed]) listener()
    })
  }

  /** Connects. Rejects if Redis does not answer in time. */
  static async open(options: RedisConnectionOptions): Promise<RedisConnection> {
    const connection = new RedisConnection(options)
    const late = new AbortController()
    const limit = sleep(options.startMs ?? START_MS, 'late', { signal: late.signal }).catch(() => 'open')
    const opened = await Promise.race([connection.#client.connect(), limit])
    late.abort()
    if (opened !== 'late') return connection
    connection.#client.destroy()
    const { code = '', message = 'silence' } = (connection.#lastError ?? {}) as { readonly code?: string; readonly message?: string }
    throw new Error(`the Redis at ${new URL(options.url).host} cannot be used: ${message || code}`)
  }

  get isReady(): boolean {
    return this.#client.isReady
  }

  /** Calls `listener` each time Redis comes back. */
  onReady(listener: () => void): void {
    this.#ready.add(listener)
  }

  /** Calls `listener` each time Redis goes away or comes back. */
  onChange(listener: () => void): void {
    this.#changed.add(listener)
  }

  /** Opens another connection to the same Redis. A connection that subscribes cannot send other commands. */
  async duplicate(): Promise<RedisConnection> {
    const duplicate = await RedisConnection.open(this.#options)
    this.#duplicates.add(duplicate)
    return duplicate
  }

  /** Runs a command with a time limit. Rejects with a RedisError. */
  async run<T>(what: string, command: (client: RedisClient) => Promise<T>): Promise<T> {
    const began = performance.now()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`no reply in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
    try {
      const reply = await Promise.race([command(this.#client), late])
      this.#receivedAt = performance.now()
      this.#options.onRoundTrip?.(what, (this.#receivedAt - began) / 1000, true)
      return reply
    } catch (error) {
      this.#options.onRoundTrip?.(what, (performance.now() - began) / 1000, false)
      if (isFromReplica(error)) this.#leaveReplica()
      else if (error instanceof ErrorReply) this.#receivedAt = performance.now()
      else this.#replaceIfSilent()
      throw new RedisError(codeOf(error), error)
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Connects to the same address again, because after a failover it leads to the new primary. A connection that only listens gets no such
   * reply, so it follows the one that it was opened from.
   */
  #leaveReplica(): void {
    this.#options.log.warn({}, 'this Redis is not the primary any more; connecting again to find the new one')
    for (const connection of [this, ...this.#duplicates]) connection.#replace()
  }

  /** Replaces a connection on which nothing arrives any more. The operating system would wait for minutes before it gives up. */
  #replaceIfSilent(): void {
    if (performance.now() - this.#receivedAt >= (this.#options.silenceMs ?? SILENCE_MS)) this.#replace()
  }

  #replace(): void {
    if (this.#closed || !this.#client.isReady) return
    this.#receivedAt = performance.now()
    this.#client.destroy()
    for (const listener of this.#changed) listener()
    this.#client.connect().catch(() => undefined)
  }

  /** Closes the connection after all earlier commands have their replies. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    if (!this.#client.isReady) return this.#client.destroy()
    const late = setTimeout(() => this.#client.destroy(), TIMEOUT_MS)
    await this.#client.close().catch(() => undefined)
    clearTimeout(late)
  }
}
