import type { Ctx } from '../frames.ts'
import type { Automa } from '../state.ts'
import { doubledBy } from '../stones.ts'

/** EV-28.1: lays her stones on the rituals with the most points, the leftmost in a tie. Symbols do not matter. */
export function layAutomaStones(automa: Automa, ctx: Ctx): void {
  const places = automa.inner.toSorted((a, b) => doubledBy(automa, b) - doubledBy(automa, a))
  automa.stones.forEach((stone, n) => {
    const place = places[n]
    if (place === undefined) return
    stone.at = place
    ctx.emit({ type: 'automa-stone-placed', stone: stone.id, place })
  })
}
