import { getPriority } from 'node:os'
import { join } from 'node:path'
import type { Piscina } from 'piscina'

/** A thread that is not ready after this time will not get ready any more. */
export const START_MS = 120_000
/** The most threads in a row that are replaced although none of them got ready. */
const MAX_REPLACED = 3

/**
 * Returns by how much a thread lowers its priority. It never arrives at a nice value of -1, because the system call then returns what it also
 * returns for an error, and Piscina would end the thread.
 */
export const niceIncrement = (wanted: number, own = getPriority()): number => (own + wanted === -1 ? wanted + 1 : wanted)

/** Resolves when a thread of the pool is ready. Starts one if there is none. */
export const untilReady = (piscina: Piscina, signal: AbortSignal): Promise<unknown> =>
  piscina.run(undefined, { filename: join(import.meta.dirname, 'threads-ready.ts'), signal })

/**
 * Replaces a thread that ends before it is ready. Piscina itself would leave the waiting tasks alone until the next task comes.
 * If several threads in a row do not get ready, the tasks have to wait for that after all.
 */
export function replaceFailedThreads(piscina: Piscina): void {
  let failed = 0
  piscina.on('workerCreate', () => {
    failed = 0
  })
  // Piscina counts a thread as ended only after this event.
  piscina.on('workerDestroy', () => setImmediate(replace))

  function replace(): void {
    if (piscina.queueSize === 0 || ++failed > MAX_REPLACED) return
    untilReady(piscina, AbortSignal.timeout(START_MS)).catch(() => undefined)
  }
}
