import type { Seat } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Fairness } from '../kernel/fairness.ts'
import type { Outcome } from '../kernel/game.ts'
import type { GameOptions } from '../kernel/game-options.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { boolean, number, oneOf, record, string, type ViewOf } from '../kernel/shape.ts'
import type { Line } from '../kernel/words.ts'

/** The version of the protocol, sent with `welcome`. It is raised when older clients can no longer work. */
export const PROTOCOL = 2

// The synced state of a match room, apart from the game's own `table` and `hand`. Fields named `…Json` hold JSON or, for no value, an empty
// string. `read.ts` reads them.
export const PHASES = ['gathering', 'opening', 'playing', 'finished'] as const
export type Phase = (typeof PHASES)[number]
/** Returns whether the game's rules are running or have run. */
export const hasBegun = (phase: Phase): boolean => phase === 'playing' || phase === 'finished'
export const SEAT_KINDS = ['open', 'human', 'bot'] as const
export type SeatKind = (typeof SEAT_KINDS)[number]
export const BOT_LEVELS = ['novice', 'adept', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
export const PACES = ['live', 'relaxed', 'untimed'] as const
export type Pace = (typeof PACES)[number]

export const promptShape = record('Prompt', {
  /** The id that the answer must repeat. Empty if nothing is asked of this seat. */
  id: string,
  kind: oneOf(['one', 'some', 'amount', 'order']),
  /** JSON of a Line. */
  textJson: string,
  source: string,
  /** JSON of the sorted choice ids. `a>b>c` names targets in order. A list would sync each id singly, and the ids change together. */
  choicesJson: string,
  /** JSON of Lines by choice id, for choices that the game labels. */
  labelsJson: string,
  min: number,
  max: number,
  /** The seat may answer, but nobody waits for it. */
  optional: boolean,
})
export type PromptView = ViewOf<typeof promptShape>

/** A prompt with its JSON parsed. */
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
  /** The name of the person for whom an open seat is reserved. */
  held: string,
  /** The host has muted the seat's player until the match begins. */
  muted: boolean,
  ready: boolean,
  /** The hash of the seat's nonce, empty until it is given. A bot's is shown when all have committed. */
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
  /** When the time for this decision ends, including the reserve. It is server time in ms, or 0 without a clock. */
  deadline: number,
  /** The seat's reserve at the start of this decision, in ms. The last `reserve` ms before `deadline` use it up. */
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
  /** The seat of the match's host, or -1 if the host has no seat. */
  hostSeat: number,
  /** The number of moments so far. A moment is a journal entry that seats other than its own could notice. */
  seq: number,
  /** The number of the current round of commitments, from 1. It is 0 in a legacy match without rounds. */
  round: number,
  /** The server's commitment in this round, the hash of its seed. It is published before anybody else commits. */
  commitment: string,
  /** When everybody must be ready (`gathering`) or have opened (`opening`). It is server time in ms, or 0 while there is no limit. */
  deadline: number,
  /** JSON of Fairness, with all commitments and opened nonces. Empty until the match is over. */
  fairnessJson: string,
  /** JSON of Outcome. */
  outcomeJson: string,
  /** The id of the rematch, once somebody has asked for it. */
  rematchId: string,
  spectators: number,
  /** JSON of the public events of the last moment, in order. */
  eventsJson: string,
  /** The earlier moment that the last one undid, or 0. */
  undoneSeq: number,
} as const

export interface PrivateView {
  readonly hand: object
  readonly prompt: PromptView
  readonly undo: boolean
  /** JSON of pairs `[index in eventsJson, fields]` with the private fields that this seat learns. */
  readonly secretsJson: string
}
export type SeatState = { readonly [K in keyof typeof seatFields]: ViewOf<(typeof seatFields)[K]> } & { readonly private?: PrivateView }
export type MatchState = { readonly [K in keyof typeof matchFields]: ViewOf<(typeof matchFields)[K]> } & {
  readonly seats: readonly SeatState[]
  readonly table: object
}

/** Returns the client's own seat, which is the only one whose `private` it receives. It changes with the state, even if somebody else moved it. */
export function ownSeat({ seats }: Pick<MatchState, 'seats'>): Seat | undefined {
  const seat = seats.findIndex(({ private: own }) => own !== undefined)
  return seat < 0 ? undefined : seat
}

/** The options of `joinById(match, …)`. */
export interface JoinRequest {
  /** The guest token. It alone is enough to return to your own seat. */
  readonly token: string
  /** The seat token that you received for the seat. */
  readonly seat?: string
}

/** Sent once after joining. */
export interface Welcome {
  readonly protocol: typeof PROTOCOL
  /** Your seat when you joined, or undefined for a spectator. */
  readonly seat?: Seat
  /** Proves that you have the seat. It is valid for twelve hours, with your own guest token, and until the seat has another owner. */
  readonly seatToken?: string
  /** The server's time. Clients need it to show deadlines. */
  readonly now: number
  readonly chat: readonly ChatLine[]
}

export interface ChatLine {
  readonly at: number
  readonly name: string
  readonly seat?: Seat
  readonly text: string
}

/** The events of one moment, as the asking seat may read them. */
export interface LogEntry {
  /** The number of the moment. 0 is the setup. */
  readonly seq: number
  readonly at: number
  readonly events: readonly GameEvent[]
  /** The earlier moment that this one undid. */
  readonly undoes?: number
}

/** The table at an earlier moment, as the asking seat saw it. */
export interface ViewAt {
  readonly seq: number
  readonly table: object
  readonly hand?: object
}

/** The requests of `room.request(type, payload)`, with payload and result. A refusal rejects the promise with `{ code, params? }`. */
export interface Requests {
  sit: { in: { seat: Seat }; out: { seat: Seat; seatToken: string } }
  stand: { in: Record<string, never>; out: Record<string, never> }
  /** The host puts a bot on an open seat, or frees a bot's seat if there is no level. */
  bot: { in: { seat: Seat; level?: BotLevel }; out: Record<string, never> }
  /** The host frees another player's seat. That player cannot sit down in this match again. */
  remove: { in: { seat: Seat }; out: Record<string, never> }
  /** The host mutes the seat's player until the match begins, or unmutes the player. */
  mute: { in: { seat: Seat; on: boolean }; out: Record<string, never> }
  /** A player gets ready by committing to a nonce. When every seat is taken and everybody has committed, all are asked to open. */
  ready: { in: { ready: boolean; commitment?: string }; out: Record<string, never> }
  /** Opens the nonce, which becomes part of the seed. Only allowed in the phase `opening`. The match begins when all have opened. */
  open: { in: { nonce: string }; out: Record<string, never> }
  answer: { in: { id: string; decision: string; pick: string | number | readonly string[] }; out: { seq: number } }
  undo: { in: { id: string }; out: { seq: number } }
  resign: { in: { id: string }; out: { seq: number } }
  /** Lets a bot play for you, or takes the seat back. */
  autopilot: { in: { on: boolean }; out: Record<string, never> }
  chat: { in: { text: string }; out: Record<string, never> }
  log: { in: { from: number }; out: { entries: readonly LogEntry[] } }
  view: { in: { seq: number }; out: ViewAt }
  /** Asks for a rematch. With a commitment, the first player who asks is ready in the new match. */
  rematch: { in: { commitment?: string }; out: { match: string } }
}
export type RequestType = keyof Requests

/** Our own close codes, in addition to those of Colyseus. */
export const CLOSE = {
  /** Another connection has replaced this one: one of the same person, or of somebody who came for a free seat. It is not an error. */
  replaced: 4004,
} as const

/** The messages that the server sends besides the state. */
export interface ServerMessages {
  welcome: Welcome
  /** The refusal of a message that was not sent as a request. */
  refusal: Refusal
  chat: ChatLine
}

/** A complete finished match. Anybody can replay it and check every shuffle. */
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
