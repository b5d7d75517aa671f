import type { Decision } from './ask.ts'
import type { Match, Prepared } from './match.ts'
import { decisionsOf } from './position.ts'

const shownOf = (decisions: readonly Decision[]): string => JSON.stringify(decisions.map(({ seat, status, optional }) => [seat, status, optional]))

/**
 * An entry that nobody but its seat can notice: nothing was told, and the table and who decides look the same. A step of a secret
 * draft, say. Even that it happened is the seat's own business, for how many such steps were needed may tell what was drafted.
 */
export function isQuiet({ game, position: before, decisions }: Match, { happenings, position: after }: Prepared): boolean {
  if (happenings.length > 0 || game.outcome(after.state)) return false
  if (shownOf(decisions) !== shownOf(decisionsOf(game, after))) return false
  return JSON.stringify(game.table(before.state)) === JSON.stringify(game.table(after.state))
}
