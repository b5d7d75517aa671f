/** Takes back what was planned. Again, or too late, does nothing. */
export type Cancel = () => void

/** What time it is, and what happens later. Whoever waits for people takes both from here, so that a test decides how time passes. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once, so many milliseconds from now. Does not keep the process alive. */
  after(ms: number, act: () => void): Cancel
}

/** Timers take no longer wait: what is farther off is waited for in stages. */
const LONGEST_MS = 2 ** 31 - 1

export const realTime: Time = {
  now: () => Date.now(),
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

/** For who has nothing else to do meanwhile. No time at all is not waited for. */
export const pause = (time: Time, ms: number): Promise<void> => (ms > 0 ? new Promise((resolve) => time.after(ms, resolve)) : Promise.resolve())
