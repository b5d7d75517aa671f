import type { Author, Command, JournalEntry } from '#shared/kernel/command.ts'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { Match, OpenDecision, Prepared } from '#shared/kernel/match.ts'
import { fallbackPick } from '#shared/kernel/position.ts'
import { isQuiet } from '#shared/kernel/quiet.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { Guest, Services } from '../../services.ts'
import type { NextActivity } from '../clock/schedule.ts'
import { turnChangeOf } from '../clock/seat-time.ts'
import type { JournalWriter } from './journal-writer.ts'
import type { MatchState } from './match-state.ts'
import { seatOf } from './ownership.ts'
import type { SeatStates } from './seat-states.ts'
import type { SerialQueue } from './serial-queue.ts'
import type { UndoLimit } from './undo-limit.ts'

/** The result of an accepted command: the number of public entries after it. */
export interface Accepted {
  readonly seq: number
}

type Prepare = (match: Match, seat: Seat) => Result<Prepared>

interface PipelineParts {
  readonly state: MatchState
  readonly seats: SeatStates
  readonly journal: JournalWriter
  readonly undoLimit: UndoLimit
  readonly queue: SerialQueue
  readonly services: Pick<Services, 'log' | 'metrics' | 'time'>
  /** Called after each command that took effect. */
  readonly onAccepted: () => void
}

/**
 * Takes each command through the same stages: look up whether it is known, let the rules prepare it, append it to the journal, and only
 * then commit it. No other part appends entries or commits commands.
 */
export class CommandPipeline {
  readonly #parts: PipelineParts

  constructor(parts: PipelineParts) {
    this.#parts = parts
  }

  /** Submits a person's command. A request id that was accepted before gets the same reply again. */
  submit(guest: Guest, request: string, prepare: Prepare): Promise<Result<Accepted>> {
    const began = performance.now()
    return this.#parts.queue.run(() => this.#submit(guest, request, prepare, began))
  }

  /** Runs in the queue. It reads the person's seat only now, because earlier jobs may have changed it. */
  async #submit(guest: Guest, request: string, prepare: Prepare, began: number): Promise<Result<Accepted>> {
    const { state, seats, journal, services } = this.#parts
    const seat = seatOf(state.record, guest.id)
    if (seat === undefined) return refused('not-seated')
    const { match } = state
    if (!match) return refused('not-started')
    if (journal.isClosed || !(await journal.resolveUncertain())) return refused('unavailable')
    const known = state.requests.seqOf(seat, request)
    if (known !== undefined) return ok({ seq: state.publicEntries.countAt(known) })
    if (seats.hasResigned(seat) && !match.outcome) return refused('resigned')
    const prepared = this.#guardRules(() => prepare(match, seat))
    if (!prepared.ok) return prepared
    seats.setAutopilot(seat, false)
    const accepted = await this.#append(match, prepared.value, 'player', request)
    // Quiet commands are not counted, because everybody who reads the metrics would learn of them.
    if (accepted.ok && !state.entries.at(-1)?.quiet) services.metrics.answered(state.game.id, (performance.now() - began) / 1000)
    return accepted
  }

  /**
   * Answers for a seat with this pick, or with the game's fallback if there is no pick or the rules refuse it. Call it in the queue of the
   * match. `impossible` means that the rules take neither, so a person or an operator has to act.
   */
  async submitAutomatic(match: Match, decision: OpenDecision, pick: PickValue | undefined): Promise<'accepted' | 'failed' | 'impossible'> {
    const { state } = this.#parts
    const prepared = this.#prepareOrFallBack(match, decision, pick)
    if (!prepared) return 'impossible'
    const by: Author = state.record.seats[decision.seat]?.kind === 'bot' ? 'bot' : 'clock'
    return (await this.#append(match, prepared, by)).ok ? 'accepted' : 'failed'
  }

  /** Prepares to undo the last answer of the seat. Refused if the time for that answer is up or the seat has no undo left. */
  prepareUndo(match: Match, seat: Seat): Result<Prepared> {
    const { state, undoLimit, services } = this.#parts
    const prepared = match.prepare({ kind: 'undo', seat })
    if (!prepared.ok) return prepared
    if (!state.clock.mayTakeBack(seat)) return refused('undo-limit')
    const taken = undoLimit.take(seat, state.entries.length, services.time.now())
    if (taken.ok) return prepared
    services.metrics.limited('undo', 'user')
    return taken
  }

  async #append(match: Match, prepared: Prepared, by: Author, request?: string): Promise<Result<Accepted>> {
    const { state, seats, journal, undoLimit, services, onAccepted } = this.#parts
    const { command } = prepared
    const now = services.time.now()
    const quiet = this.#isQuiet(match, prepared)
    const change = turnChangeOf(match, prepared, quiet)
    const clocks = state.clock.plan(change, now)
    const entry: JournalEntry = {
      seq: match.seq + 1,
      at: now,
      by,
      ...clocks.written,
      entry: command,
      ...(request ? { request } : {}),
      ...(quiet ? { quiet } : {}),
    }
    const next: NextActivity = {
      asked: change.after,
      isOver: state.game.outcome(prepared.position.state) !== undefined,
      deadline: clocks.deadline,
      isAutomatic: (seat) => seats.willBeAnswered(seat),
    }
    const commit = (): void => {
      match.commit(prepared)
      state.addEntry(entry, match.events)
      state.clock.commit(clocks)
      undoLimit.update(change)
      if (command.kind === 'resign') seats.resign(command.seat)
      if (!match.outcome) journal.maybeSnapshot(match)
    }
    if ((await journal.append({ entry, due: journal.schedule.dueIfEarlier(next), commit })) !== 'written') return refused('unavailable')
    if (match.outcome) await journal.maybeFinish()
    onAccepted()
    return ok({ seq: state.logHead.seq })
  }

  #prepareOrFallBack(match: Match, decision: OpenDecision, pick: PickValue | undefined): Prepared | undefined {
    const commandOf = (chosen: PickValue): Command => ({ kind: 'answer', seat: decision.seat, pick: chosen })
    const tried = pick === undefined ? undefined : this.#guardRules(() => match.prepare(commandOf(pick)))
    if (tried?.ok) return tried.value
    const fallback = this.#guardRules(() => match.prepare(commandOf(fallbackPick(this.#parts.state.game, match.position, decision))))
    return fallback.ok ? fallback.value : undefined
  }

  /** Turns an exception in the rules into a refusal and reports it as an incident. The match stays as it was. */
  #guardRules(prepare: () => Result<Prepared>): Result<Prepared> {
    try {
      return prepare()
    } catch (error) {
      this.#reportIncident(error)
      return refused('internal')
    }
  }

  /** Whether no other seat can notice the command. If the rules throw, it is assumed that others can. */
  #isQuiet(match: Match, prepared: Prepared): boolean {
    try {
      return isQuiet(match, prepared)
    } catch (error) {
      this.#reportIncident(error)
      return false
    }
  }

  #reportIncident(error: unknown): void {
    const { state, services } = this.#parts
    const { id, game, version } = state.record
    services.metrics.incident(game)
    services.log.error({ match: id, game, version, error, setup: state.setup, entries: state.entries }, 'incident: the rules failed')
  }
}
