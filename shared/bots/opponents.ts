import type { Decision, PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { expand, newRoot, playFrom, type SearchContext } from './node.ts'

/** More answers of others than this are not thought up between two of one's own. */
const MAX_ANSWERS = 40

const dueOf = ({ decisions }: SettledPosition): readonly Decision[] => decisions.filter(({ optional }) => !optional)

/** By chance, the better the likelier. */
function likelyPick(context: SearchContext, settled: SettledPosition, decision: Decision): PickValue {
  const node = newRoot()
  expand(context, node, settled, decision)
  let chance = context.random.float()
  for (const { pick, prior } of node.children) {
    chance -= prior
    if (chance <= 0) return pick
  }
  return context.random.pick(node.children).pick
}

/**
 * While the one who thinks decides together with others, what they do is a guess and no answer to its own pick: they are given
 * likely answers first, as long as that leaves its own decision open.
 */
export function answerForOthers(context: SearchContext, start: SettledPosition): SettledPosition {
  let settled = start
  for (let n = 0; n < MAX_ANSWERS; n++) {
    const due = dueOf(settled)
    const other = due.find(({ seat }) => seat !== context.me)
    if (!other || !due.some(({ seat }) => seat === context.me)) return settled
    const after = playFrom(context, settled, other, likelyPick(context, settled, other))
    if (!dueOf(after).some(({ seat }) => seat === context.me)) return settled
    settled = after
  }
  return settled
}
