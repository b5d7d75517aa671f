import { cpus } from 'node:os'
import { percent, table } from '../selfplay/markdown.ts'
import { mean, quantileOf, wilson } from '../selfplay/statistics.ts'
import { type Cell, goalOf } from './cells.ts'
import type { Fought } from './fight.ts'
import type { Plan } from './plan.ts'
import { isDecided, shareOf } from './score.ts'
import type { Table } from './tables.ts'

/** A cell with its matches. */
export interface Played {
  readonly cell: Cell
  readonly fights: readonly Fought[]
}

const rounded = ([low, high]: readonly [number, number]): string => `${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)}`

function figureOf({ cell, fights }: Played): string {
  const share = shareOf(fights, cell.levels[0])
  const goal = goalOf(cell)
  const mark = goal === undefined || share.share >= goal ? '' : isDecided(share, goal) ? ' **!**' : ' ?'
  return `${percent(share.share)} (${rounded(share.interval)}; ${share.games})${mark}`
}

const nameOf = ({ set }: Table): string => set.map((setting) => `\`${setting}\``).join(', ') || 'usual'

function tableOfPairs(game: string, played: readonly Played[]): string {
  const pairs = [...new Set(played.map(({ cell }) => cell.levels.join(' against ')))]
  const rows = [...Map.groupBy(played, ({ cell }) => cell.table).entries()].map(([place, cells]) => {
    const figures = pairs.map((pair) => cells.find(({ cell }) => cell.levels.join(' against ') === pair))
    const answers = cells.flatMap(({ fights }) => fights.map((fought) => fought.answers))
    return [place.seats, nameOf(place), ...figures.map((one) => (one ? figureOf(one) : '')), Math.round(mean(answers))]
  })
  return table([`${game}: seats`, 'Table', ...pairs, 'Answers a game'], rows)
}

/** Returns the median grade, and of two the better one. */
function medianGrade(fights: readonly Fought[]): string {
  const byScore = fights.toSorted((a, b) => (a.totals[0] ?? 0) - (b.totals[0] ?? 0))
  return byScore[Math.floor(byScore.length / 2)]?.grade ?? ''
}

function tableAlone(game: string, played: readonly Played[]): string {
  const rows = played.map(({ cell, fights }) => {
    const totals = fights.map((fought) => fought.totals[0] ?? 0)
    const won = fights.filter(({ ranks }) => ranks[0] === 1).length / fights.length
    const grade = cell.table.game.words[`term.${medianGrade(fights)}`]?.en ?? ''
    const [middle, low, high] = [0.5, 0.1, 0.9].map((share) => quantileOf(totals, share))
    return [
      nameOf(cell.table),
      cell.levels[0],
      fights.length,
      grade,
      `${middle} (${low} – ${high})`,
      `${percent(won)} (${rounded(wilson(won, fights.length))})`,
      Math.round(mean(fights.map(({ answers }) => answers))),
    ]
  })
  return table([`${game}, alone`, 'Level', 'Games', 'Median grade', 'Median score (10 % – 90 %)', 'Won (95 % interval)', 'Answers a game'], rows)
}

/** Returns the whole report in Markdown. The same matches give the same text. */
export function reportOf(all: readonly Played[]): string {
  const played = all.filter(({ fights }) => fights.length > 0)
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

export function conditionsOf({ budget, seed, workers, looks, exact }: Plan): string {
  const [cpu] = cpus()
  const spent = 'ms' in budget ? `${budget.ms} ms of processor time` : `${budget.positions} positions`
  const until = exact ? `${looks.at(-1)} games` : `${looks.join(', ')} games, until the 95 % interval is on one side of the goal`
  return `A master's budget: ${spent} a decision. ${until}. Seed \`${seed}\`. Machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.version}, ${workers} matches at once.`
}
