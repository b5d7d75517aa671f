/** Cancels a timer. Calling it twice or too late does nothing. */
export type Cancel = () => void

/** The port for the current time and for timers. Code that waits for people uses it, so that a test can control how time passes. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds on a clock that never jumps, even if somebody sets the system's clock. Rates are measured by it. */
  monotonic(): number
  /** Calls `act` once after `ms` milliseconds. The timer does not keep the process alive. */
  after(ms: number, act: () => void): Cancel
}

/** The longest delay of a timer in Node. `realTime` splits longer waits. */
const LONGEST_MS = 2 ** 31 - 1

export const realTime: Time = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, act) {
    const wait = (left: number): NodeJS.Timeout =>
      setTimeout(
        () => {
          if (left > LONGEST_MS) timer = wait(left - LONGEST_MS)
          else act()
        },
        Math.min(left, LONGEST_MS),
      ).unref()
    let timer = wait(ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after `ms` milliseconds, or at once if `ms` is 0. */
export const pause = (time: Time, ms: number): Promise<void> => (ms > 0 ? new Promise((resolve) => time.after(ms, resolve)) : Promise.resolve())
