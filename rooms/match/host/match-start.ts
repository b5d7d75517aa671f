import { ok, type Result } from '#shared/kernel/refusal.ts'
import { newSeed } from '../../ids.ts'
import type { Guest, MatchRecord } from '../../services.ts'
import type { Time } from '../../time.ts'
import type { Tuning } from '../../tuning.ts'
import { DeadlineTimer } from '../clock/deadline.ts'
import { seatOf } from './ownership.ts'
import { advanceStart, commitSeat, openNonce, unseatLate, withdrawCommitment, withGrace } from './start-round.ts'

/** How a table is changed. */
interface RecordAccess {
  /** In turn with everything else that is done to the match; written before it is true. */
  readonly change: (next: (record: MatchRecord) => Result<MatchRecord>) => Promise<Result<void>>
  /** The time-out could not be written: something has to be tried later. */
  readonly failed: () => void
}

/** How the match of one table begins: who is ready, who has opened, and until when they must. */
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

  /** Ready with a commitment, not ready without. */
  ready({ id }: Guest, commitment: string | undefined): Promise<Result<void>> {
    return this.#record.change((record) => {
      const seat = seatOf(record, id)
      return commitment === undefined ? withdrawCommitment(record, seat) : commitSeat(record, seat, commitment)
    })
  }

  open({ id }: Guest, nonce: string): Promise<Result<void>> {
    return this.#record.change((record) => openNonce(record, seatOf(record, id), nonce))
  }

  proceed(record: MatchRecord): MatchRecord {
    return advanceStart(record, this.#time.now(), this.#times[record.pace])
  }

  /** Nobody could be heard until now: people come back, and have a moment for it. */
  withGrace(record: MatchRecord): MatchRecord {
    return withGrace(record, this.#time.now() + this.#times.live.open)
  }

  /** After every change. While nothing could be written no time passes. */
  update({ deadline }: MatchRecord, isSure: boolean): void {
    this.#deadline.update(isSure ? deadline : undefined)
  }

  stop(): void {
    this.#deadline.stop()
  }

  async #unseatLate(): Promise<void> {
    const stood = await this.#record.change((record) => ok(unseatLate(record, this.#time.now(), newSeed)))
    if (!stood.ok) this.#record.failed()
  }
}
