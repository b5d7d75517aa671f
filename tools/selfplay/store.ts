import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

const ROOT = join(import.meta.dirname, '..', '..')

/** Matches and what decides how they go. */
export interface Run<C extends object, M> {
  readonly conditions: C
  readonly matches: readonly M[]
}

/** Rules, content and bots, without what only words or tests need. */
export function codeOf(game: string): string {
  const hash = createHash('sha256')
  const files = globSync([`shared/games/${game}/**/*.ts`, `shared/conformance/${game}/**/*.ts`, 'shared/bots/*.ts', 'shared/kernel/*.ts'], {
    cwd: ROOT,
  })
  for (const file of files.toSorted()) {
    if (/\.test\.ts$|testing\.ts$|[/]rules[/]|[/]words/.test(file)) continue
    hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

export function readRun<C extends object, M>(file: string): Run<C, M> | undefined {
  // written by `store`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run<C, M>) : undefined
}

/** The names of the conditions that are not the same. */
export const differencesOf = (stored: object, wanted: object): readonly string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    isDeepStrictEqual(Object.entries(stored).find(([known]) => known === name)?.[1], value) ? [] : [name],
  )

/** In one piece or not at all. */
export function store<C extends object, M>(file: string, run: Run<C, M>): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(run))
  renameSync(draft, file)
}

/** What differs from the usual table is in the name of its file. */
export const fileNameOf = (...parts: readonly string[]): string => `${parts.map((part) => part.replace('=', '-')).join('.')}.json`
