import type { Decision, PickValue } from '../kernel/decision.ts'
import type { Rest } from '../kernel/position.ts'
import { lookInto, type Node, newRoot, type Search } from './node.ts'
import { withOthers } from './others.ts'

export function openTo({ me }: Search, { decisions }: Rest): Decision {
  const decision = decisions.find(({ seat }) => seat === me)
  if (!decision) throw new Error(`seat ${me} is not asked`)
  return decision
}

/** One way the world may be, with every answer of the one who thinks tried once. */
export function newWorld(search: Search, imagined: Rest, picks: readonly PickValue[]): Node {
  const rest = withOthers(search, imagined)
  const root = newRoot()
  lookInto(search, root, rest, openTo(search, rest), picks)
  return root
}
