import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { type JudgedMutant, judge } from './report.ts'
import { instrumentOnly, type Mutant } from './sample.ts'
import type { Subject } from './subjects.ts'

/** Converts a location to count from 0. Only Stryker's reports count lines and columns from 1. */
const fromZero = ({ start, end }: Mutant['location']): Mutant['location'] => ({
  start: { line: start.line - 1, column: start.column - 1 },
  end: { line: end.line - 1, column: end.column - 1 },
})

/** Tries each mutant of the subject with the tests that reach it. Call it once in a process, because instrumenters keep their settings. */
export async function tryMutants(
  { files, tests }: Pick<Subject, 'files' | 'tests'>,
  mutants: readonly Mutant[],
  concurrency: number,
): Promise<readonly JudgedMutant[]> {
  instrumentOnly(mutants)
  process.env.TEST_EFFORT = 'quick'
  process.env.MUTANTS_TESTS = tests.join(',')
  const sandbox = await mkdtemp(join(tmpdir(), 'coven-mutants-'))
  const clear = (): void => rmSync(sandbox, { recursive: true, force: true })
  // The files are removed at a signal too, because Stryker turns the signal into an exit.
  process.once('exit', clear)
  try {
    const stryker = new Stryker({ configFile: 'tools/mutants/stryker.json', mutate: [...files], concurrency, tempDirName: sandbox })
    const results = await stryker.runMutationTest()
    const sources = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
    return results.filter(({ status }) => status !== 'Ignored').map((result) => judge({ ...result, location: fromZero(result.location) }, sources))
  } finally {
    clear()
    process.off('exit', clear)
  }
}
