import { deciderOf, gather, lookInto, type Node, playFrom, type Search, valueFor } from './node.ts'
import { withOthers } from './others.ts'

/** How much the first impression counts against what was found out. */
const CURIOSITY = 1

/** What makes it worth a look: it is good for who decides, or it seemed so and is little known. */
export const promiseOf = (value: number, prior: number, visits: number, looks: number): number =>
  value + (CURIOSITY * prior * Math.sqrt(looks + 1)) / (1 + visits)

function mostPromising({ seat, children, visits: looks }: Node): Node | undefined {
  let best: Node | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const child of children) {
    if (child.isSolved) continue
    const promise = promiseOf(valueFor(child, seat), child.prior, child.visits, looks)
    if (promise <= most) continue
    most = promise
    best = child
  }
  return best
}

/** Looks one step further than before. */
function expand(search: Search, parent: Node, child: Node): void {
  const decision = parent.settled?.decisions.find(({ seat }) => seat === parent.seat)
  if (!parent.settled || !decision) throw new Error('a child of nothing')
  // not stored when it was first seen, since most are never looked into
  const settled = withOthers(search, playFrom(search, parent.settled, decision, child.pick))
  const next = deciderOf(search, settled)
  if (next) lookInto(search, child, settled, next)
}

/** Goes down the most promising line from the given child of the root, looks one step further there, and takes the news back up. */
export function deepen(search: Search, root: Node, first: Node): void {
  const path = [root, first]
  let parent = root
  let node = first
  for (;;) {
    const next = mostPromising(node)
    if (!next) break
    parent = node
    node = next
    path.push(node)
  }
  if (node.children.length === 0) expand(search, parent, node)
  for (const passed of path.toReversed()) {
    passed.visits++
    gather(passed)
  }
}
