import type { MatchSetup } from '#shared/kernel/command.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import { playableGame } from '../selfplay/games.ts'
import { type BotSettings, playMatch } from '../selfplay/match.ts'

/** A master's budget for a decision: positions, which are the same on every machine, or milliseconds of processor time. */
export type Budget = { readonly positions: number } | { readonly ms: number }

/** A match between bots. */
export interface BotMatch {
  readonly setup: MatchSetup
  /** The levels by seat. */
  readonly levels: readonly BotLevel[]
  readonly budget: Budget
}
/** The stored result of a match, by seat. */
export interface BotMatchResult {
  readonly levels: readonly BotLevel[]
  readonly ranks: readonly number[]
  /** The points, if the game counts them. */
  readonly totals: readonly number[]
  /** The grade of a player alone. */
  readonly grade?: string
  readonly answers: number
}

const now = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Plays a match to its end. It runs in a worker thread. */
export default function playBotMatch({ setup, levels, budget }: BotMatch): BotMatchResult {
  const game = playableGame(setup.game)
  if (!game) throw new Error(`there is no game '${setup.game}'`)
  const spend = (): BotSettings['budget'] => ('ms' in budget ? { now, deadline: now() + budget.ms } : budget)
  const { match, outcome } = playMatch(game, setup, (seat) => ({ level: levels[seat] ?? 'novice', budget: spend() }))
  const grade = outcome.grade?.params?.grade
  return {
    levels,
    ranks: outcome.ranks,
    totals: outcome.scores?.map(({ total }) => total) ?? [],
    ...(grade !== undefined && { grade: String(grade) }),
    answers: match.seq,
  }
}
