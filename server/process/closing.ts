import type { Logger } from 'pino'

/** The time that is reserved for closing files and connections. */
const LAST_MS = 500

/** Closes opened parts in reverse order, also if the start fails half-way. */
export class Closers {
  readonly #closers: (() => Promise<unknown>)[] = []

  add(close: () => Promise<unknown>): void {
    this.#closers.push(close)
  }

  async closeAll(log: Logger): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop())
      await close().catch((error: unknown) => log.error({ error }, 'a part of the server could not be closed'))
  }
}

/** The time limit for closing a server. Colyseus would wait for its rooms without one. */
export class Deadline {
  readonly #ms: number
  #until = Number.POSITIVE_INFINITY

  constructor(seconds: number) {
    this.#ms = seconds * 1000
  }

  begin(): void {
    this.#until = performance.now() + this.#ms
  }

  /** The time left, without the reserved time for closing. */
  get leftMs(): number {
    return Math.max(LAST_MS, Math.min(this.#ms, this.#until - performance.now() - LAST_MS))
  }

  /** Waits for the work until the deadline. Resolves with undefined if the work takes too long. */
  async race<T>(work: Promise<T>, log: Logger): Promise<T | undefined> {
    const { promise: late, resolve } = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => {
      log.warn({}, 'rooms did not close in time and are cut off')
      resolve(undefined)
    }, this.leftMs)
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }
}
