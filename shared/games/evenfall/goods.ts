import type { Seat } from '../../kernel/decision.ts'
import { termsOf } from './asking.ts'
import { type Bag, type Effect, MANA_MAX, type Price, RESOURCES } from './content/index.ts'
import type { Ctx } from './frames.ts'
import { isAutoma, type Player, partyAt, playerAt, type State, take } from './state.ts'

/** The goods that can be used to pay. */
export interface Purse {
  readonly cards: number
  readonly any: number
  readonly mana: number
}

export const countResources = (player: Player): number => RESOURCES.reduce((sum, resource) => sum + player[resource], 0)
export const purseOf = (player: Player): Purse => ({ cards: player.hand.length, any: countResources(player), mana: player.mana })

export function canPay(purse: Purse, price: Price): boolean {
  if ('cards' in price) return purse.cards >= price.cards
  if ('any' in price) return purse.any >= price.any
  return purse.mana >= price.mana
}

/** EV-25.6: returns the points that a bag is worth to the Automa. Every resource, mana and card is one point. */
export const bagSize = (bag: Bag): number =>
  (bag.herb ?? 0) + (bag.knowledge ?? 0) + (bag.potion ?? 0) + (bag.any ?? 0) + (bag.mana ?? 0) + (bag.vp ?? 0) + (bag.cards ?? 0)

/** Adds up everything that an opponent can be given. */
export function wealthOf(s: State, party: number): number {
  const player = s.players[party]
  return partyAt(s, party).vp + (player ? player.mana + countResources(player) : 0)
}

export const bagOf = ({ herb = 0, knowledge = 0, potion = 0, any = 0, mana = 0, vp = 0, cards = 0 }: Bag): Required<Bag> => ({
  herb,
  knowledge,
  potion,
  any,
  mana,
  vp,
  cards,
})

/** EF-V7, EF-X2: multiplies every amount; the result is still one event. */
export function multiply(effect: Effect, by: number): Effect {
  switch (effect.do) {
    case 'gain': {
      const bag = Object.fromEntries(Object.entries(bagOf(effect)).flatMap(([good, n]) => (n > 0 ? [[good, n * by]] : [])))
      return { do: 'gain', ...(effect.who && { who: effect.who }), ...bag }
    }
    case 'draw':
    case 'discard':
    case 'transfer':
    case 'takePlace':
      return { ...effect, n: effect.n * by }
    case 'seq':
      return { do: 'seq', steps: effect.steps.map((step) => multiply(step, by)) }
    case 'choose':
      return { do: 'choose', options: effect.options.map((option) => multiply(option, by)) }
    default:
      return { do: 'seq', steps: Array.from({ length: by }, () => effect) }
  }
}

/** EV-14.6: takes the top card. Shuffles the discard pile into a new deck if the deck is empty. */
function topCard(s: State, ctx: Ctx): string | undefined {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = ctx.random.shuffle(s.discard)
    s.discard = []
    ctx.emit({ type: 'reshuffled', count: s.deck.length })
  }
  return s.deck.pop()
}

/** EV-14.5: draws up to `n` cards into the hand. Others learn only how many. */
export function drawCards(s: State, seat: Seat, n: number, ctx: Ctx): void {
  const cards: string[] = []
  while (cards.length < n) {
    const card = topCard(s, ctx)
    if (card === undefined) break
    cards.push(card)
  }
  if (cards.length === 0) return
  playerAt(s, seat).hand.push(...cards)
  ctx.emit({ type: 'drew', seat, count: cards.length }, { [seat]: { cards } })
}

/** Turns the top card over for everybody. The caller decides where it goes. */
export function revealCard(s: State, ctx: Ctx): string | undefined {
  ctx.barrier()
  return topCard(s, ctx)
}

/** EV-14.8: discards cards from the hand. They lie face up, so everybody sees them. */
export function discardCards(s: State, seat: Seat, cards: readonly string[], ctx: Ctx): void {
  if (cards.length === 0) return
  const { hand } = playerAt(s, seat)
  for (const card of cards) take(hand, card)
  s.discard.push(...cards)
  ctx.emit({ type: 'discarded', seat, cards })
}

/** EV-15.13: gives a party one reward that contains no choice. */
export function receive(s: State, party: number, bag: Bag, source: string, ctx: Ctx): void {
  if (isAutoma(s, party)) {
    giveAutoma(s, bagSize(bag), source, ctx)
    return
  }
  const player = playerAt(s, party)
  // EV-14.3: mana above the maximum is lost
  const mana = Math.min(bag.mana ?? 0, MANA_MAX - player.mana)
  for (const resource of RESOURCES) player[resource] += bag[resource] ?? 0
  player.mana += mana
  player.vp += bag.vp ?? 0
  const goods = termsOf({ ...bag, mana, cards: 0 })
  if (goods.length > 0) ctx.emit({ type: 'gained', seat: party, goods, source })
  drawCards(s, party, bag.cards ?? 0, ctx)
}

export function giveAutoma(s: State, vp: number, source: string, ctx: Ctx): void {
  if (!s.automa || vp === 0) return
  s.automa.vp += vp
  ctx.emit({ type: 'automa-gained', goods: termsOf({ vp }), source })
}

export function spend(s: State, seat: Seat, bag: Bag, source: string, ctx: Ctx): void {
  const player = playerAt(s, seat)
  for (const resource of RESOURCES) player[resource] -= bag[resource] ?? 0
  player.mana -= bag.mana ?? 0
  const goods = termsOf(bag)
  if (goods.length > 0) ctx.emit({ type: 'paid', seat, goods, source })
}
