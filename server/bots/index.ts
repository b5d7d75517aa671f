import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Bots, BotTask } from '#rooms/services.ts'
import type { PickValue } from '#shared/kernel/decision.ts'
import { type QueuedTask, TaskQueue } from './queue.ts'
import type { Task, WorkerData } from './worker.ts'

export interface BotPoolOptions {
  readonly threads: number
  /** What a master may think about one decision, as long as not too many think at once. */
  readonly budgetMs: number
  /** A thought that takes this much longer than its budget hangs. */
  readonly graceMs?: number
  /** How many thoughts may wait for one thread. */
  readonly mostWaiting?: number
  /** The module that lists the games. */
  readonly games: string
  /** Too many wait, and one of them is not thought. */
  readonly onRefused?: () => void
}

export interface BotPool extends Bots {
  /** Thoughts that wait for a thread. */
  readonly waiting: number
  /** Lets nobody think any more: what is under way or waiting is rejected. */
  close(): Promise<void>
}

/** A thought that takes this much longer than its budget hangs: its thread is ended. */
const GRACE_MS = 10_000
/** More than this waiting for one thread, and who has most of them has one less: whoever asked does something simpler. */
const MAX_WAITING = 500
const IDLE_MS = 60_000
const MEMORY_MB = 512
/** People come first: the threads of bots step back for the process that serves them. */
const NICE = 10

interface Waiting extends QueuedTask {
  readonly thought: BotTask
  readonly resolve: (pick: PickValue | undefined) => void
  readonly reject: (error: unknown) => void
}

class Pool implements BotPool {
  readonly #options: BotPoolOptions
  readonly #piscina: Piscina<Task, PickValue>
  readonly #waiting: TaskQueue<Waiting>
  #busy = 0
  /** Of those that are busy. */
  #long = 0
  #isClosed = false

  constructor(options: BotPoolOptions) {
    this.#options = options
    const { threads, games, mostWaiting = MAX_WAITING } = options
    this.#waiting = new TaskQueue(mostWaiting * threads)
    const registry: WorkerData = { games }
    this.#piscina = new Piscina({
      filename: join(import.meta.dirname, 'worker.ts'),
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      workerData: registry,
    })
  }

  get waiting(): number {
    return this.#waiting.size
  }

  think(queued: BotTask): Promise<PickValue | undefined> {
    if (this.#isClosed) return Promise.reject(new Error('the bots have left'))
    const { owner, match, view, level } = queued
    return new Promise((resolve, reject) => {
      const own = { owner, match, seat: view.seat, isLong: level === 'master', thought: queued, resolve, reject }
      const dropped = this.#waiting.put(own)
      // What the same seat was asked before is not wanted any more.
      const isOutdated = dropped !== own && dropped?.match === match && dropped.seat === view.seat
      if (isOutdated) dropped.resolve(undefined)
      else if (dropped) {
        this.#options.onRefused?.()
        dropped.reject(new Error('too many bots think at once'))
      }
      this.#goOn()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.drain()) reject(new Error('the bots have left'))
    await this.#piscina.destroy()
  }

  #goOn(): void {
    const { threads } = this.#options
    while (this.#busy < threads) {
      // Where there is more than one thread, one of them is always free for short thoughts.
      const turn = this.#waiting.take(this.#long < Math.max(1, threads - 1))
      if (!turn) return
      void this.#run(turn.task, turn.sharers)
    }
  }

  /** The more have to share, the shorter a thought is, so that who waits last waits for seconds and not for minutes. */
  async #run({ thought: queued, isLong, resolve, reject }: Waiting, sharers: number): Promise<void> {
    const { budgetMs, threads, graceMs = GRACE_MS } = this.#options
    const { game, view, level } = queued
    const task: Task = { game, view, level, budgetMs: budgetMs / Math.max(1, sharers / threads) }
    this.#busy++
    if (isLong) this.#long++
    try {
      resolve(await this.#piscina.run(task, { signal: AbortSignal.timeout(budgetMs + graceMs) }))
    } catch (error) {
      reject(error)
    }
    this.#busy--
    if (isLong) this.#long--
    this.#goOn()
  }
}

export const createBotPool = (options: BotPoolOptions): BotPool => new Pool(options)
