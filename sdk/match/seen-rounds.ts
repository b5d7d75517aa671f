import type { SeenRound, SeenRounds } from '#shared/kernel/fairness.ts'
import type { Store } from './identity.ts'

/** What this client saw of the rounds and made itself. The proof page compares the server's transcript with it. */
export interface SeenCommitments {
  readonly rounds: SeenRounds
  /** The nonces that this client made for the match and may have committed to, newest last. Several tabs may each have made one. */
  readonly nonces: readonly string[]
}

/** The number of matches that are remembered. Above it, the oldest is forgotten. */
const MAX_MATCHES = 300
const LIST = 'coven.kept'
const keyOf = (match: string): string => `${LIST}.${match}`
/** Returns the key under which older clients stored what they saw. */
const olderKeyOf = (match: string): string => `coven.witness.${match}`

function read(store: Store, key: string): object | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  } catch {
    return undefined
  }
}

/** Loads what was stored for a match. If that cannot be read, nothing was stored. */
export function loadSeen(store: Store, match: string): SeenCommitments {
  const seen = read(store, keyOf(match)) as SeenCommitments | undefined
  if (seen?.rounds && seen.nonces) return seen
  const older = read(store, olderKeyOf(match)) as Partial<SeenRound> | undefined
  return { rounds: older?.commitment ? { 0: { ...older, commitment: older.commitment, commitments: [] } } : {}, nonces: [] }
}

export function saveSeen(store: Store, match: string, seen: SeenCommitments): void {
  store.setItem(keyOf(match), JSON.stringify(seen))
  const listed = read(store, LIST)
  const matches = Array.isArray(listed) ? listed.filter((known) => typeof known === 'string') : []
  if (matches.at(-1) === match) return
  const all = [...matches.filter((known) => known !== match), match]
  for (const forgotten of all.slice(0, -MAX_MATCHES)) store.removeItem(keyOf(forgotten))
  store.setItem(LIST, JSON.stringify(all.slice(-MAX_MATCHES)))
}
