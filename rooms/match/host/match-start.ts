import { ok, type Result } from '#shared/kernel/refusal.ts'
import { newSeed } from '../../ids.ts'
import type { Guest, MatchRecord } from '../../services.ts'
import type { Time } from '../../time.ts'
import type { Tuning } from '../../tuning.ts'
import { DeadlineTimer } from '../clock/deadline.ts'
import { seatOf } from './ownership.ts'
import { advanceStart, commitSeat, openNonce, unseatLate, withdrawCommitment, withGrace } from './start-round.ts'

/** How MatchStart changes the record. */
interface RecordAccess {
  /** Changes the record in the queue of the match. The change is written before it takes effect. */
  readonly change: (next: (record: MatchRecord) => Result<MatchRecord>) => Promise<Result<void>>
  /** Called when the seats of late people could not be freed, so that this must be tried again. */
  readonly onFailed: () => void
}

/** Takes a match from the last free seat to its beginning: takes commitments and nonces, and frees the seats of people who are late. */
export class MatchStart {
  readonly #record: RecordAccess
  readonly #time: Time
  readonly #times: Tuning['starts']
  readonly #deadline: DeadlineTimer

  constructor(time: Time, times: Tuning['starts'], record: RecordAccess) {
    this.#time = time
    this.#times = times
    this.#record = record
    this.#deadline = new DeadlineTimer(time, () => void this.#unseatLate())
  }

  /** Makes a person ready with this commitment, or no longer ready without one. */
  ready({ id }: Guest, commitment: string | undefined): Promise<Result<void>> {
    return this.#record.change((record) => {
      const seat = seatOf(record, id)
      return commitment === undefined ? withdrawCommitment(record, seat) : commitSeat(record, seat, commitment)
    })
  }

  open({ id }: Guest, nonce: string): Promise<Result<void>> {
    return this.#record.change((record) => openNonce(record, seatOf(record, id), nonce))
  }

  advance(record: MatchRecord): MatchRecord {
    return advanceStart(record, this.#time.now(), this.#times[record.pace])
  }

  /** Extends the deadline after an outage, so that people have time to come back. */
  withGrace(record: MatchRecord): MatchRecord {
    return withGrace(record, this.#time.now() + this.#times.live.open)
  }

  /** Sets the timer for the record's deadline. Call it after every change. While this process cannot write, no deadline passes. */
  update({ deadline }: MatchRecord, isSure: boolean): void {
    this.#deadline.update(isSure ? deadline : undefined)
  }

  stop(): void {
    this.#deadline.stop()
  }

  async #unseatLate(): Promise<void> {
    const freed = await this.#record.change((record) => ok(unseatLate(record, this.#time.now(), newSeed)))
    if (!freed.ok) this.#record.onFailed()
  }
}
