import type { Ctx } from '../frames.ts'
import type { Automa } from '../state.ts'
import { doubledBy } from '../stones.ts'

/** EV-28.1: whatever their symbols, on the rituals worth most, the leftmost first. */
export function layAutomaStones(automa: Automa, ctx: Ctx): void {
  const places = automa.inner.toSorted((a, b) => doubledBy(automa, b) - doubledBy(automa, a))
  automa.stones.forEach((stone, n) => {
    const place = places[n]
    if (place === undefined) return
    stone.at = place
    ctx.emit({ type: 'automa-stone-placed', stone: stone.id, place })
  })
}
