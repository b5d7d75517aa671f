import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Span } from '#rooms/match/clock/spans.ts'
import type { Journal, MatchRecord, StoredMatch } from '#rooms/services.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Snapshot } from '#shared/kernel/match.ts'
import type { Beat, PauseStore } from '../process/pauses.ts'
import type { DatabaseOptions, Operation, Reply, Values, WorkerReply, WorkerRequest } from './operations.ts'
import { readEntries } from './read-entries.ts'

export type { Durability } from './operations.ts'

/** The file of the journal in the data directory. */
export const JOURNAL_FILE = 'journal.sqlite'

/**
 * The error of a failed operation. `refused`: the write was wrong. `fenced`: the match belongs to another process. `failed`: the disk or the
 * connection failed. `closed`: the journal is closed. `unknown`: the write may be in the journal after all.
 */
export class JournalError extends Error {
  readonly code: 'refused' | 'fenced' | 'failed' | 'closed' | 'unknown'
  constructor(code: JournalError['code'], message: string) {
    super(message)
    this.name = 'JournalError'
    this.code = code
  }
}

/** The journal with the operations that the server needs besides those of rooms. */
export interface JournalStore extends Journal {
  /** Resolves with the entries of a match as one JSON text in UTF-8. They are not parsed, because they are sent as they are. */
  entriesAsJson(match: string): Promise<Uint8Array>
  /** Resolves with matches that finished before this moment, latest first. */
  finished(limit: number, before?: number): Promise<readonly MatchRecord[]>
  /** Deletes matches that finished, or were removed before they began, before these moments. Resolves with their number. */
  prune(before: { readonly finished?: number; readonly abandoned?: number }): Promise<number>
  /** Counts the unfinished matches that a person has created since then, and those of them that have not begun. */
  openBy(user: string, since: number): Promise<OpenMatches>
  /** Counts the unfinished matches that were created from a network since then. */
  openFrom(network: string, since: number): Promise<number>
  /** Resolves if a test write succeeds. */
  probe(): Promise<void>
}

/** The journal of a single server. */
export interface SqliteJournalStore extends JournalStore, PauseStore {
  /** Resolves with the matches that have not begun, oldest first. */
  gathering(): Promise<readonly MatchRecord[]>
}

export interface OpenMatches {
  readonly all: number
  readonly gathering: number
}

/** Returns the record as JSON text for the store. The creator of a match is removed when the match ends. */
export function bodyOf(record: MatchRecord): string {
  return JSON.stringify(record.phase === 'finished' ? { ...record, made: undefined } : record)
}

export interface JournalOptions {
  readonly file: string
  readonly durability?: DatabaseOptions['durability']
  readonly mode?: DatabaseOptions['mode']
  readonly patience?: number
  /** Called after every transaction. */
  readonly onBatch?: (operations: number, seconds: number) => void
  /** Called if the thread ends unexpectedly. From then on every promise rejects. */
  readonly onEnd?: (error: Error) => void
}

interface Waiting {
  readonly operation: Operation
  readonly settle: (reply: Reply) => void
  readonly fail: (error: Error) => void
}

const PRUNED_AT_ONCE = 200
/** The least time between two batches. Waking the thread and being woken by it takes longer than writing an answer. */
const PACE_MS = 5
const DONE: Reply = { ok: true, value: undefined }
const NO_REPLY: Reply = { ok: false, code: 'failed', message: 'no reply' }

/**
 * A journal in SQLite. It runs in a separate thread, so that no write to disk blocks the event loop. One batch of operations is written at a
 * time, in one transaction. Operations that come in the meantime, or too soon after it, are the next batch. So batches become larger with
 * more load or with a slower disk.
 */
class SqliteJournal implements SqliteJournalStore {
  readonly #thread: Worker
  readonly #options: JournalOptions
  #waiting: Waiting[] = []
  #inFlight: readonly Waiting[] = []
  #scheduled = false
  #sentAt = Number.NEGATIVE_INFINITY
  #closing: Promise<void> | undefined
  #ended: JournalError | undefined

  constructor(thread: Worker, options: JournalOptions) {
    this.#thread = thread
    this.#options = options
    thread.on('message', (message: WorkerReply) => this.#settle(message))
    thread.on('error', (error) => this.#end(new JournalError('failed', error.message)))
    thread.on('exit', () => this.#end(new JournalError('closed', 'the journal is closed')))
  }

  async save(record: MatchRecord, due?: number): Promise<void> {
    const { id, phase, createdAt, finishedAt, seats } = record
    const users = seats.flatMap(({ user, held }) => user ?? held?.user ?? [])
    await this.#request({ kind: 'save', row: { id, phase, createdAt, finishedAt, users, body: bodyOf(record) }, due })
  }

  append(match: string, entry: JournalEntry, due?: number): Promise<void> {
    return this.#request({ kind: 'append', match, seq: entry.seq, body: JSON.stringify(entry), due })
  }

  async schedule(match: string, due: number): Promise<void> {
    await this.#request({ kind: 'schedule', match, due, onlyLater: false })
  }

  async postpone(match: string, due: number): Promise<void> {
    await this.#request({ kind: 'schedule', match, due, onlyLater: true })
  }

  due(at: number, limit: number): Promise<readonly string[]> {
    return this.#request({ kind: 'due', at, limit })
  }

  async has(match: string, written: JournalEntry): Promise<boolean> {
    const entry = (await this.#request({ kind: 'load', match }))?.entries[written.seq - 1]
    return entry === JSON.stringify(written)
  }

  async snapshot(match: string, snapshot: Snapshot): Promise<void> {
    await this.#request({ kind: 'snapshot', match, seq: snapshot.seq, body: JSON.stringify(snapshot) })
  }

  async load(match: string): Promise<StoredMatch | undefined> {
    const rows = await this.#request({ kind: 'load', match })
    if (!rows) return undefined
    const stored = { record: readRecord(rows.record), entries: await readEntries(rows.entries) }
    return rows.snapshot === undefined ? stored : { ...stored, snapshot: JSON.parse(rows.snapshot) as Snapshot }
  }

  async record(match: string): Promise<MatchRecord | undefined> {
    const body = await this.#request({ kind: 'record', match })
    return body === undefined ? undefined : readRecord(body)
  }

  entriesAsJson(match: string): Promise<Uint8Array> {
    return this.#request({ kind: 'entries', match })
  }

  async unfinished(): Promise<readonly MatchRecord[]> {
    return (await this.#request({ kind: 'unfinished' })).map(readRecord)
  }

  async unfinishedOf(user: string, limit: number): Promise<readonly MatchRecord[]> {
    return (await this.#request({ kind: 'unfinishedOf', user, limit })).map(readRecord)
  }

  async gathering(): Promise<readonly MatchRecord[]> {
    return (await this.#request({ kind: 'gathering' })).map(readRecord)
  }

  beat(beat: Beat): Promise<readonly Span[]> {
    return this.#request({ kind: 'beat', beat })
  }

  openBy(user: string, since: number): Promise<OpenMatches> {
    return this.#request({ kind: 'openBy', user, since })
  }

  openFrom(network: string, since: number): Promise<number> {
    return this.#request({ kind: 'openFrom', network, since })
  }

  async finished(limit: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly MatchRecord[]> {
    return (await this.#request({ kind: 'finished', limit, before })).map(readRecord)
  }

  async prune({ finished = 0, abandoned = 0 }: { readonly finished?: number; readonly abandoned?: number }): Promise<number> {
    // Small batches let answers of running matches be written in between.
    for (let total = 0; ; ) {
      const pruned = await this.#request({ kind: 'prune', finishedBefore: finished, abandonedBefore: abandoned, limit: PRUNED_AT_ONCE })
      total += pruned
      if (pruned < PRUNED_AT_ONCE) return total
    }
  }

  async probe(): Promise<void> {
    await this.#request({ kind: 'probe' })
  }

  close(): Promise<void> {
    this.#closing ??= this.#ended ? Promise.resolve() : once(this.#thread, 'exit').then(() => undefined)
    this.#schedule()
    return this.#closing
  }

  #request<K extends Operation['kind']>(operation: Operation & { readonly kind: K }): Promise<Values[K]> {
    const ended = this.#ended ?? (this.#closing && new JournalError('closed', 'the journal is closed'))
    if (ended) return Promise.reject(ended)
    return new Promise((resolve, reject) => {
      // The thread replies to each operation with the value of its kind.
      const settle = (reply: Reply) => (reply.ok ? resolve(reply.value as Values[K]) : reject(new JournalError(reply.code, reply.message)))
      this.#waiting.push({ operation, settle, fail: reject })
      this.#schedule()
    })
  }

  /** Waits for the end of this turn of the event loop, so that all its operations are one batch. */
  #schedule(): void {
    if (this.#scheduled || this.#inFlight.length > 0) return
    this.#scheduled = true
    const left = this.#sentAt + PACE_MS - performance.now()
    if (left > 0) setTimeout(() => this.#send(), left)
    else setImmediate(() => this.#send())
  }

  #send(): void {
    this.#scheduled = false
    if (this.#ended || this.#inFlight.length > 0) return
    if (this.#waiting.length > 0) {
      this.#inFlight = this.#waiting
      this.#waiting = []
      this.#sentAt = performance.now()
      this.#post(this.#inFlight.map(({ operation }) => operation))
    } else if (this.#closing) this.#post('close')
  }

  #post(message: WorkerRequest): void {
    this.#thread.postMessage(message)
  }

  #settle({ replies, seconds }: WorkerReply): void {
    const settled = this.#inFlight
    this.#inFlight = []
    if (this.#waiting.length > 0 || this.#closing) this.#schedule()
    this.#options.onBatch?.(settled.length, seconds)
    for (const [index, { settle }] of settled.entries()) settle(replies ? (replies[index] ?? NO_REPLY) : DONE)
  }

  #end(error: JournalError): void {
    if (this.#ended) return
    this.#ended = error
    for (const { fail } of [...this.#inFlight, ...this.#waiting]) fail(error)
    this.#inFlight = []
    this.#waiting = []
    if (!this.#closing) this.#options.onEnd?.(error)
  }
}

const readRecord = (body: string): MatchRecord => JSON.parse(body) as MatchRecord

/** Opens the journal. Rejects if the file is not writable, of a newer version, or owned by another process. */
export async function openJournal(options: JournalOptions): Promise<SqliteJournalStore> {
  const { file, durability = 'process', mode = 'own', patience = 2000 } = options
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { file, durability, mode, patience } satisfies DatabaseOptions,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  await once(thread, 'message')
  return new SqliteJournal(thread, options)
}
