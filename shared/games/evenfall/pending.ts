import type { Seat } from '../../kernel/decision.ts'
import { type Bag, CATALYST_COST, type Effect, RESOURCES } from './content/index.ts'
import { rewardOf } from './effects/battleReward.ts'
import type { Frame } from './frames.ts'
import { boardAt, faceAt, partyAt, type State, sicklesOn } from './state.ts'
import { WORTH, worthOf } from './worth.ts'

/** What a seat can count on though it has not got it yet; what cannot be counted otherwise, in points. */
export interface Expected {
  resources: number
  cards: number
  mana: number
  points: number
}

function addBag(expected: Expected, bag: Bag, times = 1): void {
  expected.resources += times * (RESOURCES.reduce((sum, resource) => sum + (bag[resource] ?? 0), 0) + (bag.any ?? 0))
  expected.cards += times * (bag.cards ?? 0)
  expected.mana += times * (bag.mana ?? 0)
  expected.points += times * (bag.vp ?? 0)
}

function add(expected: Expected, effect: Effect): void {
  switch (effect.do) {
    case 'gain':
      if (!effect.who) addBag(expected, effect)
      break
    case 'draw':
      expected.cards += effect.n
      break
    case 'discard':
      expected.cards -= effect.n
      break
    case 'pay':
      addBag(expected, effect.cost, -1)
      add(expected, effect.brings)
      break
    case 'seq':
      for (const step of effect.steps) add(expected, step)
      break
    case 'choose':
      add(
        expected,
        effect.options.reduce((best, option) => (worthOf(option) > worthOf(best) ? option : best)),
      )
      break
    default:
      expected.points += worthOf(effect)
  }
}

function addFrame(s: State, seat: Seat, expected: Expected, frame: Frame): void {
  switch (frame.step) {
    case 'triggers':
      for (const group of frame.groups) if (group.seat === seat) for (const { effect } of group.effects) add(expected, effect)
      break
    case 'bundle':
      if (frame.ctx.seat === seat) for (const tier of frame.tiers) add(expected, rewardOf(frame.region, tier))
      break
    case 'reap':
      if (frame.ctx.seat === seat)
        for (const place of frame.places) addBag(expected, faceAt(s, place).harvest, 1 + sicklesOn(partyAt(s, frame.owner), place))
      break
    case 'stoneCell': {
      const rewards = boardAt(s, frame.seat).stoneCells.find(({ id }) => id === frame.cell)?.rewards ?? []
      if (frame.seat === seat) for (const n of frame.left) for (const reward of rewards.slice(n, n + 1)) add(expected, reward)
      break
    }
    case 'catalysts':
      if (frame.seat !== seat) break
      for (const { kind, mana } of frame.items) {
        const { n } = CATALYST_COST[kind]
        expected[mana ? 'mana' : 'resources'] -= n
        expected.points += WORTH[kind]
      }
      break
    default:
      if (!('node' in frame) || frame.step === 'offer' || frame.ctx.seat !== seat) break
      for (const effect of [frame.node, ...frame.rest]) add(expected, effect)
  }
}

/** What the pending work will bring the seat. */
export function expectedOf(s: State, seat: Seat, pending: readonly Frame[]): Expected {
  const expected: Expected = { resources: 0, cards: 0, mana: 0, points: 0 }
  for (const frame of pending) addFrame(s, seat, expected, frame)
  return expected
}
