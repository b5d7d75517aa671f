import type { Decision } from './decision.ts'
import { deepEqual } from './equal.ts'
import type { Match, Prepared } from './match.ts'

/** Returns whether two decisions look the same to the other seats: the same seat is doing the same thing. */
const looksSameToOthers = (a: Decision, b: Decision | undefined): boolean =>
  a.seat === b?.seat && a.optional === b.optional && deepEqual(a.status, b.status)

/**
 * Returns whether only the acting seat can notice a command: it emits no event, and the table and the deciding seats look the same.
 * A step of a secret draft is an example. The number of such steps may show what was drafted, so the others do not learn that one happened.
 */
export function isQuiet({ game, position, decisions: before }: Match, { events, position: next, decisions: after }: Prepared): boolean {
  if (events.length > 0 || game.outcome(next.state)) return false
  if (before.length !== after.length || !before.every((decision, n) => looksSameToOthers(decision, after[n]))) return false
  return deepEqual(game.table(position.state), game.table(next.state))
}
