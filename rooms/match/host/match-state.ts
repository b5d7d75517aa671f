import type { JournalEntry, MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { EmittedEvent } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import type { MatchRecord, Services } from '../../services.ts'
import type { Tuning } from '../../tuning.ts'
import type { Clock } from '../clock/clock.ts'
import { openClock } from '../clock/open-clock.ts'
import { MatchLog } from './match-log.ts'
import { type LogHead, logHeadAt } from './projection.ts'
import { PublicEntries } from './public-entries.ts'
import { RecentRequests } from './recent-requests.ts'
import { type RestoredMatch, setupOf } from './restore.ts'

interface MatchStateOptions {
  readonly game: Game
  readonly restored: RestoredMatch
  readonly services: Pick<Services, 'time' | 'outages' | 'replayer'>
  readonly timings: Tuning['timings']
  /** Called when the time of a seat may be up. */
  readonly onTimeUp: (seat: Seat) => void
}

/** Holds what this process knows of one match: the record, the entries, the position that they lead to, the log and the clock. */
export class MatchState {
  readonly game: Game
  record: MatchRecord
  readonly entries: JournalEntry[]
  readonly publicEntries: PublicEntries
  readonly requests: RecentRequests
  readonly #options: MatchStateOptions
  #match: Match | undefined
  #clock: Clock
  #log: MatchLog | undefined
  #logHead: LogHead = { seq: 0, last: [], undoneSeq: 0 }

  constructor(options: MatchStateOptions) {
    const { game, restored } = options
    const { record, entries, match, last } = restored
    this.#options = options
    this.game = game
    this.record = record
    this.entries = [...entries]
    this.publicEntries = new PublicEntries(entries)
    this.requests = new RecentRequests(entries)
    this.#match = match
    this.#clock = this.#openClock()
    if (!match) return
    this.#log = this.#newLog(entries.length === 0 ? last : undefined)
    this.#logHead = logHeadAt(this.publicEntries, last)
  }

  /** Undefined before the match begins. */
  get match(): Match | undefined {
    return this.#match
  }

  get clock(): Clock {
    return this.#clock
  }

  /** Undefined before the match begins. */
  get log(): MatchLog | undefined {
    return this.#log
  }

  get logHead(): LogHead {
    return this.#logHead
  }

  get setup(): MatchSetup {
    return setupOf(this.record)
  }

  /** Begins the match if the record says that it is being played and it has not begun here yet. */
  maybeBegin(): void {
    if (this.#match || this.record.phase !== 'playing') return
    this.#match = Match.begin(this.game, this.setup)
    this.#log = this.#newLog(this.#match.events)
    this.#logHead = logHeadAt(this.publicEntries, this.#match.events)
    this.#clock = this.#openClock()
  }

  /** Adds an entry that is in the journal. A quiet entry shows nothing to the other seats, so it is not part of the log. */
  addEntry(entry: JournalEntry, events: readonly EmittedEvent[]): void {
    this.entries.push(entry)
    this.publicEntries.add(entry)
    this.requests.add(entry)
    if (entry.quiet) return
    this.#log?.append(events)
    this.#logHead = logHeadAt(this.publicEntries, events)
  }

  #newLog(beginning: readonly EmittedEvent[] | undefined): MatchLog {
    const { record, entries, publicEntries } = this
    return new MatchLog({
      game: this.game,
      record,
      setup: this.setup,
      entries,
      publicEntries,
      replayer: this.#options.services.replayer,
      beginning,
    })
  }

  #openClock(): Clock {
    const { services, timings, onTimeUp } = this.#options
    return openClock(this, this.#match, {
      time: services.time,
      outages: services.outages,
      timing: timings[this.record.pace],
      isTimed: (seat) => this.record.seats[seat]?.kind === 'human',
      expire: onTimeUp,
    })
  }
}
