import type { Decision, PickValue } from '../kernel/decision.ts'
import type { Rest } from '../kernel/position.ts'
import { lookInto, newRoot, playFrom, type Search } from './node.ts'

/** More answers of others than this are not thought up between two of one's own. */
const MOST_ANSWERS = 40

const dueOf = ({ decisions }: Rest): readonly Decision[] => decisions.filter(({ optional }) => !optional)

/** By chance, the better the likelier. */
function likelyPick(search: Search, rest: Rest, decision: Decision): PickValue {
  const node = newRoot()
  lookInto(search, node, rest, decision)
  let chance = search.random.unit()
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
export function withOthers(search: Search, start: Rest): Rest {
  let rest = start
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const due = dueOf(rest)
    const other = due.find(({ seat }) => seat !== search.me)
    if (!other || !due.some(({ seat }) => seat === search.me)) return rest
    const after = playFrom(search, rest, other, likelyPick(search, rest, other))
    if (!dueOf(after).some(({ seat }) => seat === search.me)) return rest
    rest = after
  }
  return rest
}
