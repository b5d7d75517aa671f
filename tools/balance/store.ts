import { basename, join } from 'node:path'
import { commitTo } from '#shared/kernel/fairness.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import { UsageError } from '../selfplay/arguments.ts'
import { codeOf } from '../selfplay/code.ts'
import { isSamePlay } from '../selfplay/same-play.ts'
import { differencesOf, type Run, readRun, readZipped, storeZipped } from '../selfplay/store.ts'
import { type Packed, pack, unpack } from './packed.ts'
import type { Plan } from './plan.ts'
import play, { type MatchResult, type Task } from './play.ts'

/** The folder of matches that are committed. With them the figures in docs can be checked, and later runs can continue. */
const RESULTS = join(import.meta.dirname, 'results')

/** Everything that determines the matches. */
export interface Conditions {
  readonly game: string
  readonly version: string
  readonly seats: number
  readonly level: BotLevel
  readonly worlds: number
  readonly positions: number
  readonly options: Plan['options']
  readonly seed: string
  /** The hash of the rules and the bots. */
  readonly code: string
}
export type BalanceRun = Run<Conditions, MatchResult>

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

/** Returns match number `n` of a run. */
export const taskOf = ({ game, version, seats, options, seed, level, positions, worlds }: Conditions, n: number): Task => ({
  setup: { game, version, seats, options, seed: commitTo(`${seed} ${n}`) },
  level,
  positions,
  worlds,
})

const committedFile = (out: string): string => join(RESULTS, `${basename(out)}.gz`)

export function readCommitted(file: string): BalanceRun | undefined {
  const run = readZipped<{ readonly conditions: Conditions; readonly packed: Packed }>(file)
  return run && { conditions: run.conditions, matches: unpack(run.packed) }
}

export const commit = (out: string, { conditions, matches }: BalanceRun): void =>
  storeZipped(committedFile(out), { conditions, packed: pack(matches) })

/**
 * Returns the stored matches to continue from: those in `data`, or else those that are committed. There are none without `--more`.
 * If only the code differs, they are used only if the first and the last match come out the same when they are played again.
 */
export function storedMatches({ out, more, games }: Plan, conditions: Conditions): readonly MatchResult[] {
  const run = more ? (readRun<Conditions, MatchResult>(out) ?? readCommitted(committedFile(out))) : undefined
  if (!run) return []
  const differs = differencesOf(run.conditions, conditions)
  const isSame = differs.every((name) => name === 'code') && (differs.length === 0 || isSamePlay(run.matches, (n) => play(taskOf(conditions, n))))
  if (!isSame) throw new UsageError(`${out} was played under other conditions (${differs.join(', ')}): leave out --more`)
  return run.matches.slice(0, games)
}
