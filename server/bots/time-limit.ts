import { START_MS } from '../threads.ts'

/** The part of a limit that the thread gets. */
export type TaskStart = Int32Array<SharedArrayBuffer>

export interface TimeLimit {
  readonly signal: AbortSignal
  readonly start: TaskStart
  /** Call it when the task has ended. */
  stop(): void
}

/** Called by the thread when it begins the task. */
export function markStart(start: TaskStart): void {
  Atomics.store(start, 0, 1)
  Atomics.notify(start, 0)
}

/**
 * Limits the time of a task, counted from when a thread begins it. On a busy machine a new thread needs many seconds until it has loaded
 * the rules. If they counted, it would be ended before its first answer, and so would the thread after it.
 */
export function limitTime(ms: number): TimeLimit {
  const start = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const controller = new AbortController()
  const abortAfter = (delay: number): NodeJS.Timeout => setTimeout(() => controller.abort(), delay)
  let timer = abortAfter(START_MS)
  let isOver = false
  const begun = Atomics.waitAsync(start, 0, 0)
  void Promise.resolve(begun.value).then(() => {
    clearTimeout(timer)
    if (!isOver) timer = abortAfter(ms)
  })
  return {
    signal: controller.signal,
    start,
    stop() {
      isOver = true
      clearTimeout(timer)
      Atomics.notify(start, 0)
    },
  }
}
