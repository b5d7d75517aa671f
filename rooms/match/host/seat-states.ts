import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { Guest } from '../../services.ts'
import { activeHold } from './holds.ts'
import type { MatchState } from './match-state.ts'
import { seatOf } from './ownership.ts'
import type { SeatStatus } from './projection.ts'
import type { UndoLimit } from './undo-limit.ts'

/** Knows for each seat whether its person is connected, whether a bot plays it, and whether it has resigned. */
export class SeatStates {
  readonly #state: MatchState
  /** The number of connections by seat. */
  readonly #present: number[]
  readonly #autopilot: Set<Seat>
  readonly #resigned = new Set<Seat>()
  /** The ids of decisions that cannot be answered automatically. A person or an operator has to act. */
  readonly #stuck = new Set<string>()

  constructor(state: MatchState) {
    const { record, entries } = state
    this.#state = state
    this.#present = record.seats.map(() => 0)
    this.#autopilot = new Set(record.autopilot)
    for (const { entry: command } of entries) if (command.kind === 'resign') this.#resigned.add(command.seat)
  }

  /** Counts a connection of the seat's person, and turns their autopilot off. */
  connect(seat: Seat): void {
    this.#present[seat] = (this.#present[seat] ?? 0) + 1
    this.#autopilot.delete(seat)
  }

  disconnect(seat: Seat): void {
    this.#present[seat] = Math.max(0, (this.#present[seat] ?? 0) - 1)
  }

  setAutopilot(seat: Seat, on: boolean): void {
    if (on) this.#autopilot.add(seat)
    else this.#autopilot.delete(seat)
  }

  /** Turns the autopilot on or off at the request of the seat's person. */
  requestAutopilot({ id }: Guest, on: boolean): Result<void> {
    const { record } = this.#state
    const seat = seatOf(record, id)
    if (seat === undefined) return refused('not-seated')
    if (record.phase !== 'playing') return refused('not-started')
    if (this.#resigned.has(seat)) return refused('resigned')
    this.setAutopilot(seat, on)
    return ok(undefined)
  }

  resign(seat: Seat): void {
    this.#resigned.add(seat)
  }

  hasResigned(seat: Seat): boolean {
    return this.#resigned.has(seat)
  }

  /** The seats that a bot plays because their person asked for it or ran out of time. */
  get autopilot(): readonly Seat[] {
    return [...this.#autopilot]
  }

  /** Whether a person who has a seat is connected. */
  get isAttended(): boolean {
    return this.#present.some((count) => count > 0)
  }

  /** Whether a bot plays this seat: a bot has it, it is on autopilot, or its person has resigned. */
  isPlayedByBot(seat: Seat): boolean {
    return this.#state.record.seats[seat]?.kind === 'bot' || this.#autopilot.has(seat) || this.#resigned.has(seat)
  }

  /** Whether the server answers for this seat now, because a bot plays it or its time is up. */
  isAutomatic(seat: Seat): boolean {
    return this.isPlayedByBot(seat) || this.#state.clock.isUp(seat)
  }

  markStuck(decision: string): void {
    this.#stuck.add(decision)
  }

  isStuck(decision: string): boolean {
    return this.#stuck.has(decision)
  }

  /** Whether the server will answer the open decision of this seat. A stuck decision is not answered. */
  willBeAnswered(seat: Seat): boolean {
    const decision = this.#state.match?.decisionOf(seat)
    return this.isAutomatic(seat) && !(decision && this.#stuck.has(decision.id))
  }

  statusOf(seat: Seat, undoLimit: UndoLimit, now: number): SeatStatus {
    const { record, clock, entries } = this.#state
    const { deadline, reserve } = clock.publicTime(seat)
    return {
      held: activeHold(record.seats[seat], now)?.name ?? '',
      online: (this.#present[seat] ?? 0) > 0,
      autopilot: this.#autopilot.has(seat),
      resigned: this.#resigned.has(seat),
      mayUndo: undoLimit.allows(seat, entries.length),
      deadline,
      reserve,
    }
  }
}
