import type { Bag, Counter, Effect, Modifier, Node, Trigger, Waiting } from './content/index.ts'

/** The worth of things in victory points for a player who has time to use them. */
export const WORTH = {
  resource: 1,
  card: 0.8,
  mana: 0.6,
  transfer: 1.8,
  step: 2.6,
  sickle: 1.4,
  orb: 2.8,
  place: 1.8,
  witch: 2.2,
  strength: 0.6,
  harvest: 1.9,
  instant: 3.4,
  linkBonus: 1.6,
  reward: 2.2,
} as const

/** The share of its worth that a gift to the others costs the giver. */
const GIFT = 0.6
/** The usual value of each counter. */
const COUNTED: Readonly<Record<Counter['count'], number>> = {
  keyword: 3,
  placesOuter: 3,
  catalysts: 3,
  stonesAndSymbols: 3,
  sets: 1.5,
  specialists: 3,
}
/** How often each occasion happens in a round, on average. */
const TIMES: Readonly<Partial<Record<Trigger, number>>> = {
  scouting: 1,
  'place-found': 1.3,
  'ritual-played': 0.8,
  'place-harvested': 0.9,
  'outer-harvested-all': 0.9,
  'path-step': 1.2,
  'sickle-created': 0.8,
  'orb-created': 0.8,
  'place-transferred': 1.2,
  'figure-moved': 0.5,
  'opponent-gained': 0.5,
  'vp-from-cell': 1,
  'vp-from-path': 0.8,
  before: 1,
  'after-reveal': 1.5,
  strength: 1.8,
  'battle-reward': 1.6,
  'battle-won': 1,
  'round-end': 1,
}
const MODIFIED: Readonly<Record<Modifier['mod'], number>> = { payWithMana: 0.7, costLess: 1.2, elderReach: 1, manaAsVp: 1.5 }

const bagWorth = ({ herb = 0, knowledge = 0, potion = 0, any = 0, mana = 0, vp = 0, cards = 0 }: Bag): number =>
  WORTH.resource * (herb + knowledge + potion + 1.1 * any) + WORTH.mana * mana + vp + WORTH.card * cards

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function placesHarvested({ what, n = 1 }: Node<'harvest'>): number {
  if (what === 'outerAll') return 3
  return what === 'thisAndOne' ? 2 : n
}

/** Returns the worth of resolving the effect once. */
function weigh(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return effect.who ? -GIFT * bagWorth(effect) : bagWorth(effect)
    case 'draw':
      return WORTH.card * effect.n
    case 'discard':
      return -0.5 * WORTH.card * effect.n
    case 'pay':
      return (effect.max ?? 1) * Math.max(0, weigh(effect.brings) - bagWorth(effect.cost))
    case 'seq':
      return sum(effect.steps.map(weigh))
    case 'choose':
      return Math.max(...effect.options.map(weigh))
    case 'forEach':
      return COUNTED[effect.of.count] * weigh(effect.each)
    case 'if':
      return (weigh(effect.yes) + (effect.no ? weigh(effect.no) : 0)) / 2
    case 'transfer':
      return WORTH.transfer * effect.n
    case 'harvest':
      return WORTH.harvest * placesHarvested(effect)
    case 'advancePath':
      return WORTH.step * effect.steps * (effect.double || effect.both ? 1.8 : 1)
    case 'pathReward':
      return WORTH.step
    case 'createCatalyst':
      return WORTH[effect.kind] * effect.n
    case 'moveFigure':
      return WORTH.strength * (effect.n === 'all' ? 2 : effect.n)
    case 'returnFigure':
      return WORTH.witch * effect.n
    case 'removeRitual':
      return Math.max(0, weigh(effect.brings) - 2)
    case 'applyInstant':
      return WORTH.instant
    case 'copyEffect':
      return 2
    case 'findPlace':
      return WORTH.place + WORTH.witch * (effect.discount - 1)
    case 'refillRegion':
      return 0.2
    case 'takePlace':
      return WORTH.place * effect.n
    case 'linkBonus':
      return WORTH.linkBonus
    case 'battleReward':
    case 'repeatBattleReward':
      return WORTH.reward
    case 'adjustBid':
      return 0.4 * effect.max
    case 'addStrength':
      return WORTH.strength * effect.n
    case 'playRitual':
      return WORTH.resource * effect.discount
    case 'takeRedStone':
      return 3
    case 'eachPlayerMay':
      return weigh(effect.effect)
    case 'score':
      return effect.vp * COUNTED[effect.per.count]
  }
}

const weighed = new WeakMap<Effect, number>()

/** Returns the worth of an effect. Effects are constants, so each is computed once. */
export function worthOf(effect: Effect): number {
  const known = weighed.get(effect)
  if (known !== undefined) return known
  const worth = weigh(effect)
  weighed.set(effect, worth)
  return worth
}

/** Returns the worth, in one round, of an effect that waits for its occasion. */
export function waitingWorth({ on, do: effect }: Waiting): number {
  const triggers = typeof on === 'string' ? [on] : on
  return worthOf(effect) * sum(triggers.map((trigger) => TIMES[trigger] ?? 0))
}
export const modifierWorth = ({ mod }: Modifier): number => MODIFIED[mod]
