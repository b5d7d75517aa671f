import { backUp, deciderOf, expand, playFrom, type SearchContext, type SearchNode, valueFor } from './node.ts'
import { answerForOthers } from './opponents.ts'

/** How much the first impression counts against what was found out. */
const EXPLORATION = 1

/** What makes it worth a look: it is good for who decides, or it seemed so and is little known. */
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

/** Looks one step further than before. */
function expandChild(context: SearchContext, parent: SearchNode, child: SearchNode): void {
  const decision = parent.settled?.decisions.find(({ seat }) => seat === parent.seat)
  if (!parent.settled || !decision) throw new Error('a child of nothing')
  // not stored when it was first seen, since most are never looked into
  const settled = answerForOthers(context, playFrom(context, parent.settled, decision, child.pick))
  const next = deciderOf(context, settled)
  if (next) expand(context, child, settled, next)
}

/** Goes down the most promising line from the given child of the root, looks one step further there, and takes the news back up. */
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
