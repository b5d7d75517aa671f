import { commitTo } from '#shared/kernel/fairness.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import { fileNameOf } from '../selfplay/store.ts'
import type { BotMatch, Budget } from './bot-match.ts'
import { isFirst, type Table } from './tables.ts'

/** A figure of the report: two levels at one table, or one level alone. */
export interface Cell {
  readonly table: Table
  readonly levels: readonly [BotLevel, BotLevel] | readonly [BotLevel]
}

/** The goal for the first level's share of the wins. */
const GOALS: Readonly<Record<string, number>> = { 'adept:novice': 0.85, 'master:adept': 0.6 }
export const goalOf = ({ levels }: Cell): number | undefined => GOALS[levels.join(':')]

export const titleOf = ({ table: { game, seats, set }, levels }: Cell): string =>
  [game.id, `${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...set, levels.join(' against ')].join(', ')

export const cellFile = ({ table: { game, seats, set }, levels }: Cell): string =>
  fileNameOf(game.id, `${seats}-seats`, ...set.toSorted(), levels.join('-'))

/**
 * Returns match n of the cell. Each level alone plays the same tables. With two levels, every two matches are the same table with the sides changed.
 */
export function botMatchOf({ table, levels }: Cell, seed: string, budget: Budget, n: number): BotMatch {
  const { game, seats, options } = table
  const [first, second = first] = levels
  const shuffle = seats === 1 ? n : Math.floor(n / 2)
  return {
    setup: { game: game.id, version: game.version, seats, options, seed: commitTo(`${seed} ${shuffle}`) },
    levels: Array.from({ length: seats }, (_, seat) => (isFirst(table, seat, n) ? first : second)),
    budget,
  }
}
