import { basename } from 'node:path'
import { GAMES } from '#shared/games/index.ts'
import { filesOf } from '../suites.ts'

/** The files that are changed, and the tests that can notice it. */
export interface Subject {
  readonly id: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

export const SUBJECTS: readonly string[] = ['kernel', ...GAMES.map(({ id }) => id)]

/** Folders without rules: texts for players, the content of the pieces, and helpers of tests. */
const FOLDERS_LEFT_OUT = ['content', 'fixtures', 'rules', 'testing', 'words'] as const
/**
 * More files without rules: words, the bots' estimates (which can be better or worse, but not wrong), what `npm run balance` counts, and helpers of
 * tests.
 */
const LEFT_OUT = ['words.ts', 'evaluate.ts', 'worth.ts', 'reach.ts', 'imagine.ts', 'pending.ts', 'balance.ts', 'testing.ts'] as const

function isRule(file: string): boolean {
  const folders = file.split('/').slice(3, -1)
  return (
    !file.endsWith('.test.ts') && !FOLDERS_LEFT_OUT.some((folder) => folders.includes(folder)) && !LEFT_OUT.some((name) => name === basename(file))
  )
}

/** The slowest tests. They run last. */
const LAST: readonly string[] = ['undo', 'secrets', 'secrecy', 'invariants', 'evaluate', 'fixtures', 'perft', 'mutants', 'conformance']

const nameOf = (test: string): string => basename(test, '.test.ts')
const rank = (test: string): number => LAST.indexOf(nameOf(test))
const inOrder = (tests: readonly string[]): readonly string[] => tests.toSorted((one, other) => rank(one) - rank(other))

/** The kernel. A game's tests reach the kernel too, but the kernel must not need them: it has tests and a game of its own. */
const kernel = (): Subject => ({
  id: 'kernel',
  files: filesOf('shared/kernel/*.ts').filter((file) => !file.endsWith('.test.ts')),
  tests: filesOf('shared/kernel/*.test.ts', 'shared/rules/edition.test.ts', 'shared/conformance/{mutants,sample-game/conformance}.test.ts'),
})
const game = (id: string): Subject => ({
  id,
  files: filesOf(`shared/games/${id}/**/*.ts`).filter(isRule),
  tests: filesOf(`shared/games/${id}/**/*.test.ts`),
})

/** Returns a subject by its id. `fast` leaves out the slowest tests, and `only` keeps only the tests with these names. */
export function subjectOf(
  id: string,
  { fast = false, only }: { readonly fast?: boolean; readonly only?: readonly string[] | undefined } = {},
): Subject | undefined {
  if (!SUBJECTS.includes(id)) return undefined
  const subject = id === 'kernel' ? kernel() : game(id)
  const isMeant = (test: string): boolean => (!fast || rank(test) < 0) && (!only || only.includes(nameOf(test)))
  return { ...subject, tests: inOrder(subject.tests).filter(isMeant) }
}
