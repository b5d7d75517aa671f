import type { GameOptionSpec, GameOptionValue } from '../kernel/game-options.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { LocalizedText } from '../kernel/words.ts'
import type { BotLevel, Pace, Phase, SeatKind } from './match.ts'

/** POST /api/guests `{ name }` → Guest. With a bearer token the same person takes a new name. */
export interface Guest {
  readonly id: string
  readonly name: string
  readonly token: string
  /** Which service gave the token. `bad-token` and `session-ended` tell it too, and what another service says is nothing about this token. */
  readonly service?: string
}

/** GET /api/games */
export interface GameInfo {
  readonly id: string
  readonly names: LocalizedText
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly GameOptionSpec[]
}

/** POST /api/matches (bearer token) → Created */
export interface CreateMatchRequest {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, GameOptionValue>>
  readonly pace?: Pace
  /** Shown in the lobby; otherwise only those with the link find it. */
  readonly listed?: boolean
  /** Levels of the bots that sit down on the last seats. */
  readonly bots?: readonly BotLevel[]
  /** The host is ready from the start: where bots have all other seats, the match begins as soon as the host has come and opened. */
  readonly startAtOnce?: boolean
  /** The hash of the host's nonce; with `startAtOnce`, and only then. */
  readonly commitment?: string
}

export interface CreatedMatch {
  readonly id: string
  /** The server's, for the first round. */
  readonly commitment: string
}

/** POST /api/quick `{ game }` (bearer token) → `{ id }`: an open listed table with a free seat, or a new one. */
export interface QuickMatchRequest {
  readonly game: string
}

/** GET /api/matches/:id and the rows of the lobby. GET /api/me/matches → the caller's matches that are not over, the hundred newest at most. */
export interface MatchInfo {
  readonly id: string
  readonly game: string
  readonly phase: Phase
  readonly listed: boolean
  readonly pace: Pace
  readonly options: Readonly<Record<string, GameOptionValue>>
  /** `held`: an open seat that is kept for the person of this name. */
  readonly seats: readonly { readonly name: string; readonly kind: SeatKind; readonly level?: BotLevel; readonly held?: boolean }[]
  readonly createdAt: number
  /** In the lobby: when the host was last there, if they are away. */
  readonly seen?: number
  /** In the lobby: until when a table for people who play over days waits, if nobody is there. */
  readonly until?: number
}

/** Any status from 400 on. */
export interface HttpRefusal {
  readonly refusal: Refusal
}
