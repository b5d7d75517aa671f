import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { Recording, Replayer } from '#rooms/services.ts'
import { niceIncrement, replaceFailedThreads, START_MS, untilReady } from '../threads.ts'
import type { Answers, Question, Reply, Task, ThreadData } from './tasks.ts'

export interface ReplayerOptions {
  /** The module that lists the games. */
  readonly games: string
  /** A replay that takes longer than this counts as hanging, and its thread is ended. */
  readonly hangsMs?: number
  /** Called when the thread fails while no task waits for its reply. Another thread replaces it. */
  readonly onThreadError?: (error: unknown) => void
}

export interface ReplayerThread extends Replayer {
  close(): Promise<void>
}

const HANGS_MS = 15_000
const IDLE_MS = 60_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** The thread has a lower priority than the process that serves people. */
const NICE = 5
/** The most entries in one task. More at once would block the event loop. */
const MAX_ENTRIES = 2000

/** Replays matches in a thread that remembers the recent ones. */
class Thread implements ReplayerThread {
  readonly #piscina: Piscina<Task, Reply>
  readonly #hangsMs: number
  /** Tasks run one after another, so that the time limit applies to one match. */
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor({ games, hangsMs = HANGS_MS, onThreadError }: ReplayerOptions) {
    this.#hangsMs = hangsMs
    this.#piscina = new Piscina({
      filename: join(import.meta.dirname, 'worker.ts'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: niceIncrement(NICE),
      resourceLimits: MEMORY,
      workerData: { games } satisfies ThreadData,
    })
    // Without a listener, Node would throw the error in the process.
    this.#piscina.on('error', (error) => onThreadError?.(error))
    replaceFailedThreads(this.#piscina)
  }

  view(recording: Recording, seq: number, seat: number | undefined): Promise<Answers['view']> {
    return this.#request(recording, { kind: 'view', seq, seat })
  }

  packedEntries(recording: Recording, from: number, to: number): Promise<Answers['told']> {
    return this.#request(recording, { kind: 'told', from, to })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#piscina.destroy()
  }

  #request<Q extends Question>(recording: Recording, question: Q): Promise<Answers[Q['kind']]> {
    const asked = this.#last.then(() => this.#converse(recording, question))
    this.#last = asked.catch(() => undefined)
    // The thread replies to each task with the value of its kind.
    return asked as Promise<Answers[Q['kind']]>
  }

  /** Asks the thread. If the thread replies that it lacks entries or the whole match, they are sent to it. */
  async #converse(recording: Recording, question: Question): Promise<Answers[Question['kind']]> {
    // The start of the thread does not count for the time limit.
    if (!this.#isClosed && this.#piscina.threads.length === 0) await untilReady(this.#piscina, AbortSignal.timeout(START_MS))
    const signal = AbortSignal.timeout(this.#hangsMs)
    const needed = question.kind === 'view' ? question.seq : question.to
    let task: Task = { match: recording.id, question }
    while (!this.#isClosed) {
      const reply = await this.#piscina.run(task, { signal })
      if (reply.kind === 'answer') return reply.answer
      task = { match: recording.id, question, ...supply(recording, reply.known, needed) }
    }
    throw new Error('the replayer is closed')
  }
}

function supply({ setup, begin, entries }: Recording, known: number | undefined, needed: number): Pick<Task, 'beginning' | 'more'> {
  const from = known ?? 0
  const more = { from, entries: entries.slice(from, Math.min(needed, from + MAX_ENTRIES)).map(({ entry: command }) => command) }
  const snapshot = known === undefined ? begin() : undefined
  return snapshot ? { beginning: { setup, snapshot }, more } : { more }
}

export const createReplayer = (options: ReplayerOptions): ReplayerThread => new Thread(options)
