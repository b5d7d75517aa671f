import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Misuse, type Plan } from './plan.ts'
import type { Account } from './play.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** What decides how the matches go. */
interface Conditions {
  readonly game: string
  readonly version: string
  readonly seats: number
  readonly level: string
  readonly worlds: number
  readonly positions: number
  readonly options: Plan['options']
  readonly seed: string
  /** Of the rules and of the bots: matches of other code are not added to. */
  readonly code: string
}

export interface Run {
  readonly conditions: Conditions
  readonly matches: readonly Account[]
}

/** Rules, content and bots, without what only words or tests need. */
function codeOf(game: string): string {
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

export const conditionsOf = ({ measured: { game }, seats, level, worlds, positions, options, seed }: Plan): Conditions => ({
  game: game.id,
  version: game.version,
  seats,
  level,
  worlds,
  positions,
  options,
  seed,
  code: codeOf(game.id),
})

/** The matches to go on from: none unless asked for. */
export function storedMatches({ out, more, games }: Plan, conditions: Conditions): readonly Account[] {
  if (!more || !existsSync(out)) return []
  // written by `store`
  const run = JSON.parse(readFileSync(out, 'utf8')) as Run
  const differs = Object.entries(conditions).flatMap(([name, value]) =>
    isDeepStrictEqual(Object.entries(run.conditions).find(([known]) => known === name)?.[1], value) ? [] : [name],
  )
  if (differs.length > 0) throw new Misuse(`${out} was played under other conditions (${differs.join(', ')}): leave out --more`)
  return run.matches.slice(0, games)
}

/** In one piece or not at all. */
export function store(out: string, run: Run): void {
  mkdirSync(dirname(out), { recursive: true })
  const draft = `${out}.${process.pid}`
  writeFileSync(draft, JSON.stringify(run))
  renameSync(draft, out)
}
