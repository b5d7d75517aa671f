import { Emitter } from '#sdk/match/emitter.ts'
import type { Store } from '#sdk/match/identity.ts'
import { browserStore } from './browser-store.ts'
import { formatPreferences, type Preferences, parsePreferences, preferencesIn } from './preferences.ts'

export const PREFERENCES_KEY = 'coven.preferences'
/** The keys under which earlier versions of the client kept single preferences. */
const EARLIER_KEYS = { language: 'coven.language', theme: 'coven.theme', singleKeys: 'coven.keys' } as const

function load(storage: Store): Preferences {
  const kept = storage.getItem(PREFERENCES_KEY)
  if (kept !== null) return parsePreferences(kept)
  return preferencesIn(Object.fromEntries(Object.entries(EARLIER_KEYS).map(([name, key]) => [name, storage.getItem(key)])))
}

/** Reads, keeps and announces the preferences. Nothing else knows where they are stored. */
export class PreferenceStore {
  readonly #storage: Store
  readonly #now: Emitter<Preferences>

  constructor(storage: Store) {
    this.#storage = storage
    this.#now = new Emitter(load(storage))
  }

  get read(): () => Preferences {
    return this.#now.read
  }
  get subscribe(): (listener: () => void) => () => void {
    return this.#now.subscribe
  }

  change(change: Partial<Preferences>): void {
    const next = { ...this.read(), ...change }
    this.#storage.setItem(PREFERENCES_KEY, formatPreferences(next))
    for (const key of Object.values(EARLIER_KEYS)) this.#storage.removeItem(key)
    this.#now.set(next)
  }

  /** Takes over what another tab has stored. */
  reload(): void {
    this.#now.set(load(this.#storage))
  }
}

/** The preferences of this browser. */
export const preferences = new PreferenceStore(browserStore)
