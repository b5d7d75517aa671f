/** The intervals at which progress is printed and matches are stored. */
const PROGRESS_MS = 15_000
const STORE_MS = 60_000

interface RunOptions<M> {
  /** The matches that were played before. */
  readonly before: readonly M[]
  readonly games: number
  readonly workers: number
  /** Plays match number n. */
  play(n: number): Promise<M>
  onResults(matches: readonly M[]): void
  onProgress(line: string): void
}

/** Continues from the matches that exist, several at once. The result is in the order of the numbers, whichever match ended first. */
export async function continueRun<M>({ before, games, workers, play, onResults: keep, onProgress: tell }: RunOptions<M>): Promise<readonly M[]> {
  const matches: ({ readonly match: M } | undefined)[] = before.map((match) => ({ match }))
  const whole = (): readonly M[] => {
    const gap = matches.indexOf(undefined)
    return (gap < 0 ? matches : matches.slice(0, gap)).flatMap((one) => (one ? [one.match] : []))
  }
  const began = performance.now()
  let [done, next, told, stored] = [before.length, before.length, began, began]
  const tellAt = (now: number): void => {
    const pace = (done - before.length) / ((now - began) / 1000)
    tell(`${done} of ${games} matches, ${pace.toFixed(2)} a second`)
  }
  const work = async (): Promise<void> => {
    while (next < games) {
      const n = next++
      matches[n] = undefined
      matches[n] = { match: await play(n) }
      done++
      const now = performance.now()
      if (now - told >= PROGRESS_MS) {
        told = now
        tellAt(now)
      }
      if (now - stored >= STORE_MS) {
        stored = now
        keep(whole())
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  tellAt(performance.now())
  keep(whole())
  return whole()
}
