import type { Game } from '#shared/kernel/game.ts'
import type { GameOptionSpec, GameOptions } from '#shared/kernel/game-options.ts'
import { readSettings, UsageError } from '../selfplay/arguments.ts'

/** A table at which bots of two levels play, or with one seat, one level against the game. */
export interface Table {
  readonly game: Game
  readonly seats: number
  /** The settings that differ from the usual table, as `id=value`. */
  readonly set: readonly string[]
  readonly options: GameOptions
}

/** Options for the first player. They are left out, because seats change in any case. */
const SEATING: readonly string[] = ['firstPlayer', 'seatOrder']
/** Settings that keep partners together: with teams, nobody changes corners, so that partners are bots of one level. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = { 'mode=teams': ['seatOrder=as-seated'] }
/** The teams by number of seats. They are mirrored for every other match. */
const TEAMS: Readonly<Record<number, string>> = { 2: 'ab', 3: 'abb', 4: 'abab' }

const applies = ({ appliesTo }: GameOptionSpec, seats: number): boolean => appliesTo?.seats?.includes(seats) ?? true

/** Returns every value of an option except the default. Numbers are limits and not variants. */
function othersOf(spec: GameOptionSpec): readonly string[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values.flatMap(({ id }) => (id === spec.default ? [] : [`${spec.id}=${id}`]))
    case 'flag':
      return [`${spec.id}=${!spec.default}`]
    case 'range':
      return []
  }
}

export function tableOf(game: Game, seats: number, set: readonly string[]): Table {
  const whole = [...set, ...set.flatMap((setting) => TOGETHER[setting] ?? [])]
  return { game, seats, set, options: readSettings(game, whole) }
}

export function seatCountsOf({ id, seats: { min, max } }: Game, wanted: readonly number[]): readonly number[] {
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n)
  const strange = wanted.find((seats) => !counts.includes(seats))
  if (strange !== undefined) throw new UsageError(`${id} has ${min} to ${max} seats`)
  return wanted.length > 0 ? wanted : counts
}

/** Returns the usual table, and one for each mode and variant that makes a difference at this number of seats. */
export const tablesOf = (game: Game, seats: number): readonly Table[] => [
  tableOf(game, seats, []),
  ...game.options
    .filter((spec) => !SEATING.includes(spec.id) && applies(spec, seats))
    .flatMap(othersOf)
    .map((setting) => tableOf(game, seats, [setting])),
]

/**
 * Returns whether the seat belongs to the first level in match n. Every two matches are the same table with the sides changed, then all move on by
 * one seat.
 */
export function isFirst({ seats, set }: Table, seat: number, n: number): boolean {
  const mirrored = n % 2
  const team = set.includes('mode=teams') ? TEAMS[seats] : undefined
  if (team) return (team[seat] === 'a') !== (mirrored === 1)
  return ((seat + Math.floor(n / 2)) % seats) % 2 === mirrored
}
