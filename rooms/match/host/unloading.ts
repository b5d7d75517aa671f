import { hasBegun } from '#shared/protocol/match.ts'
import type { Services } from '../../services.ts'
import type { NextActivity } from '../clock/schedule.ts'
import { decidersOf } from '../clock/seat-time.ts'
import type { BotDriver } from './bot-driver.ts'
import type { JournalWriter } from './journal-writer.ts'
import type { MatchState } from './match-state.ts'
import type { SeatStates } from './seat-states.ts'
import { unloadedMatch } from './unloaded-match.ts'

interface UnloadingParts {
  readonly state: MatchState
  readonly seats: SeatStates
  readonly journal: JournalWriter
  readonly bots: BotDriver
  readonly time: Services['time']
  /** The time that an idle match stays in memory. */
  readonly idleMs: number
}

/** Decides when the match can leave memory, and stores what it needs to be loaded again in time. */
export class Unloading {
  readonly #parts: UnloadingParts

  constructor(parts: UnloadingParts) {
    this.#parts = parts
  }

  /** Whether nobody with a seat is connected, no bot is working, and no clock runs out soon. */
  get isIdle(): boolean {
    const { state, seats, journal, bots } = this.#parts
    return !seats.isAttended && !bots.isThinking && journal.schedule.isFar(state.clock.nextAt)
  }

  /** Stores what the match needs to leave memory. Returns false if that could not be written. */
  async unload(): Promise<boolean> {
    const { state, seats, journal, time } = this.#parts
    if (!(await journal.resolveUncertain())) return false
    if (state.record.phase === 'finished') return journal.endIsWritten
    const { record, due } = unloadedMatch(state.record, {
      schedule: journal.schedule,
      next: this.#nextActivity,
      clock: state.clock,
      entries: state.entries.length,
      autopilot: seats.autopilot,
      now: time.now(),
    })
    if (record === state.record && due !== undefined) return journal.schedule.write(due)
    return (await journal.saveRecord(record, due)).ok
  }

  /** Stores when the match is due next. Call it after what was due is done. */
  postpone(): Promise<void> {
    return this.#parts.journal.schedule.postpone(this.#nextActivity)
  }

  get #nextActivity(): NextActivity {
    const { state, seats, time, idleMs } = this.#parts
    const { decisions = [], outcome } = state.match ?? {}
    // A match that has not begun must be found again even if this process is killed.
    const deadline = hasBegun(state.record.phase) ? state.clock.nextAt : time.now() + idleMs
    return { asked: decidersOf(decisions), isOver: outcome !== undefined, deadline, isAutomatic: (seat) => seats.willBeAnswered(seat) }
  }
}
