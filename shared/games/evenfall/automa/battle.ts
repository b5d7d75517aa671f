import { printedVp, type RegionId } from '../content/index.ts'
import type { Ctx } from '../frames.ts'
import { revealCard } from '../goods.ts'
import { AUTOMA, figuresIn, regionAt, type State } from '../state.ts'

/** EV-27.3: turns over a card for each of her witches. Her strength is the sum of the cards' points, the round and the number of witches. */
export function automaStrength(s: State, region: RegionId, ctx: Ctx): number {
  const witches = figuresIn(regionAt(s, region), AUTOMA)
  const cards: string[] = []
  for (let n = 0; n < witches; n++) {
    const card = revealCard(s, ctx)
    if (card === undefined) break
    cards.push(card)
    s.discard.push(card)
  }
  const vp = cards.reduce((sum, card) => sum + printedVp(card), 0)
  const strength = vp + s.round + witches
  ctx.emit({ type: 'automa-strength', cards, vp, witches, round: s.round, strength, region })
  return strength
}
