import { expect, test } from 'vitest'
import { checkLayout, isFast, P99_LIMIT } from './check.ts'
import { GAME, measured } from './fixtures.ts'
import { LEASE_SECONDS, planLayout, RETURN_SECONDS } from './layout.ts'

test('the simulation confirms the loads of the plan and finds the number of matches that is too many', () => {
  const costs = measured(GAME)
  const layout = planLayout(costs, { matches: 20_000, secondsPerAnswer: 5 })
  const { cells, death, knee } = checkLayout(costs, layout)
  expect(cells).toHaveLength(layout.cells)
  for (const { shardLoad, nodeLoad } of cells) {
    expect(shardLoad / layout.redisLoad).toBeCloseTo(1, 1)
    expect(nodeLoad).toBeGreaterThan(layout.nodeLoad)
    expect(nodeLoad).toBeLessThan(layout.nodeLoad + 0.1)
  }
  expect(death.resume.p50).toBeGreaterThan(LEASE_SECONDS)
  expect(death.resume.max).toBeLessThan(2 * (LEASE_SECONDS + RETURN_SECONDS))
  expect(death.bystanders.p99).toBeGreaterThan(death.latency.p50)
  expect(knee.at(-1)?.findings.latency.p99).toBeGreaterThan(P99_LIMIT)
  expect(knee.slice(0, -1).every(({ findings }) => isFast(findings))).toBe(true)
})
