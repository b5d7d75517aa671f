import type { Seat } from '#shared/kernel/ask.ts'
import type { Store } from '../net/index.ts'

/** What this browser saw with its own eyes before the match began: the proof is held against it, not against the server's word. */
export interface Witness {
  readonly commitment?: string
  readonly seat?: Seat
  readonly nonce?: string
}

const keyOf = (match: string): string => `coven.witness.${match}`

export function recall(store: Store, match: string): Witness {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(match)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** The first promise counts; a later one cannot replace it. */
export function remember(store: Store, match: string, seen: Witness): void {
  const known = recall(store, match)
  const commitment = known.commitment ?? seen.commitment
  store.setItem(keyOf(match), JSON.stringify({ ...known, ...seen, ...(commitment ? { commitment } : {}) }))
}
