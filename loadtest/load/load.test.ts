import { describe, expect, test } from 'vitest'
import { pickGame } from '#sdk/players/match-plan.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { percentilesOf } from '#testing/percentiles.ts'
import { parseMetrics } from '#testing/server-metrics.ts'
import { planOf, readCommandLine } from './command-line.ts'
import { drawPlot, roundUp } from './plot.ts'
import { isWithin, SampleStore } from './sample-store.ts'

const GAME = { names: { en: '', ru: '' }, version: '1', options: [] }
const OFFERED = [
  { ...GAME, id: 'small', seats: { min: 2, max: 3 } },
  { ...GAME, id: 'large', seats: { min: 2, max: 5 } },
]

describe('the store of samples', () => {
  test('sums counts, computes percentiles of times, and groups them by second', () => {
    const samples = new SampleStore()
    for (let i = 1; i <= 100; i++) samples.add({ metric: 'answer_to_ack', at: 1000 + i * 20, value: i })
    samples.add({ metric: 'refusals', at: 0, value: 1 })
    expect(samples.spread('answer_to_ack')).toEqual({ count: 100, avg: 50.5, p50: 51, p95: 96, p99: 100, max: 100 })
    expect(samples.counts).toMatchObject({ refusals: 1, answers: 0 })
    expect(samples.bySecond('answer_to_ack', 1000, (values) => values.length)).toEqual([
      [0, 49],
      [1, 50],
      [2, 1],
    ])
    expect(percentilesOf([])).toMatchObject({ count: 0, p99: 0 })
  })

  test('a limit holds only if the measured value is within it', () => {
    const samples = new SampleStore()
    samples.add({ metric: 'refusals', at: 0, value: 1 })
    const none = { metric: 'refusals', of: 'count', is: '==', value: 0 } as const
    expect(isWithin(none, samples.measure(none))).toBe(false)
    expect(isWithin({ ...none, is: '<', value: 2 }, samples.measure(none))).toBe(true)
  })
})

describe('the command line', () => {
  test('games are mixed by weight, and no match has more seats than its game allows', () => {
    const plan = planOf(readCommandLine(['--games', 'small:3,large', '--matches', '50', '--minutes', '2']), 'http://x', OFFERED, 0)
    expect(plan.games).toEqual([
      { id: 'small', weight: 3, seats: 3 },
      { id: 'large', weight: 1, seats: 4 },
    ])
    expect(plan).toMatchObject({ matches: 50, idle: 5, countsFrom: 2200, endsAt: 120_000 })
    const chance = seededRandom(7)
    const picked = Map.groupBy(
      Array.from({ length: 400 }, () => pickGame(plan.games, chance).id),
      (id) => id,
    )
    expect(picked.get('small')?.length).toBeGreaterThan(2 * (picked.get('large')?.length ?? 0))
  })

  test('a wrong command line is refused with the reason', () => {
    expect(() => readCommandLine(['--matches', 'many'])).toThrow('--matches must be a number of at least 1, but is many')
    expect(() => readCommandLine(['--driver', 'horse'])).toThrow('--driver must be one of k6, node')
    expect(() => planOf(readCommandLine(['--games', 'chess']), 'http://x', OFFERED, 0)).toThrow('no game chess')
  })
})

test('the metrics of a server are summed over their labels', () => {
  const text = '# HELP x\ncoven_matches{game="a"} 2\ncoven_matches{game="b"} 3\ncoven_matches_owned 9\nprocess_resident_memory_bytes 5000000\n'
  expect(parseMetrics(text, 1)).toMatchObject({ at: 1, matches: 5, memoryMb: 5, connections: 0 })
})

test('a plot ends its axis at a round number and draws every line', () => {
  expect([0, 0.3, 1, 1.7, 23, 260].map(roundUp)).toEqual([1, 0.5, 1, 2, 25, 500])
  const line = { name: 'a < b', points: [[0, 1] as const, [10, 23] as const] }
  const svg = drawPlot({ title: 'T', unit: 'ms', lines: [line, line] })
  expect(svg.match(/<polyline/g)).toHaveLength(2)
  expect(svg).toContain('a &#60; b')
  expect(svg).toContain('>25</text>')
})
