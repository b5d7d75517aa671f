import type { Seat } from '../../kernel/decision.ts'
import { bagChoice, resourceBags } from './asking.ts'
import { type Bag, type Cost, type Keyword, type Resource, type Ritual, ritualOf, specialistOf } from './content/index.ts'
import { canMeet } from './effects/gate.ts'
import { modifiersOf } from './effects/lookup.ts'
import { boardAt, councilOf, faceAt, freePlaces, type Player, playerAt, type State, specialistsOf } from './state.ts'

/** One way to pay for a card. */
type Payment = Readonly<Record<Resource | 'mana', number>>

const sizeOf = (cost: Cost): number => cost.herb + cost.knowledge + cost.potion
const minus = (cost: Cost, bag: Bag): Cost => ({
  herb: cost.herb - (bag.herb ?? 0),
  knowledge: cost.knowledge - (bag.knowledge ?? 0),
  potion: cost.potion - (bag.potion ?? 0),
})
const canAfford = (player: Player, { herb, knowledge, potion, mana }: Payment): boolean =>
  herb <= player.herb && knowledge <= player.knowledge && potion <= player.potion && mana <= player.mana

/** EF-M1, EF-M2: returns the different ways to pay. The discount applies first, then mana may replace resources. */
function waysToPay(cost: Cost, discount: number, rate: number | undefined): readonly Payment[] {
  if (discount === 0 && rate === undefined) return [{ ...cost, mana: 0 }]
  const reduced = resourceBags(Math.min(discount, sizeOf(cost)), cost).map((less) => minus(cost, less))
  const ways = new Map<string, Payment>()
  for (const left of reduced) {
    const most = rate === undefined ? 0 : sizeOf(left)
    for (let n = 0; n <= most; n++)
      for (const replaced of resourceBags(n, left)) {
        const payment = { ...minus(left, replaced), mana: n * (rate ?? 0) }
        ways.set(bagChoice(payment).id, payment)
      }
  }
  return [...ways.values()]
}

function discountFor(s: State, seat: Seat, what: 'ritual' | 'specialist' | 'council', keywords: readonly Keyword[] = []): number {
  return modifiersOf(s, seat).reduce((sum, modifier) => {
    if (modifier.mod !== 'costLess' || modifier.for !== what) return sum
    return modifier.keyword === undefined || keywords.includes(modifier.keyword) ? sum + modifier.amount : sum
  }, 0)
}

/** EV-30.5: returns the rate at which mana can pay for this ritual. The card has this effect even while it is in hand. */
function manaRate({ effect }: Ritual): number | undefined {
  if (!('modifier' in effect)) return undefined
  return effect.modifier.mod === 'payWithMana' && effect.modifier.for === 'self' ? effect.modifier.rate : undefined
}

/** EV-7.8: tells whether the link bonus of the place can still be paid for after this payment. */
function leavesEnough(s: State, seat: Seat, place: string, payment: Payment): boolean {
  const { linkBonus } = faceAt(s, place)
  if (!linkBonus) return true
  const player = playerAt(s, seat)
  const any = player.herb + player.knowledge + player.potion - sizeOf(payment)
  return canMeet(s, { seat, source: place }, linkBonus, { cards: player.hand.length - 1, any, mana: player.mana - payment.mana })
}

/** Returns the payments for the ritual that the seat can afford, without regard to the place. */
function affordable(s: State, seat: Seat, card: string, discount: number): readonly Payment[] {
  const ritual = ritualOf(card)
  const less = discount + discountFor(s, seat, 'ritual', ritual.keywords)
  const player = playerAt(s, seat)
  return waysToPay(ritual.cost, less, manaRate(ritual)).filter((payment) => canAfford(player, payment))
}

export const ritualPayments = (s: State, seat: Seat, card: string, place: string, discount: number): readonly Payment[] =>
  affordable(s, seat, card, discount).filter((payment) => leavesEnough(s, seat, place, payment))

/** EV-7.2: returns the rituals in hand, each with the places where it may be played. */
export function ritualChoices(s: State, seat: Seat, places: readonly string[], discount = 0): readonly string[] {
  return playerAt(s, seat).hand.flatMap((card) => {
    if (!card.startsWith('ritual-')) return []
    const payments = affordable(s, seat, card, discount)
    if (payments.length === 0) return []
    return places.filter((place) => payments.some((payment) => leavesEnough(s, seat, place, payment))).map((place) => `${card}>${place}`)
  })
}
export const playableRituals = (s: State, seat: Seat): readonly string[] => ritualChoices(s, seat, freePlaces(playerAt(s, seat)))

/** EV-8.2: tells whether a specialist of the same name is in play. */
const isKnown = (player: Player, card: string): boolean => specialistsOf(player).some((one) => specialistOf(one.card).id === specialistOf(card).id)

export function recruitPayments(s: State, seat: Seat, card: string, role: 'specialist' | 'council'): readonly Payment[] {
  const player = playerAt(s, seat)
  // EV-9.2: "first" means that there is no council member at this moment
  const { first, next } = boardAt(s, seat).councilCost
  const cost = role === 'specialist' ? specialistOf(card).cost : councilOf(player).length === 0 ? first : next
  if (role === 'specialist' && isKnown(player, card)) return []
  return waysToPay(cost, discountFor(s, seat, role), undefined).filter((payment) => canAfford(player, payment))
}
