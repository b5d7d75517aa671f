import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Piscina } from 'piscina'
import { GAMES, gameOf } from '#shared/games/index.ts'
import { commitTo } from '#shared/kernel/fairness.ts'
import type { Game, Outcome } from '#shared/kernel/game.ts'
import { type Options, readOptions } from '#shared/kernel/options.ts'
import { BOT_LEVELS, type BotLevel } from '#shared/wire/match.ts'
import { playAlone, printAlone } from './alone.ts'
import type { Duel, Fought } from './duel.ts'
import { intervalOf, percent, quantileOf } from './shares.ts'

const HELP = `Plays bots of different levels against each other and prints how often the first of each pair wins.

  npm run tournament -- GAME [--games 200] [--budget-ms 100] [--seats 2] [--pairs adept:novice,master:adept]
  npm run tournament -- GAME --seats 1 [--games 200] [--budget-ms 100] [--levels novice,adept,master]

With one seat they play alone against the game, and how often they win and what they score is printed.

  --positions N      instead of a time: a master looks at so many positions, the same on every machine
  --set id=value     an option of the table; may be given several times
  --seed TEXT        other matches
  --without OPTION   bots leave it alone while there is anything else; may be given several times
  --threads N        how many matches at once (all cores)
`

type Pair = readonly [BotLevel, BotLevel]

interface Plan {
  readonly game: Game
  readonly games: number
  readonly seats: number
  readonly budget: Duel['budget']
  readonly pairs: readonly Pair[]
  /** Who plays, where there is one seat. */
  readonly levels: readonly BotLevel[]
  readonly options: Options
  readonly seed: string
  readonly without: Duel['without']
  readonly threads: number
}

class Misuse extends Error {}

function wholeNumber(name: string, text: string, least = 1): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < least) throw new Misuse(`--${name} must be a whole number from ${least} on`)
  return n
}

function readLevel(text: string | undefined): BotLevel {
  const level = BOT_LEVELS.find((known) => known === text)
  if (!level) throw new Misuse(`'${text}' is no level: ${BOT_LEVELS.join(', ')}`)
  return level
}

function readSetting(game: Game, text: string): readonly [string, unknown] {
  const [id = '', value = ''] = text.split('=')
  const kind = game.options.find((spec) => spec.id === id)?.kind
  return [id, kind === 'flag' ? value === 'true' : kind === 'range' ? Number(value) : value]
}

function readCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '200' },
        'budget-ms': { type: 'string', default: '100' },
        positions: { type: 'string' },
        seats: { type: 'string' },
        pairs: { type: 'string', default: 'adept:novice,master:adept' },
        levels: { type: 'string', default: BOT_LEVELS.join(',') },
        set: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: 'tournament' },
        without: { type: 'string', multiple: true, default: [] },
        threads: { type: 'string', default: String(availableParallelism()) },
      },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

function readPlan(): Plan {
  const { values, positionals } = readCommandLine()
  const game = gameOf(positionals[0] ?? '')
  if (!game) throw new Misuse(`which game? ${GAMES.map(({ id }) => id).join(', ')}`)
  const seats = wholeNumber('seats', values.seats ?? String(Math.max(2, game.seats.min)))
  if (seats < game.seats.min || seats > game.seats.max) throw new Misuse(`${game.id} has ${game.seats.min} to ${game.seats.max} seats`)
  const options = readOptions(game.options, Object.fromEntries(values.set.map((text) => readSetting(game, text))))
  if (!options.ok) throw new Misuse(`no such option: ${values.set.join(' ')}`)
  return {
    game,
    games: wholeNumber('games', values.games),
    seats,
    budget: values.positions ? { positions: wholeNumber('positions', values.positions) } : { ms: wholeNumber('budget-ms', values['budget-ms']) },
    pairs: values.pairs.split(',').map((pair) => [readLevel(pair.split(':')[0]), readLevel(pair.split(':')[1])]),
    levels: values.levels.split(',').map(readLevel),
    options: options.value,
    seed: values.seed,
    without: values.without,
    threads: wholeNumber('threads', values.threads),
  }
}

/** Every two matches are the same table with the sides changed. */
function duelOf({ game, seats, budget, options, seed, without }: Plan, [first, second]: Pair, n: number): Duel {
  const levels = Array.from({ length: seats }, (_, seat) => ((seat + n) % 2 === 0 ? first : second))
  const setup = { game: game.id, version: game.version, seats, options, seed: commitTo(`${seed} ${Math.floor(n / 2)}`) }
  return { setup, levels, budget, without }
}

/** The share of the first level's seats that came in before the second level's; equal places count half. */
function scoreOf({ levels }: Duel, { ranks }: Outcome, [first]: Pair): number {
  let points = 0
  let meetings = 0
  levels.forEach((level, seat) => {
    if (level !== first) return
    levels.forEach((other, rival) => {
      if (other === first) return
      const gap = (ranks[rival] ?? 0) - (ranks[seat] ?? 0)
      points += gap > 0 ? 1 : gap === 0 ? 0.5 : 0
      meetings++
    })
  })
  return points / meetings
}

interface Row {
  readonly pair: Pair
  readonly score: number
  readonly draws: number
  /** What the seats of the first level scored, and those of the second, where the game counts points. */
  readonly points: readonly [readonly number[], readonly number[]]
  readonly games: number
  readonly answers: number
  readonly seconds: number
}

const pointsOf = ({ levels }: Duel, { scores = [] }: Outcome, wanted: BotLevel): readonly number[] =>
  scores.flatMap(({ total }, seat) => (levels[seat] === wanted ? [total] : []))

async function playPair(plan: Plan, pool: Piscina<Duel, Fought>, pair: Pair): Promise<Row> {
  const began = performance.now()
  let done = 0
  const fights = await Promise.all(
    Array.from({ length: plan.games }, async (_, n) => {
      const duel = duelOf(plan, pair, n)
      const { outcome, answers } = await pool.run(duel)
      done++
      if (process.stderr.isTTY) process.stderr.write(`\r${pair.join(' : ')}  ${done} of ${plan.games} `)
      const points = pair.map((level) => pointsOf(duel, outcome, level))
      return { score: scoreOf(duel, outcome, pair), isDraw: new Set(outcome.ranks).size === 1, points, answers }
    }),
  )
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  return {
    pair,
    score: fights.reduce((sum, { score }) => sum + score, 0),
    draws: fights.filter(({ isDraw }) => isDraw).length,
    points: [fights.flatMap(({ points }) => points[0] ?? []), fights.flatMap(({ points }) => points[1] ?? [])],
    games: plan.games,
    answers: fights.reduce((sum, { answers }) => sum + answers, 0) / plan.games,
    seconds: (performance.now() - began) / 1000,
  }
}

function print({ game, seats }: Plan, rows: readonly Row[]): void {
  console.log(`| ${game.names.en}, ${seats} seats | Games | Score | 95 % interval | Draws | Points: medians | Answers a game | Took |`)
  console.log('|---|---|---|---|---|---|---|---|')
  for (const { pair, score, draws, points, games, answers, seconds } of rows) {
    const [low, high] = intervalOf(score / games, games)
    const cells = [
      pair.join(' against '),
      games,
      percent(score / games),
      `${percent(low)} – ${percent(high)}`,
      draws,
      points.map((all) => (all.length > 0 ? quantileOf(all, 0.5) : '–')).join(' : '),
      Math.round(answers),
      `${Math.round(seconds)} s`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

function printConditions({ seats, budget, options, without, threads }: Plan): void {
  const [cpu] = cpus()
  const spent = 'ms' in budget ? `${budget.ms} ms of processor time` : `${budget.positions} positions`
  const settings = Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .join(', ')
  console.log(
    `\n${seats === 1 ? '' : 'Sides alternate, a draw counts half. '}A master's budget: ${spent} a decision. ${settings}${without.map((id) => `, without ${id}`).join('')}.`,
  )
  console.log(`Machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.version}, ${threads} matches at once.`)
}

async function main(): Promise<void> {
  const plan = readPlan()
  const pool = new Piscina<Duel, Fought>({
    filename: join(import.meta.dirname, 'duel.ts'),
    minThreads: plan.threads,
    maxThreads: plan.threads,
    concurrentTasksPerWorker: 1,
  })
  if (plan.seats === 1) printAlone(plan, await playAlone(plan, pool))
  else {
    const rows: Row[] = []
    for (const pair of plan.pairs) rows.push(await playPair(plan, pool, pair))
    print(plan, rows)
  }
  await pool.destroy()
  printConditions(plan)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(`${error.message}\n\n${HELP}`)
  process.exitCode = 2
}
