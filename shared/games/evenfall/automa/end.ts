import type { Tools } from '../frames.ts'
import type { Automa } from '../state.ts'
import { doubledBy } from '../stones.ts'

/** EV-28.1: whatever their symbols, on the rituals worth most, the leftmost first. */
export function layAutomaStones(automa: Automa, k: Tools): void {
  const places = automa.inner.toSorted((a, b) => doubledBy(automa, b) - doubledBy(automa, a))
  automa.stones.forEach((stone, n) => {
    const place = places[n]
    if (place === undefined) return
    stone.at = place
    k.emit({ type: 'automa-stone-placed', stone: stone.id, place })
  })
}
