import { describe, expect, test } from 'vitest'
import { BOARDS, CARDS, PLACES, printedVp, REGIONS, RITUALS, SPECIALISTS } from './index.ts'
import { type Bag, type Counter, type Effect, type Place, type Price, RESOURCES, type Specialist, STONE_KINDS } from './vocabulary.ts'

/** The worth of goods, in units of value. */
const UNITS = { herb: 4, potion: 4, knowledge: 4, any: 4.4, mana: 2, vp: 2, cards: 3 } as const
const TRANSFER = 5
const STEP = 7
const CATALYST = { sickle: 4.5, orb: 8 } as const
const PLACE = 8
/** A gift to the opponents costs somewhat less than it is worth to them. */
const GIFT = 0.8

const worthOfGood = (good: string, n: unknown): number => {
  const unit = Object.entries(UNITS).find(([name]) => name === good)?.[1]
  return unit !== undefined && typeof n === 'number' ? unit * n : 0
}
const bagWorth = (bag: Bag | Price): number => Object.entries(bag).reduce((sum, [good, n]) => sum + worthOfGood(good, n), 0)

/** Returns the worth of an effect made of goods alone; undefined for any other, whose worth is an estimate. */
function worthOf(effect: Effect): number | undefined {
  const all = (effects: readonly Effect[]): number | undefined => {
    const parts = effects.map(worthOf)
    return parts.every((part) => part !== undefined) ? parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) : undefined
  }
  switch (effect.do) {
    case 'gain':
      return effect.who ? -GIFT * bagWorth(effect) : bagWorth(effect)
    case 'draw':
      return effect.n * UNITS.cards
    case 'transfer':
      return effect.n * TRANSFER
    case 'takePlace':
      return effect.n * PLACE
    case 'createCatalyst':
      return effect.n * CATALYST[effect.kind]
    case 'advancePath':
      return effect.double ? undefined : effect.steps * STEP
    case 'seq':
      return all(effect.steps)
    case 'choose':
      return Math.max(...effect.options.map((option) => worthOf(option) ?? 0))
    case 'if': {
      const [yes, no] = [worthOf(effect.yes), effect.no ? worthOf(effect.no) : undefined]
      return yes === undefined ? undefined : no === undefined ? yes : (yes + no) / 2
    }
    case 'pay': {
      const brings = worthOf(effect.brings)
      return brings === undefined ? undefined : (effect.max ?? 1) * (brings - bagWorth(effect.cost))
    }
    default:
      return undefined
  }
}

const costWorth = (cost: Readonly<Record<(typeof RESOURCES)[number], number>>): number =>
  RESOURCES.reduce((sum, resource) => sum + 4 * cost[resource], 3)
const isNear = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const known = (worth: number | undefined): number => {
  if (worth === undefined) throw new Error('an effect without a worth')
  return worth
}

const NAMES = SPECIALISTS.map(({ id }) => id.replace('specialist-', ''))
function specialistNamed(name: string): Specialist {
  const found = SPECIALISTS.find(({ id }) => id === `specialist-${name}`)
  if (!found) throw new Error(`no specialist ${name}`)
  return found
}

const STRENGTH = 2
const HARVEST = mean(PLACES.map(({ harvest }) => bagWorth(harvest)))
const rewardsAt = (...tiers: readonly number[]): number =>
  mean(REGIONS.flatMap(({ rewards }) => rewards.filter(({ at }) => tiers.includes(at)).map(({ reward }) => known(worthOf(reward)))))
/** The mean worth of instant effects that are made of goods. */
const INSTANT = mean(RITUALS.flatMap(({ effect }) => (effect.type === 'instant' ? (worthOf(effect.do) ?? []) : [])))
const dearestFreeAction = (): number =>
  Math.max(...SPECIALISTS.flatMap(({ specialist }) => (specialist.type === 'free' ? (worthOf(specialist.do) ?? []) : [])))

/** Returns what one use of an effect that is not made of goods is worth. */
function worthOfUse(effect: Effect): number {
  switch (effect.do) {
    case 'harvest':
      return HARVEST
    case 'adjustBid':
      return effect.max * UNITS.mana
    case 'removeRitual':
      return INSTANT
    case 'moveFigure':
      // one figure on each of the rituals
      return (effect.rituals ?? 1) * STRENGTH
    case 'addStrength':
      return effect.n * STRENGTH
    case 'repeatBattleReward':
    case 'battleReward':
      return rewardsAt(...effect.tiers)
    case 'copyEffect':
      return dearestFreeAction()
    case 'discard':
      // the worst card of a hand
      return -0.5 * effect.n * UNITS.cards
    case 'seq':
      return effect.steps.reduce((sum, step) => sum + worthOfUse(step), 0)
    default:
      return known(worthOf(effect))
  }
}

/** How often an effect is used in the round and a half that its card lies there. */
const USES = { free: 2, 'place-found': 3, 'ritual-played': 2, 'outer-harvested-all': 2, 'battle-reward': 3, 'battle-won': 2 } as const
const BATTLES = { adjustBid: 2, moveFigure: 3, addStrength: 4 } as const
const CATALYSTS_MADE = 4
const ARTIFACTS_PLAYED = 2

function upperHalf(specialist: Specialist['specialist']): { readonly worth: number; readonly uses: number } {
  if ('modifier' in specialist) {
    const { modifier } = specialist
    if (modifier.mod === 'costLess') return { worth: 4 * modifier.amount, uses: ARTIFACTS_PLAYED }
    if (modifier.mod !== 'payWithMana') throw new Error(`no worth for ${modifier.mod}`)
    // sickles and orbs are equally common: resources are saved and mana is spent
    const saved = mean([4, 8]) - mean([1, 2]) * modifier.rate * UNITS.mana
    return { worth: saved, uses: CATALYSTS_MADE }
  }
  const { do: effect } = specialist
  const worth = worthOfUse(effect)
  // a ritual can be used up only once
  if (effect.do === 'removeRitual') return { worth, uses: 1 }
  if (effect.do === 'adjustBid' || effect.do === 'moveFigure' || effect.do === 'addStrength') return { worth, uses: BATTLES[effect.do] }
  const occasion = specialist.type === 'free' ? 'free' : specialist.on
  const uses = Object.entries(USES).find(([on]) => on === occasion)?.[1]
  return { worth, uses: known(uses) }
}

/** How often a council member sees each occasion in a match. It joins when about half of the match is over. */
const SEEN: Readonly<Record<string, number>> = {
  'place-found': 4,
  'ritual-played': 2.5,
  'orb-created': 2.5,
  'figure-moved': 4,
  'opponent-gained': 2.5,
  'battle-reward': 4,
  'vp-from-cell': 4,
  'vp-from-path': 4,
}
const ROUND_ENDS = 2
const OUTER_PLACES = 3.5
const INNER_PLACES = 6
const MANA_GAINED = 7
const COUNTED: Readonly<Record<Counter['count'], number>> = {
  keyword: 3,
  placesOuter: OUTER_PLACES,
  catalysts: 4,
  // a stone of the kind, and its share of the symbols in the inner circle
  stonesAndSymbols: 1 + (INNER_PLACES * mean(PLACES.map(({ symbols }) => symbols.length))) / STONE_KINDS.length,
  sets: 1.5,
  specialists: 4,
}

/** Returns the points that an effect brings at the end of one round. Two units of value are one point. */
function pointsAtRoundEnd(effect: Effect): number {
  switch (effect.do) {
    case 'forEach':
      return COUNTED[effect.of.count] * pointsAtRoundEnd(effect.each)
    case 'pay':
      // two of the three times are used: the other cards of the hand are worth more
      return ((effect.max ?? 1) - 1) * pointsAtRoundEnd(effect.brings)
    default:
      return known(worthOf(effect)) / UNITS.vp
  }
}

function lowerHalf(council: Specialist['council']): number {
  if ('modifier' in council) return MANA_GAINED
  if (council.type === 'endOfGame') return council.do.vp * COUNTED[council.do.per.count]
  if (council.type === 'endOfRound') return ROUND_ENDS * pointsAtRoundEnd(council.do)
  return (known(SEEN[String(council.on)]) * known(worthOf(council.do))) / UNITS.vp
}

describe('the cost model', () => {
  test('EF-B1 a ritual made of goods is worth its cost if an action cell is used twice and an instant once', () => {
    const counted = RITUALS.flatMap(({ id, cost, vp, slots, effect }) => {
      const worth = effect.type === 'permanent' || (effect.type === 'cell' && effect.cells > 1) ? undefined : worthOf(effect.do)
      if (worth === undefined) return []
      return [{ id, isFair: isNear(costWorth(cost), worth * (effect.type === 'cell' ? 2 : 1) + 1.6 * vp + 1.5 * slots, 1.8) }]
    })
    expect(counted).toHaveLength(7)
    expect(counted.filter(({ isFair }) => !isFair)).toEqual([])
  })

  test('EF-B1 a ritual with two action cells costs one to three resources less than two uses are worth, because bots hardly play it for more', () => {
    const bargains = RITUALS.flatMap(({ id, cost, vp, slots, effect }) => {
      const worth = effect.type === 'cell' && effect.cells > 1 ? worthOf(effect.do) : undefined
      return worth === undefined ? [] : [{ id, by: (worth * 2 + 1.6 * vp + 1.5 * slots - costWorth(cost)) / UNITS.herb }]
    })
    expect(bargains).toHaveLength(7)
    expect(bargains.filter(({ by }) => by < 1 || by > 3)).toEqual([])
  })

  test.each(NAMES)('EF-B2 %s is worth the cost as a specialist', (name) => {
    const { cost, vp, specialist } = specialistNamed(name)
    const { worth, uses } = upperHalf(specialist)
    expect(Math.abs(costWorth(cost) - worth * uses - 2 * vp)).toBeLessThanOrEqual(2)
  })

  test.each(NAMES)('EF-B2 %s brings 6 to 9 points in the council', (name) => {
    const points = lowerHalf(specialistNamed(name).council)
    expect(points).toBeGreaterThanOrEqual(6)
    expect(points).toBeLessThanOrEqual(9)
  })

  test('EF-B3 a place is worth its witches', () => {
    const worthOfPlace = ({ harvest, vp, symbols, linkBonus }: Place): number | undefined => {
      const bonus = linkBonus ? worthOf(linkBonus) : 0
      return bonus === undefined ? undefined : 2 + 1.7 * bagWorth(harvest) + 1.5 * vp + (symbols.length > 1 ? 1.5 : 0) + 0.6 * bonus
    }
    const off = PLACES.filter((place) => {
      const worth = worthOfPlace(place)
      return worth !== undefined && !isNear(worth, place.witches === 1 ? 11 : 17, place.witches === 1 ? 1.6 : 2.3)
    })
    expect(off.map(({ id }) => id)).toEqual([])
    expect(PLACES.filter((place) => worthOfPlace(place) === undefined).map(({ id }) => id)).toEqual(['place-rowan-gate', 'place-scarecrow-acre'])
  })

  test('EF-B4 printed points are 0 to 5, about 2 on average; each kind has 19 symbols; most rituals have one or two catalyst cells', () => {
    const points = CARDS.map(printedVp)
    expect([Math.min(...points), Math.max(...points)]).toEqual([0, 5])
    expect(Math.abs(points.reduce((sum, vp) => sum + vp, 0) / points.length - 2)).toBeLessThan(0.1)
    for (const kind of STONE_KINDS) expect(PLACES.filter(({ symbols }) => symbols.includes(kind))).toHaveLength(19)
    const slots = RITUALS.map((ritual) => ritual.slots)
    expect([Math.min(...slots), Math.max(...slots)]).toEqual([0, 2])
    expect(Math.abs(mean(slots) - 1.5)).toBeLessThan(0.1)
  })

  test('EF-B5 a round on the sun side is worth 90 to 120 units', () => {
    const solar = BOARDS.find(({ id }) => id === 'board-solar')
    if (!solar) throw new Error('no sun side')
    const [, gain] = solar.token.do === 'seq' ? solar.token.steps : []
    const board = (worthOf(solar.scouting) ?? 0) + (gain ? (worthOf(gain) ?? 0) : 0)
    const witches = REGIONS.map(({ cellEffect }) => worthOf(cellEffect) ?? 0)
    for (const worth of witches) expect(isNear(worth, 9.5, 1.5)).toBe(true)
    // four witches, then two elders or four, and two places to harvest
    expect(board + 4 * 9 + 2 * 7).toBeGreaterThanOrEqual(90)
    expect(board + 4 * 9 + 4 * 7 + 2 * 4).toBeLessThanOrEqual(120)
  })
})
