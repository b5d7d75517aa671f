import { type Budget, think } from '#shared/bots/index.ts'
import { gameOf } from '#shared/games/index.ts'
import type { Ask, Seat } from '#shared/kernel/ask.ts'
import type { MatchSetup } from '#shared/kernel/entry.ts'
import type { Game, Outcome } from '#shared/kernel/game.ts'
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
  /** Options that nobody takes while there is anything else. */
  readonly without: readonly string[]
}
export interface Fought {
  readonly outcome: Outcome
  readonly answers: number
}

const leaving = (ask: Ask, without: readonly string[]): Ask =>
  ask.kind === 'one' ? { ...ask, options: ask.options.map((option) => (without.includes(option.id) ? { ...option, aside: true } : option)) } : ask

/** The same game, in which bots leave some options alone. */
function gameWithout(game: Game, without: readonly string[]): Game {
  if (without.length === 0) return game
  const steps = Object.entries(game.steps).map(([name, step]): [string, typeof step] => {
    const { ask } = step
    if (!ask) return [name, step]
    return [name, { ...step, ask: (s, frame) => ask(s, frame).map((decision) => ({ ...decision, ask: leaving(decision.ask, without) })) }]
  })
  return { ...game, steps: Object.fromEntries(steps) }
}

/** Plays a match to its end. Runs in a worker thread. */
export default function fight({ setup, levels, budget, without }: Duel): Fought {
  const known = gameOf(setup.game)
  if (!known) throw new Error(`there is no game '${setup.game}'`)
  const game = gameWithout(known, without)
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
