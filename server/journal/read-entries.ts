import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JournalEntry } from '#shared/kernel/command.ts'

/** The number of entries that are parsed before other work gets a turn. They take about a millisecond. */
export const READ_AT_ONCE = 500

/** Parses entries in portions, because parsing a long match at once would block the event loop. */
export async function readEntries(bodies: readonly string[]): Promise<readonly JournalEntry[]> {
  const entries: JournalEntry[] = []
  for (const body of bodies) {
    if (entries.length % READ_AT_ONCE === READ_AT_ONCE - 1) await nextTurn()
    entries.push(JSON.parse(body) as JournalEntry)
  }
  return entries
}
