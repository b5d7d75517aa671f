import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Bots, Thought } from '#rooms/services.ts'
import type { Pick } from '#shared/kernel/ask.ts'
import type { House, Task } from './worker.ts'

export interface BotPoolOptions {
  readonly threads: number
  /** What a master may think about one decision, as long as not too many think at once. */
  readonly budgetMs: number
  /** The module that lists the games. */
  readonly games: string
}

export interface BotPool extends Bots {
  /** Thoughts that wait for a thread. */
  readonly waiting: number
  /** Lets nobody think any more: what is under way or waiting is rejected. */
  close(): Promise<void>
}

/** A thought that takes this much longer than its budget hangs: its thread is ended. */
const GRACE_MS = 10_000
/** More than this waiting for one thread, and a thought is refused at once: whoever asked does something simpler. */
const MOST_WAITING = 500
const IDLE_MS = 60_000
const MEMORY_MB = 512
/** People come first: the threads of bots step back for the process that serves them. */
const NICE = 10

interface Waiting {
  readonly thought: Thought
  readonly resolve: (pick: Pick) => void
  readonly reject: (error: unknown) => void
}

class Pool implements BotPool {
  readonly #options: BotPoolOptions
  readonly #piscina: Piscina<Task, Pick>
  readonly #waiting: Waiting[] = []
  #busy = 0
  #isClosed = false

  constructor(options: BotPoolOptions) {
    this.#options = options
    const { threads, games } = options
    const house: House = { games }
    this.#piscina = new Piscina({
      filename: join(import.meta.dirname, 'worker.ts'),
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      workerData: house,
    })
  }

  get waiting(): number {
    return this.#waiting.length
  }

  think(thought: Thought): Promise<Pick> {
    if (this.#isClosed) return Promise.reject(new Error('the bots have left'))
    if (this.#waiting.length >= MOST_WAITING * this.#options.threads) return Promise.reject(new Error('too many bots think at once'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thought, resolve, reject })
      this.#goOn()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the bots have left'))
    await this.#piscina.destroy()
  }

  #goOn(): void {
    while (this.#busy < this.#options.threads) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#busy++
      void this.#run(next).finally(() => {
        this.#busy--
        this.#goOn()
      })
    }
  }

  /** The more wait behind a thought, the shorter it is, so that who waits last waits for seconds and not for minutes. */
  async #run({ thought, resolve, reject }: Waiting): Promise<void> {
    const { budgetMs, threads } = this.#options
    const share = budgetMs / Math.max(1, (this.#waiting.length + 1) / threads)
    try {
      resolve(await this.#piscina.run({ ...thought, budgetMs: share }, { signal: AbortSignal.timeout(budgetMs + GRACE_MS) }))
    } catch (error) {
      reject(error)
    }
  }
}

export const createBotPool = (options: BotPoolOptions): BotPool => new Pool(options)
