import { type Result, refused } from '#shared/kernel/refusal.ts'

export interface FairQueueOptions {
  /** How many may be begun in a second, by all callers together. */
  readonly perSecond: number
  /** How many of one caller may wait; more are refused. */
  readonly maxWaiting: number
  /** Who has not been served after that long is refused: clients take a longer silence for a broken connection. */
  readonly patienceMs: number
  /** Somebody was refused: one who asked for too much, or all together did. */
  readonly onRefused?: (whose: 'caller' | 'all') => void
}

type Work = () => Promise<void>

/** How much of a second's worth may be saved up. */
const BURST_SECONDS = 0.1

/**
 * Work that is dear, and that everybody may ask for. Each caller has one under way at a time, callers take turns, and all of them
 * together get no more than the budget: whoever asks for much waits longer, and nobody else does.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** What each caller waits for; a caller who has something under way is in here too. */
  readonly #waiting = new Map<string, Work[]>()
  /** Whose turn it is, in order: each caller who waits and has nothing under way, once. */
  readonly #next: string[] = []
  /** When the budget will have been earned that is spent already. */
  #paidUntil = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** How many callers have something under way or waiting. */
  get callers(): number {
    return this.#waiting.size
  }

  run<T>(caller: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
    const waiting = this.#waiting.get(caller)
    const { maxWaiting, patienceMs, onRefused } = this.#options
    if (waiting && waiting.length >= maxWaiting) {
      onRefused?.('caller')
      return Promise.resolve(refused('too-many'))
    }
    return new Promise((resolve, reject) => {
      let isLate = false
      const patience = setTimeout(() => {
        isLate = true
        onRefused?.('all')
        resolve(refused('too-many'))
      }, patienceMs).unref()
      const job = async () => {
        if (!isLate) await work().then(resolve, reject)
        clearTimeout(patience)
      }
      if (waiting) waiting.push(job)
      else {
        this.#waiting.set(caller, [job])
        this.#next.push(caller)
      }
      this.#startNext()
    })
  }

  #startNext(): void {
    while (this.#next.length > 0 && this.#pay()) {
      const caller = this.#next.shift()
      if (caller !== undefined) void this.#runNext(caller)
    }
  }

  async #runNext(caller: string): Promise<void> {
    const waiting = this.#waiting.get(caller) ?? []
    await waiting.shift()?.()
    if (waiting.length > 0) this.#next.push(caller)
    else this.#waiting.delete(caller)
    this.#startNext()
  }

  /** False if there is nothing left to spend; then it goes on by itself when there is. */
  #pay(): boolean {
    const { perSecond } = this.#options
    const now = performance.now()
    const paidUntil = Math.max(this.#paidUntil, now - BURST_SECONDS * 1000) + 1000 / perSecond
    if (paidUntil <= now) {
      this.#paidUntil = paidUntil
      return true
    }
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined
        this.#startNext()
      },
      Math.ceil(paidUntil - now),
    ).unref()
    return false
  }
}
