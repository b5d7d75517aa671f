import type { Guest } from '#shared/protocol/http.ts'

/** The place where guests and nonces are stored. `localStorage` fits, and so does anything of the same shape. */
export type Store = { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void }

/** Returns a store that lasts as long as the program. It is for tests, tools and players without a browser. */
export function memoryStore(): Store {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) }
}

const KEY = 'coven.guest'

function isGuest(value: unknown): value is Guest {
  if (typeof value !== 'object' || value === null) return false
  return ['id', 'name', 'token'].every((key) => typeof Reflect.get(value, key) === 'string')
}

/** The guest of this browser, as it is stored. */
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

  /** Deletes the guest, because its own service says that its session has ended. */
  forget(): void {
    this.store.removeItem(KEY)
  }

  /**
   * Keeps a guest aside that this service does not know. It is not deleted, because it may be a guest of another service, or the refusal may
   * be a mistake. Its place is taken by the guest that this service knew before, if there is one.
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
