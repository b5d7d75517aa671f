/**
 * Fetches one thing at a time. Of what is wanted meanwhile only the latest is fetched, and nothing is shown that is not wanted any more:
 * whoever goes through a long list quickly sees where they stop, and asks for little.
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
