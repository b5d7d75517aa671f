import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Snapshot } from '#shared/kernel/match.ts'
import { entryOf, recordOf, snapshotOf } from './fixtures.ts'
import type { JournalStore } from './index.ts'

/** The journal of a test. `reopen` closes it and opens another one on the same data. */
export interface OpenedJournal {
  readonly current: JournalStore
  reopen(): Promise<void>
}

const IDS = ['m0', 'm1', 'm2'] as const
const id = fc.constantFrom(...IDS)
const save = fc.record({ do: fc.constant('save' as const), id, phase: fc.constantFrom('gathering', 'playing', 'finished'), at: fc.nat(9) })
const append = fc.record({ do: fc.constant('append' as const), id, ahead: fc.constantFrom(1, 1, 1, 1, 0, 2), request: fc.string() })
const snapshot = fc.record({ do: fc.constant('snapshot' as const), id, back: fc.integer({ min: -1, max: 2 }) })
const reopen = fc.record({ do: fc.constant('reopen' as const) })
const operation = fc.oneof(
  { weight: 20, arbitrary: save },
  { weight: 80, arbitrary: append },
  { weight: 20, arbitrary: snapshot },
  { weight: 3, arbitrary: reopen },
)

type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never
type Write = ValueOf<typeof save> | ValueOf<typeof append> | ValueOf<typeof snapshot>
type Operation = Write | ValueOf<typeof reopen>

/** Defines the property test that compares a journal with a plain map. */
export function testAgainstModel(journal: OpenedJournal): void {
  test('the journal behaves like a plain map for random operations in any order', async () => {
    let round = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(operation, { maxLength: 8 }), { maxLength: 8 }), async (groups) => {
        const prefix = `round${round++}-`
        const model = new Model()
        for (const group of groups) await runGroup(journal, model, prefix, group)
      }),
      { numRuns: runsFor({ quick: 5, usual: 20, all: 300 }) },
    )
  })
}

/** Sends all operations of a group at once. The model handles them one by one. */
async function runGroup(journal: OpenedJournal, model: Model, prefix: string, group: readonly Operation[]): Promise<void> {
  const writes = group.flatMap((step) => (step.do === 'reopen' ? [] : [write(journal.current, model, prefix, step)]))
  expect(await Promise.all(writes.map(({ sent }) => sent))).toEqual(writes.map(({ fits }) => fits))
  if (writes.length < group.length) await journal.reopen()
  await expectSame(journal.current, model, prefix)
}

interface SentWrite {
  readonly sent: Promise<boolean>
  /** True if the model accepts the write. */
  readonly fits: boolean
}

function write(journal: JournalStore, model: Model, prefix: string, step: Write): SentWrite {
  const match = prefix + step.id
  switch (step.do) {
    case 'save': {
      const { phase, at } = step
      const record = recordOf(match, { phase, createdAt: at, ...(phase === 'finished' ? { finishedAt: at } : {}) })
      return { sent: isDone(journal.save(record)), fits: model.save(record) }
    }
    case 'append': {
      const entry = entryOf(model.count(match) + step.ahead, { request: step.request })
      return { sent: isDone(journal.append(match, entry)), fits: model.append(match, entry) }
    }
    case 'snapshot': {
      const taken = snapshotOf(model.count(match) - step.back)
      return { sent: isDone(journal.snapshot(match, taken)), fits: model.snapshot(match, taken) }
    }
  }
}

const isDone = (promise: Promise<void>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

async function expectSame(journal: JournalStore, model: Model, prefix: string): Promise<void> {
  for (const name of IDS) {
    const { snapshot: stored, ...rest } = (await journal.load(prefix + name)) ?? {}
    const { snapshot: modelled, ...expected } = model.load(prefix + name) ?? {}
    expect(rest).toEqual(expected)
    // A journal may keep the snapshot of a finished match or not.
    if (model.load(prefix + name)?.record.phase !== 'finished') expect(stored).toEqual(modelled)
  }
  const listed = (await journal.unfinished()).map((record) => record.id).filter((known) => known.startsWith(prefix))
  expect(listed.toSorted()).toEqual(model.unfinished())
}

/** A journal as a plain map. Its methods return true if a journal has to accept the write. */
class Model {
  readonly #matches = new Map<string, { record: MatchRecord; entries: JournalEntry[]; snapshot?: Snapshot }>()

  count(id: string): number {
    return this.#matches.get(id)?.entries.length ?? 0
  }

  save(record: MatchRecord): boolean {
    const known = this.#matches.get(record.id)
    if (!known) this.#matches.set(record.id, { record, entries: [] })
    else {
      known.record = record
      if (record.phase === 'finished') delete known.snapshot
    }
    return true
  }

  append(id: string, entry: JournalEntry): boolean {
    const known = this.#matches.get(id)
    if (!known || entry.seq !== known.entries.length + 1) return false
    known.entries.push(entry)
    return true
  }

  snapshot(id: string, snapshot: Snapshot): boolean {
    const known = this.#matches.get(id)
    if (!known || snapshot.seq < 0 || snapshot.seq > known.entries.length) return false
    if (snapshot.seq >= (known.snapshot?.seq ?? 0)) known.snapshot = snapshot
    return true
  }

  load(id: string): StoredMatch | undefined {
    return this.#matches.get(id)
  }

  unfinished(): string[] {
    return [...this.#matches.values()]
      .filter(({ record }) => record.phase !== 'finished')
      .map(({ record }) => record.id)
      .toSorted()
  }
}
