/**
 * Fetches one thing at a time. Of the things wanted meanwhile it fetches only the latest, and it shows nothing that is no longer wanted. A
 * reader who moves quickly through a long list sees where they stop and causes few requests.
 */
export function latest<W, R>(fetch: (wanted: W) => Promise<R>, show: (result: R) => void): (wanted: W) => Promise<void> {
  let waiting: { readonly wanted: W } | undefined
  let isBusy = false
  return async (wanted) => {
    waiting = { wanted }
    if (isBusy) return
    isBusy = true
    try {
      while (waiting) {
        const next: { readonly wanted: W } = waiting
        waiting = undefined
        const result = await fetch(next.wanted)
        if (!waiting) show(result)
      }
    } finally {
      waiting = undefined
      isBusy = false
    }
  }
}
