import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import { parse, readLevel, readSettings, UsageError, wholeNumber } from '../selfplay/arguments.ts'
import { fileNameOf } from '../selfplay/store.ts'
import { MEASURED_GAMES, type MeasuredGame, measuredGame } from './games.ts'

export const HELP = `Plays bots against each other and prints, in Markdown, which seats, traits and cards win how often.

  npm run balance -- GAME [--games 400] [--seats 2] [--workers N]

  --level adept      the level of all bots: novice, adept or master
  --worlds 6         the worlds that a bot imagines for its first evaluation. Fewer are quicker and worse.
  --positions 500    the positions that a master looks at for a decision
  --set id=value     an option of the table. You may repeat it.
  --seed TEXT        plays other matches
  --more             continues with the stored matches of the same table, up to --games
  --keep             also writes them to tools/balance/results, which is committed
  --all              shows every card, not only the best and the worst
  --out FILE         the file for the matches (data/balance/GAME.json; another table has another name)

The same arguments give the same matches with any number of workers.
`

export interface Plan {
  readonly measured: MeasuredGame
  readonly games: number
  readonly seats: number
  readonly level: BotLevel
  readonly worlds: number
  readonly positions: number
  readonly options: GameOptions
  readonly seed: string
  readonly workers: number
  readonly more: boolean
  /** Whether the matches are also written to the committed files. */
  readonly keeps: boolean
  readonly all: boolean
  readonly out: string
}

const NOTHING_SET: string[] = []
const OPTIONS = {
  games: { type: 'string', default: '400' },
  seats: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  level: { type: 'string', default: 'adept' },
  worlds: { type: 'string', default: '6' },
  positions: { type: 'string', default: '500' },
  set: { type: 'string', multiple: true, default: NOTHING_SET },
  seed: { type: 'string', default: 'balance' },
  more: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const

const fileOf = ({ game }: MeasuredGame, seats: number, usual: number, set: readonly string[]): string =>
  join('data', 'balance', fileNameOf(game.id, ...(seats === usual ? [] : [`${seats}-seats`]), ...set.toSorted()))

export function readPlan(args: readonly string[]): Plan {
  const { values, positionals } = parse(args, OPTIONS)
  const measured = measuredGame(positionals[0] ?? '')
  if (!measured) throw new UsageError(`name one of ${MEASURED_GAMES.map(({ game }) => game.id).join(', ')}`)
  const { game } = measured
  const least = Math.max(2, game.seats.min)
  const seats = wholeNumber('seats', values.seats ?? String(least))
  if (seats < least || seats > game.seats.max) throw new UsageError(`${game.id} has ${least} to ${game.seats.max} seats`)
  return {
    measured,
    games: wholeNumber('games', values.games),
    seats,
    level: readLevel(values.level),
    worlds: wholeNumber('worlds', values.worlds),
    positions: wholeNumber('positions', values.positions),
    options: readSettings(game, values.set),
    seed: values.seed,
    workers: wholeNumber('workers', values.workers),
    more: values.more,
    keeps: values.keep,
    all: values.all,
    out: values.out ?? fileOf(measured, seats, least, values.set),
  }
}
