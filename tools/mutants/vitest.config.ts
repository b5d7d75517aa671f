import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const TESTS = (process.env.MUTANTS_TESTS ?? '').split(',')

/** Runs the test files in the order of the list. The first that fails ends the run. */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => TESTS.findIndex((test) => moduleId.endsWith(test))
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** The configuration of `npm run mutants`. Rules leave nothing behind, so one process runs file after file. */
export default defineConfig({
  test: { include: TESTS, isolate: false, testTimeout: 0, hookTimeout: 0, sequence: { sequencer: AsListed } },
})
