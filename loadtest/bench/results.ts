import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

export type Numbers = Readonly<Record<string, number>>
export interface Results {
  readonly at: string
  readonly machine: string
  readonly games: Readonly<Record<string, Numbers>>
  readonly journals: Numbers
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILE = 'loadtest/bench/results.json'
const PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))
const [BEGIN, END] = ['<!-- bench: begin -->', '<!-- bench: end -->']

export const describeMachine = (): string => `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`

/** Reads the last committed result. */
function readLast(): Results | undefined {
  try {
    return JSON.parse(execFileSync('git', ['show', `HEAD:${FILE}`], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

const rounded = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** Writes a value and its ratio to the last result. A ratio that differs from 1 by less than 5 % is left out. */
function cell(now: number | undefined, last: number | undefined): string {
  if (now === undefined) return ''
  const ratio = last ? now / last : 1
  return Math.abs(ratio - 1) < 0.05 ? rounded(now) : `${rounded(now)} (×${ratio.toFixed(2)})`
}

function tableOf(now: Results, last: Results | undefined): string {
  const games = Object.keys(now.games)
  const names = [...new Set(Object.values(now.games).flatMap((numbers) => Object.keys(numbers)))]
  const rows = names.map((name) => `| ${name} | ${games.map((game) => cell(now.games[game]?.[name], last?.games[game]?.[name])).join(' | ')} |`)
  const journals = Object.entries(now.journals).map(([name, value]) => `| ${name} | ${cell(value, last?.journals[name])} |`)
  const since = last ? `In brackets: against the result of ${last.at.slice(0, 10)} (${last.machine}).` : ''
  return [
    `${now.at.slice(0, 10)}, ${now.machine}. ${since}`.trim(),
    '',
    `| 4 seats | ${games.join(' | ')} |`,
    `|---|${games.map(() => '--:').join('|')}|`,
    ...rows,
    '',
    '| The journal | |',
    '|---|--:|',
    ...journals,
  ].join('\n')
}

export async function writeResults(now: Results): Promise<string> {
  const table = tableOf(now, readLast())
  await writeFile(`${ROOT}/${FILE}`, `${JSON.stringify(now, undefined, 2)}\n`)
  const page = await readFile(PAGE, 'utf8')
  const [head, rest] = [page.slice(0, page.indexOf(BEGIN) + BEGIN.length), page.slice(page.indexOf(END))]
  await writeFile(PAGE, `${head}\n${table}\n${rest}`)
  return table
}
