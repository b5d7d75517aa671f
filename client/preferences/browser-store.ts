import { memoryStore, type Store } from '#sdk/match/identity.ts'

/** What this browser keeps. Without a browser, as in some tests, it lasts as long as the process. */
export const browserStore: Store = typeof localStorage === 'undefined' ? memoryStore() : localStorage
