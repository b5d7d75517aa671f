import type { Decision, PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { lookInto, newRoot, playFrom, type Search } from './node.ts'

/** More answers of others than this are not thought up between two of one's own. */
const MOST_ANSWERS = 40

const dueOf = ({ decisions }: SettledPosition): readonly Decision[] => decisions.filter(({ optional }) => !optional)

/** By chance, the better the likelier. */
function likelyPick(search: Search, settled: SettledPosition, decision: Decision): PickValue {
  const node = newRoot()
  lookInto(search, node, settled, decision)
  let chance = search.random.float()
  for (const { pick, prior } of node.children) {
    chance -= prior
    if (chance <= 0) return pick
  }
  return search.random.pick(node.children).pick
}

/**
 * While the one who thinks decides together with others, what they do is a guess and no answer to its own pick: they are given
 * likely answers first, as long as that leaves its own decision open.
 */
export function withOthers(search: Search, start: SettledPosition): SettledPosition {
  let settled = start
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const due = dueOf(settled)
    const other = due.find(({ seat }) => seat !== search.me)
    if (!other || !due.some(({ seat }) => seat === search.me)) return settled
    const after = playFrom(search, settled, other, likelyPick(search, settled, other))
    if (!dueOf(after).some(({ seat }) => seat === search.me)) return settled
    settled = after
  }
  return settled
}
