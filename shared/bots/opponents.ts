import type { Decision, PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { expand, newRoot, playFrom, type SearchContext } from './node.ts'

/** The most answers of other seats that are guessed before one answer of the searching seat. */
const MAX_ANSWERS = 40

const dueOf = ({ decisions }: SettledPosition): readonly Decision[] => decisions.filter(({ optional }) => !optional)

/** Returns a random answer. Better answers are likelier. */
function likelyPick(context: SearchContext, settled: SettledPosition, decision: Decision): PickValue {
  const node = newRoot()
  expand(context, node, { settled, decision })
  let chance = context.random.float()
  for (const { pick, prior } of node.children) {
    chance -= prior
    if (chance <= 0) return pick
  }
  return context.random.pick(node.children).pick
}

/**
 * Gives likely answers to the seats that decide at the same time as the searching seat. They cannot know its pick, so they answer before its
 * picks are compared. It stops before an answer that would close the searching seat's decision.
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
