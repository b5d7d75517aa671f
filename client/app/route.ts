import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'replay'; readonly match: string; readonly proof: boolean }
  | { readonly page: 'nowhere' }

export function readRoute(path: string, hash = ''): Route {
  const [, head = '', match = '', rest] = path.split('/')
  if (head === '') return { page: 'lobby' }
  if (rest || match === '') return { page: 'nowhere' }
  if (head === 't') return { page: 'table', match: decodeURIComponent(match) }
  if (head === 'r') return { page: 'replay', match: decodeURIComponent(match), proof: hash === '#proof' }
  return { page: 'nowhere' }
}

export const tablePath = (match: string): string => `/t/${encodeURIComponent(match)}`
export const replayPath = (match: string): string => `/r/${encodeURIComponent(match)}`

const MOVED = 'coven:moved'

export function navigate(path: string): void {
  history.pushState(undefined, '', path)
  dispatchEvent(new Event(MOVED))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(MOVED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(MOVED, listener)
  }
}

/** Returns the path and hash as one text, which changes when either does. */
export const useLocation = (): string => useSyncExternalStore(subscribe, () => location.pathname + location.hash)
