import { type Result, refused } from '#shared/kernel/refusal.ts'

export interface FairQueueOptions {
  /** How many jobs of all callers together may start in a second. */
  readonly perSecond: number
  /** How many jobs of one caller may wait. More are refused. */
  readonly maxWaiting: number
  /** A job without a result after this time is refused. Clients take a longer silence for a broken connection. */
  readonly patienceMs: number
  /** Called when a job is refused. `whose` says whether this caller or all callers together asked for too much. */
  readonly onRefused?: (whose: 'caller' | 'all') => void
}

type Work = () => Promise<void>

/** How much unused budget may be saved up, in seconds. */
const BURST_SECONDS = 0.1

/**
 * Shares costly work fairly. Each caller has one job running at a time, callers take turns, and all together stay within a budget. A
 * caller that asks for much waits longer; the others do not.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** The waiting jobs by caller. A caller with a running job is in this map too. */
  readonly #waiting = new Map<string, Work[]>()
  /** The callers in the order of their turns. A caller is listed once, while it has waiting jobs and no running one. */
  readonly #next: string[] = []
  /** The moment up to which the budget is spent. */
  #paidUntil = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** How many callers have a running or waiting job. */
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

  /** Spends the budget for one job. If none is left, returns false and sets a timer that continues when there is. */
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
