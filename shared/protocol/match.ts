import type { Seat } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Fairness } from '../kernel/fairness.ts'
import type { Outcome } from '../kernel/game.ts'
import type { GameOptions } from '../kernel/game-options.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { boolean, number, oneOf, record, string, type ViewOf } from '../kernel/shape.ts'
import type { Line } from '../kernel/words.ts'

/** Sent with `welcome`. It grows when a client of before could not go on. */
export const PROTOCOL = 2

/** The synced state of a match room, beside the game's own `table` and `hand`. Fields named `…Json` hold JSON, and read.ts reads them; empty = none. */
export const PHASES = ['gathering', 'opening', 'playing', 'finished'] as const
export type Phase = (typeof PHASES)[number]
/** The rules have taken over. */
export const hasBegun = (phase: Phase): boolean => phase === 'playing' || phase === 'finished'
export const SEAT_KINDS = ['open', 'human', 'bot'] as const
export type SeatKind = (typeof SEAT_KINDS)[number]
export const BOT_LEVELS = ['novice', 'adept', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
export const PACES = ['live', 'relaxed', 'untimed'] as const
export type Pace = (typeof PACES)[number]

export const promptShape = record('Prompt', {
  /** Goes back with the answer; empty = nothing is asked of this seat. */
  id: string,
  kind: oneOf(['one', 'some', 'amount', 'order']),
  /** JSON of a Line. */
  textJson: string,
  source: string,
  /** JSON of the choices' ids, sorted. `a>b>c`: things to touch in that order. One text: as a list each would be tracked on its own, and they change together. */
  choicesJson: string,
  /** JSON of Lines by choice, where the game gives one. */
  labelsJson: string,
  min: number,
  max: number,
  /** You may answer, but nobody waits for you: the moment can pass. */
  optional: boolean,
})
export type PromptView = ViewOf<typeof promptShape>

/** A prompt with its texts read. */
export interface Prompt extends Pick<PromptView, 'id' | 'kind' | 'source' | 'min' | 'max' | 'optional'> {
  readonly text: Line
  readonly choices: readonly string[]
  readonly labels: Readonly<Record<string, Line>>
}

/** Public facts about a seat. The synced seat has one more field, `private`, that only its owner receives. */
export const seatFields = {
  name: string,
  kind: oneOf(SEAT_KINDS),
  /** A bot's level. */
  level: string,
  /** The name of the person an open seat is kept for. */
  held: string,
  /** The host has muted who sits there, until the match begins. */
  muted: boolean,
  ready: boolean,
  /** The hash of the seat's nonce; empty = none yet. A bot's is shown when all have committed. */
  commitment: string,
  /** The seat has opened its nonce. */
  opened: boolean,
  online: boolean,
  /** A bot is playing for the absent owner. */
  autopilot: boolean,
  resigned: boolean,
  deciding: boolean,
  /** JSON of a Line: what the seat is doing. */
  statusJson: string,
  /** When the time for this decision ends, reserve included: server time in ms, 0 = no clock. */
  deadline: number,
  /** The reserve with which this decision began, in ms: the time before `deadline` that costs reserve. */
  reserve: number,
} as const

export const matchFields = {
  id: string,
  game: string,
  version: string,
  /** JSON of GameOptions. */
  optionsJson: string,
  phase: oneOf(PHASES),
  listed: boolean,
  pace: oneOf(PACES),
  /** The seat of the table's host, -1 if it has none. */
  hostSeat: number,
  /** Moments of the match so far: entries that others than their seat could notice. */
  seq: number,
  /** The number of the present round of commitments, from 1; 0 = a match of before there were rounds. */
  round: number,
  /** The server's in this round, published before anybody else commits: the hash of its seed. */
  commitment: string,
  /** Until when everybody must be ready (gathering), or must have opened (opening): server time in ms, 0 = no limit yet. */
  deadline: number,
  /** JSON of Fairness: all commitments, and what was opened. When the match is over. */
  fairnessJson: string,
  /** JSON of Outcome. */
  outcomeJson: string,
  /** The rematch, once somebody asked for it. */
  rematchId: string,
  spectators: number,
  /** JSON of the public events of the last moment, in order. */
  eventsJson: string,
  /** The earlier moment that the last one has taken back, 0 = none. */
  undoneSeq: number,
} as const

export interface PrivateView {
  readonly hand: object
  readonly prompt: PromptView
  readonly undo: boolean
  /** JSON of pairs `[index in eventsJson, fields]`: what this seat learns beyond the public events. */
  readonly secretsJson: string
}
export type SeatState = { readonly [K in keyof typeof seatFields]: ViewOf<(typeof seatFields)[K]> } & { readonly private?: PrivateView }
export type MatchState = { readonly [K in keyof typeof matchFields]: ViewOf<(typeof matchFields)[K]> } & {
  readonly seats: readonly SeatState[]
  readonly table: object
}

/** The seat that is the client's own: the one whose `private` it is sent. It changes with the state, whoever moved it. */
export function ownSeat({ seats }: Pick<MatchState, 'seats'>): Seat | undefined {
  const seat = seats.findIndex(({ private: own }) => own !== undefined)
  return seat < 0 ? undefined : seat
}

/** Options of `joinById(match, …)`. */
export interface JoinRequest {
  /** The guest token. It alone brings you into the seat that is yours. */
  readonly token: string
  /** The seat token that you were given for it. */
  readonly seat?: string
}

/** Sent once after joining. */
export interface Welcome {
  readonly protocol: typeof PROTOCOL
  /** Your seat at that moment, or undefined for a spectator. */
  readonly seat?: Seat
  /** Says that you have the seat: good for twelve hours, with your own guest token, and until the seat changes hands. */
  readonly seatToken?: string
  /** The server's clock, to show deadlines by. */
  readonly now: number
  readonly chat: readonly ChatLine[]
}

export interface ChatLine {
  readonly at: number
  readonly name: string
  readonly seat?: Seat
  readonly text: string
}

/** What one moment brought, as the asking seat was told. */
export interface LogEntry {
  /** 0 is the setup. */
  readonly seq: number
  readonly at: number
  readonly events: readonly GameEvent[]
  /** The earlier moment that this one has taken back. */
  readonly undoes?: number
}

/** The table at an earlier moment, as the asking seat saw it. */
export interface ViewAt {
  readonly seq: number
  readonly table: object
  readonly hand?: object
}

/** `room.request(type, payload)`: what goes in and what comes back; a refusal rejects with `{ code, params? }`. */
export interface Requests {
  sit: { in: { seat: Seat }; out: { seat: Seat; seatToken: string } }
  stand: { in: Record<string, never>; out: Record<string, never> }
  /** The host puts a bot on an open seat, or frees a bot's seat (no level). */
  bot: { in: { seat: Seat; level?: BotLevel }; out: Record<string, never> }
  /** The host frees the seat of somebody else, who does not sit down at this table again. */
  remove: { in: { seat: Seat }; out: Record<string, never> }
  /** The host mutes who sits there until the match begins, or lets them talk again. */
  mute: { in: { seat: Seat; on: boolean }; out: Record<string, never> }
  /** Being ready is committing to a nonce. When every seat is taken and everybody has committed, all are asked to open. */
  ready: { in: { ready: boolean; commitment?: string }; out: Record<string, never> }
  /** While the phase is `opening`, and not before: the nonce goes into the seed. The match begins when all have opened. */
  open: { in: { nonce: string }; out: Record<string, never> }
  answer: { in: { id: string; decision: string; pick: string | number | readonly string[] }; out: { seq: number } }
  undo: { in: { id: string }; out: { seq: number } }
  resign: { in: { id: string }; out: { seq: number } }
  /** Let a bot play for you, or take the seat back. */
  autopilot: { in: { on: boolean }; out: Record<string, never> }
  chat: { in: { text: string }; out: Record<string, never> }
  log: { in: { from: number }; out: { entries: readonly LogEntry[] } }
  view: { in: { seq: number }; out: ViewAt }
  /** With a commitment, whoever asks first is ready at the new table. */
  rematch: { in: { commitment?: string }; out: { match: string } }
}
export type RequestType = keyof Requests

/** Close codes of our own, beside those of Colyseus. */
export const CLOSE = {
  /** The place of this connection is taken by another: one of the same person, or somebody who came for a free seat. Nothing is amiss. */
  replaced: 4004,
} as const

/** Messages the server sends beside the state. */
export interface ServerMessages {
  welcome: Welcome
  /** A message that could not be served and was not sent as a request. */
  refusal: Refusal
  chat: ChatLine
}

/** A finished match, whole: anybody can play it again and check every shuffle. */
export interface Replay {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly options: GameOptions
  readonly seats: readonly { readonly name: string; readonly kind: SeatKind; readonly level?: BotLevel }[]
  readonly commitment: string
  readonly fairness: Fairness
  readonly startedAt: number
  readonly finishedAt: number
  readonly entries: readonly import('../kernel/command.ts').JournalEntry[]
  readonly outcome: Outcome
}
