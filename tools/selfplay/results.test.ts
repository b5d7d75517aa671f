import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import play from '../balance/play.ts'
import { readCommitted as readBalance, taskOf } from '../balance/store.ts'
import playBotMatch from '../tournament/bot-match.ts'
import { botMatchOf, cellFile } from '../tournament/cells.ts'
import { readPlan } from '../tournament/plan.ts'
import { readCommitted as readTournament } from '../tournament/store.ts'
import { PLAYABLE_GAMES, playableGame } from './games.ts'

const RESULTS = join(import.meta.dirname, '..', 'balance', 'results')
const balances = globSync('*.json.gz', { cwd: RESULTS }).toSorted()

// If you changed the bots or the rules on purpose, play these matches again with `--keep` (docs/balance.md, docs/bots.md), or delete the files.
test.each(balances)('the last match of tools/balance/results/%s comes out the same when it is played again', (file) => {
  const run = readBalance(join(RESULTS, file))
  if (!run) throw new Error(`cannot read ${file}`)
  const { conditions, matches } = run
  expect(conditions.version).toBe(playableGame(conditions.game)?.version)
  expect(basename(file)).toContain(conditions.game)
  expect(play(taskOf(conditions, matches.length - 1))).toEqual(matches.at(-1))
})

const cells = readPlan([]).cells
const tournaments = PLAYABLE_GAMES.flatMap(({ id }) =>
  Object.entries(readTournament(id))
    .filter(([, { conditions }]) => !conditions.levels.includes('master'))
    .slice(0, 1)
    .map(([file, run]) => ({ file, run })),
)
test.each(tournaments)('the last match of $file in tools/tournament/results comes out the same when it is played again', ({ file, run }) => {
  const { conditions, matches } = run
  const cell = cells.find((one) => cellFile(one) === file)
  if (!cell) throw new Error(`${file} is no cell of the tournament`)
  expect(conditions.version).toBe(cell.table.game.version)
  expect(playBotMatch(botMatchOf(cell, conditions.seed, { positions: 1 }, matches.length - 1))).toEqual(matches.at(-1))
})
