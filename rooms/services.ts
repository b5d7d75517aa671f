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

/** What rooms need of the process they run in; the server provides it. */
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

/** A seat is kept free for a person, until a moment. */
export interface Hold {
  readonly user: string
  readonly name: string
  readonly until: number
}

export interface SeatRecord {
  readonly kind: SeatKind
  readonly name: string
  /** The guest the seat belongs to. */
  readonly user?: string
  /** New with every person who takes the seat; the match never uses one twice. None in records older than this. */
  readonly sitting?: number
  /** Of an open seat. */
  readonly held?: Hold
  readonly level?: BotLevel
  /** Ready: the hash of this person's nonce, until all have committed. Then it is in the round. */
  readonly commitment?: string
}

/** The head of a match: rewritten as a whole while people gather, when it begins and when it ends. */
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
  /** The last sitting that was given. */
  readonly sittings?: number
  /** People whom the host has removed: they may watch, and do not sit down here again. */
  readonly removed?: readonly string[]
  /** Who kept others waiting here, at a listed table; once for each time. */
  readonly late?: readonly string[]
  /** People whom the host has muted until the match begins. */
  readonly muted?: readonly string[]
  readonly fairness: Fairness
  readonly createdAt: number
  /** Until when everybody must be ready, or must have opened. */
  readonly deadline?: number
  /** Who made it, and from which network, by its name: counted as long as it is not over, and then forgotten. */
  readonly made?: { readonly by: string; readonly from: string }
  readonly startedAt?: number
  readonly finishedAt?: number
  readonly outcome?: Outcome
  /** The rematch. */
  readonly next?: string
  readonly stopped?: StoppedClocks
  /** Since when nobody was at a table that had not begun, when it left memory; if nobody has sat down since. */
  readonly alone?: { readonly since: number; readonly sittings: number }
  /** Seats that a bot played for their absent owners when the match left memory. */
  readonly autopilot?: readonly Seat[]
}

/** How the clocks stood when the match left memory with nobody there, if no entry has come since. */
export interface StoppedClocks {
  /** How many entries there were. */
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

/** Where matches are kept. Every promise resolves when the write is as durable as the operator asked for, and rejects if it is not. */
export interface Journal {
  /** With `due` if it is to be looked at then; a new one without it at once. What is finished is not looked at any more. */
  save(record: MatchRecord, due?: number): Promise<void>
  /**
   * A `seq` that is not the next one of the match is rejected with an error whose `code` is `refused`; `fenced` means that the match
   * belongs to another process. After `unknown` the entry may be there or not, and `has` tells; nothing else is written before.
   */
  append(match: string, entry: JournalEntry, due?: number): Promise<void>
  /** Whether exactly this entry is in the journal. */
  has(match: string, entry: JournalEntry): Promise<boolean>
  snapshot(match: string, snapshot: Snapshot): Promise<void>
  load(match: string): Promise<StoredMatch | undefined>
  record(match: string): Promise<MatchRecord | undefined>
  /** When somebody has to look at a match that is not over. A hint: whoever opens the match finds out what is true. */
  schedule(match: string, due: number): Promise<void>
  /** The same, if that is later than what is known. */
  postpone(match: string, due: number): Promise<void>
  /** So many matches that were due at that moment, the earliest first. */
  due(at: number, limit: number): Promise<readonly string[]>
  /** Matches that are not over, newest first. */
  unfinished(): Promise<readonly MatchRecord[]>
  /** So many matches of one guest that are not over, newest first. */
  unfinishedOf(user: string, limit: number): Promise<readonly MatchRecord[]>
  close(): Promise<void>
}

export interface LeaseListener {
  /** Another process hosts the match now. */
  onLost(match: string): void
  /** `isCurrent` is not what it was. */
  onChanged(): void
  /** This process has been unsure for so long that people are better off elsewhere. */
  onIsolated(): void
}

/** Which process hosts which match. */
export interface Leases {
  /** False while this process cannot tell whether what it hosts is still its own. */
  readonly isCurrent: boolean
  /** From now on this process hosts the match (`mine`), or another one that is alive does. Rejects if that cannot be told. */
  claim(match: string): Promise<'mine' | 'elsewhere'>
  /** Any process may host it from now on; one of them should, if it `needsHost` without anybody asking for it. */
  release(match: string, needsHost?: boolean): Promise<void>
  /** The journal says that another process hosts it. */
  markLost(match: string): void
  /** Resolves when people can join the match at the process that hosts it; with false if that does not come about. */
  waitUntilJoinable(match: string): Promise<boolean>
  watch(listener: LeaseListener): void
}

/** Times in which nobody could answer, at no process. Clocks leave them out. */
export interface Outages {
  /** Those that a clock may still need: in order, apart from each other, and the same list until there is another. */
  readonly known: readonly Span[]
  /** False while it is not known whether this moment belongs to one. */
  readonly isSettled: boolean
}

export interface BotTask {
  readonly match: string
  /** For whom: who opened the table, or the person who is away. Everybody has the same share. */
  readonly owner: string
  readonly game: string
  readonly view: SeatView<object, object>
  readonly level: BotLevel
}
export interface Bots {
  /** An answer for the seat's open decision; none if the seat has asked anew meanwhile. Never blocks the event loop. */
  think(task: BotTask): Promise<PickValue | undefined>
}

/** A match as far as it was played, for whoever plays it again. */
export interface Recording {
  readonly id: string
  readonly setup: MatchSetup
  /** The match before its first entry. */
  begin(): Snapshot | undefined
  readonly entries: readonly JournalEntry[]
}
/** Plays matches again; never on the event loop. */
export interface Replayer {
  /** The table after entry `seq` (0 is the setup), and what the seat had in hand. */
  view(recording: Recording, seq: number, seat: Seat | undefined): Promise<{ readonly table: object; readonly hand?: object }>
  /** What each entry from `from` to `to` brought about. */
  packedEntries(recording: Recording, from: number, to: number): Promise<readonly PackedLogEntry[]>
}

export interface Guest {
  readonly id: string
  readonly name: string
}
/** A guest, and a name for the network they come from: for limits alone, made with a secret, so that it tells nobody the address. */
export interface Visitor extends Guest {
  readonly network: string
}
/** That a person has a seat. Opens nothing alone: it comes with the person's own token, and the record must still say the same. */
export interface SeatClaim {
  readonly person: string
  readonly match: string
  readonly seat: Seat
  readonly sitting: number
}
/** Signed tokens: valid on every node that knows the secret. */
export interface Tokens {
  /** Refused as `session-ended` if it was good and its time is over, else as `bad-token`. */
  readGuest(token: string): Promise<Result<Guest>>
  signSeat(claim: SeatClaim): Promise<string>
  readSeat(token: string): Promise<SeatClaim | undefined>
}

/** The live list of tables that the lobby shows. */
export interface Directory {
  put(info: MatchInfo): void
  /** The table leaves memory, and waits: any process may have it next. */
  keep(info: MatchInfo): void
  remove(match: string): void
  list(): readonly MatchInfo[]
  /** Calls back after every change, until the returned function is called. */
  watch(listener: () => void): () => void
}

/** What is limited, for each person and for each network address. */
export const LIMITED = ['guests', 'joins', 'tables', 'bots', 'chat', 'views'] as const
export type Limited = (typeof LIMITED)[number]

/** Every limit that somebody can run into, by the name under which /metrics counts what it refused or cut off. */
export const COUNTED_LIMITS = [
  ...LIMITED,
  // New tables.
  'open',
  'gathering',
  'memory',
  // Connections, and what comes and goes on them.
  'connections',
  'requests',
  'slow',
  'acknowledgement',
  'unread',
  'pings',
  'messages',
  'message-size',
  // At a table.
  'tabs',
  'spectators',
  'table-chat',
  'changes',
  'undo',
  'rounds',
  // What is dear.
  'looks',
  'replays',
  'thoughts',
  'passwords',
] as const
export type CountedLimit = (typeof COUNTED_LIMITS)[number]
/** Whose limit it was: a person's, a network's, that of one connection or one table, or of all together. */
export const LIMIT_SCOPES = ['user', 'network', 'connection', 'table', 'all'] as const
export type LimitScope = (typeof LIMIT_SCOPES)[number]

/** Who does something that is limited. Guests cost nothing, so everything is counted for the network too. */
export interface LimitedUser {
  readonly id?: string
  readonly network?: string
}

export interface Limits {
  /** Counts it, or refuses it as `too-many` with how many seconds to wait. Where it must hold for all nodes together, Redis is asked. */
  take(what: Limited, who: LimitedUser): Promise<Result<void>>
  /** There are as many matches in memory as there may be. */
  readonly isFull: boolean
  /** Makes a table, unless there are too many already: of this person, of the network, in memory. Every way to a new table goes through here. */
  newTable(host: Visitor, make: () => Promise<Result<string>>): Promise<Result<string>>
}

export interface Logger {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** What is counted for /metrics. */
export interface Metrics {
  answered(game: string, seconds: number): void
  refused(code: string): void
  /** Somebody did too much of something. */
  limited(limit: CountedLimit, scope: LimitScope): void
  incident(game: string): void
  matchOpened(game: string): void
  matchClosed(game: string): void
  joined(): void
  left(): void
}
