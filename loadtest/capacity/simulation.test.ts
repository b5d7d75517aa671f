import { expect, test } from 'vitest'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { type Plan, simulate } from './simulation.ts'

const randomFrom = (seed: number) => {
  const chance = seededRandom(seed)
  return () => chance(2 ** 30) / 2 ** 30
}

const FREE = { node: 0, shard: 0 }
const COSTS = { answer: 0.001, publish: 0, append: 0, join: FREE, restore: FREE }
const PLAN: Plan = {
  nodes: 1,
  shards: 1,
  matches: 5000,
  seats: 4,
  rate: 0.1,
  kinds: [COSTS],
  pause: { seconds: 0, every: 1 },
  roundTrip: 0,
  seconds: 400,
  warmUp: 20,
  deaths: 0,
  lease: 0,
  return: 0,
}

/** In an M/M/1 queue the time of a job is exponentially distributed. Its rate is the service rate minus the arrival rate. */
test('the time of an answer is what queueing theory says', () => {
  const served = 1000
  const plan = { ...PLAN, kinds: [{ ...COSTS, answer: 0, append: 1 / served }] }
  const { answers, latency, shardLoad } = simulate(plan, randomFrom(1))
  const came = answers / (plan.seconds - plan.warmUp)
  expect(came / 500).toBeCloseTo(1, 1)
  expect(shardLoad).toBeCloseTo(came / served, 1)
  expect((latency.p50 * (served - came)) / Math.LN2).toBeCloseTo(1, 1)
  expect((latency.p99 * (served - came)) / Math.log(100)).toBeCloseTo(1, 1)
})

test('a second node halves the load of the first, and a slow Redis slows both down', () => {
  const two = simulate({ ...PLAN, nodes: 2, seconds: 60 }, randomFrom(2))
  expect(two.nodeLoad).toBeCloseTo(0.25, 1)
  const slow = simulate({ ...PLAN, nodes: 2, seconds: 60, kinds: [{ ...COSTS, append: 0.0018 }] }, randomFrom(2))
  expect(slow.shardLoad).toBeGreaterThan(0.85)
  expect(slow.latency.p50).toBeGreaterThan(5 * two.latency.p50)
})

test('when a node dies, its matches go on elsewhere and the other nodes carry the load', () => {
  const kinds = [{ ...COSTS, restore: { node: 0.002, shard: 0 }, join: { node: 0.001, shard: 0 } }]
  const plan = { ...PLAN, nodes: 4, deaths: 1, lease: 3, return: 1, seconds: 60, kinds }
  const { resume, bystanders, nodeLoad } = simulate(plan, randomFrom(3))
  expect(resume.p50).toBeGreaterThan(1)
  expect(resume.max).toBeGreaterThan(3)
  expect(resume.max).toBeLessThan(8)
  expect(bystanders.p99).toBeGreaterThan(0)
  expect(nodeLoad).toBeLessThan(0.3)
})

test('garbage collection pauses raise the 99th percentile but not the median', () => {
  const paused = simulate({ ...PLAN, matches: 1000, seconds: 60, pause: { seconds: 0.05, every: 1 } }, randomFrom(4))
  expect(paused.latency.p50).toBeLessThan(0.003)
  expect(paused.latency.p99).toBeGreaterThan(0.03)
})
