import { cpus } from 'node:os'
import { percent, table } from '../selfplay/markdown.ts'
import { mean, quantileOf, wilson } from '../selfplay/statistics.ts'
import type { BotMatchResult } from './bot-match.ts'
import { type Cell, goalOf } from './cells.ts'
import type { Plan } from './plan.ts'
import { isDecided, shareOf } from './score.ts'
import type { Table } from './tables.ts'

/** A cell with its matches. */
export interface Played {
  readonly cell: Cell
  readonly results: readonly BotMatchResult[]
}

const rounded = ([low, high]: readonly [number, number]): string => `${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)}`

function figureOf({ cell, results }: Played): string {
  const share = shareOf(results, cell.levels[0])
  const goal = goalOf(cell)
  const mark = goal === undefined || share.share >= goal ? '' : isDecided(share, goal) ? ' **!**' : ' ?'
  return `${percent(share.share)} (${rounded(share.interval)}; ${share.games})${mark}`
}

const nameOf = ({ set }: Table): string => set.map((setting) => `\`${setting}\``).join(', ') || 'usual'

function tableOfPairs(game: string, played: readonly Played[]): string {
  const pairs = [...new Set(played.map(({ cell }) => cell.levels.join(' against ')))]
  const rows = [...Map.groupBy(played, ({ cell }) => cell.table).entries()].map(([place, cells]) => {
    const figures = pairs.map((pair) => cells.find(({ cell }) => cell.levels.join(' against ') === pair))
    const answers = cells.flatMap(({ results }) => results.map((result) => result.answers))
    return [place.seats, nameOf(place), ...figures.map((one) => (one ? figureOf(one) : '')), Math.round(mean(answers))]
  })
  return table([`${game}: seats`, 'Table', ...pairs, 'Answers a game'], rows)
}

/** Returns the median grade, and of two the better one. */
function medianGrade(results: readonly BotMatchResult[]): string {
  const byScore = results.toSorted((a, b) => (a.totals[0] ?? 0) - (b.totals[0] ?? 0))
  return byScore[Math.floor(byScore.length / 2)]?.grade ?? ''
}

function tableAlone(game: string, played: readonly Played[]): string {
  const rows = played.map(({ cell, results }) => {
    const totals = results.map((result) => result.totals[0] ?? 0)
    const won = results.filter(({ ranks }) => ranks[0] === 1).length / results.length
    const grade = cell.table.game.words[`term.${medianGrade(results)}`]?.en ?? ''
    const [middle, low, high] = [0.5, 0.1, 0.9].map((share) => quantileOf(totals, share))
    return [
      nameOf(cell.table),
      cell.levels[0],
      results.length,
      grade,
      `${middle} (${low} – ${high})`,
      `${percent(won)} (${rounded(wilson(won, results.length))})`,
      Math.round(mean(results.map(({ answers }) => answers))),
    ]
  })
  return table([`${game}, alone`, 'Level', 'Games', 'Median grade', 'Median score (10 % – 90 %)', 'Won (95 % interval)', 'Answers a game'], rows)
}

/** Returns the whole report in Markdown. The same matches give the same text. */
export function reportOf(all: readonly Played[]): string {
  const played = all.filter(({ results }) => results.length > 0)
  const byGame = [...Map.groupBy(played, ({ cell }) => cell.table.game).entries()]
  return byGame
    .flatMap(([game, cells]) => {
      const alone = cells.filter(({ cell }) => cell.table.seats === 1)
      const together = cells.filter(({ cell }) => cell.table.seats > 1)
      return [
        ...(alone.length > 0 ? [tableAlone(game.names.en, alone)] : []),
        ...(together.length > 0 ? [tableOfPairs(game.names.en, together)] : []),
      ]
    })
    .join('\n\n')
}

export function conditionsOf({ budget, seed, workers, checkpoints, exact }: Plan): string {
  const [cpu] = cpus()
  const spent = 'ms' in budget ? `${budget.ms} ms of processor time` : `${budget.positions} positions`
  const until = exact ? `${checkpoints.at(-1)} games` : `${checkpoints.join(', ')} games, until the 95 % interval is on one side of the goal`
  return `A master's budget: ${spent} a decision. ${until}. Seed \`${seed}\`. Machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.version}, ${workers} matches at once.`
}
