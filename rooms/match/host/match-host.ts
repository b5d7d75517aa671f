import type { Author, Command, JournalEntry, MatchSetup } from '#shared/kernel/command.ts'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { EmittedEvent } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match, type OpenDecision, type Prepared } from '#shared/kernel/match.ts'
import { fallbackPick } from '#shared/kernel/position.ts'
import { isQuiet } from '#shared/kernel/quiet.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { type BotLevel, hasBegun } from '#shared/protocol/match.ts'
import type { Guest, MatchRecord, Services } from '../../services.ts'
import { pause } from '../../time.ts'
import type { Tuning } from '../../tuning.ts'
import type { Clock, ClockPlan } from '../clock/clock.ts'
import { openClock } from '../clock/open-clock.ts'
import { MatchSchedule, type NextActivity } from '../clock/schedule.ts'
import { decidersOf, type TurnChange, turnChangeOf } from '../clock/seat-time.ts'
import { aloneSinceOf } from './alone.ts'
import { activeHold } from './holds.ts'
import { MatchLog } from './match-log.ts'
import { MatchStart } from './match-start.ts'
import { placeOf, type SeatPlace, seatOf } from './ownership.ts'
import { type FullMatch, type LogHead, logHeadAt, project } from './projection.ts'
import { PublicEntries } from './public-entries.ts'
import { RecentRequests } from './recent-requests.ts'
import { type RestoredMatch, setupOf } from './restore.ts'
import { SeatingMonitor } from './seating-monitor.ts'
import { withRounds } from './start-round.ts'
import { UndoLimit } from './undo-limit.ts'
import { unloadMatch } from './unload.ts'

/** How long to wait before the journal is tried again. */
const RETRY_MS = 1000
const AUTOPILOT_LEVEL: BotLevel = 'adept'

export interface HostListener {
  /** Somebody may have another seat now. Told before anything is shown of it. */
  onRecorded(): void
  /** Whether a person is connected, in a seat or not. */
  isHere(person: string): boolean
  /** There is something new to show. */
  onChanged(): void
  /** The journal of this match went on without this host: what is in memory here is not the truth any more. */
  onJournalAhead(): void
  /** Another process hosts the match now. */
  onLeaseLost(): void
}

/** An entry on its way into the journal, and all that it will bring about. */
interface PendingAppend {
  readonly match: Match
  readonly prepared: Prepared
  readonly step: TurnChange
  readonly clocks: ClockPlan
  readonly written: JournalEntry
  /** What is written about when the match is due. */
  readonly due: number | undefined
}

/** One match as this process hosts it: people, bots and clocks around the rules. Knows nothing of sockets. */
export class MatchHost {
  readonly game: Game
  readonly start: MatchStart
  /** What happened so far; there is none before the match begins. */
  log: MatchLog | undefined
  readonly #services: Services
  readonly #tuning: Tuning
  readonly #listener: HostListener
  #record: MatchRecord
  #match: Match | undefined
  #logHead: LogHead = { moments: 0, last: [], undid: 0 }
  #view: FullMatch | undefined
  readonly #entries: JournalEntry[]
  readonly #publicEntries: PublicEntries
  readonly #requests: RecentRequests
  #clock: Clock
  readonly #undoLimit: UndoLimit
  readonly #schedule: MatchSchedule
  readonly #seatingMonitor: SeatingMonitor
  readonly #present: number[]
  readonly #autopilot: Set<Seat>
  readonly #resigned = new Set<Seat>()
  readonly #thinking = new Set<string>()
  /** Decisions that no automatic answer could be given to: a person or an operator has to. */
  readonly #stuck = new Set<string>()
  #snapshotAt: number
  /** It is not known whether the journal has it. */
  #uncertainAppend: PendingAppend | undefined
  #endIsWritten = true
  #retry: NodeJS.Timeout | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(game: Game, { record, entries, snapshot, match, last }: RestoredMatch, services: Services, tuning: Tuning, listener: HostListener) {
    this.game = game
    this.#services = services
    this.#tuning = tuning
    this.#listener = listener
    this.start = new MatchStart(services.time, tuning.starts, {
      change: (next) => this.#change(next),
      failed: () => this.#scheduleRetry(),
    })
    this.#record = this.start.withGrace(withRounds(record))
    this.#entries = [...entries]
    this.#publicEntries = new PublicEntries(entries)
    this.#requests = new RecentRequests(entries)
    this.#present = record.seats.map(() => 0)
    this.#snapshotAt = snapshot?.seq ?? 0
    this.#autopilot = new Set(record.autopilot)
    this.#undoLimit = new UndoLimit(tuning.undo)
    this.#schedule = new MatchSchedule({
      match: record.id,
      journal: services.journal,
      log: services.log,
      time: services.time,
      pausesAlone: tuning.timings[record.pace]?.pausesAlone === true,
      aloneSince: aloneSinceOf(record, entries.length, services.time.now()),
    })
    this.#seatingMonitor = new SeatingMonitor(services, {
      record: () => this.#record,
      aloneSince: () => this.#schedule.aloneSince,
      isHere: (person) => listener.isHere(person),
      change: (change) => void this.#change(change).catch(() => undefined),
      due: () => this.#afterChange(),
    })
    for (const { entry: command } of entries) if (command.kind === 'resign') this.#resigned.add(command.seat)
    this.#match = match
    this.#clock = this.#openClock()
    if (!match) return
    this.log = this.#newLog(entries.length === 0 ? last : undefined)
    this.#logHead = logHeadAt(this.#publicEntries, last)
  }

  get record(): MatchRecord {
    return this.#record
  }

  get #setup(): MatchSetup {
    return setupOf(this.#record)
  }

  /** Nobody is here and nothing will go on by itself for a while. What a bot thinks about what is not asked any more is no matter. */
  get isIdle(): boolean {
    const isThinking = this.#match?.decisions.some(({ id }) => this.#thinking.has(id)) ?? false
    return !this.#attended && !isThinking && this.#schedule.isFar(this.#clock.nextAt)
  }

  get #attended(): boolean {
    return this.#present.some((count) => count > 0)
  }

  view(spectators: number): FullMatch {
    const now = this.#services.time.now()
    const statuses = this.#record.seats.map((_, seat) => {
      const { deadline, reserve } = this.#clock.publicTime(seat)
      return {
        held: activeHold(this.#record.seats[seat], now)?.name ?? '',
        online: (this.#present[seat] ?? 0) > 0,
        autopilot: this.#autopilot.has(seat),
        resigned: this.#resigned.has(seat),
        mayUndo: this.#undoLimit.allows(seat, this.#entries.length),
        deadline,
        reserve,
      }
    })
    this.#view = project(this.game, this.#record, this.#match, this.#logHead, statuses, spectators, this.#view)
    return this.#view
  }

  /** Takes up whatever goes on by itself: clocks, bots, an end that was reached but not yet written. */
  resume(): void {
    this.#background(async () => {
      if (this.#match?.outcome && this.#record.phase === 'playing') await this.#finish()
      this.#afterChange()
    })
  }

  /** The journal, or the right to this match, went away or is back: what waits goes on. */
  refresh(): void {
    this.#background(async () => {
      if (this.#closed || !(await this.#resolveUncertainAppend())) return
      if (!this.#endIsWritten) await this.#finish()
      this.#record = this.start.withGrace(this.#record)
      this.#afterChange()
    })
  }

  /** Nothing new is taken up; resolves when all that is under way is written. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#clock.close()
    this.start.stop()
    this.#seatingMonitor.close()
    await this.#queue
  }

  connect(seat: Seat): void {
    this.#present[seat] = (this.#present[seat] ?? 0) + 1
    this.#autopilot.delete(seat)
    this.#afterChange()
  }

  disconnect(seat: Seat): void {
    this.#present[seat] = Math.max(0, (this.#present[seat] ?? 0) - 1)
    this.#afterChange()
  }

  /** Where this person sits now. */
  placeOf(guest: Guest): SeatPlace | undefined {
    return placeOf(this.#record, guest.id)
  }

  /** Something that this person changes about the table before the match begins; gives where they sit then. */
  async changeSeating(guest: Guest, change: (record: MatchRecord, now: number) => Result<MatchRecord>): Promise<Result<SeatPlace | undefined>> {
    const changed = await this.#change(change)
    return changed.ok ? ok(this.placeOf(guest)) : changed
  }

  answer(guest: Guest, request: string, decision: string, pick: PickValue): Promise<Result<{ readonly seq: number }>> {
    return this.#submit(guest, request, (match, seat) => match.answer(seat, decision, pick))
  }

  undo(guest: Guest, request: string): Promise<Result<{ readonly seq: number }>> {
    return this.#submit(guest, request, (match, seat) => this.#prepareUndo(match, seat))
  }

  resign(guest: Guest, request: string): Promise<Result<{ readonly seq: number }>> {
    return this.#submit(guest, request, (match, seat) => match.prepare({ kind: 'resign', seat }))
  }

  setAutopilot(guest: Guest, on: boolean): Result<void> {
    const seat = seatOf(this.#record, guest.id)
    if (seat === undefined) return refused('not-seated')
    if (this.#record.phase !== 'playing') return refused('not-started')
    if (this.#resigned.has(seat)) return refused('resigned')
    if (on) this.#autopilot.add(seat)
    else this.#autopilot.delete(seat)
    this.#afterChange()
    return ok(undefined)
  }

  /** Writes the id of the rematch down, once; the first one counts. */
  rematch(guest: Guest, create: () => Promise<Result<string>>): Promise<Result<string>> {
    return this.#enqueue(async () => {
      if (seatOf(this.#record, guest.id) === undefined) return refused('not-seated')
      if (this.#record.phase !== 'finished') return refused('not-finished')
      if (this.#record.next) return ok(this.#record.next)
      const created = await create()
      if (!created.ok) return created
      const saved = await this.#save({ ...this.#record, next: created.value })
      this.#listener.onChanged()
      return saved.ok ? created : saved
    })
  }

  /** Before the match leaves memory. False if it could not be written how it rests. */
  unload(): Promise<boolean> {
    return this.#enqueue(async () => {
      if (!(await this.#resolveUncertainAppend())) return false
      if (this.#record.phase === 'finished') return this.#endIsWritten
      const { record, due } = unloadMatch(this.#record, {
        schedule: this.#schedule,
        next: this.#nextActivity,
        clock: this.#clock,
        entries: this.#entries.length,
        autopilot: [...this.#autopilot],
        now: this.#services.time.now(),
      })
      if (record === this.#record && due !== undefined) return this.#schedule.write(due)
      return (await this.#save(record, due)).ok
    })
  }

  /** The journal says that the match is due: what there is to do is done, and it is put off. */
  handleDue(): void {
    this.#background(async () => {
      this.#afterChange()
      await this.#schedule.postpone(this.#nextActivity)
    })
  }

  get #nextActivity(): NextActivity {
    const { decisions = [], outcome } = this.#match ?? {}
    // A table that has not begun is not forgotten, whatever becomes of this process.
    const next = hasBegun(this.#record.phase) ? this.#clock.nextAt : this.#services.time.now() + this.#tuning.idleMs
    return this.#nextActivityOf(decidersOf(decisions), outcome !== undefined, next)
  }

  #nextActivityOf(asked: readonly Seat[], isOver: boolean, deadline: number | undefined): NextActivity {
    return { asked, isOver, deadline, isAutomatic: (seat) => this.#isAutomatic(seat) && !this.#isStuck(seat) }
  }

  #isStuck(seat: Seat): boolean {
    const decision = this.#match?.decisionOf(seat)
    return decision !== undefined && this.#stuck.has(decision.id)
  }

  /** Somebody who has no seat came or went. */
  spectatorsChanged(): void {
    this.#afterChange()
  }

  /** Everything about a match is done strictly one after another. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch((error) => this.#services.log.error({ match: this.#record.id, error }, 'work on a match failed'))
    return done
  }

  /** For what nobody waits for; a failure is logged with the queue. */
  #background(work: () => Promise<void>): void {
    this.#enqueue(work).catch(() => undefined)
  }

  async #save(record: MatchRecord, due = this.#schedule.dueIfEarlier()): Promise<Result<void>> {
    if (this.#closed) return refused('unavailable')
    try {
      await this.#services.journal.save(record, due)
      this.#schedule.onWritten(due)
    } catch (error) {
      this.#reportJournalError(error, 'a table could not be written')
      return refused('unavailable')
    }
    this.#record = record
    if (!this.#match && record.phase === 'playing') this.#startMatch()
    this.#listener.onRecorded()
    return ok(undefined)
  }

  /** Gives the error's code. */
  #reportJournalError(error: unknown, what: string): unknown {
    this.#services.log.error({ match: this.#record.id, error }, what)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'refused') this.#listener.onJournalAhead()
    if (code === 'fenced') this.#listener.onLeaseLost()
    return code
  }

  /** Before anything else is written: what became of the entry whose fate is unknown? False if that cannot be told yet. */
  async #resolveUncertainAppend(): Promise<boolean> {
    const pending = this.#uncertainAppend
    if (!pending) return true
    try {
      const isWritten = await this.#services.journal.has(this.#record.id, pending.written)
      this.#uncertainAppend = undefined
      if (isWritten) {
        this.#accept(pending)
        await this.#finish()
        this.#afterChange()
      }
      return true
    } catch (error) {
      this.#services.log.warn({ match: this.#record.id, error }, 'it is not known yet whether an answer was written')
      this.#scheduleRetry()
      return false
    }
  }

  #scheduleRetry(): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.refresh(), RETRY_MS)
    this.#retry.unref()
  }

  #change(change: (record: MatchRecord, now: number) => Result<MatchRecord>): Promise<Result<void>> {
    return this.#enqueue(async () => {
      const next = change(this.#record, this.#services.time.now())
      if (!next.ok || next.value === this.#record) return next.ok ? ok(undefined) : next
      const saved = await this.#save(this.start.proceed(next.value))
      if (saved.ok) this.#afterChange()
      return saved
    })
  }

  #startMatch(): void {
    this.#match = Match.begin(this.game, this.#setup)
    this.log = this.#newLog(this.#match.events)
    this.#logHead = logHeadAt(this.#publicEntries, this.#match.events)
    this.#clock = this.#openClock()
  }

  #newLog(beginning: readonly EmittedEvent[] | undefined): MatchLog {
    return new MatchLog(this.game, this.#record, this.#setup, this.#entries, this.#publicEntries, this.#services.replayer, beginning)
  }

  #openClock(): Clock {
    return openClock({ record: this.#record, entries: this.#entries }, this.#match, {
      time: this.#services.time,
      outages: this.#services.outages,
      timing: this.#tuning.timings[this.#record.pace],
      isTimed: (seat) => this.#record.seats[seat]?.kind === 'human',
      expire: (seat) => this.#timeIsUp(seat),
    })
  }

  #timeIsUp(seat: Seat): void {
    if (this.#clock.isUp(seat)) this.#autopilot.add(seat)
    this.#afterChange()
  }

  #prepareUndo(match: Match, seat: Seat): Result<Prepared> {
    const prepared = match.prepare({ kind: 'undo', seat })
    if (!prepared.ok) return prepared
    if (!this.#clock.mayTakeBack(seat)) return refused('undo-limit')
    const taken = this.#undoLimit.take(seat, this.#entries.length, this.#services.time.now())
    if (taken.ok) return prepared
    this.#services.metrics.limited('undo', 'user')
    return taken
  }

  /** Whose seat it is, is asked when the request's turn has come: it may have waited for others that changed that. */
  #submit(guest: Guest, request: string, prepare: (match: Match, seat: Seat) => Result<Prepared>): Promise<Result<{ readonly seq: number }>> {
    const began = performance.now()
    return this.#enqueue(async () => {
      const seat = seatOf(this.#record, guest.id)
      if (seat === undefined) return refused('not-seated')
      const match = this.#match
      if (!match) return refused('not-started')
      if (this.#closed || (this.#uncertainAppend && !(await this.#resolveUncertainAppend()))) return refused('unavailable')
      const known = this.#requests.seqOf(seat, request)
      if (known !== undefined) return ok({ seq: this.#publicEntries.countAt(known) })
      if (this.#resigned.has(seat) && !match.outcome) return refused('resigned')
      const prepared = this.#guardRules(() => prepare(match, seat))
      if (!prepared.ok) return prepared
      this.#autopilot.delete(seat)
      const committed = await this.#commit(match, prepared.value, 'player', request)
      // What nobody may notice is not counted either: numbers are read by others.
      if (committed.ok && !this.#entries.at(-1)?.quiet) this.#services.metrics.answered(this.game.id, (performance.now() - began) / 1000)
      return committed
    })
  }

  /** A bug in the rules is an incident of this match and nothing more: the match stands as it was. */
  #guardRules(prepare: () => Result<Prepared>): Result<Prepared> {
    try {
      return prepare()
    } catch (error) {
      this.#report(error)
      return refused('internal')
    }
  }

  #report(error: unknown): void {
    const { id, game, version } = this.#record
    this.#services.metrics.incident(game)
    this.#services.log.error({ match: id, game, version, error, setup: this.#setup, entries: this.#entries }, 'incident: the rules failed')
  }

  async #commit(match: Match, prepared: Prepared, by: Author, request?: string): Promise<Result<{ readonly seq: number }>> {
    const { command } = prepared
    const now = this.#services.time.now()
    const quiet = this.#isQuiet(match, prepared)
    const change = turnChangeOf(match, prepared, quiet)
    const clocks = this.#clock.plan(change, now)
    const entry: JournalEntry = {
      seq: match.seq + 1,
      at: now,
      by,
      ...clocks.written,
      entry: command,
      ...(request ? { request } : {}),
      ...(quiet ? { quiet } : {}),
    }
    const isOver = this.game.outcome(prepared.position.state) !== undefined
    const due = this.#schedule.dueIfEarlier(this.#nextActivityOf(change.after, isOver, clocks.deadline))
    const pending: PendingAppend = { match, prepared, step: change, clocks, written: entry, due }
    try {
      await this.#services.journal.append(this.#record.id, entry, due)
    } catch (error) {
      if (this.#reportJournalError(error, 'an answer could not be written') === 'unknown') {
        this.#uncertainAppend = pending
        this.#schedule.forget()
        this.#scheduleRetry()
      }
      return refused('unavailable')
    }
    this.#accept(pending)
    if (match.outcome) await this.#finish()
    this.#afterChange()
    return ok({ seq: this.#logHead.moments })
  }

  /** The entry is in the journal: it has happened. */
  #accept({ match, prepared, step: change, clocks, written: entry, due }: PendingAppend): void {
    const { entry: command, quiet } = entry
    match.commit(prepared)
    this.#entries.push(entry)
    this.#publicEntries.add(entry)
    this.#requests.add(entry)
    this.#clock.commit(clocks)
    this.#schedule.onWritten(due)
    this.#undoLimit.update(change)
    if (!quiet) this.#appendLog(match.events)
    if (command.kind === 'resign') this.#resigned.add(command.seat)
    if (!match.outcome) this.#maybeSnapshot(match)
  }

  #appendLog(events: readonly EmittedEvent[]): void {
    this.log?.append(events)
    this.#logHead = logHeadAt(this.#publicEntries, events)
  }

  /** If it cannot be told whether others notice, they do. */
  #isQuiet(match: Match, prepared: Prepared): boolean {
    try {
      return isQuiet(match, prepared)
    } catch (error) {
      this.#report(error)
      return false
    }
  }

  #maybeSnapshot(match: Match): void {
    if (match.seq - this.#snapshotAt < this.#tuning.snapshotEvery) return
    const snapshot = match.snapshot()
    if (!snapshot) return
    this.#snapshotAt = snapshot.seq
    this.#services.journal
      .snapshot(this.#record.id, { ...snapshot, last: this.#logHead.last })
      .catch((error) => this.#services.log.warn({ match: this.#record.id, error }, 'no snapshot'))
  }

  /** The answer that ended the match is written already, so if this fails the end is written later, at the next restore at the latest. */
  async #finish(): Promise<void> {
    const outcome = this.#match?.outcome
    if (!outcome) return
    const finished: MatchRecord = { ...this.#record, phase: 'finished', finishedAt: this.#record.finishedAt ?? this.#services.time.now(), outcome }
    this.#endIsWritten = (await this.#save(finished)).ok
    this.#record = finished
    if (!this.#endIsWritten) this.#scheduleRetry()
  }

  #isAutomatic(seat: Seat): boolean {
    return this.#isPlayedForThem(seat) || this.#clock.isUp(seat)
  }

  /** Somebody else plays for the person, or nobody sits there. */
  #isPlayedForThem(seat: Seat): boolean {
    return this.#record.seats[seat]?.kind === 'bot' || this.#autopilot.has(seat) || this.#resigned.has(seat)
  }

  /** After every change: clocks follow, bots think, everybody is shown. */
  #afterChange(): void {
    if (this.#closed) return
    this.#schedule.update(this.#attended)
    const decisions = this.#match?.decisions ?? []
    this.start.update(this.#record, this.#services.leases.isCurrent)
    this.#clock.update((seat) => this.#isPlayedForThem(seat), this.#attended, this.#services.leases.isCurrent)
    for (const decision of decisions) if (!decision.optional && this.#isAutomatic(decision.seat)) void this.#answerByBot(decision)
    this.#seatingMonitor.update()
    this.#listener.onChanged()
  }

  async #answerByBot(decision: OpenDecision): Promise<void> {
    const match = this.#match
    if (!match || this.#thinking.has(decision.id) || this.#stuck.has(decision.id)) return
    this.#thinking.add(decision.id)
    const paused = pause(this.#services.time, this.#tuning.botPauseMs)
    const picked = await this.#pickFor(match, decision)
    await paused
    await this.#enqueue(async () => {
      const isOpen = match.decisionOf(decision.seat)?.id === decision.id
      if (this.#closed || !isOpen || !this.#isAutomatic(decision.seat)) return
      if (!(await this.#resolveUncertainAppend()) || match.decisionOf(decision.seat)?.id !== decision.id) return
      const by: Author = this.#record.seats[decision.seat]?.kind === 'bot' ? 'bot' : 'clock'
      const prepared = this.#prepareOrFallBack(match, decision, picked)
      if (!prepared) this.#stuck.add(decision.id)
      else if (!(await this.#commit(match, prepared, by)).ok) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }).catch(() => undefined)
    this.#thinking.delete(decision.id)
    this.#afterChange()
  }

  async #pickFor(match: Match, { seat }: OpenDecision): Promise<PickValue | undefined> {
    const { id, host, seats } = this.#record
    const { level = AUTOPILOT_LEVEL, user: owner = host } = seats[seat] ?? {}
    try {
      return await this.#services.bots.think({ match: id, owner, game: this.game.id, view: match.seatView(seat), level })
    } catch (error) {
      this.#services.log.warn({ match: this.#record.id, error }, 'a bot did not answer')
      return undefined
    }
  }

  #prepareOrFallBack(match: Match, decision: OpenDecision, pick: PickValue | undefined): Prepared | undefined {
    const entryOf = (chosen: PickValue): Command => ({ kind: 'answer', seat: decision.seat, pick: chosen })
    const tried = pick === undefined ? undefined : this.#guardRules(() => match.prepare(entryOf(pick)))
    if (tried?.ok) return tried.value
    const fallback = this.#guardRules(() => match.prepare(entryOf(fallbackPick(this.game, match.position, decision))))
    return fallback.ok ? fallback.value : undefined
  }
}
