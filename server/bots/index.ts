import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Bots, BotTask } from '#rooms/services.ts'
import type { PickValue } from '#shared/kernel/decision.ts'
import { niceIncrement, replaceFailedThreads } from '../threads.ts'
import { type QueuedTask, TaskQueue } from './queue.ts'
import { limitTime } from './time-limit.ts'
import type { Task, WorkerData } from './worker.ts'

export interface BotPoolOptions {
  readonly threads: number
  /** The time that a master may use for one decision, while few bots think at once. */
  readonly budgetMs: number
  /** The time beyond its budget after which a bot counts as hanging. */
  readonly graceMs?: number
  /** The most tasks that may wait for one thread. */
  readonly mostWaiting?: number
  /** The module that lists the games. */
  readonly games: string
  /** The memory of one thread. A thread that needs more is ended. */
  readonly memoryMb?: number
  /** Called when too many tasks wait and one is rejected. */
  readonly onRefused?: () => void
  /** Called when a thread fails while no task waits for its answer. Another thread replaces it. */
  readonly onThreadError?: (error: unknown) => void
}

export interface BotPool extends Bots {
  /** The number of tasks that wait for a thread. */
  readonly waiting: number
  /** Stops all threads. Running and waiting tasks are rejected. */
  close(): Promise<void>
}

/** A thread that takes this much longer than its budget counts as hanging and is ended. */
const GRACE_MS = 10_000
/** If more tasks than this wait for one thread, the owner with the most loses one. Its match uses the fallback instead. */
const MAX_WAITING = 500
const IDLE_MS = 60_000
const MEMORY_MB = 512
/** Bot threads have a lower priority than the process that serves people. */
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
  /** The number of busy threads that run a long task. */
  #long = 0
  #isClosed = false

  constructor(options: BotPoolOptions) {
    this.#options = options
    const { threads, games, mostWaiting = MAX_WAITING, memoryMb = MEMORY_MB } = options
    this.#waiting = new TaskQueue(mostWaiting * threads)
    const registry: WorkerData = { games }
    this.#piscina = new Piscina({
      filename: join(import.meta.dirname, 'worker.ts'),
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: niceIncrement(NICE),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      workerData: registry,
    })
    // Without a listener, Node would throw the error in the process.
    this.#piscina.on('error', (error) => options.onThreadError?.(error))
    replaceFailedThreads(this.#piscina)
  }

  get waiting(): number {
    return this.#waiting.size
  }

  think(queued: BotTask): Promise<PickValue | undefined> {
    if (this.#isClosed) return Promise.reject(new Error('the bot pool is closed'))
    const { owner, match, view, level } = queued
    return new Promise((resolve, reject) => {
      const own = { owner, match, seat: view.seat, isLong: level === 'master', thought: queued, resolve, reject }
      const dropped = this.#waiting.put(own)
      // An earlier task of the same seat is outdated.
      const isOutdated = dropped !== own && dropped?.match === match && dropped.seat === view.seat
      if (isOutdated) dropped.resolve(undefined)
      else if (dropped) {
        this.#options.onRefused?.()
        dropped.reject(new Error('too many tasks of bots are waiting'))
      }
      this.#startNext()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.drain()) reject(new Error('the bot pool is closed'))
    await this.#piscina.destroy()
  }

  #startNext(): void {
    const { threads } = this.#options
    while (this.#busy < threads) {
      // If there is more than one thread, one stays free for short tasks.
      const turn = this.#waiting.take(this.#long < Math.max(1, threads - 1))
      if (!turn) return
      void this.#run(turn.task, turn.sharers)
    }
  }

  /** The more tasks share the threads, the less time each gets, so that the last one waits for seconds and not for minutes. */
  async #run({ thought: queued, isLong, resolve, reject }: Waiting, sharers: number): Promise<void> {
    const { budgetMs, threads, graceMs = GRACE_MS } = this.#options
    const { game, view, level } = queued
    const { signal, start, stop } = limitTime(budgetMs + graceMs)
    const task: Task = { game, view, level, budgetMs: budgetMs / Math.max(1, sharers / threads), start }
    this.#busy++
    if (isLong) this.#long++
    try {
      resolve(await this.#piscina.run(task, { signal }))
    } catch (error) {
      reject(error)
    }
    stop()
    this.#busy--
    if (isLong) this.#long--
    this.#startNext()
  }
}

export const createBotPool = (options: BotPoolOptions): BotPool => new Pool(options)
