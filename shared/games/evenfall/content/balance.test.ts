import { describe, expect, test } from 'vitest'
import { BOARDS, CARDS, PLACES, printedVp, REGIONS, RITUALS, SPECIALISTS } from './index.ts'
import { type Bag, type Effect, type Place, type Price, RESOURCES, STONE_KINDS } from './vocabulary.ts'

/** What things are worth, in units of value. */
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

/** The worth of an effect made of goods alone; undefined for any other, whose worth is an estimate. */
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

describe('the cost model', () => {
  test('EF-B1 a ritual made of goods is worth its cost: an action cell is used twice, an instant once', () => {
    const counted = RITUALS.flatMap(({ id, cost, vp, slots, effect }) => {
      const worth = effect.type === 'permanent' ? undefined : worthOf(effect.do)
      if (worth === undefined) return []
      return [{ id, isFair: isNear(costWorth(cost), worth * (effect.type === 'cell' ? 2 : 1) + 1.6 * vp + 1.5 * slots, 1.8) }]
    })
    expect(counted).toHaveLength(14)
    expect(counted.filter(({ isFair }) => !isFair)).toEqual([])
  })

  test('EF-B2 a specialist with a free action of goods is worth the cost when it is used twice', () => {
    const counted = SPECIALISTS.flatMap(({ id, cost, vp, specialist }) => {
      const worth = specialist.type === 'free' ? worthOf(specialist.do) : undefined
      return worth === undefined ? [] : [{ id, isFair: isNear(costWorth(cost), 2 * worth + 2 * vp, 2) }]
    })
    expect(counted.map(({ id }) => id)).toEqual(['specialist-ajisu', 'specialist-solveig', 'specialist-radu', 'specialist-mirra', 'specialist-guido'])
    expect(counted.filter(({ isFair }) => !isFair)).toEqual([])
  })

  test('EF-B2 a council effect brings 6 to 9 points with three or four of what it waits for', () => {
    const perOccasion = SPECIALISTS.flatMap(({ council }) => {
      if (council.type === 'endOfGame') return [council.do.vp]
      return 'do' in council && council.do.do === 'gain' ? [council.do.vp ?? 0] : []
    })
    expect(perOccasion.length).toBeGreaterThan(15)
    // 2 points for each of three or four, 3 for each of two or three, 5 for a set or two
    for (const vp of perOccasion) expect([2, 3, 5]).toContain(vp)
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
    expect(PLACES.filter((place) => worthOfPlace(place) === undefined).map(({ id }) => id)).toEqual([
      'place-hollow-oak-b',
      'place-beekeepers-hollow-b',
    ])
  })

  test('EF-B4 printed points from 0 to 5, about 2 on average; 19 symbols of each kind; 44 catalyst cells', () => {
    const points = CARDS.map(printedVp)
    expect([Math.min(...points), Math.max(...points)]).toEqual([0, 5])
    expect(Math.abs(points.reduce((sum, vp) => sum + vp, 0) / points.length - 2)).toBeLessThan(0.1)
    for (const kind of STONE_KINDS) expect(PLACES.filter(({ symbols }) => symbols.includes(kind))).toHaveLength(19)
    expect(RITUALS.reduce((sum, { slots }) => sum + slots, 0)).toBe(44)
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
