import type { Piscina } from 'piscina'
import { commitTo } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Options } from '#shared/kernel/options.ts'
import type { BotLevel } from '#shared/wire/match.ts'
import type { Duel, Fought } from './duel.ts'
import { intervalOf, percent, quantileOf } from './shares.ts'

/** Matches of one player against the game itself. */
export interface Alone {
  readonly game: Game
  readonly games: number
  readonly budget: Duel['budget']
  readonly levels: readonly BotLevel[]
  readonly options: Options
  readonly seed: string
  readonly without: Duel['without']
}

interface Row {
  readonly level: BotLevel
  readonly won: number
  readonly totals: readonly number[]
  readonly answers: number
  readonly seconds: number
}

/** Every level plays the same tables. */
async function playLevel({ game, games, budget, options, seed, without }: Alone, pool: Piscina<Duel, Fought>, level: BotLevel): Promise<Row> {
  const began = performance.now()
  const fights = await Promise.all(
    Array.from({ length: games }, (_, n) => {
      const setup = { game: game.id, version: game.version, seats: 1, options, seed: commitTo(`${seed} ${n}`) }
      return pool.run({ setup, levels: [level], budget, without })
    }),
  )
  return {
    level,
    won: fights.filter(({ outcome }) => outcome.ranks[0] === 1).length,
    totals: fights.flatMap(({ outcome }) => outcome.scores?.map(({ total }) => total) ?? []),
    answers: fights.reduce((sum, { answers }) => sum + answers, 0) / games,
    seconds: (performance.now() - began) / 1000,
  }
}

export async function playAlone(plan: Alone, pool: Piscina<Duel, Fought>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const level of plan.levels) rows.push(await playLevel(plan, pool, level))
  return rows
}

export function printAlone({ game, games }: Alone, rows: readonly Row[]): void {
  console.log(`| ${game.names.en}, alone | Games | Won | 95 % interval | Score: median | A tenth below | A tenth from | Answers a game | Took |`)
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const { level, won, totals, answers, seconds } of rows) {
    const [low, high] = intervalOf(won / games, games)
    const scores = totals.length > 0 ? [0.5, 0.1, 0.9].map((share) => quantileOf(totals, share)) : ['–', '–', '–']
    const cells = [
      level,
      games,
      percent(won / games),
      `${percent(low)} – ${percent(high)}`,
      ...scores,
      Math.round(answers),
      `${Math.round(seconds)} s`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
