import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { checkVersion, migrate } from './migrations.ts'
import type { DatabaseOptions, Durability, MatchRows, Operation, RecordRow, Reply } from './operations.ts'
import { beat } from './pauses.ts'

/** The error of a wrong write. The write changed nothing, and the other operations of its batch are not affected. */
class Refused extends Error {}

/** The settings of SQLite for the two levels of durability. */
const LEVELS: Readonly<Record<Durability, { readonly sql: string; readonly synchronous: number }>> = {
  // A commit is passed to the operating system. It survives the process but not a power failure.
  process: { sql: 'PRAGMA synchronous = NORMAL', synchronous: 1 },
  // A commit is on the disk.
  power: { sql: 'PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON', synchronous: 2 },
}

/** Sets the durability. SQLite ignores a pragma that it does not accept, so the setting is read back. */
function promise(db: DatabaseSync, durability: Durability): void {
  const { sql, synchronous } = LEVELS[durability]
  db.exec(sql)
  const level = db.prepare('PRAGMA synchronous').get()?.synchronous
  if (level !== synchronous) throw new Error(`SQLite did not accept the setting for DURABILITY=${durability} (synchronous is ${level})`)
}

const READS: ReadonlySet<Operation['kind']> = new Set([
  'load',
  'record',
  'entries',
  'due',
  'unfinished',
  'gathering',
  'unfinishedOf',
  'openBy',
  'openFrom',
  'finished',
])

/** Locks the journal by an exclusive transaction. The operating system releases it when the process ends in any way. */
function lockOwner({ file, patience }: DatabaseOptions): DatabaseSync {
  const lock = new DatabaseSync(`${file}.owner`, { timeout: patience })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch {
    lock.close()
    throw new Error(`another server uses ${file}`)
  }
}

/** The database of the journal. Only one thread uses it. */
export class SqliteDatabase {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync | undefined
  readonly #statements = new Map<string, StatementSync>()
  /** The number of entries by match. It is looked up once, because no other process writes. */
  readonly #lasts = new Map<string, number>()

  constructor(options: DatabaseOptions) {
    this.#lock = options.mode === 'own' ? lockOwner(options) : undefined
    try {
      this.#db = new DatabaseSync(options.file, { timeout: 5000, readOnly: options.mode === 'read', enableForeignKeyConstraints: true })
      if (options.mode === 'read') checkVersion(this.#db)
      else {
        // Pages are copied from the log into the database a quarter as often as by default. An append then costs a quarter less.
        this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864; PRAGMA wal_autocheckpoint = 4000')
        // The cache is 32 MB (the value is in KB). With the default of 2 MB and a thousand matches, rereading pages cost a quarter of an append.
        this.#db.exec('PRAGMA cache_size = -32768')
        promise(this.#db, options.durability)
        migrate(this.#db)
      }
    } catch (error) {
      this.#lock?.close()
      throw error
    }
  }

  /** Runs all operations in one transaction. If it fails, each operation gets its own transaction, so that it does not affect the others. */
  run(operations: readonly Operation[]): readonly Reply[] {
    try {
      return this.#together(operations)
    } catch (error) {
      if (operations.length === 1) return [failure(error)]
      return operations.map((operation) => {
        try {
          return this.#together([operation])[0] ?? failure(new Error('no reply'))
        } catch (alone) {
          return failure(alone)
        }
      })
    }
  }

  close(): void {
    this.#db.close()
    this.#lock?.close()
  }

  #together(operations: readonly Operation[]): Reply[] {
    this.#prepare(operations.every(({ kind }) => READS.has(kind)) ? 'BEGIN' : 'BEGIN IMMEDIATE').run()
    try {
      const replies = operations.map((operation) => this.#perform(operation))
      this.#prepare('COMMIT').run()
      return replies
    } catch (error) {
      this.#lasts.clear()
      // A full disk may have ended the transaction already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #perform(operation: Operation): Reply {
    try {
      return { ok: true, value: this.#value(operation) }
    } catch (error) {
      if (error instanceof Refused) return { ok: false, code: 'refused', message: error.message }
      throw error
    }
  }

  #value(operation: Operation): Extract<Reply, { ok: true }>['value'] {
    switch (operation.kind) {
      case 'save':
        return this.#save(operation.row, operation.due)
      case 'append':
        return this.#append(operation.match, operation.seq, operation.body, operation.due)
      case 'schedule':
        return this.#schedule(operation.match, operation.due, operation.onlyLater)
      case 'due':
        return this.#prepare('SELECT match FROM clocks WHERE due <= ? ORDER BY due LIMIT ?')
          .all(operation.at, operation.limit)
          .map(({ match }) => String(match))
      case 'snapshot':
        return this.#snapshot(operation.match, operation.seq, operation.body)
      case 'load':
        return this.#load(operation.match)
      case 'record':
        return this.#record(operation.match)
      case 'entries':
        return Buffer.from(`[${this.#entries(operation.match).join(',')}]`)
      case 'unfinished':
        return this.#bodies("SELECT body FROM matches WHERE phase <> 'finished' ORDER BY created_at DESC, id DESC")
      case 'gathering':
        return this.#bodies("SELECT body FROM matches WHERE phase = 'gathering' ORDER BY created_at, id")
      case 'unfinishedOf':
        return this.#bodies(
          "SELECT body FROM matches JOIN sitters ON match = id WHERE user = ? AND phase <> 'finished' ORDER BY created_at DESC, id DESC LIMIT ?",
          operation.user,
          operation.limit,
        )
      case 'openBy': {
        const row = this.#prepare(
          `SELECT count(*) AS everything, count(*) FILTER (WHERE phase = 'gathering') AS gathering FROM matches
           WHERE phase <> 'finished' AND body ->> '$.made.by' = ? AND created_at >= ?`,
        ).get(operation.user, operation.since)
        return { all: Number(row?.everything), gathering: Number(row?.gathering) }
      }
      case 'openFrom': {
        const row = this.#prepare(
          "SELECT count(*) AS everything FROM matches WHERE phase <> 'finished' AND body ->> '$.made.from' = ? AND created_at >= ?",
        ).get(operation.network, operation.since)
        return Number(row?.everything)
      }
      case 'finished':
        return this.#bodies(
          "SELECT body FROM matches WHERE phase = 'finished' AND finished_at < ? ORDER BY finished_at DESC, id DESC LIMIT ?",
          operation.before,
          operation.limit,
        )
      case 'prune':
        return this.#prune(operation.finishedBefore, operation.abandonedBefore, operation.limit)
      case 'probe':
        this.#prepare('UPDATE probes SET count = count + 1').run()
        return undefined
      case 'beat':
        return beat((sql) => this.#prepare(sql), operation.beat)
    }
  }

  #save({ id, phase, createdAt, finishedAt, users, body }: RecordRow, due: number | undefined): undefined {
    this.#prepare(
      `INSERT INTO matches (id, phase, created_at, finished_at, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, created_at = excluded.created_at, finished_at = excluded.finished_at, body = excluded.body`,
    ).run(id, phase, createdAt, finishedAt ?? null, body)
    this.#prepare('DELETE FROM sitters WHERE match = ?').run(id)
    for (const user of new Set(users)) this.#prepare('INSERT INTO sitters (user, match) VALUES (?, ?)').run(user, id)
    if (phase !== 'finished') {
      this.#prepare('INSERT OR IGNORE INTO clocks (match, due) VALUES (?, ?)').run(id, due ?? 0)
      if (due !== undefined) this.#schedule(id, due, false)
      return
    }
    this.#prepare('DELETE FROM clocks WHERE match = ?').run(id)
    // A finished match is always replayed from its beginning.
    this.#prepare('DELETE FROM snapshots WHERE match = ?').run(id)
    this.#lasts.delete(id)
  }

  #append(match: string, seq: number, body: string, due: number | undefined): undefined {
    const last = this.#lasts.get(match) ?? this.#last(match)
    if (seq !== last + 1) throw new Refused(`match ${match} has ${last} entries, so the next one cannot have the number ${seq}`)
    this.#prepare('INSERT INTO entries (match, seq, body) VALUES (?, ?, ?)').run(match, seq, body)
    this.#lasts.set(match, seq)
    if (due !== undefined) this.#schedule(match, due, false)
  }

  /** Changes a due time. A finished or missing match has none. */
  #schedule(match: string, due: number, onlyLater: boolean): undefined {
    this.#prepare(onlyLater ? 'UPDATE clocks SET due = max(due, ?) WHERE match = ?' : 'UPDATE clocks SET due = ? WHERE match = ?').run(due, match)
  }

  #snapshot(match: string, seq: number, body: string): undefined {
    const last = this.#last(match)
    if (!Number.isInteger(seq) || seq < 0 || seq > last)
      throw new Refused(`match ${match} has ${last} entries, so there is no snapshot after entry ${seq}`)
    this.#prepare(
      `INSERT INTO snapshots (match, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq`,
    ).run(match, seq, body)
  }

  #last(match: string): number {
    const row = this.#prepare('SELECT (SELECT max(seq) FROM entries WHERE match = id) AS last FROM matches WHERE id = ?').get(match)
    if (!row) throw new Refused(`there is no match ${match}`)
    return Number(row.last ?? 0)
  }

  #load(match: string): MatchRows | undefined {
    const record = this.#record(match)
    if (record === undefined) return undefined
    const [snapshot] = this.#bodies('SELECT body FROM snapshots WHERE match = ?', match)
    return { record, entries: this.#entries(match), snapshot }
  }

  #entries(match: string): string[] {
    return this.#bodies('SELECT body FROM entries WHERE match = ? ORDER BY seq', match)
  }

  #record(match: string): string | undefined {
    return this.#bodies('SELECT body FROM matches WHERE id = ?', match)[0]
  }

  /** Deletes old matches. A match that was removed before it began is finished without an outcome. */
  #prune(finishedBefore: number, abandonedBefore: number, limit: number): number {
    const { changes } = this.#prepare(
      `DELETE FROM matches WHERE id IN (
         SELECT id FROM matches
         WHERE phase = 'finished' AND (finished_at < ? OR (finished_at < ? AND json_extract(body, '$.outcome') IS NULL)) LIMIT ?)`,
    ).run(finishedBefore, abandonedBefore, limit)
    this.#lasts.clear()
    return Number(changes)
  }

  #bodies(sql: string, ...values: (string | number)[]): string[] {
    return this.#prepare(sql)
      .all(...values)
      .map((row) => String(row.body))
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

function failure(error: unknown): Reply {
  return { ok: false, code: 'failed', message: error instanceof Error ? error.message : String(error) }
}
