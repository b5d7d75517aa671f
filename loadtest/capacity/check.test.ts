import { expect, test } from 'vitest'
import { checkLayout, isFast, P99_LIMIT } from './check.ts'
import { layOut } from './layout.ts'
import { readMeasured } from './measured.ts'

/** A small service: what it costs is what was measured, and that it holds is what the plan promises. */
test('the simulation comes to the loads that the plan computed, and finds where it ends', async () => {
  const measured = await readMeasured()
  const layout = layOut(measured, { matches: 6000, secondsPerAnswer: 5 })
  const { cells, death, knee } = checkLayout(measured, layout)
  expect(cells).toHaveLength(layout.cells)
  for (const { shardLoad, nodeLoad } of cells) {
    expect(shardLoad).toBeCloseTo(layout.redisLoad, 1)
    expect(nodeLoad).toBeGreaterThan(layout.nodeLoad * 0.9)
  }
  expect(death.resume.max).toBeGreaterThan(6)
  expect(knee.at(-1)?.findings.latency.p99).toBeGreaterThan(P99_LIMIT)
  expect(knee.slice(0, -1).every(({ findings }) => isFast(findings))).toBe(true)
})
