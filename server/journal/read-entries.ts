import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Written } from '#shared/kernel/entry.ts'

/** Entries that are read without a pause: about a millisecond. */
export const READ_AT_ONCE = 500

/** Little by little: all of a long match at once would hold up the event loop. */
export async function readEntries(bodies: readonly string[]): Promise<readonly Written[]> {
  const entries: Written[] = []
  for (const body of bodies) {
    if (entries.length % READ_AT_ONCE === READ_AT_ONCE - 1) await nextTurn()
    entries.push(JSON.parse(body) as Written)
  }
  return entries
}
