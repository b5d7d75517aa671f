import { randomCommand, randomOf, setupOf } from '../conformance/harness.ts'
import { optionCombinations } from '../conformance/option-combinations.ts'
import type { MatchSetup } from '../kernel/command.ts'
import type { Game } from '../kernel/game.ts'
import type { GameOptions } from '../kernel/game-options.ts'
import { Match } from '../kernel/match.ts'
import { samplePick } from '../kernel/picks.ts'
import { imaginePosition, type Position } from '../kernel/position.ts'
import { isQuiet } from '../kernel/quiet.ts'
import type { Random } from '../kernel/random.ts'
import { commitCommand } from '../kernel/replay.ts'
import type { StartPosition } from './start-position.ts'
import type { Viewer } from './visibility.ts'

/** A match in which two worlds are compared. */
export interface Plan {
  readonly game: Game
  readonly seats: number
  readonly options: GameOptions
  /** The same seed gives the same worlds. */
  readonly seed: number
  /** The position from which the worlds begin. Without it, one is found by random play. */
  readonly moment?: Position
}

/** The most commands that are played to find a moment. */
const FARTHEST = 300

/** Returns every number of seats with every set of options that the conformance suite plays. */
export const tablesOf = (game: Game): readonly Omit<Plan, 'seed'>[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more).flatMap((seats) =>
    optionCombinations(game.options, seats).map((options) => ({ game, seats, options })),
  )

/** Returns the plan for a seed. Successive seeds go through the games in turn, and through the tables of each game. */
export function planOf(tables: readonly (readonly Omit<Plan, 'seed'>[])[], seed: number): Plan {
  const own = tables[seed % tables.length] ?? []
  const table = own[Math.floor(seed / tables.length) % own.length]
  if (!table) throw new RangeError('there are no tables')
  return { ...table, seed }
}

export interface PairedStart {
  readonly setup: MatchSetup
  readonly viewer: Viewer
  readonly starts: readonly [StartPosition, StartPosition]
  readonly random: Random
}

/**
 * Returns two start positions that look the same to the viewer. The first is a moment of a random match, and the second is imagined from what
 * one seat sees there. Sometimes both are the same position, and only later secret actions differ; such worlds stay alike for longer.
 * The viewer may also be a spectator, who sees less than any seat.
 */
export function pairOf({ game, seats, options, seed, moment }: Plan): PairedStart {
  const random = randomOf(seed)
  const setup = setupOf(game, seats, seed, options)
  const seat = random.int(seats)
  const viewer = random.int(seats === 1 ? 2 : 5) === 0 ? undefined : seat
  const match = moment ? resume(game, setup, moment) : atMoment(game, setup, viewer, random)
  const { position } = match
  const isSame = random.int(2) === 0 && hasSecret(match, viewer, random)
  const other = isSame ? position : imaginePosition(game, JSON.parse(JSON.stringify(match.seatView(seat))), random)
  return { setup, viewer, starts: [position, other], random }
}

const resume = (game: Game, setup: MatchSetup, position: Position): Match =>
  Match.resume(game, setup, { seq: 0, position, authored: Array.from({ length: setup.seats }, () => 0) })

/** Plays a random match, keeps one moment of each step that it reaches, rare steps included, and returns one of them. */
function atMoment(game: Game, setup: MatchSetup, viewer: Viewer, random: Random): Match {
  const match = Match.begin(game, setup)
  const counts = new Map<string, number>()
  const moments = new Map<string, Position>()
  while (!match.outcome && match.seq < FARTHEST) {
    const { position } = match
    const step = position.stack.at(-1)?.frame.step ?? ''
    const count = (counts.get(step) ?? 0) + 1
    counts.set(step, count)
    if (random.int(count) === 0) moments.set(step, position)
    commitCommand(match, randomCommand(match, random))
  }
  const seeks = random.int(2) === 0
  const candidates = random.shuffle([...moments.values()]).map((position) => resume(game, setup, position))
  return (seeks ? candidates.find((candidate) => hasSecret(candidate, viewer, random)) : undefined) ?? candidates[0] ?? Match.begin(game, setup)
}

/** Returns whether a seat other than the viewer can do something that nobody notices. */
function hasSecret(match: Match, viewer: Viewer, random: Random): boolean {
  return match.decisions.some(({ seat, question }) => {
    const prepared = seat === viewer ? undefined : match.prepare({ kind: 'answer', seat, pick: samplePick(question, random) })
    return prepared?.ok && isQuiet(match, prepared.value)
  })
}
