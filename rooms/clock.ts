import type { Seat } from '#shared/kernel/ask.ts'
import type { OpenDecision } from '#shared/kernel/match.ts'
import type { Pace } from '#shared/wire/match.ts'
import type { Cancel, Time } from './time.ts'

/** Time for each decision, and a reserve that is used up once it has run out. In milliseconds. */
export interface Timing {
  readonly decision: number
  readonly reserve: number
  /** Stands still while no person is at the table. */
  readonly pausesAlone: boolean
}
export type Timings = Readonly<Record<Pace, Timing | undefined>>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const TIMINGS: Timings = {
  live: { decision: 45 * SECOND, reserve: 4 * MINUTE, pausesAlone: true },
  relaxed: { decision: 12 * HOUR, reserve: 48 * HOUR, pausesAlone: false },
  untimed: undefined,
}

interface Running {
  readonly decision: string
  readonly since: number
  readonly reserve: number
  readonly cancel: Cancel
}

/** The clocks of one match. No ticking: one timer for each seat that decides, and none while nobody does. */
export class Clock {
  readonly #time: Time
  readonly #timing: Timing | undefined
  readonly #expire: (seat: Seat) => void
  readonly #reserves: number[]
  /** By seat. */
  readonly #running: (Running | undefined)[] = []

  constructor(time: Time, timing: Timing | undefined, reserves: readonly (number | undefined)[], expire: (seat: Seat) => void) {
    this.#time = time
    this.#timing = timing
    this.#expire = expire
    this.#reserves = reserves.map((reserve) => reserve ?? timing?.reserve ?? 0)
  }

  /**
   * Brings the timers in line with what is asked now. Seats in `excused` (bots) have no clock; while nobody's answer could be taken
   * (`open` is false) nobody has one.
   */
  follow(decisions: readonly OpenDecision[], excused: (seat: Seat) => boolean, attended: boolean, open: boolean, now: number): void {
    const timing = this.#timing
    if (!timing) return
    const runs = open && (attended || !timing.pausesAlone)
    for (let seat = 0; seat < this.#reserves.length; seat++) {
      const decision = runs && !excused(seat) ? decisions.find((one) => one.seat === seat && !one.optional)?.id : undefined
      const running = this.#running[seat]
      if (running?.decision === decision) continue
      if (running) this.#stop(seat, running, now)
      if (decision !== undefined) this.#start(seat, decision, timing, now)
    }
  }

  /** The seat goes on with a secret draft: others must not see by the clock how far it got, so it runs on as it was. */
  carryOn(seat: Seat, decision: string): void {
    const running = this.#running[seat]
    if (running) this.#running[seat] = { ...running, decision }
  }

  #start(seat: Seat, decision: string, timing: Timing, now: number): void {
    const reserve = this.#reserves[seat] ?? 0
    const cancel = this.#time.after(timing.decision + reserve, () => this.#expire(seat))
    this.#running[seat] = { decision, since: now, reserve, cancel }
  }

  #stop(seat: Seat, running: Running, now: number): void {
    running.cancel()
    this.#running[seat] = undefined
    this.#reserves[seat] = this.#left(running, now)
  }

  #left({ since, reserve }: Running, now: number): number {
    return Math.max(0, reserve - Math.max(0, now - since - (this.#timing?.decision ?? 0)))
  }

  /** What would be left of the reserve if the seat answered now. */
  reserveOf(seat: Seat, now: number): number {
    const running = this.#running[seat]
    return running ? this.#left(running, now) : (this.#reserves[seat] ?? 0)
  }

  /** When the seat's time is up, and the reserve it began with. */
  shownTo(seat: Seat): { readonly deadline: number; readonly reserve: number } {
    const running = this.#running[seat]
    if (!running || !this.#timing) return { deadline: 0, reserve: this.#reserves[seat] ?? 0 }
    return { deadline: running.since + this.#timing.decision + running.reserve, reserve: running.reserve }
  }

  get isRunning(): boolean {
    return this.#running.some((running) => running !== undefined)
  }

  close(): void {
    for (const running of this.#running) running?.cancel()
    this.#running.length = 0
  }
}
