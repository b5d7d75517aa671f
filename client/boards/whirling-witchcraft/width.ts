import { useSyncExternalStore } from 'react'

const query = '(max-width: 600px)'

function watch(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Returns whether the ring must lie flat to leave room for the rest. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches)
