import { backUp, deciderOf, expand, playFrom, type SearchContext, type SearchNode, valueFor } from './node.ts'
import { answerForOthers } from './opponents.ts'

/** The weight of the prior against the value found by the search. */
const EXPLORATION = 1

/** The PUCT score of a child. It is high for a good value, and for a promising prior with few visits. */
export const puctScore = (value: number, prior: number, visits: number, parentVisits: number): number =>
  value + (EXPLORATION * prior * Math.sqrt(parentVisits + 1)) / (1 + visits)

function selectChild({ seat, children, visits: parentVisits }: SearchNode): SearchNode | undefined {
  let best: SearchNode | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const child of children) {
    if (child.isSolved) continue
    const score = puctScore(valueFor(child, seat), child.prior, child.visits, parentVisits)
    if (score <= most) continue
    most = score
    best = child
  }
  return best
}

/** Expands a child by one more answer. */
function expandChild(context: SearchContext, parent: SearchNode, child: SearchNode): void {
  const decision = parent.settled?.decisions.find(({ seat }) => seat === parent.seat)
  if (!parent.settled || !decision) throw new Error('the parent of this node was not expanded')
  // The position was not stored when the child was created, because most children are never expanded.
  const settled = answerForOthers(context, playFrom(context, parent.settled, decision, child.pick))
  const next = deciderOf(context, settled)
  if (next) expand(context, child, { settled, decision: next })
}

/** Runs one iteration: follows the most promising line from the given child of the root, expands its end, and updates the values on the way back. */
export function iterate(context: SearchContext, root: SearchNode, first: SearchNode): void {
  const path = [root, first]
  let parent = root
  let node = first
  for (;;) {
    const next = selectChild(node)
    if (!next) break
    parent = node
    node = next
    path.push(node)
  }
  if (node.children.length === 0) expandChild(context, parent, node)
  for (const passed of path.toReversed()) {
    passed.visits++
    backUp(passed)
  }
}
