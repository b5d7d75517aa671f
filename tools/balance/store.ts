import { Misuse } from '../selfplay/arguments.ts'
import { codeOf } from '../selfplay/code.ts'
import { differencesOf, readRun } from '../selfplay/store.ts'
import type { Plan } from './plan.ts'
import type { MatchResult } from './play.ts'

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
export function storedMatches({ out, more, games }: Plan, conditions: Conditions): readonly MatchResult[] {
  const run = more ? readRun<Conditions, MatchResult>(out) : undefined
  if (!run) return []
  const differs = differencesOf(run.conditions, conditions)
  if (differs.length > 0) throw new Misuse(`${out} was played under other conditions (${differs.join(', ')}): leave out --more`)
  return run.matches.slice(0, games)
}
