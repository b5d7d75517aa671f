import type { Seat } from '../../kernel/decision.ts'
import type { Random } from '../../kernel/random.ts'
import { byInitiative } from './cards.ts'
import { DISCARDS, leftOf, type Secret, type State, seatsOf, secretAt } from './state.ts'
import type { Ctx } from './steps/frames.ts'

/** Adds cards to a hand and sorts it by initiative, so that the order shows nothing. */
function addToHand(secret: Secret, cards: readonly string[]): void {
  secret.hand = [...secret.hand, ...cards].sort(byInitiative)
  secret.known = secret.known.filter(({ card }) => !cards.includes(card))
}

/** WW-8.5: shuffles the discards into the deck. From now on nobody knows where they are. */
function reshuffle(s: State, random: Random, ctx: Ctx): void {
  s.deck = random.shuffle(s.discards)
  s.discards = []
  for (const secret of s.secrets) secret.known = secret.known.filter(({ at }) => at !== DISCARDS)
  ctx.emit({ type: 'reshuffled', count: s.deck.length })
}

/** Draws up to `wanted` cards, or fewer if there are not enough. It uses `chance` only for a reshuffle. */
export function drawCards(s: State, seat: Seat, wanted: number, chance: () => Random, ctx: Ctx): readonly string[] {
  const cards: string[] = []
  while (cards.length < wanted) {
    if (s.deck.length === 0 && s.discards.length > 0) reshuffle(s, chance(), ctx)
    const card = s.deck.pop()
    if (card === undefined) break
    cards.push(card)
  }
  addToHand(secretAt(s, seat), cards)
  return cards
}

/** WW-9.1: puts the whole hand face down on the discards. A seat that knew one of the cards knows where it is. */
export function discardHand(s: State, seat: Seat): number {
  const { hand } = secretAt(s, seat)
  for (const secret of s.secrets) secret.known = secret.known.map((known) => (known.at === seat ? { card: known.card, at: DISCARDS } : known))
  const own = secretAt(s, seat)
  own.known = [...own.known, ...hand.map((card) => ({ card, at: DISCARDS }))]
  s.discards.push(...hand)
  own.hand = []
  return hand.length
}

/** Removes a card from what seats remember, because it is now open. */
export function forgetCard(s: State, card: string): void {
  for (const secret of s.secrets) secret.known = secret.known.filter((known) => known.card !== card)
}

/** WW-8.1: passes all hands to the left at once, and updates who holds the known cards. */
export function passHands(s: State): void {
  const hands = s.secrets.map(({ hand }) => hand)
  for (const seat of seatsOf(s)) {
    const secret = secretAt(s, seat)
    const given = hands[seat] ?? []
    const moved = secret.known.map(({ card, at }) => ({ card, at: at === DISCARDS ? at : leftOf(s, at) }))
    secret.known = [...moved, ...given.map((card) => ({ card, at: leftOf(s, seat) }))]
  }
  for (const seat of seatsOf(s)) {
    const secret = secretAt(s, leftOf(s, seat))
    secret.hand = []
    addToHand(secret, hands[seat] ?? [])
  }
}
