import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import { ok, type Result } from '#shared/kernel/refusal.ts'
import type { Guest, MatchRecord, Services } from '../../services.ts'
import type { Tuning } from '../../tuning.ts'
import type { Accepted } from './command-pipeline.ts'
import type { HostListener } from './host-listener.ts'
import { createHostParts, type HostParts } from './host-parts.ts'
import type { MatchLog } from './match-log.ts'
import { MatchStart } from './match-start.ts'
import { placeOf, type SeatPlace } from './ownership.ts'
import { type FullMatch, project } from './projection.ts'
import { createRematch } from './rematch.ts'
import type { RestoredMatch } from './restore.ts'
import { SeatingMonitor } from './seating-monitor.ts'
import { withRounds } from './start-round.ts'

type RecordChange = (record: MatchRecord, now: number) => Result<MatchRecord>

interface MatchHostParts {
  readonly game: Game
  readonly restored: RestoredMatch
  readonly services: Services
  readonly tuning: Tuning
  readonly listener: HostListener
}

/**
 * Hosts one match in this process. It connects the parts that deal with people, bots, clocks and the journal around the rules, and it
 * knows nothing of sockets. What changes the journal or the record runs in the match's queue, one job after another.
 */
export class MatchHost {
  readonly game: Game
  readonly start: MatchStart
  readonly #services: Services
  readonly #listener: HostListener
  readonly #parts: HostParts
  readonly #seatingMonitor: SeatingMonitor
  #view: FullMatch | undefined

  constructor({ game, restored, services, tuning, listener }: MatchHostParts) {
    this.game = game
    this.#services = services
    this.#listener = listener
    this.start = new MatchStart(services.time, tuning.starts, {
      change: (next) => this.#change(next),
      onFailed: () => this.#parts.journal.scheduleRetry(),
    })
    this.#parts = createHostParts({
      game,
      restored: { ...restored, record: this.start.withGrace(withRounds(restored.record)) },
      services,
      tuning,
      listener: {
        onRecorded: () => listener.onRecorded(),
        onJournalAhead: () => listener.onJournalAhead(),
        onLeaseLost: () => listener.onLeaseLost(),
        onRetry: () => this.refresh(),
        onTimeUp: (seat) => {
          if (this.#parts.state.clock.isUp(seat)) this.#parts.seats.setAutopilot(seat, true)
          this.#afterChange()
        },
        onProgress: () => this.#afterChange(),
      },
    })
    this.#seatingMonitor = new SeatingMonitor(services, {
      record: () => this.record,
      aloneSince: () => this.#parts.journal.schedule.aloneSince,
      isHere: (person) => listener.isHere(person),
      change: (change) => void this.#change(change).catch(() => undefined),
      onTimePassed: () => this.#afterChange(),
    })
  }

  get record(): MatchRecord {
    return this.#parts.state.record
  }

  /** The log of the match. Undefined before the match begins. */
  get log(): MatchLog | undefined {
    return this.#parts.state.log
  }

  /** Whether nobody with a seat is connected and nothing will happen for a while without them. */
  get isIdle(): boolean {
    return this.#parts.unloading.isIdle
  }

  view(spectators: number): FullMatch {
    const { state, seats, undoLimit } = this.#parts
    const { record, match, logHead } = state
    const now = this.#services.time.now()
    const statuses = record.seats.map((_, seat) => seats.statusOf(seat, undoLimit, now))
    this.#view = project({ game: this.game, record, match, logHead, statuses, spectators, before: this.#view })
    return this.#view
  }

  /** Starts clocks and bots after the match was created or restored. Writes the end of a match that is over if it was not written yet. */
  resume(): void {
    this.#parts.queue.runInBackground(async () => {
      if (this.record.phase === 'playing') await this.#parts.journal.maybeFinish()
      this.#afterChange()
    })
  }

  /** Tries again to write what could not be written. Called after a retry pause, and when the lease becomes uncertain or certain again. */
  refresh(): void {
    this.#parts.queue.runInBackground(async () => {
      if (this.#parts.journal.isClosed || !(await this.#parts.journal.resolveUncertain())) return
      if (!this.#parts.journal.endIsWritten) await this.#parts.journal.maybeFinish()
      this.#parts.state.record = this.start.withGrace(this.record)
      this.#afterChange()
    })
  }

  /** Stops all timers and accepts no more writes. Resolves when the jobs in the queue are done. */
  async close(): Promise<void> {
    this.#parts.journal.close()
    this.#parts.state.clock.close()
    this.start.stop()
    this.#seatingMonitor.close()
    await this.#parts.queue.idle()
  }

  connect(seat: Seat): void {
    this.#parts.seats.connect(seat)
    this.#afterChange()
  }

  disconnect(seat: Seat): void {
    this.#parts.seats.disconnect(seat)
    this.#afterChange()
  }

  spectatorsChanged(): void {
    this.#afterChange()
  }

  /** The seat that this person has now. */
  placeOf(guest: Guest): SeatPlace | undefined {
    return placeOf(this.record, guest.id)
  }

  /** Changes the seating before the match begins. Returns the seat that this person has afterwards. */
  async changeSeating(guest: Guest, change: RecordChange): Promise<Result<SeatPlace | undefined>> {
    const changed = await this.#change(change)
    return changed.ok ? ok(this.placeOf(guest)) : changed
  }

  answer(guest: Guest, request: string, decision: string, pick: PickValue): Promise<Result<Accepted>> {
    return this.#parts.pipeline.submit(guest, request, (match, seat) => match.answer(seat, decision, pick))
  }

  undo(guest: Guest, request: string): Promise<Result<Accepted>> {
    return this.#parts.pipeline.submit(guest, request, (match, seat) => this.#parts.pipeline.prepareUndo(match, seat))
  }

  resign(guest: Guest, request: string): Promise<Result<Accepted>> {
    return this.#parts.pipeline.submit(guest, request, (match, seat) => match.prepare({ kind: 'resign', seat }))
  }

  setAutopilot(guest: Guest, on: boolean): Result<void> {
    const set = this.#parts.seats.requestAutopilot(guest, on)
    if (set.ok) this.#afterChange()
    return set
  }

  /** Creates the rematch and stores its id with this match. If there is a rematch already, returns its id. */
  rematch(guest: Guest, create: () => Promise<Result<string>>): Promise<Result<string>> {
    return this.#parts.queue.run(async () => {
      const created = await createRematch(this.#parts, guest, create)
      this.#listener.onChanged()
      return created
    })
  }

  /** Stores what the match needs to leave memory. Returns false if that could not be written. */
  unload(): Promise<boolean> {
    return this.#parts.queue.run(() => this.#parts.unloading.unload())
  }

  /** Does what is due in the match, and stores when it is due next. Called when the journal lists the match as due. */
  handleDue(): void {
    this.#parts.queue.runInBackground(async () => {
      this.#afterChange()
      await this.#parts.unloading.postpone()
    })
  }

  #change(change: RecordChange): Promise<Result<void>> {
    return this.#parts.queue.run(async () => {
      const next = change(this.record, this.#services.time.now())
      if (!next.ok || next.value === this.record) return next.ok ? ok(undefined) : next
      const saved = await this.#parts.journal.saveRecord(this.start.advance(next.value))
      if (saved.ok) this.#afterChange()
      return saved
    })
  }

  /** Brings the parts up to date after every change, in this order: schedule, start deadline, clocks, bots, lobby listing, clients. */
  #afterChange(): void {
    const { state, seats, journal, bots } = this.#parts
    if (journal.isClosed) return
    const { isAttended } = seats
    const { isCurrent } = this.#services.leases
    journal.schedule.update(isAttended)
    this.start.update(state.record, isCurrent)
    state.clock.update((seat) => seats.isPlayedByBot(seat), isAttended, isCurrent)
    bots.update()
    this.#seatingMonitor.update()
    this.#listener.onChanged()
  }
}
