import type { Store } from '#sdk/match/identity.ts'

const KEY = 'coven.seen'
/** Of so many matches it is known where the person left them. */
const MAX_MATCHES = 50

type Seen = readonly (readonly [match: string, seq: number])[]

function readSeen(text: string): Seen {
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return []
    return kept.flatMap((pair: unknown) => {
      const [match, seq]: readonly unknown[] = Array.isArray(pair) ? pair : []
      return typeof match === 'string' && typeof seq === 'number' ? [[match, seq] as const] : []
    })
  } catch {
    return []
  }
}

/** Remembers the last entry of each match that this browser has shown. */
export class SeenEntries {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  seqOf(match: string): number | undefined {
    return this.#read().find(([id]) => id === match)?.[1]
  }

  keep(match: string, seq: number): void {
    const others = this.#read().filter(([id]) => id !== match)
    this.#store.setItem(KEY, JSON.stringify([[match, seq], ...others].slice(0, MAX_MATCHES)))
  }

  #read(): Seen {
    return readSeen(this.#store.getItem(KEY) ?? '')
  }
}
