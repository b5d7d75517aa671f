import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The patterns of all test files. */
export const TESTS = ['{shared,rooms,server,sdk,client,testing,loadtest,tools}/**/*.test.{ts,tsx}'] as const

/** The tests that touch nothing but their own values. */
export const PURE = ['shared/**/*.test.ts', 'sdk/match/**/*.test.ts', 'client/**/!(*.browser).test.ts'] as const

/** The longest tests. They start first, so that nothing waits for them at the end. */
export const LONG = [
  'shared/games/*/conformance.test.ts',
  'server/redis/nodes.test.ts',
  '**/*.browser.test.ts',
  'tools/{chaos,fuzz,siege}.test.ts',
  'tools/new-game/scaffold.test.ts',
  'loadtest/loadtest.test.ts',
] as const

/** Tests that take many seconds although they start no other program. */
export const HEAVY = [
  'server/{hostile,replayer}/*.test.ts',
  'server/tests/{history,lifecycle,places,resign,seats,stalling,start}.test.ts',
  'tools/leaks/*.test.ts',
  'tools/pins/wire.test.ts',
  'tools/mutants/run.test.ts',
  'tools/selfplay/results.test.ts',
  'server/journal/journal.test.ts',
  'loadtest/capacity/*.test.ts',
] as const

/** Matches an import that starts a browser, a Redis, a proxy or another process. */
const OTHER_PROGRAMS =
  /from '(node:child_process|#testing\/(server-process\.ts|redis\.ts|(browser|cluster)\/[^']*)|[^']*\/(chaos\/[^']*|(fuzz|siege)\/run\.ts))'/

export const filesOf = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' }).toSorted()

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Returns the tests that `npm run test:quick` leaves out. */
export function slowTests(): readonly string[] {
  const heavy = new Set(filesOf(...HEAVY))
  return filesOf(...TESTS).filter((file) => heavy.has(file) || OTHER_PROGRAMS.test(textOf(file)))
}
