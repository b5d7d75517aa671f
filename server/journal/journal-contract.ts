import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entryOf, recordOf, snapshotOf } from './fixtures.ts'
import type { JournalStore } from './index.ts'
import { testAgainstModel } from './journal-model-contract.ts'

/** The storage of a journal. It outlives each open journal. */
export interface JournalPlace {
  /** Opens a journal on the stored data. The previous one has been closed. */
  open(): Promise<JournalStore>
  dispose(): Promise<void>
}

/** Defines the tests that every journal must pass. */
export function describeJournal(name: string, create: () => Promise<JournalPlace>): void {
  describe(name, () => {
    let place: JournalPlace
    let journal: JournalStore

    async function reopen(): Promise<void> {
      await journal.close()
      journal = await place.open()
    }

    beforeEach(async () => {
      place = await create()
      journal = await place.open()
    })
    afterEach(async () => {
      await journal.close()
      await place.dispose()
    })

    test('a match is loaded as it was saved, with its entries in order and its newest snapshot', async () => {
      const record = recordOf('m1', { phase: 'playing', startedAt: 5 })
      await journal.save(recordOf('m1'))
      await journal.save(record)
      await journal.append('m1', entryOf(1))
      await journal.append('m1', entryOf(2, { by: 'clock', reserve: 1234, entry: { kind: 'undo', seat: 1 } }))
      await journal.snapshot('m1', snapshotOf(1))
      await journal.snapshot('m1', snapshotOf(2))
      const expected = {
        record,
        entries: [entryOf(1), entryOf(2, { by: 'clock', reserve: 1234, entry: { kind: 'undo', seat: 1 } })],
        snapshot: snapshotOf(2),
      }
      expect(await journal.load('m1')).toEqual(expected)
      await reopen()
      expect(await journal.load('m1')).toEqual(expected)
    })

    test('a long match is loaded whole, and its entries can be read as one text', async () => {
      await journal.save(recordOf('m1', { phase: 'playing' }))
      const entries = Array.from({ length: 450 }, (_, n) => entryOf(n + 1, { request: `“ведьма” ${n}` }))
      await Promise.all(entries.map((entry) => journal.append('m1', entry)))
      const textOf = async (match: string): Promise<string> => Buffer.from(await journal.entriesAsJson(match)).toString()
      expect((await journal.load('m1'))?.entries).toEqual(entries)
      expect(await textOf('m1')).toBe(JSON.stringify(entries))
      expect(await textOf('nobody')).toBe('[]')
    })

    test('an unknown match is undefined', async () => {
      expect(await journal.load('nobody')).toBeUndefined()
    })

    test('an older snapshot does not replace a newer one, and a snapshot ahead of the entries is refused', async () => {
      await journal.save(recordOf('m1', { phase: 'playing' }))
      for (const seq of [1, 2, 3]) await journal.append('m1', entryOf(seq))
      await journal.snapshot('m1', snapshotOf(3))
      await journal.snapshot('m1', snapshotOf(2))
      await expect(journal.snapshot('m1', snapshotOf(4))).rejects.toThrow()
      await expect(journal.snapshot('nobody', snapshotOf(0))).rejects.toThrow()
      expect((await journal.load('m1'))?.snapshot).toEqual(snapshotOf(3))
    })

    test('an entry that is not the next one, or belongs to no match, is refused', async () => {
      await journal.save(recordOf('m1', { phase: 'playing' }))
      await expect(journal.append('m1', entryOf(2))).rejects.toThrow()
      await expect(journal.append('m1', entryOf(0))).rejects.toThrow()
      await expect(journal.append('m1', entryOf(-1))).rejects.toThrow()
      await expect(journal.append('m1', entryOf(1.5))).rejects.toThrow()
      await journal.append('m1', entryOf(1))
      await expect(journal.append('m1', entryOf(1, { request: 'another' }))).rejects.toThrow()
      await expect(journal.append('m1', entryOf(3))).rejects.toThrow()
      await expect(journal.append('nobody', entryOf(1))).rejects.toThrow()
      expect((await journal.load('m1'))?.entries).toEqual([entryOf(1)])
    })

    test('exactly one of two simultaneous writes of the same entry succeeds', async () => {
      await journal.save(recordOf('m1', { phase: 'playing' }))
      const results = await Promise.allSettled([
        journal.append('m1', entryOf(1, { request: 'one' })),
        journal.append('m1', entryOf(1, { request: 'two' })),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
      expect((await journal.load('m1'))?.entries).toEqual([entryOf(1, { request: 'one' })])
    })

    test('a refused write does not affect other writes of the same moment', async () => {
      const ids = Array.from({ length: 20 }, (_, n) => `m${n}`)
      await Promise.all(ids.map((id) => journal.save(recordOf(id, { phase: 'playing' }))))
      const results = await Promise.allSettled(ids.map((id, n) => journal.append(id, entryOf(n % 3 === 0 ? 7 : 1))))
      expect(results.map(({ status }) => status)).toEqual(ids.map((_, n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')))
      for (const [n, id] of ids.entries()) expect((await journal.load(id))?.entries.length).toBe(n % 3 === 0 ? 0 : 1)
    })

    test('writes that do not wait for each other keep their order', async () => {
      const saved = journal.save(recordOf('m1', { phase: 'playing' }))
      const entries = Array.from({ length: 300 }, (_, n) => entryOf(n + 1))
      await Promise.all([saved, ...entries.map((entry) => journal.append('m1', entry))])
      expect((await journal.load('m1'))?.entries).toEqual(entries)
    })

    test('a large entry and unusual texts are loaded unchanged', async () => {
      const odd = `${'\u{1F9D9}'.repeat(50_000)}\u0000\u2028"\\`
      await journal.save(recordOf("m'; DROP TABLE matches; --", { phase: 'playing' }))
      await journal.append("m'; DROP TABLE matches; --", entryOf(1, { request: odd }))
      await reopen()
      expect((await journal.load("m'; DROP TABLE matches; --"))?.entries[0]?.request).toBe(odd)
    })

    test('unfinished matches are listed newest first until they finish', async () => {
      await journal.save(recordOf('old', { createdAt: 1 }))
      await journal.save(recordOf('new', { createdAt: 3, phase: 'playing' }))
      await journal.save(recordOf('mid', { createdAt: 2 }))
      expect((await journal.unfinished()).map(({ id }) => id)).toEqual(['new', 'mid', 'old'])
      await journal.save(
        recordOf('new', { createdAt: 3, phase: 'finished', finishedAt: 9, outcome: { ranks: [1, 2], reason: { key: 'reason.places' } } }),
      )
      expect((await journal.unfinished()).map(({ id }) => id)).toEqual(['mid', 'old'])
      expect((await journal.load('new'))?.record.outcome?.ranks).toEqual([1, 2])
    })

    test('a guest finds the unfinished matches in which they have a seat, and no others', async () => {
      const seatOf = (user: string) => ({ kind: 'human' as const, name: user, user })
      await journal.save(recordOf('first', { createdAt: 1, seats: [seatOf('ada'), seatOf('ben')] }))
      await journal.save(recordOf('second', { createdAt: 2, seats: [seatOf('ben'), { kind: 'open', name: '' }] }))
      await journal.save(recordOf('third', { createdAt: 3, seats: [seatOf('ada'), seatOf('ada')] }))
      const of = async (user: string) => (await journal.unfinishedOf(user, 10)).map(({ id }) => id)
      expect(await of('ada')).toEqual(['third', 'first'])
      expect(await of('ben')).toEqual(['second', 'first'])
      await journal.save(recordOf('first', { createdAt: 1, seats: [{ kind: 'open', name: '' }, seatOf('ben')] }))
      await journal.save(recordOf('second', { createdAt: 2, phase: 'finished', finishedAt: 4, seats: [seatOf('ben')] }))
      expect(await of('ada')).toEqual(['third'])
      expect(await of('ben')).toEqual(['first'])
      expect(await of('nobody')).toEqual([])
    })

    test('the list of a guest has the newest unfinished matches up to its limit', async () => {
      for (const createdAt of [1, 2, 3, 4, 5])
        await journal.save(recordOf(`match${createdAt}`, { createdAt, seats: [{ kind: 'human', name: 'ada', user: 'ada' }] }))
      await journal.save(recordOf('match4', { createdAt: 4, phase: 'finished', finishedAt: 6, seats: [{ kind: 'human', name: 'ada', user: 'ada' }] }))
      expect((await journal.unfinishedOf('ada', 3)).map(({ id }) => id)).toEqual(['match5', 'match3', 'match2'])
    })

    test('open matches are counted for a person and for a network, and those that have not begun for a person', async () => {
      const made = { by: 'ada', from: 'home' }
      await journal.save(recordOf('old', { createdAt: 1, made }))
      await journal.save(recordOf('first', { createdAt: 10, made }))
      await journal.save(recordOf('second', { createdAt: 11, made }))
      await journal.save(recordOf('third', { createdAt: 12, made: { by: 'ben', from: 'home' } }))
      await journal.save(recordOf('unknown', { createdAt: 13 }))
      expect([await journal.openBy('ada', 10), await journal.openBy('ada', 0)]).toEqual([
        { all: 2, gathering: 2 },
        { all: 3, gathering: 3 },
      ])
      expect([await journal.openFrom('home', 10), await journal.openFrom('elsewhere', 0)]).toEqual([3, 0])
      await journal.save(recordOf('first', { createdAt: 10, made, phase: 'playing' }))
      expect(await journal.openBy('ada', 10)).toEqual({ all: 2, gathering: 1 })
      for (const id of ['first', 'second']) await journal.save(recordOf(id, { createdAt: 10, made, phase: 'finished', finishedAt: 20 }))
      await reopen()
      expect(await journal.openBy('ada', 10)).toEqual({ all: 0, gathering: 0 })
      expect(await journal.openFrom('home', 10)).toBe(1)
      expect(await journal.record('first')).not.toHaveProperty('made')
      expect(await journal.record('third')).toMatchObject({ made: { by: 'ben', from: 'home' } })
    })

    test('due matches are listed earliest first, without finished ones', async () => {
      await journal.save(recordOf('late', { phase: 'playing' }), 300)
      await journal.save(recordOf('early', { phase: 'playing' }), 100)
      await journal.save(recordOf('unsaid', { phase: 'playing' }))
      await journal.save(recordOf('over', { phase: 'playing' }), 50)
      await journal.save(recordOf('over', { phase: 'finished', finishedAt: 9 }), 50)
      expect(await journal.due(1000, 10)).toEqual(['unsaid', 'early', 'late'])
      expect(await journal.due(1000, 2)).toEqual(['unsaid', 'early'])
      expect(await journal.due(299, 10)).toEqual(['unsaid', 'early'])
      await journal.save(recordOf('early', { phase: 'playing', listed: false }))
      await journal.append('unsaid', entryOf(1), 200)
      await journal.append('late', entryOf(1))
      expect(await journal.due(1000, 10)).toEqual(['early', 'unsaid', 'late'])
      await reopen()
      expect(await journal.due(1000, 10)).toEqual(['early', 'unsaid', 'late'])
    })

    test('the due time of a match can be changed or put off, but not that of a finished or missing match', async () => {
      await journal.save(recordOf('m1', { phase: 'playing' }), 100)
      await journal.save(recordOf('m2', { phase: 'playing' }), 200)
      await journal.schedule('m2', 50)
      expect(await journal.due(1000, 10)).toEqual(['m2', 'm1'])
      await journal.postpone('m2', 40)
      expect(await journal.due(49, 10)).toEqual([])
      await journal.postpone('m2', 500)
      expect(await journal.due(1000, 10)).toEqual(['m1', 'm2'])
      await journal.schedule('m1', Number.MAX_SAFE_INTEGER)
      expect(await journal.due(1e15, 10)).toEqual(['m2'])
      await journal.save(recordOf('m2', { phase: 'finished', finishedAt: 9 }))
      for (const id of ['m2', 'nobody']) {
        await journal.schedule(id, 1)
        await journal.postpone(id, 1)
      }
      await expect(journal.append('nobody', entryOf(1), 1)).rejects.toThrow()
      expect(await journal.due(1e15, 10)).toEqual([])
    })

    test('a refused entry does not change the due time', async () => {
      await journal.save(recordOf('m1', { phase: 'playing' }), 100)
      await expect(journal.append('m1', entryOf(7), 900)).rejects.toThrow()
      expect(await journal.due(100, 10)).toEqual(['m1'])
    })

    test('closing completes the writes under way, and afterwards every promise rejects', async () => {
      await journal.save(recordOf('m1', { phase: 'playing' }))
      const appended = Promise.all(Array.from({ length: 50 }, (_, n) => journal.append('m1', entryOf(n + 1))))
      const closed = journal.close()
      await expect(journal.append('m1', entryOf(51))).rejects.toThrow()
      await appended
      await closed
      await expect(journal.load('m1')).rejects.toThrow()
      await expect(journal.save(recordOf('m2'))).rejects.toThrow()
      await journal.close()
      journal = await place.open()
      expect((await journal.load('m1'))?.entries.length).toBe(50)
    })

    testAgainstModel({
      get current() {
        return journal
      },
      reopen,
    })
  })
}
