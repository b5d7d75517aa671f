import type { Decision } from './decision.ts'
import { deepEqual } from './equal.ts'
import type { Match, Prepared } from './match.ts'

/** For who looks on: the same seat is at the same thing. */
const looksSameToOthers = (a: Decision, b: Decision | undefined): boolean =>
  a.seat === b?.seat && a.optional === b.optional && deepEqual(a.status, b.status)

/**
 * An entry that nobody but its seat can notice: nothing was told, and the table and who decides look the same. A step of a secret
 * draft, say. Even that it happened is the seat's own business, for how many such steps were needed may tell what was drafted.
 */
export function isQuiet({ game, position, decisions: before }: Match, { events, position: next, decisions: after }: Prepared): boolean {
  if (events.length > 0 || game.outcome(next.state)) return false
  if (before.length !== after.length || !before.every((decision, n) => looksSameToOthers(decision, after[n]))) return false
  return deepEqual(game.table(position.state), game.table(next.state))
}
