import { useSyncExternalStore } from 'react'
import type { Preferences } from './preferences.ts'
import { preferences } from './store.ts'

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read)
