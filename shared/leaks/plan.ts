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

/** A table at which two worlds are compared. */
export interface Plan {
  readonly game: Game
  readonly seats: number
  readonly options: GameOptions
  /** The same number, the same worlds. */
  readonly seed: number
  /** Where they begin, if it is not to be found by playing. */
  readonly moment?: Position
}

/** How far matches are played to find moments. */
const FARTHEST = 300

/** Every number of seats with every set of options that conformance plays. */
export const tablesOf = (game: Game): readonly Omit<Plan, 'seed'>[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more).flatMap((seats) =>
    optionCombinations(game.options, seats).map((options) => ({ game, seats, options })),
  )

/** Every game has its turn, and in it every table. */
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
 * A moment of a match played at random, and one that looks just the same to a seat: imagined from what it sees. Sometimes it is the very
 * same, and only what the others do in secret will differ: such worlds stay alike for longer. Who has no seat sees less than any seat.
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

/** One moment of each step that the match comes to, rare ones too, and one of those. */
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

/** Somebody else can do something that nobody notices. */
function hasSecret(match: Match, viewer: Viewer, random: Random): boolean {
  return match.decisions.some(({ seat, question }) => {
    const prepared = seat === viewer ? undefined : match.prepare({ kind: 'answer', seat, pick: samplePick(question, random) })
    return prepared?.ok && isQuiet(match, prepared.value)
  })
}
