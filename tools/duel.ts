import { type Budget, think } from '#shared/bots/index.ts'
import { gameOf } from '#shared/games/index.ts'
import type { Seat } from '#shared/kernel/ask.ts'
import type { MatchSetup } from '#shared/kernel/entry.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { Random } from '#shared/kernel/random.ts'
import { commitEntry } from '#shared/kernel/replay.ts'
import type { BotLevel } from '#shared/wire/match.ts'

/** One match between bots. */
export interface Duel {
  readonly setup: MatchSetup
  /** By seat. */
  readonly levels: readonly BotLevel[]
  /** What a master may spend on a decision: milliseconds of processor time, or positions, which is the same on every machine. */
  readonly budget: { readonly ms: number } | { readonly positions: number }
}
export interface Fought {
  readonly outcome: Outcome
  readonly answers: number
}

/** Plays a match to its end. Runs in a worker thread. */
export default function fight({ setup, levels, budget }: Duel): Fought {
  const game = gameOf(setup.game)
  if (!game) throw new Error(`there is no game '${setup.game}'`)
  const match = Match.begin(game, setup)
  const random = new Random(new Random({ seed: setup.seed, drawn: 1_000_000 }).branch())
  const now = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const budgetNow = (): Budget => ('ms' in budget ? { now, deadline: now() + budget.ms } : budget)
  const levelOf = (seat: Seat): BotLevel => levels[seat] ?? 'novice'
  for (;;) {
    const { outcome } = match
    if (outcome) return { outcome, answers: match.seq }
    const due = match.decisions.find(({ optional }) => !optional)
    if (!due) throw new Error('nobody decides')
    const pick = think({ game, view: match.seatView(due.seat), level: levelOf(due.seat), budget: budgetNow(), random })
    commitEntry(match, { kind: 'answer', seat: due.seat, pick })
  }
}
