import { matchesGlob, relative } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { EFFORT } from './shared/conformance/effort.ts'
import { LONG, PURE, slowTests, TESTS } from './tools/suites.ts'

const MINUTE_MS = 60_000
const left = [...configDefaults.exclude, ...(EFFORT === 'quick' ? slowTests() : [])]

/** The longest first; then those that need a process of their own; then those that share one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = (file: string): boolean => LONG.some((pattern) => matchesGlob(relative(import.meta.dirname, file), pattern))
    const rank = ({ moduleId, project }: TestSpecification): number => (isLong(moduleId) ? 0 : project.config.isolate ? 1 : 2)
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

/** Tests wait for states, never for a time: these limits only end what hangs, and a busy machine must not come near them. */
export default defineConfig({
  test: {
    testTimeout: 15 * MINUTE_MS,
    hookTimeout: 15 * MINUTE_MS,
    expect: { poll: { timeout: 2 * MINUTE_MS } },
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // Half of the tests wait for a socket, a disk or a page.
    maxWorkers: '150%',
    projects: [
      // Rules leave nothing behind, so that one process can run file after file: half of the time would go into starting processes.
      { extends: true, test: { name: 'pure', include: [...PURE], exclude: left, isolate: false } },
      { extends: true, test: { name: 'whole', include: [...TESTS], exclude: [...left, ...PURE] } },
    ],
  },
})
