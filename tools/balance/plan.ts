import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Options, readOptions } from '#shared/kernel/options.ts'
import { BOT_LEVELS, type BotLevel } from '#shared/wire/match.ts'
import { MEASURED, type Measured, measuredOf } from './games.ts'

export const HELP = `Plays bots against themselves and prints, in Markdown, who and what wins how often.

  npm run balance -- GAME [--games 400] [--seats 2] [--workers N]

  --level adept      who plays: novice, adept or master
  --worlds 6         how many worlds a bot imagines at first sight; fewer are quicker and worse
  --positions 500    how many positions a master looks at in a decision
  --set id=value     an option of the table; may be given several times
  --seed TEXT        other matches
  --more             goes on with the stored matches of the same table up to --games
  --all              shows every card, not only the best and the worst
  --out FILE         where the matches are kept (data/balance/GAME.json; another table has another name)

The same arguments give the same matches, however many workers play them.
`

export class Misuse extends Error {}

export interface Plan {
  readonly measured: Measured
  readonly games: number
  readonly seats: number
  readonly level: BotLevel
  readonly worlds: number
  readonly positions: number
  readonly options: Options
  readonly seed: string
  readonly workers: number
  readonly more: boolean
  readonly all: boolean
  readonly out: string
}

function wholeNumber(name: string, text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1) throw new Misuse(`--${name} must be a whole number from 1 on`)
  return n
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '400' },
        seats: { type: 'string' },
        workers: { type: 'string', default: String(availableParallelism()) },
        level: { type: 'string', default: 'adept' },
        worlds: { type: 'string', default: '6' },
        positions: { type: 'string', default: '500' },
        set: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: 'balance' },
        more: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

function readSetting({ game }: Measured, text: string): readonly [string, unknown] {
  const [id = '', value = ''] = text.split('=')
  const kind = game.options.find((spec) => spec.id === id)?.kind
  return [id, kind === 'flag' ? value === 'true' : kind === 'range' ? Number(value) : value]
}

/** What differs from the usual table is in the name of its file. */
function fileOf({ game }: Measured, seats: number, usual: number, set: readonly string[]): string {
  const parts = [game.id, ...(seats === usual ? [] : [`${seats}-seats`]), ...set.toSorted().map((text) => text.replace('=', '-'))]
  return join('data', 'balance', `${parts.join('.')}.json`)
}

export function readPlan(args: readonly string[]): Plan {
  const { values, positionals } = parse(args)
  const measured = measuredOf(positionals[0] ?? '')
  if (!measured) throw new Misuse(`which game? ${MEASURED.map(({ game }) => game.id).join(', ')}`)
  const { game } = measured
  const least = Math.max(2, game.seats.min)
  const seats = wholeNumber('seats', values.seats ?? String(least))
  if (seats < least || seats > game.seats.max) throw new Misuse(`${game.id} has ${least} to ${game.seats.max} seats`)
  const level = BOT_LEVELS.find((known) => known === values.level)
  if (!level) throw new Misuse(`'${values.level}' is no level: ${BOT_LEVELS.join(', ')}`)
  const options = readOptions(game.options, Object.fromEntries(values.set.map((text) => readSetting(measured, text))))
  if (!options.ok) throw new Misuse(`no such option: ${values.set.join(' ')}`)
  return {
    measured,
    games: wholeNumber('games', values.games),
    seats,
    level,
    worlds: wholeNumber('worlds', values.worlds),
    positions: wholeNumber('positions', values.positions),
    options: options.value,
    seed: values.seed,
    workers: wholeNumber('workers', values.workers),
    more: values.more,
    all: values.all,
    out: values.out ?? fileOf(measured, seats, least, values.set),
  }
}
