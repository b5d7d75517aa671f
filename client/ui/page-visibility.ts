import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is in a tab that somebody may be looking at. */
const isVisible = (): boolean => document.visibilityState === 'visible'

export const useIsPageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, () => true)
