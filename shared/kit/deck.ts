import type { Random } from '../kernel/random.ts'

/** The part of a step's context that drawing needs. The game declares the event: `reshuffled: { count: number }`. */
interface Shuffling {
  readonly random: Random
  emit(event: { readonly type: 'reshuffled'; readonly count: number }): void
}

/**
 * A draw pile with its last card on top. When it is empty, the discards are shuffled and become the pile.
 * It uses `random` only for that shuffle, because `random` ends undo.
 */
export const deck = (pile: string[], discards: string[]) => ({
  /** Draws `count` cards, or all that are left if there are fewer. */
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
