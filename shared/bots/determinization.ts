import type { Decision, PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { expand, newRoot, type SearchContext, type SearchNode } from './node.ts'
import { answerForOthers } from './opponents.ts'

export function ownDecision({ me }: SearchContext, { decisions }: SettledPosition): Decision {
  const decision = decisions.find(({ seat }) => seat === me)
  if (!decision) throw new Error(`seat ${me} is not asked`)
  return decision
}

/** Returns the search tree of one imagined world, in which every answer of the searching seat has been tried once. */
export function newWorld(context: SearchContext, imagined: SettledPosition, picks: readonly PickValue[]): SearchNode {
  const settled = answerForOthers(context, imagined)
  const root = newRoot()
  expand(context, root, { settled, decision: ownDecision(context, settled), picks })
  return root
}
