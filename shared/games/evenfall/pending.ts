import type { Seat } from '../../kernel/decision.ts'
import { type Bag, CATALYST_COST, type Effect, RESOURCES } from './content/index.ts'
import { rewardOf } from './effects/battleReward.ts'
import type { Frame, FrameOf } from './frames.ts'
import { boardAt, faceAt, partyAt, type State, sicklesOn } from './state.ts'
import { WORTH, worthOf } from './worth.ts'

/** What a seat will get from pending work. Everything except resources, cards and mana counts as points. */
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

function addTriggers(seat: Seat, expected: Expected, { groups }: FrameOf<'triggers'>): void {
  for (const group of groups) if (group.seat === seat) for (const { effect } of group.effects) add(expected, effect)
}

function addHarvest(s: State, expected: Expected, { owner, places }: FrameOf<'reap'>): void {
  const party = partyAt(s, owner)
  for (const place of places) addBag(expected, faceAt(s, place).harvest, 1 + sicklesOn(party, place))
}

function addStoneCell(s: State, expected: Expected, { seat, cell, left }: FrameOf<'stoneCell'>): void {
  const rewards = boardAt(s, seat).stoneCells.find(({ id }) => id === cell)?.rewards ?? []
  for (const n of left) for (const reward of rewards.slice(n, n + 1)) add(expected, reward)
}

function addCatalysts(expected: Expected, { items }: FrameOf<'catalysts'>): void {
  for (const { kind, mana } of items) {
    expected[mana ? 'mana' : 'resources'] -= CATALYST_COST[kind].n
    expected.points += WORTH[kind]
  }
}

/** Returns the seat that the frame brings something to. */
function ownerOf(frame: Frame): Seat | undefined {
  if ('ctx' in frame) return frame.ctx.seat
  return 'seat' in frame ? frame.seat : undefined
}

function addFrame(s: State, seat: Seat, expected: Expected, frame: Frame): void {
  if (frame.step === 'triggers') {
    addTriggers(seat, expected, frame)
    return
  }
  if (ownerOf(frame) !== seat) return
  switch (frame.step) {
    case 'bundle':
      for (const tier of frame.tiers) add(expected, rewardOf(frame.region, tier))
      break
    case 'reap':
      addHarvest(s, expected, frame)
      break
    case 'stoneCell':
      addStoneCell(s, expected, frame)
      break
    case 'catalysts':
      addCatalysts(expected, frame)
      break
    default:
      if (!('node' in frame) || frame.step === 'offer') break
      for (const effect of [frame.node, ...frame.rest]) add(expected, effect)
  }
}

/** Returns what the pending work will bring to the seat. */
export function expectedOf(s: State, seat: Seat, pending: readonly Frame[]): Expected {
  const expected: Expected = { resources: 0, cards: 0, mana: 0, points: 0 }
  for (const frame of pending) addFrame(s, seat, expected, frame)
  return expected
}
