import type { Guest } from '#shared/protocol/http.ts'

/** Where a pass is kept: `localStorage` fits, and so does anything of the same shape. */
export type Store = { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void }

/** A store that lasts as long as the program: for tests, tools and players without a browser. */
export function memoryStore(): Store {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) }
}

const KEY = 'coven.guest'

function isGuest(value: unknown): value is Guest {
  if (typeof value !== 'object' || value === null) return false
  return ['id', 'name', 'token'].every((key) => typeof Reflect.get(value, key) === 'string')
}

/** Who plays in this browser. */
export class Identity {
  readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  read(): Guest | undefined {
    try {
      const guest: unknown = JSON.parse(this.store.getItem(KEY) ?? '')
      return isGuest(guest) ? guest : undefined
    } catch {
      return undefined
    }
  }

  write(guest: Guest): void {
    this.store.setItem(KEY, JSON.stringify(guest))
  }

  /** Its own service says that its time is over. */
  forget(): void {
    this.store.removeItem(KEY)
  }

  /**
   * The service does not know the pass that is shown here. That is no reason to forget it: it may be another service's, or a mistake.
   * It is kept aside, and the one that this service gave before is in its place, if there is one.
   */
  setAside(service: string | undefined): Guest | undefined {
    const known = this.read()
    if (known) this.store.setItem(`${KEY}@${known.service === service ? 'before' : (known.service ?? 'before')}`, JSON.stringify(known))
    const kept = service === undefined || known?.service === service ? null : this.store.getItem(`${KEY}@${service}`)
    if (kept === null) this.store.removeItem(KEY)
    else this.store.setItem(KEY, kept)
    return this.read()
  }
}
