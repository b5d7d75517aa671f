import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entryOf, recordOf, snapshotOf } from './fixtures.ts'
import { type Durability, JournalError, openJournal } from './index.ts'
import { describeJournal } from './journal-contract.ts'
import { VERSION } from './migrations.ts'

const BEFORE_PAUSES = 'DROP TABLE beats; DROP TABLE pauses; DROP INDEX matches_gathering;'

for (const durability of ['process', 'power'] satisfies Durability[]) {
  describeJournal(`the SQLite journal that survives the ${durability}`, async () => {
    const dir = await mkdtemp(join(tmpdir(), 'coven-journal-'))
    return {
      open: () => openJournal({ file: join(dir, 'journal.sqlite'), durability }),
      dispose: () => rm(dir, { recursive: true }),
    }
  })
}

describe('the SQLite journal', () => {
  let dir: string
  let file: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-journal-'))
    file = join(dir, 'journal.sqlite')
  })
  afterEach(() => rm(dir, { recursive: true }))

  test('writes of the same moment, for any matches, are one transaction', async () => {
    const groups: number[] = []
    const journal = await openJournal({ file, onBatch: (operations) => groups.push(operations) })
    const ids = Array.from({ length: 100 }, (_, n) => `m${n}`)
    await Promise.all(ids.map((id) => journal.save(recordOf(id, { phase: 'playing' }))))
    await Promise.all(ids.flatMap((id) => [journal.append(id, entryOf(1)), journal.snapshot(id, snapshotOf(1))]))
    expect(groups).toEqual([100, 200])
    await journal.close()
  })

  test('writes that come while a transaction is under way are the next one', async () => {
    const groups: number[] = []
    const journal = await openJournal({ file, onBatch: (operations) => groups.push(operations) })
    await journal.save(recordOf('m1', { phase: 'playing' }))
    const appended = [journal.append('m1', entryOf(1))]
    for (let seq = 2; seq <= 50; seq++) {
      await Promise.resolve()
      appended.push(journal.append('m1', entryOf(seq)))
    }
    await Promise.all(appended)
    expect(groups.reduce((sum, size) => sum + size)).toBe(51)
    expect(groups.length).toBeLessThan(10)
    await journal.close()
  })

  test('a write that the database rejects affects neither its batch nor later writes', async () => {
    const journal = await openJournal({ file })
    await journal.save(recordOf('m1', { phase: 'playing' }))
    const unwritable = recordOf('m2', { phase: undefined as never })
    const written = await Promise.allSettled([journal.append('m1', entryOf(1)), journal.save(unwritable), journal.append('m1', entryOf(2))])
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await journal.append('m1', entryOf(3))
    expect((await journal.load('m1'))?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(await journal.load('m2')).toBeUndefined()
    await journal.close()
  })

  test('the event loop is not blocked while the journal waits for the disk', async () => {
    const journal = await openJournal({ file, durability: 'power' })
    await journal.save(recordOf('m1', { phase: 'playing' }))
    const disk = new DatabaseSync(file)
    disk.exec('BEGIN IMMEDIATE')
    let written = false
    const appended = journal.append('m1', entryOf(1)).then(() => {
      written = true
    })
    for (let turn = 0; turn < 100; turn++) await nextTurn()
    expect(written).toBe(false)
    disk.exec('ROLLBACK')
    await appended
    disk.close()
    await journal.close()
  })

  test('finished matches are listed page by page, latest first', async () => {
    const journal = await openJournal({ file })
    for (const at of [10, 30, 20]) await journal.save(recordOf(`m${at}`, { phase: 'finished', finishedAt: at }))
    await journal.save(recordOf('live', { phase: 'playing' }))
    const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
    expect(idsOf(await journal.finished(2))).toEqual(['m30', 'm20'])
    expect(idsOf(await journal.finished(2, 20))).toEqual(['m10'])
    await journal.close()
  })

  test('pruning deletes old finished matches and matches that never began, with all their data, and nothing else', async () => {
    const journal = await openJournal({ file })
    const outcome = { ranks: [1, 2], reason: { key: 'reason.places' } }
    const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id).toSorted()
    for (let n = 0; n < 450; n++) await journal.save(recordOf(`old${n}`, { phase: 'finished', finishedAt: 5, outcome }))
    await journal.save(recordOf('kept', { phase: 'finished', finishedAt: 50, outcome }))
    await journal.save(recordOf('cleared', { phase: 'finished', finishedAt: 50 }))
    await journal.save(recordOf('table', { createdAt: 1 }))
    await journal.save(recordOf('playing', { createdAt: 1, phase: 'playing' }))
    await journal.append('old7', entryOf(1))
    await journal.append('kept', entryOf(1))
    expect(await journal.prune({ finished: 10 })).toBe(450)
    expect(await journal.load('old7')).toBeUndefined()
    expect(idsOf(await journal.finished(10))).toEqual(['cleared', 'kept'])
    expect(await journal.prune({ abandoned: 60 })).toBe(1)
    expect(idsOf(await journal.finished(10))).toEqual(['kept'])
    expect((await journal.load('kept'))?.entries.length).toBe(1)
    expect(idsOf(await journal.unfinished())).toEqual(['playing', 'table'])
    await journal.close()
    const db = new DatabaseSync(file)
    expect(db.prepare('SELECT count(*) AS n FROM entries').get()?.n).toBe(1)
    db.close()
  })

  test('one process owns a journal, and others can read it meanwhile', async () => {
    const owner = await openJournal({ file })
    await owner.save(recordOf('m1', { phase: 'playing' }))
    await expect(openJournal({ file, patience: 50 })).rejects.toThrow(/another server uses/)
    const looker = await openJournal({ file, mode: 'read' })
    await owner.append('m1', entryOf(1))
    expect((await looker.load('m1'))?.entries).toEqual([entryOf(1)])
    await expect(looker.append('m1', entryOf(2))).rejects.toMatchObject({ code: 'failed' })
    await looker.close()
    await owner.close()
    const later = await openJournal({ file, mode: 'read' })
    expect((await later.load('m1'))?.entries.length).toBe(1)
    await later.close()
    await (await openJournal({ file, patience: 50 })).close()
  })

  test('a journal of the first version can be read unchanged, and opening it for writing migrates it', async () => {
    const old = await openJournal({ file })
    await old.save(recordOf('m1'))
    await old.close()
    const db = new DatabaseSync(file)
    db.exec(`${BEFORE_PAUSES} DROP INDEX matches_made_by; DROP INDEX matches_made_from; DROP TABLE clocks; PRAGMA user_version = 1`)
    db.close()
    const looker = await openJournal({ file, mode: 'read' })
    expect((await looker.unfinished()).map(({ id }) => id)).toEqual(['m1'])
    await looker.close()
    const owner = await openJournal({ file })
    await owner.save(recordOf('m2', { made: { by: 'ada', from: 'home' } }))
    expect(await owner.openBy('ada', 0)).toEqual({ all: 1, gathering: 1 })
    await owner.close()
  })

  test('a journal without due times is migrated, and all its unfinished matches are due at once', async () => {
    const journal = await openJournal({ file })
    await journal.save(recordOf('playing', { phase: 'playing' }), 1e12)
    await journal.append('playing', entryOf(1))
    await journal.save(recordOf('over', { phase: 'finished', finishedAt: 5 }))
    await journal.close()
    const db = new DatabaseSync(file)
    db.exec(`${BEFORE_PAUSES} DROP TABLE clocks; PRAGMA user_version = 2`)
    db.close()
    const migrated = await openJournal({ file })
    expect(await migrated.due(0, 10)).toEqual(['playing'])
    expect((await migrated.load('playing'))?.entries).toEqual([entryOf(1)])
    await migrated.append('playing', entryOf(2), 77)
    expect(await migrated.due(76, 10)).toEqual([])
    expect(await migrated.due(77, 10)).toEqual(['playing'])
    await migrated.close()
  })

  test('a journal of a newer version is refused', async () => {
    await (await openJournal({ file })).close()
    const db = new DatabaseSync(file)
    db.exec(`PRAGMA user_version = ${VERSION + 1}`)
    db.close()
    await expect(openJournal({ file })).rejects.toThrow(/newer/)
    await expect(openJournal({ file, mode: 'read' })).rejects.toThrow(/version/)
  })

  test('a directory in place of the file, or a missing directory, is an error', async () => {
    await expect(openJournal({ file: join(dir, 'no', 'where.sqlite') })).rejects.toThrow()
    await expect(openJournal({ file: dir })).rejects.toThrow()
  })

  test('errors have a code', async () => {
    const journal = await openJournal({ file })
    await expect(journal.append('nobody', entryOf(1))).rejects.toBeInstanceOf(JournalError)
    await expect(journal.append('nobody', entryOf(1))).rejects.toMatchObject({ code: 'refused', message: 'there is no match nobody' })
    await journal.close()
    await expect(journal.probe()).rejects.toMatchObject({ code: 'closed' })
  })
})
