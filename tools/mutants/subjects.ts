import { basename } from 'node:path'
import { GAMES } from '#shared/games/index.ts'
import { filesOf } from '../suites.ts'

/** What mutants are made of, and which tests can tell. */
export interface Subject {
  readonly id: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

export const SUBJECTS: readonly string[] = ['kernel', ...GAMES.map(({ id }) => id)]

/** What players read and what is printed on the pieces: nothing that a wrong operator could break. */
const TEXT_FOLDERS = ['content', 'fixtures', 'rules', 'words'] as const
/** Words again; what bots think, which may be better or worse, but not wrong; and what tests arrange with. */
const LEFT_OUT = ['words.ts', 'value.ts', 'worth.ts', 'imagine.ts', 'testing.ts'] as const

function isRule(file: string): boolean {
  const folders = file.split('/').slice(3, -1)
  return !file.endsWith('.test.ts') && !TEXT_FOLDERS.some((folder) => folders.includes(folder)) && !LEFT_OUT.some((name) => name === basename(file))
}

/** These take longest. They run when nothing else has noticed. */
const LAST: readonly string[] = ['undo', 'secrets', 'secrecy', 'invariants', 'value', 'fixtures', 'perft', 'sabotage', 'conformance']

const inOrder = (tests: readonly string[]): readonly string[] => {
  const rank = (test: string): number => LAST.indexOf(basename(test, '.test.ts'))
  return tests.toSorted((one, other) => rank(one) - rank(other))
}

/** Tests of the kernel reach no game; those of a game reach the kernel, but it shall not need them: it has tests of its own. */
export function subjectOf(id: string): Subject | undefined {
  if (!SUBJECTS.includes(id)) return undefined
  const folder = id === 'kernel' ? 'shared/kernel' : `shared/games/${id}`
  const more = id === 'kernel' ? ['shared/conformance/*.test.ts'] : []
  return { id, files: filesOf(`${folder}/**/*.ts`).filter(isRule), tests: inOrder(filesOf(`${folder}/**/*.test.ts`, ...more)) }
}
