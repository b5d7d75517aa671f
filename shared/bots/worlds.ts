import type { Decision, PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { lookInto, type Node, newRoot, type Search } from './node.ts'
import { withOthers } from './others.ts'

export function openTo({ me }: Search, { decisions }: SettledPosition): Decision {
  const decision = decisions.find(({ seat }) => seat === me)
  if (!decision) throw new Error(`seat ${me} is not asked`)
  return decision
}

/** One way the world may be, with every answer of the one who thinks tried once. */
export function newWorld(search: Search, imagined: SettledPosition, picks: readonly PickValue[]): Node {
  const settled = withOthers(search, imagined)
  const root = newRoot()
  lookInto(search, root, settled, openTo(search, settled), picks)
  return root
}
