import { expect, test } from 'vitest'
import { runsFor } from '#shared/conformance/effort.ts'
import { runWorlds } from './run.ts'

/** A short form of `npm run leaks`, which plays thousands of worlds. */
test.each([
  ['none', runsFor({ quick: 12, usual: 48, all: 480 }), 1],
  ['restart', runsFor({ quick: 6, usual: 18, all: 120 }), 10_001],
  ['kill', runsFor({ quick: 6, usual: 12, all: 60 }), 20_001],
] as const)('worlds that differ in what a watcher cannot know are the same to it, byte for byte (takeover: %s)', async (takeover, worlds, from) => {
  const { found, differing, frames } = await runWorlds({ from, worlds, takeover })
  expect(found).toEqual([])
  expect(differing).toBeGreaterThan(worlds / 2)
  expect(frames).toBeGreaterThan(worlds * 50)
})
