import { Misuse } from '../selfplay/arguments.ts'
import { codeOf } from '../selfplay/code.ts'
import { differencesOf, readRun } from '../selfplay/store.ts'
import type { Plan } from './plan.ts'
import type { MatchResult } from './play.ts'

/** Everything that determines the matches. */
interface Conditions {
  readonly game: string
  readonly version: string
  readonly seats: number
  readonly level: string
  readonly worlds: number
  readonly positions: number
  readonly options: Plan['options']
  readonly seed: string
  /** The hash of the rules and the bots. Matches of other code are not continued. */
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

/** Returns the stored matches to continue from. There are none without `--more`. */
export function storedMatches({ out, more, games }: Plan, conditions: Conditions): readonly MatchResult[] {
  const run = more ? readRun<Conditions, MatchResult>(out) : undefined
  if (!run) return []
  const differs = differencesOf(run.conditions, conditions)
  if (differs.length > 0) throw new Misuse(`${out} was played under other conditions (${differs.join(', ')}): leave out --more`)
  return run.matches.slice(0, games)
}
