import type { Seat } from '../../kernel/decision.ts'
import { placeOf, type RegionId } from './content/index.ts'
import { fire } from './effects/lookup.ts'
import { enterRegion, takeFigure } from './figures.ts'
import type { Ctx } from './frames.ts'
import { partyAt, playerAt, type RegionState, regionAt, type State } from './state.ts'

/** EV-5.1: returns how many witches the place costs, at least none. */
export const witchCost = (place: string, discount = 0): number => Math.max(0, placeOf(place).witches - discount)

const regionWith = (s: State, place: string): RegionState => {
  const region = s.regions.find(({ slots }) => slots.includes(place))
  if (!region) throw new RangeError(`'${place}' does not lie in a region`)
  return region
}

/** EV-5.2: returns the places for which the seat has enough witches. */
export function findable(s: State, seat: Seat, regions: readonly RegionState[], discount = 0): readonly string[] {
  const { witches } = playerAt(s, seat)
  return regions.flatMap(({ slots }) => slots.filter((place) => place !== '' && witchCost(place, discount) <= witches))
}

/** EV-5.4, EV-5.5: moves the place to the right end of the outer circle and leaves an empty slot. */
export function takeFromRegion(s: State, party: number, place: string, witches: number): RegionId {
  const { id, slots } = regionWith(s, place)
  takeFigure(partyAt(s, party), 'witch', witches)
  enterRegion(s, party, id, 'witch', witches)
  slots[slots.indexOf(place)] = ''
  partyAt(s, party).outer.push(place)
  return id
}

export function find(s: State, seat: Seat, place: string, discount: number, ctx: Ctx, chain: readonly string[] = []): void {
  const witches = witchCost(place, discount)
  const region = takeFromRegion(s, seat, place, witches)
  ctx.emit({ type: 'place-found', seat, place, region, witches })
  fire(s, { on: 'place-found', party: seat, place, region }, ctx, chain)
}

/** EV-18.3, EF-V20: fills the empty slots from left to right, as long as there are places. */
export function refill(s: State, id: RegionId, ctx: Ctx): void {
  const { slots } = regionAt(s, id)
  const dealt: string[] = []
  slots.forEach((place, n) => {
    if (place !== '') return
    const next = s.places.pop()
    if (next === undefined) return
    slots[n] = next
    dealt.push(next)
  })
  if (dealt.length === 0) return
  ctx.barrier()
  ctx.emit({ type: 'refilled', region: id, places: dealt })
}

/** EV-5.8: takes places from the top of the deck. This does not count as finding. */
export function takePlaces(s: State, party: number, n: number, ctx: Ctx): readonly string[] {
  const taken: string[] = []
  while (taken.length < n) {
    const place = s.places.pop()
    if (place === undefined) break
    taken.push(place)
  }
  partyAt(s, party).outer.push(...taken)
  if (taken.length > 0) ctx.barrier()
  return taken
}
