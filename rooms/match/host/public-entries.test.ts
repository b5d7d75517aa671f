import { describe, expect, test } from 'vitest'
import { randomOf } from '#shared/conformance/harness.ts'
import { type JournalEntry, undoneCommands } from '#shared/kernel/command.ts'
import { PublicEntries } from './public-entries.ts'

/** Returns random answers and undos, some of them quiet. They belong to no game. */
function entriesOf(seed: number): readonly JournalEntry[] {
  const random = randomOf(seed)
  return Array.from({ length: 80 }, (_, index) => {
    const seat = random.int(3)
    const kind = random.int(4)
    const entry = kind === 0 ? { kind: 'undo' as const, seat } : { kind: 'answer' as const, seat, pick: 'x' }
    return { seq: index + 1, at: index, by: 'player', entry, ...(random.int(3) === 0 ? { quiet: true as const } : {}) }
  })
}

/** Finds the public entries and the undone ones by a scan of the whole journal. */
function lookAtAll(entries: readonly JournalEntry[]) {
  const loud = entries.filter(({ quiet }) => !quiet)
  const momentOf = (index: number): number => {
    const entry = entries[index]
    return entry?.quiet ? 0 : loud.findIndex(({ seq }) => seq === entry?.seq) + 1
  }
  const undone = new Map(
    [...undoneCommands(entries.map(({ entry: command }) => command))].map(([undo, answer]) => [momentOf(undo), momentOf(answer)]),
  )
  return { loud, undone }
}

describe('the public entries of a match', () => {
  test.each([1, 2, 3, 4, 5])('equal those that a scan of the whole journal finds (seed %i)', (seed) => {
    const entries = entriesOf(seed)
    const publicEntries = new PublicEntries([])
    for (const [index, entry] of entries.entries()) {
      publicEntries.add(entry)
      const { loud, undone } = lookAtAll(entries.slice(0, index + 1))
      expect(publicEntries.count).toBe(loud.length)
      if (!entry.quiet) expect(publicEntries.undoneBy(loud.length)).toBe(undone.get(loud.length) ?? 0)
    }
    const { loud } = lookAtAll(entries)
    for (const [index, { seq }] of loud.entries()) expect(publicEntries.seqOf(index + 1)).toBe(seq)
    for (let seq = 0; seq <= entries.length; seq++) expect(publicEntries.countAt(seq)).toBe(loud.filter((one) => one.seq <= seq).length)
    expect(publicEntries.seqOf(0)).toBe(0)
  })

  test('are the same whether entries are added one by one or all at once', () => {
    const entries = entriesOf(7)
    const publicEntries = new PublicEntries(entries)
    const { loud, undone } = lookAtAll(entries)
    expect(Array.from({ length: publicEntries.count }, (_, n) => publicEntries.undoneBy(n + 1))).toEqual(loud.map((_, n) => undone.get(n + 1) ?? 0))
  })
})
