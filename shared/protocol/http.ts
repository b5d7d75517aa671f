import type { GameOptionSpec, GameOptionValue } from '../kernel/game-options.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { LocalizedText } from '../kernel/words.ts'
import type { BotLevel, Pace, Phase, SeatKind } from './match.ts'

/** The answer to POST /api/guests `{ name }`. With a bearer token, the same guest takes a new name. */
export interface Guest {
  readonly id: string
  readonly name: string
  readonly token: string
  /** The service that issued the token. `bad-token` and `session-ended` name a service too; from another one they say nothing about this token. */
  readonly service?: string
}

/** One game in the answer to GET /api/games. */
export interface GameInfo {
  readonly id: string
  readonly names: LocalizedText
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly GameOptionSpec[]
}

/** The body of POST /api/matches (with a bearer token). The answer is a `CreatedMatch`. */
export interface CreateMatchRequest {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, GameOptionValue>>
  readonly pace?: Pace
  /** Whether the lobby shows the match. Otherwise only people with the link find it. */
  readonly listed?: boolean
  /** The levels of the bots, which take the last seats. */
  readonly bots?: readonly BotLevel[]
  /** The host is ready from the start. If bots have all other seats, the match begins once the host has joined and opened the nonce. */
  readonly startAtOnce?: boolean
  /** The hash of the host's nonce. It is given with `startAtOnce`, and only then. */
  readonly commitment?: string
}

export interface CreatedMatch {
  readonly id: string
  /** The server's commitment for the first round. */
  readonly commitment: string
}

/** The body of POST /api/quick (with a bearer token). The answer is the `{ id }` of a listed match with a free seat, or of a new one. */
export interface QuickMatchRequest {
  readonly game: string
}

/**
 * The answer to GET /api/matches/:id, a row of the lobby, and a row of GET /api/me/matches. The last one returns the caller's unfinished matches,
 * at most the hundred newest.
 */
export interface MatchInfo {
  readonly id: string
  readonly game: string
  readonly phase: Phase
  readonly listed: boolean
  readonly pace: Pace
  readonly options: Readonly<Record<string, GameOptionValue>>
  /** `held` marks an open seat that is reserved for the person with this name. */
  readonly seats: readonly { readonly name: string; readonly kind: SeatKind; readonly level?: BotLevel; readonly held?: boolean }[]
  readonly createdAt: number
  /** When the host was last there, if the host is away. Only in the lobby. */
  readonly seen?: number
  /** Until when the match stays open if nobody is there. Only in the lobby. */
  readonly until?: number
}

/** The body of every answer with a status of 400 or above. */
export interface HttpRefusal {
  readonly refusal: Refusal
}
