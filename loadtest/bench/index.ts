import { parseArgs } from 'node:util'
import { GAMES } from '#shared/games/index.ts'
import { benchJournals } from './journal.ts'
import { playMatches } from './matches.ts'
import { benchMemory } from './memory.ts'
import { describeMachine, type Numbers, writeResults } from './results.ts'
import { benchRules } from './rules.ts'
import { benchSync } from './sync.ts'

const HELP = `Measures the rules, the sync, the journals and memory in processor time. Each figure is the best of several rounds.
Writes loadtest/bench/results.json and the table in docs/performance.md.

  npm run bench -- [GAME…] [--answers 3000] [--rounds 8]

  GAME          measures only these games and writes nothing
  --answers N   the answers of each game, in whole random matches
  --rounds N    the number of rounds
`

function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { answers: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '8' } },
    })
    const [answers, rounds] = [Number(values.answers), Number(values.rounds)]
    const isFine = answers > 0 && rounds > 0 && positionals.every((id) => GAMES.some((game) => game.id === id))
    return isFine ? { only: positionals, answers, rounds } : undefined
  } catch {
    return undefined
  }
}

const line = readCommandLine()
if (!line) {
  process.stderr.write(HELP)
  process.exit(2)
}
const { only, answers, rounds } = line

const games: Record<string, Numbers> = {}
for (const game of GAMES.filter(({ id }) => only.length === 0 || only.includes(id))) {
  const played = playMatches(game, answers)
  games[game.id] = { ...benchRules(game, played, rounds), ...benchSync(played, Math.ceil(rounds / 2)), 'KB of memory': benchMemory(played) }
  console.log(game.id, games[game.id])
}
if (only.length === 0) {
  const journals = await benchJournals(Math.ceil(rounds / 2))
  console.log(await writeResults({ at: new Date().toISOString(), machine: describeMachine(), games, journals }))
}
