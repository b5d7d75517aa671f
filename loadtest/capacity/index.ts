import { parseArgs } from 'node:util'
import { GAMES } from '#shared/games/index.ts'
import { describeMachine } from '../bench/results.ts'
import { checkLayout, isFast } from './check.ts'
import { type Demand, planLayout } from './layout.ts'
import { measureGame } from './measure.ts'
import { type GameCosts, readMeasured, writeMeasured } from './measured.ts'
import { drawTables, writePage } from './report.ts'

const HELP = `Measures what one node, one Redis and one proxy carry, and plans the servers for many matches.

  npm run capacity -- measure                        takes some minutes; writes loadtest/capacity/measured.json
  npm run capacity -- plan [--matches 100000] [--seconds-per-answer 5]

The plan is computed from the measured values and checked by a simulation. Without options it is written to docs/capacity.md.
The exit code is 1 if players wait too long in the simulation.
`

const USUAL: Demand = { matches: 100_000, secondsPerAnswer: 5 }

function readCommandLine(): { readonly command: 'measure' } | { readonly command: 'plan'; readonly wish: Demand } | undefined {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { matches: { type: 'string' }, 'seconds-per-answer': { type: 'string' } },
    })
    const [command, ...more] = positionals
    if (more.length > 0) return undefined
    if (command === 'measure') return { command }
    const matches = Number(values.matches ?? USUAL.matches)
    const secondsPerAnswer = Number(values['seconds-per-answer'] ?? USUAL.secondsPerAnswer)
    return command === 'plan' && matches >= 1 && secondsPerAnswer > 0 ? { command, wish: { matches, secondsPerAnswer } } : undefined
  } catch {
    return undefined
  }
}

async function measureAll(): Promise<void> {
  const games: Record<string, GameCosts> = {}
  let resident = 0
  for (const game of GAMES) {
    const { residentBytes, costs } = await measureGame(game)
    games[game.id] = costs
    resident += residentBytes / GAMES.length
    console.log(game.id, costs)
  }
  await writeMeasured({ at: new Date().toISOString(), machine: describeMachine(), residentBytes: resident, games })
}

async function plan(demand: Demand): Promise<boolean> {
  const measured = await readMeasured()
  const layout = planLayout(measured, demand)
  const checked = checkLayout(measured, layout)
  const tables = drawTables(measured, layout, checked)
  for (const table of Object.values(tables)) console.log(`${table}\n`)
  const isUsual = demand.matches === USUAL.matches && demand.secondsPerAnswer === USUAL.secondsPerAnswer
  if (isUsual) await writePage(tables)
  return checked.cells.every(isFast)
}

const line = readCommandLine()
if (!line) {
  process.stderr.write(HELP)
  process.exit(2)
}
// Child processes are killed when this process exits, so a signal has to end it with exit().
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
if (line.command === 'measure') await measureAll()
const holds = line.command === 'measure' || (await plan(line.wish))
process.exit(holds ? 0 : 1)
