import { type BotRequest, think } from '#shared/bots/index.ts'
import type { MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Game, Outcome } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { Random } from '#shared/kernel/random.ts'
import { commitCommand } from '#shared/kernel/replay.ts'

/** How a seat's bot thinks. */
export type BotSettings = Pick<BotRequest, 'level' | 'budget' | 'worlds'>

/**
 * Lets bots play a match to its end. `watch` is called with every position. The same setup and manners give the same match if budgets are given in
 * positions.
 */
export function playMatch(
  game: Game,
  setup: MatchSetup,
  settingsOf: (seat: Seat) => BotSettings,
  watch: (match: Match) => void = () => undefined,
): { readonly match: Match; readonly outcome: Outcome } {
  const match = Match.begin(game, setup)
  const random = new Random(new Random({ seed: setup.seed, drawn: 1_000_000 }).fork())
  for (;;) {
    watch(match)
    const { outcome } = match
    if (outcome) return { match, outcome }
    const due = match.decisions.find(({ optional }) => !optional)
    if (!due) throw new Error('nobody decides')
    const pick = think({ game, view: match.seatView(due.seat), random, ...settingsOf(due.seat) })
    commitCommand(match, { kind: 'answer', seat: due.seat, pick })
  }
}
