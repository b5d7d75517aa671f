import { setTimeout as sleep } from 'node:timers/promises'
import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Snapshot } from '#shared/kernel/match.ts'
import { bodyOf, JournalError, type JournalStore, type OpenMatches } from '../journal/index.ts'
import { readEntries } from '../journal/read-entries.ts'
import { type RedisClient, type RedisConnection, RedisError } from './connection.ts'
import { CHANNELS, KEYS } from './keys.ts'
import { type Fence, NOBODY, scripts } from './scripts.ts'

/** The number of records or entries that are read at a time. */
const BATCH_SIZE = 200
const RESTORE_POLLS = 60
const RESTORE_POLL_MS = 50

/** The fence with which this process writes a match. Without one it may only create matches. */
export interface Fences {
  fenceOf(match: string): Fence | undefined
}
const UNFENCED: Fences = { fenceOf: () => NOBODY }

const readRecord = (body: string): MatchRecord => JSON.parse(body) as MatchRecord
const isFinished = ({ phase }: MatchRecord): boolean => phase === 'finished'
const usersOf = ({ seats }: MatchRecord): readonly string[] => [...new Set(seats.flatMap(({ user, held }) => user ?? held?.user ?? []))]

/** The stored fields of a match. */
interface Texts {
  readonly record: string | null | undefined
  readonly snapshot: string | null | undefined
  readonly entries: readonly string[]
}

async function readBatch(client: RedisClient, match: string, from: number): Promise<readonly string[]> {
  const batch = await client.xRange(KEYS.entries(match), `${from}-0`, '+', { COUNT: BATCH_SIZE })
  return (batch ?? []).map(({ message }) => message.e ?? '')
}

const openKeys = ({ made }: MatchRecord): readonly string[] => (made ? [KEYS.openBy(made.by), KEYS.openFrom(made.from)] : [])

/** Sets the due time of an unfinished match: the given one, the stored one, or now. */
const setDue = (client: RedisClient, match: string, due?: number): Promise<number> =>
  client.zAdd(KEYS.clocks, { score: due ?? 0, value: match }, due === undefined ? { condition: 'NX' } : {})

/** Changes a due time. A finished or missing match has none. */
const moveDue = (client: RedisClient, match: string, due: number): Promise<number> =>
  client.zAdd(KEYS.clocks, { score: due, value: match }, { condition: 'XX' })

/** Turns the reply of a script that is not `ok` into an error of the journal. */
function appendError(match: string, answer: string | number): JournalError {
  if (answer === 'fenced') return new JournalError('fenced', `match ${match} belongs to another node`)
  return new JournalError('refused', `match ${match}: ${answer}`)
}

/**
 * Stores matches in Redis: a hash for the record, a stream for the entries. Every write is one script on the keys of one match, which checks
 * the epoch of the owner. All writes of one turn of the event loop take one round trip, for any number of matches.
 */
export class RedisJournal implements JournalStore {
  readonly #redis: RedisConnection
  readonly #fences: Fences
  /** Numbers the writes of records, so that a late one from a replaced connection cannot overwrite a newer one. */
  #rev = 0
  #closed = false

  constructor(redis: RedisConnection, fences: Fences = UNFENCED) {
    this.#redis = redis
    this.#fences = fences
  }

  async save(record: MatchRecord, due?: number): Promise<void> {
    const { id, phase, createdAt, finishedAt = 0 } = record
    const over = isFinished(record)
    const goingOn = [KEYS.unfinished, ...usersOf(record).map(KEYS.of), ...openKeys(record)]
    const gathering = record.made ? [KEYS.gatheringBy(record.made.by)] : []
    const isGathering = phase === 'gathering'
    const answer = await this.#run('save', async (client) => {
      const fence = this.#fences.fenceOf(id)
      const body = bodyOf(record)
      // The match is added to indices before the write and removed from indices after it, so it can always be found.
      const listed = over
        ? (record.outcome ? [KEYS.finished, KEYS.unarchived] : [KEYS.abandoned]).map((key) => client.zAdd(key, { score: finishedAt, value: id }))
        : [
            ...[...goingOn, ...(isGathering ? gathering : [])].map((key) => client.zAdd(key, { score: createdAt, value: id })),
            setDue(client, id, due),
          ]
      const saved = fence ? scripts.save(client, fence, { match: id, rev: ++this.#rev, phase, body }) : scripts.create(client, id, body)
      const unlisted = [...(over ? [KEYS.clocks, ...goingOn] : []), ...(isGathering ? [] : gathering)].map((key) => client.zRem(key, id))
      const [first] = await Promise.all([saved, ...listed, ...unlisted])
      return first
    })
    if (answer === 'ok') return
    if (over)
      await this.#run('relist', (client) =>
        Promise.all([...goingOn.map((key) => client.zAdd(key, { score: createdAt, value: id })), setDue(client, id)]),
      )
    throw appendError(id, answer)
  }

  async append(match: string, entry: JournalEntry, due?: number): Promise<void> {
    const fence = this.#fenceOf(match)
    const answer = await this.#run('append', async (client) => {
      const appended = scripts.append(client, fence, match, { seq: entry.seq, body: JSON.stringify(entry) })
      if (due === undefined) return appended
      const [first] = await Promise.all([appended, moveDue(client, match, due)])
      return first
    })
    if (answer === 'ok') return
    // The due time that was written with the entry may be wrong too, so the match becomes due at once.
    if (due !== undefined) await this.schedule(match, 0)
    throw appendError(match, answer)
  }

  async schedule(match: string, due: number): Promise<void> {
    await this.#run('schedule', (client) => moveDue(client, match, due))
  }

  async postpone(match: string, due: number): Promise<void> {
    await this.#run('schedule', (client) => client.zAdd(KEYS.clocks, { score: due, value: match }, { condition: 'XX', comparison: 'GT' }))
  }

  due(at: number, limit: number): Promise<readonly string[]> {
    return this.#run('due', (client) => client.zRange(KEYS.clocks, '-inf', at, { BY: 'SCORE', LIMIT: { offset: 0, count: limit } }))
  }

  async has(match: string, entry: JournalEntry): Promise<boolean> {
    const id = `${entry.seq}-0`
    const found = await this.#run('has', (client) => client.xRange(KEYS.entries(match), id, id))
    return found?.[0]?.message.e === JSON.stringify(entry)
  }

  async snapshot(match: string, snapshot: Snapshot): Promise<void> {
    const fence = this.#fenceOf(match)
    const answer = await this.#run('snapshot', (client) =>
      scripts.snapshot(client, fence, match, { seq: snapshot.seq, body: JSON.stringify(snapshot) }),
    )
    if (answer !== 'ok') throw appendError(match, answer)
  }

  async load(match: string): Promise<StoredMatch | undefined> {
    const { record, snapshot, entries } = await this.#read(match)
    if (!record) return undefined
    const stored = { record: readRecord(record), entries: await readEntries(entries) }
    return snapshot ? { ...stored, snapshot: JSON.parse(snapshot) as Snapshot } : stored
  }

  async entriesAsJson(match: string): Promise<Uint8Array> {
    const { entries } = await this.#read(match)
    return Buffer.from(`[${entries.join(',')}]`)
  }

  async record(match: string): Promise<MatchRecord | undefined> {
    const body = await this.#run('record', (client) => client.hGet(KEYS.match(match), 'record'))
    return body ? readRecord(body) : undefined
  }

  async unfinished(): Promise<readonly MatchRecord[]> {
    return this.#listed(KEYS.unfinished, (record) => !isFinished(record))
  }

  async unfinishedOf(user: string, limit: number): Promise<readonly MatchRecord[]> {
    return this.#listed(KEYS.of(user), (record) => !isFinished(record) && usersOf(record).includes(user), limit)
  }

  async openBy(user: string, since: number): Promise<OpenMatches> {
    const [all, gathering] = await this.#run('count', (client) =>
      Promise.all([KEYS.openBy(user), KEYS.gatheringBy(user)].map((key) => client.zCount(key, since, '+inf'))),
    )
    return { all: all ?? 0, gathering: gathering ?? 0 }
  }

  openFrom(network: string, since: number): Promise<number> {
    return this.#run('count', (client) => client.zCount(KEYS.openFrom(network), since, '+inf'))
  }

  async finished(limit: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly MatchRecord[]> {
    const range = (key: string) => (client: RedisClient) =>
      client.zRange(key, `(${before}`, '-inf', { BY: 'SCORE', REV: true, LIMIT: { offset: 0, count: limit } })
    const ids = await this.#run('list', (client) => Promise.all([range(KEYS.finished)(client), range(KEYS.abandoned)(client)]))
    const records = await this.#records(ids.flat())
    return records
      .filter(isFinished)
      .sort((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0) || (a.id < b.id ? 1 : -1))
      .slice(0, limit)
  }

  async prune({ finished = 0, abandoned = 0 }: { readonly finished?: number; readonly abandoned?: number }): Promise<number> {
    await this.#clockAll()
    return (await this.#prune(KEYS.finished, finished)) + (await this.#prune(KEYS.abandoned, Math.max(finished, abandoned)))
  }

  /** Makes unfinished matches without a due time due at once. */
  async #clockAll(): Promise<void> {
    const forgotten = await this.#run('list', (client) => client.zDiff([KEYS.unfinished, KEYS.clocks]))
    for (let from = 0; from < forgotten.length; from += BATCH_SIZE) {
      const batch = forgotten.slice(from, from + BATCH_SIZE)
      await this.#run('schedule', (client) => Promise.all(batch.map((id) => setDue(client, id))))
    }
  }

  async #prune(key: string, before: number): Promise<number> {
    for (let total = 0, passed = 0; ; ) {
      const ids = await this.#run('list', (client) =>
        client.zRange(key, '-inf', `(${before}`, { BY: 'SCORE', LIMIT: { offset: passed, count: BATCH_SIZE } }),
      )
      const answers = await this.#run('prune', (client) =>
        Promise.all(
          ids.map(async (id) => {
            const answer = await scripts.forget(client, id)
            if (answer === 'ok') await Promise.all([key, KEYS.unarchived].map((index) => client.zRem(index, id)))
            return answer
          }),
        ),
      )
      // A match that is open on a node is deleted another time.
      const forgotten = answers.filter((answer) => answer === 'ok').length
      total += forgotten
      passed += ids.length - forgotten
      if (ids.length < BATCH_SIZE) return total
    }
  }

  async probe(): Promise<void> {
    await this.#run('probe', (client) => client.incr('coven:probes'))
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#redis.close()
  }

  async #read(match: string): Promise<Texts> {
    const [[record, snapshot, archived], stream] = await this.#run('load', (client) =>
      Promise.all([client.hmGet(KEYS.match(match), ['record', 'snapshot', 'archived']), readBatch(client, match, 1)]),
    )
    const entries = await this.#readRest(match, stream)
    // The match may have been archived in the meantime. Then its entries are not in the stream any more.
    const count = Number((entries === stream ? archived : await this.#run('load', (client) => client.hGet(KEYS.match(match), 'archived'))) ?? 0)
    return { record, snapshot, entries: count > entries.length ? await this.#restoreFromArchive(match, count) : entries }
  }

  /** Reads the remaining entries in batches, because reading a long match at once would block the event loop. */
  async #readRest(match: string, first: readonly string[]): Promise<readonly string[]> {
    const entries = [...first]
    for (let last = first; last.length === BATCH_SIZE; ) {
      last = await this.#run('load', (client) => readBatch(client, match, entries.length + 1))
      entries.push(...last)
    }
    return entries.length > first.length ? entries : first
  }

  /** Asks the node that has the archive to restore the entries. */
  async #restoreFromArchive(match: string, count: number): Promise<readonly string[]> {
    const receivers = await this.#run('recall', (client) => client.publish(CHANNELS.archive, match))
    for (let tries = 0; receivers > 0 && tries < RESTORE_POLLS; tries++) {
      await sleep(RESTORE_POLL_MS)
      const entries = await this.#readRest(match, await this.#run('load', (client) => readBatch(client, match, 1)))
      if (entries.length === count) return entries
    }
    throw new JournalError('failed', `match ${match} is archived, and no server that has the archive is running`)
  }

  #fenceOf(match: string): Fence {
    const fence = this.#fences.fenceOf(match)
    if (!fence) throw appendError(match, 'fenced')
    return fence
  }

  /** Lists the matches of an index, newest first. Matches whose records do not fit the index are left out. */
  async #listed(key: string, fits: (record: MatchRecord) => boolean, limit = Number.POSITIVE_INFINITY): Promise<readonly MatchRecord[]> {
    const ids = await this.#run('list', (client) => client.zRange(key, '+inf', '-inf', { BY: 'SCORE', REV: true }))
    const listed: MatchRecord[] = []
    for (let from = 0; from < ids.length && listed.length < limit; from += BATCH_SIZE)
      listed.push(...(await this.#records(ids.slice(from, from + BATCH_SIZE))).filter(fits))
    return listed.slice(0, limit)
  }

  async #records(ids: readonly string[]): Promise<MatchRecord[]> {
    const records: MatchRecord[] = []
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const batch = ids.slice(from, from + BATCH_SIZE)
      const bodies = await this.#run('records', (client) => Promise.all(batch.map((id) => client.hGet(KEYS.match(id), 'record'))))
      for (const body of bodies) if (body) records.push(readRecord(body))
    }
    return records
  }

  async #run<T>(what: string, command: (client: RedisClient) => Promise<T>): Promise<T> {
    if (this.#closed) throw new JournalError('closed', 'the journal is closed')
    try {
      return await this.#redis.run(what, command)
    } catch (error) {
      if (!(error instanceof RedisError)) throw error
      throw new JournalError(error.code === 'unknown' ? 'unknown' : 'failed', error.message)
    }
  }
}
