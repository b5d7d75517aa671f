import type { Game } from '#shared/kernel/game.ts'
import type { GameOptionSpec, GameOptions } from '#shared/kernel/game-options.ts'
import { Misuse, readSettings } from '../selfplay/arguments.ts'

/** A table that bots of two levels play at; with one seat, one level against the game. */
export interface Table {
  readonly game: Game
  readonly seats: number
  /** What differs from the usual table: `id=value`. */
  readonly set: readonly string[]
  readonly options: GameOptions
}

/** Who begins: seats change in any case. */
const SEATING: readonly string[] = ['firstPlayer', 'seatOrder']
/** Partners are to be bots of one level, so nobody changes corners where there are teams. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = { 'mode=teams': ['seatOrder=as-seated'] }
/** By number of seats: who is a partner of whom. Mirrored for every other match. */
const TEAMS: Readonly<Record<number, string>> = { 2: 'ab', 3: 'abb', 4: 'abab' }

const applies = ({ appliesTo }: GameOptionSpec, seats: number): boolean => appliesTo?.seats?.includes(seats) ?? true

/** Every value of an option but the usual one. Numbers are limits, no variants. */
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
  if (strange !== undefined) throw new Misuse(`${id} has ${min} to ${max} seats`)
  return wanted.length > 0 ? wanted : counts
}

/** The usual table, and one for each mode and variant that makes a difference at so many seats. */
export const tablesOf = (game: Game, seats: number): readonly Table[] => [
  tableOf(game, seats, []),
  ...game.options
    .filter((spec) => !SEATING.includes(spec.id) && applies(spec, seats))
    .flatMap(othersOf)
    .map((setting) => tableOf(game, seats, [setting])),
]

/** Whether the seat is the first level's in match n. Two matches after one another are the same table with the sides changed; then all move on one seat. */
export function isFirst({ seats, set }: Table, seat: number, n: number): boolean {
  const mirrored = n % 2
  const team = set.includes('mode=teams') ? TEAMS[seats] : undefined
  if (team) return (team[seat] === 'a') !== (mirrored === 1)
  return ((seat + Math.floor(n / 2)) % seats) % 2 === mirrored
}
