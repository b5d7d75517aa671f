import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredMatch } from '#rooms/services.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { gameOf } from '#shared/games/index.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { audit, quiescentJournal } from './audit.ts'
import { Table } from './table.ts'

/** Plays one match for a while and shows the audit journals that differ from it. */
describe('the audit', () => {
  let server: TestServer
  let table: Table
  let truth: StoredMatch
  beforeAll(async () => {
    server = await startTestServer()
    const game = gameOf('sorcerers')
    if (!game) throw new Error('no game')
    const opened = await Table.open(server.url, game, { thinkMs: 0, frozenSince: () => undefined, isOver: () => false }, seededRandom(4))
    if (!opened) throw new Error('no table')
    table = opened
    await table.play(() => table.progress > 40)
    // A bot may still have to finish its turn.
    const stored = await quiescentJournal(table, (match) => server.journal.load(match))
    if (!stored) throw new Error('no match')
    truth = stored
  })
  afterAll(async () => {
    table?.close()
    await server?.close()
  })

  const auditOf = (change: (entries: JournalEntry[]) => readonly JournalEntry[]) =>
    // The players have already seen the whole match.
    audit([table], async () => ({ ...truth, entries: change([...truth.entries]) }), 1)
  /** Returns the places in the journal of one seat's acknowledged answers. */
  const kept = (): readonly number[] => {
    const own = new Set(table.players[0]?.acknowledged.map(({ request }) => request))
    return truth.entries.flatMap(({ request }, index) => (request !== undefined && own.has(request) ? [index] : []))
  }
  const entryAt = (entries: readonly JournalEntry[], place: number | undefined): JournalEntry => {
    const entry = entries[place ?? -1]
    if (!entry) throw new Error('too few answers')
    return entry
  }

  test('finds nothing wrong with the journal as it is', async () => {
    const { findings, ...counts } = await auditOf((entries) => entries)
    expect(findings).toEqual([])
    expect(counts).toMatchObject({ lost: 0, duplicated: 0, entries: truth.entries.length })
    expect(counts.acknowledged).toBeGreaterThan(10)
  })

  test('finds an acknowledged answer that is missing', async () => {
    const place = kept()[1]
    expect(await auditOf((entries) => entries.with(place ?? 0, { ...entryAt(entries, place), request: 'another' }))).toMatchObject({ lost: 1 })
  })

  test('finds an answer that is stored twice', async () => {
    const [first, second] = kept()
    const { request } = entryAt(truth.entries, first)
    const twice = (entries: JournalEntry[]) => entries.with(second ?? 0, { ...entryAt(entries, second), ...(request ? { request } : {}) })
    expect(await auditOf(twice)).toMatchObject({ duplicated: 1 })
  })

  test('finds answers that are stored in another order than they were acknowledged', async () => {
    const [first, second] = kept()
    const [one, two] = [entryAt(truth.entries, first), entryAt(truth.entries, second)]
    const swapped = (entries: JournalEntry[]) =>
      entries
        .with(first ?? 0, { ...one, ...(two.request ? { request: two.request } : {}) })
        .with(second ?? 0, { ...two, ...(one.request ? { request: one.request } : {}) })
    const { findings, lost } = await auditOf(swapped)
    expect(lost).toBe(0)
    expect(findings.map(({ problem }) => problem)).toContain('its answers are out of order')
  })

  test('finds a journal that leads to another state', async () => {
    const last = truth.entries.length - 1
    const resigned = (entries: JournalEntry[]) => entries.with(last, { ...entryAt(entries, last), entry: { kind: 'resign', seat: 0 } })
    const { findings } = await auditOf(resigned)
    expect(findings.length).toBeGreaterThan(0)
  })
})
