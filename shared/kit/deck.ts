import type { Random } from '../kernel/random.ts'

/** What drawing needs of a step's context. The game declares the event: `reshuffled: { count: number }`. */
interface Shuffling {
  readonly random: Random
  emit(event: { readonly type: 'reshuffled'; readonly count: number }): void
}

/**
 * A pile to draw from, its last card on top, and the discards that become the pile when it is empty.
 * Chance is asked for only when the discards are shuffled, because it ends what can be undone.
 */
export const deck = (pile: string[], discards: string[]) => ({
  /** Draws so many cards, or as many as there are. */
  take(count: number, ctx: Shuffling): string[] {
    const cards: string[] = []
    while (cards.length < count) {
      if (pile.length === 0 && discards.length > 0) {
        pile.push(...ctx.random.shuffle(discards.splice(0)))
        ctx.emit({ type: 'reshuffled', count: pile.length })
      }
      const card = pile.pop()
      if (card === undefined) break
      cards.push(card)
    }
    return cards
  },
})
