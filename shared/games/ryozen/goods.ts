import type { Seat } from '../../kernel/decision.ts'
import { type Cost, GOODS, type Good, RESOURCES, type Resource } from './content/index.ts'
import { markDone, playerAt, type State } from './state.ts'
import type { Ctx } from './steps/frames.ts'

/** The seat that gains, loses or pays a good, and the source of the change. */
interface Account {
  readonly seat: Seat
  readonly source: string
}

export function give(s: State, { seat, source }: Account, good: Good, count: number, ctx: Ctx): void {
  if (count === 0) return
  playerAt(s, seat)[good] += count
  markDone(s)
  ctx.emit({ type: `gained-${good}`, seat, source, good, count })
}

/** RY-0.3, RY-0.4: takes away as much as the seat has, up to `count`. */
export function takeAway(s: State, { seat, source }: Account, good: Good, count: number, ctx: Ctx): void {
  const player = playerAt(s, seat)
  const lost = Math.min(count, player[good])
  if (lost === 0) return
  player[good] -= lost
  ctx.emit({ type: `lost-${good}`, seat, source, good, count: lost })
}

export function spend(s: State, { seat, source }: Account, resource: Resource, count: number, ctx: Ctx): void {
  const player = playerAt(s, seat)
  if (player[resource] < count) throw new Error(`seat ${seat} cannot pay ${count} × ${resource}`)
  player[resource] -= count
  markDone(s)
  ctx.emit({ type: `paid-${resource}`, seat, source, good: resource, count })
}

export function payCost(s: State, output: Account, cost: Cost, ctx: Ctx): void {
  for (const resource of RESOURCES) {
    const count = cost[resource] ?? 0
    if (count > 0) spend(s, output, resource, count, ctx)
  }
}

export const isGood = (id: string): id is Good => GOODS.some((good) => good === id)
export const isResource = (id: string): id is Resource => RESOURCES.some((resource) => resource === id)
