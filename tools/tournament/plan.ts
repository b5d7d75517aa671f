import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { BOT_LEVELS, type BotLevel } from '#shared/protocol/match.ts'
import { parse, readLevel, UsageError, wholeNumber } from '../selfplay/arguments.ts'
import { PLAYABLE_GAMES, playableGame } from '../selfplay/games.ts'
import type { Budget } from './bot-match.ts'
import type { Cell } from './cells.ts'
import { seatCountsOf, type Table, tableOf, tablesOf } from './tables.ts'

export const HELP = `Plays bots of different levels against each other and prints, in Markdown, how often the first of each pair wins.

  npm run tournament                         every game, every number of seats, every mode and variant
  npm run tournament -- GAME… [--seats 2,3] [--usual]

  --usual            only the usual tables, no variants
  --set id=value     one table with this option instead. You may repeat it.
  --pairs adept:novice,master:adept
  --levels novice,adept,master   the levels that play alone, for games with one seat
  --first 24         checks a figure after this many matches, then after twice as many, and so on
  --games 192        the most matches for a figure
  --exact            plays all of them, even if the goal is clearly reached or missed before
  --positions 2000   the positions that a master looks at for a decision. They are the same on every machine.
  --budget-ms N      gives a master this many milliseconds of processor time instead
  --seed TEXT        plays other matches
  --workers N        matches at a time (all cores)
  --fresh            ignores the stored matches
  --report           plays nothing and prints what is stored
  --keep             also writes the matches to tools/tournament/results, which is committed
  --out FOLDER       the folder for the matches (data/tournament)

Matches are stored, and the same command continues from there. Matches of other rules or other bots are played anew.
`

const NOTHING_SET: string[] = []
const OPTIONS = {
  seats: { type: 'string', default: '' },
  usual: { type: 'boolean', default: false },
  set: { type: 'string', multiple: true, default: NOTHING_SET },
  pairs: { type: 'string', default: 'adept:novice,master:adept' },
  levels: { type: 'string', default: BOT_LEVELS.join(',') },
  first: { type: 'string', default: '24' },
  games: { type: 'string', default: '192' },
  exact: { type: 'boolean', default: false },
  positions: { type: 'string', default: '2000' },
  'budget-ms': { type: 'string' },
  seed: { type: 'string', default: 'tournament' },
  workers: { type: 'string', default: String(availableParallelism()) },
  fresh: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  out: { type: 'string', default: join('data', 'tournament') },
} as const

export interface Plan {
  readonly cells: readonly Cell[]
  /** The numbers of matches after which a figure is checked. */
  readonly checkpoints: readonly number[]
  readonly exact: boolean
  readonly budget: Budget
  readonly seed: string
  readonly workers: number
  readonly fresh: boolean
  readonly report: boolean
  /** Whether the matches are also written to the committed files. */
  readonly keeps: boolean
  readonly out: string
}

/** Returns even numbers, because the sides change after each match. */
function checkpointsOf(first: number, games: number): readonly number[] {
  const checkpoints: number[] = []
  for (let n = first + (first % 2); n < games; n *= 2) checkpoints.push(n)
  return [...checkpoints, games + (games % 2)]
}

function readPair(text: string): readonly [BotLevel, BotLevel] {
  const [first, second] = text.split(':')
  return [readLevel(first), readLevel(second)]
}

function readGame(id: string): Game {
  const game = playableGame(id)
  if (!game) throw new UsageError(`'${id}' is not a game. The games are ${PLAYABLE_GAMES.map((known) => known.id).join(', ')}`)
  return game
}

export function readPlan(args: readonly string[]): Plan {
  const { values, positionals } = parse(args, OPTIONS)
  const games = positionals.length > 0 ? positionals.map(readGame) : GAMES
  const wanted = values.seats === '' ? [] : values.seats.split(',').map((text) => wholeNumber('seats', text))
  const pairs = values.pairs.split(',').map(readPair)
  const alone = values.levels.split(',').map((text) => [readLevel(text)] as const)
  const ofTable = (table: Table): readonly Cell[] => (table.seats === 1 ? alone : pairs).map((levels) => ({ table, levels }))
  const counts = games.flatMap((game) => seatCountsOf(game, wanted).map((seats) => ({ game, seats })))
  const tables =
    values.set.length > 0
      ? counts.map(({ game, seats }) => tableOf(game, seats, values.set))
      : counts.flatMap(({ game, seats }) => tablesOf(game, seats).slice(0, values.usual ? 1 : undefined))
  const ms = values['budget-ms']
  return {
    cells: tables.flatMap(ofTable),
    checkpoints: checkpointsOf(wholeNumber('first', values.first), wholeNumber('games', values.games)),
    exact: values.exact,
    budget: ms ? { ms: wholeNumber('budget-ms', ms) } : { positions: wholeNumber('positions', values.positions) },
    seed: values.seed,
    workers: wholeNumber('workers', values.workers),
    fresh: values.fresh,
    report: values.report,
    keeps: values.keep,
    out: values.out,
  }
}
