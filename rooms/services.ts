import type { JournalEntry, MatchSetup } from '#shared/kernel/command.ts'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { Fairness } from '#shared/kernel/fairness.ts'
import type { Outcome, SeatView } from '#shared/kernel/game.ts'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import type { Snapshot } from '#shared/kernel/match.ts'
import type { Result } from '#shared/kernel/refusal.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import type { BotLevel, Pace, Phase, SeatKind } from '#shared/protocol/match.ts'
import type { SeatTime } from './match/clock/seat-time.ts'
import type { Span } from './match/clock/spans.ts'
import type { PackedLogEntry } from './match/host/packed-log-entry.ts'
import type { Time } from './time.ts'

/** The ports through which rooms use the process around them. The server fills them. */
export interface Services {
  readonly journal: Journal
  readonly leases: Leases
  readonly outages: Outages
  readonly bots: Bots
  readonly replayer: Replayer
  readonly tokens: Tokens
  readonly directory: Directory
  readonly limits: Limits
  readonly log: Logger
  readonly metrics: Metrics
  readonly time: Time
}

/** Keeps a seat free for one person until a moment. */
export interface Hold {
  readonly user: string
  readonly name: string
  readonly until: number
}

export interface SeatRecord {
  readonly kind: SeatKind
  readonly name: string
  /** The id of the guest who has the seat. */
  readonly user?: string
  /** A new number for every person who takes a seat; a match never reuses one. Older records have none. */
  readonly sitting?: number
  /** Only an open seat can be held. */
  readonly held?: Hold
  readonly level?: BotLevel
  /** The hash of this person's nonce: they are ready. Once all have committed, it moves into the round. */
  readonly commitment?: string
}

/** The head of a match. It is rewritten as a whole while people take seats, when the match begins and when it ends. */
export interface MatchRecord {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly options: GameOptions
  readonly pace: Pace
  readonly listed: boolean
  readonly host: string
  readonly phase: Phase
  readonly seats: readonly SeatRecord[]
  /** The last number that was given to a `sitting`. */
  readonly sittings?: number
  /** People whom the host has removed. They may watch but not take a seat again. */
  readonly removed?: readonly string[]
  /** People who kept others waiting at this listed match, once for each time. */
  readonly late?: readonly string[]
  /** People whom the host has muted until the match begins. */
  readonly muted?: readonly string[]
  readonly fairness: Fairness
  readonly createdAt: number
  /** When everybody must be ready, or must have opened their nonce. */
  readonly deadline?: number
  /** Who created the match, and the name of their network. It counts against their limits until the match is over, and is removed then. */
  readonly made?: { readonly by: string; readonly from: string }
  readonly startedAt?: number
  readonly finishedAt?: number
  readonly outcome?: Outcome
  /** The id of the rematch. */
  readonly next?: string
  readonly stopped?: StoppedClocks
  /** Since when nobody was there, for a match that left memory before it began. Valid while `sittings` is unchanged. */
  readonly alone?: { readonly since: number; readonly sittings: number }
  /** The seats that a bot played for their absent owners when the match left memory. */
  readonly autopilot?: readonly Seat[]
}

/** The clocks of a match that left memory while nobody was there. Valid while the match has `seq` entries. */
export interface StoppedClocks {
  /** The number of entries. */
  readonly seq: number
  readonly at: number
  /** When the last person left. */
  readonly aloneSince: number
  readonly times: readonly SeatTime[]
}

export interface StoredMatch {
  readonly record: MatchRecord
  readonly entries: readonly JournalEntry[]
  readonly snapshot?: Snapshot
}

/** Stores matches. A promise resolves when the write is as durable as the operator asked for, and rejects otherwise. */
export interface Journal {
  /** Stores the record. `due` says when the match must be looked at; a new match without it is due at once, a finished one never. */
  save(record: MatchRecord, due?: number): Promise<void>
  /**
   * Rejects with an error that has a `code`. `refused`: `seq` is not the next one of the match. `fenced`: the match belongs to another
   * process. `unknown`: the entry may or may not be stored. Call `has` before you write anything else to this match.
   */
  append(match: string, entry: JournalEntry, due?: number): Promise<void>
  /** Whether the journal has exactly this entry. */
  has(match: string, entry: JournalEntry): Promise<boolean>
  snapshot(match: string, snapshot: Snapshot): Promise<void>
  load(match: string): Promise<StoredMatch | undefined>
  record(match: string): Promise<MatchRecord | undefined>
  /** Stores when a match that is not over must be looked at. It is a hint: the process that opens the match finds out what is due. */
  schedule(match: string, due: number): Promise<void>
  /** Like `schedule`, but only if the new time is later than the stored one. */
  postpone(match: string, due: number): Promise<void>
  /** Up to `limit` matches that are due at that moment, earliest first. */
  due(at: number, limit: number): Promise<readonly string[]>
  /** All matches that are not over, newest first. */
  unfinished(): Promise<readonly MatchRecord[]>
  /** Up to `limit` matches of one guest that are not over, newest first. */
  unfinishedOf(user: string, limit: number): Promise<readonly MatchRecord[]>
  close(): Promise<void>
}

export interface LeaseListener {
  /** Another process hosts the match now. */
  onLost(match: string): void
  /** `isCurrent` has changed. */
  onChanged(): void
  /** This process has been unsure for so long that its clients should try another one. */
  onIsolated(): void
}

/** Which process hosts which match. */
export interface Leases {
  /** False while this process cannot tell whether it still owns the matches that it hosts. */
  readonly isCurrent: boolean
  /** Claims the match. `elsewhere` means that another live process hosts it. Rejects if that cannot be found out. */
  claim(match: string): Promise<'mine' | 'elsewhere'>
  /** Gives the match up. If it `needsHost`, another process takes it even if nobody asks for it. */
  release(match: string, needsHost?: boolean): Promise<void>
  /** Called when the journal says that another process owns the match. */
  markLost(match: string): void
  /** Resolves with true once clients can join the match where it is hosted, and with false if that does not happen in time. */
  waitUntilJoinable(match: string): Promise<boolean>
  watch(listener: LeaseListener): void
}

/** Periods in which no process could take answers. Clocks do not count them. */
export interface Outages {
  /** The periods that a clock may still need, in order and without overlaps. The array is replaced when there is a new one. */
  readonly known: readonly Span[]
  /** False while it is not known whether an outage is going on. */
  readonly isSettled: boolean
}

export interface BotTask {
  readonly match: string
  /** The person on whose account it thinks: the creator of the match, or the absent player. Each has the same share of the threads. */
  readonly owner: string
  readonly game: string
  readonly view: SeatView<object, object>
  readonly level: BotLevel
}
export interface Bots {
  /** Picks for the open decision of the seat. Undefined if a newer task for the same seat replaced this one. Never blocks the event loop. */
  think(task: BotTask): Promise<PickValue | undefined>
}

/** A match as far as it was played, to be replayed. */
export interface Recording {
  readonly id: string
  readonly setup: MatchSetup
  /** The match before its first entry. */
  begin(): Snapshot | undefined
  readonly entries: readonly JournalEntry[]
}
/** Replays matches in a thread of its own, never on the event loop. */
export interface Replayer {
  /** The table view after entry `seq` (0 is the setup), and the hand view of the seat. */
  view(recording: Recording, seq: number, seat: Seat | undefined): Promise<{ readonly table: object; readonly hand?: object }>
  /** The events of each entry from `from` to `to`. */
  packedEntries(recording: Recording, from: number, to: number): Promise<readonly PackedLogEntry[]>
}

export interface Guest {
  readonly id: string
  readonly name: string
}
/** A guest and the name of their network. The name is used for limits only; it is made with a secret and does not reveal the address. */
export interface Visitor extends Guest {
  readonly network: string
}
/** Says that a person has a seat. It grants nothing by itself: the person's own token must come with it, and the record must agree. */
export interface SeatClaim {
  readonly person: string
  readonly match: string
  readonly seat: Seat
  readonly sitting: number
}
/** Signs and reads tokens. They are valid on every node that knows the secret. */
export interface Tokens {
  /** Refused as `session-ended` if the token was valid and has expired, otherwise as `bad-token`. */
  readGuest(token: string): Promise<Result<Guest>>
  signSeat(claim: SeatClaim): Promise<string>
  readSeat(token: string): Promise<SeatClaim | undefined>
}

/** The live list of matches that the lobby shows. */
export interface Directory {
  put(info: MatchInfo): void
  /** Keeps the match in the list while it waits outside memory. Any process may host it next. */
  keep(info: MatchInfo): void
  remove(match: string): void
  list(): readonly MatchInfo[]
  /** Calls `listener` after every change, until the returned function is called. */
  watch(listener: () => void): () => void
}

/** What is limited per person and per network. */
export const LIMITED = ['guests', 'joins', 'tables', 'bots', 'chat', 'views'] as const
export type Limited = (typeof LIMITED)[number]

/** Every limit, by the name under which /metrics counts what it refused or disconnected. */
export const COUNTED_LIMITS = [
  ...LIMITED,
  // New matches.
  'open',
  'gathering',
  'memory',
  // Connections and their traffic.
  'connections',
  'requests',
  'slow',
  'acknowledgement',
  'unread',
  'pings',
  'messages',
  'message-size',
  // In a match.
  'tabs',
  'spectators',
  'table-chat',
  'changes',
  'undo',
  'rounds',
  // Costly work.
  'looks',
  'replays',
  'thoughts',
  'passwords',
] as const
export type CountedLimit = (typeof COUNTED_LIMITS)[number]
/** What the limit belongs to: a person, a network, a connection, a match, or the whole process. */
export const LIMIT_SCOPES = ['user', 'network', 'connection', 'table', 'all'] as const
export type LimitScope = (typeof LIMIT_SCOPES)[number]

/** Who does something that is limited. Anybody can make new guests, so everything is counted for the network too. */
export interface LimitedUser {
  readonly id?: string
  readonly network?: string
}

export interface Limits {
  /** Counts one use, or refuses it as `too-many` with the seconds to wait. Limits that hold for all nodes are counted in Redis. */
  take(what: Limited, who: LimitedUser): Promise<Result<void>>
  /** Whether memory holds as many matches as it may. */
  readonly isFull: boolean
  /** Creates a match unless this person, their network or this process has too many. Every new match goes through here. */
  newTable(host: Visitor, make: () => Promise<Result<string>>): Promise<Result<string>>
}

export interface Logger {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Counts what /metrics reports. */
export interface Metrics {
  answered(game: string, seconds: number): void
  refused(code: string): void
  /** Somebody ran into a limit. */
  limited(limit: CountedLimit, scope: LimitScope): void
  incident(game: string): void
  matchOpened(game: string): void
  matchClosed(game: string): void
  joined(): void
  left(): void
}
