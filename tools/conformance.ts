import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const HELP = `Plays thousands of matches of every game through the conformance suite.

  npm run conformance -- [GAME] [--matches 10000] [--seed 1]

  --matches N   matches of each game, over all numbers of players and options
  --seed N      plays other matches
`

function readCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: { matches: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } })
  } catch {
    return undefined
  }
}

const line = readCommandLine()
if (!line || !/^\d+$/.test(line.values.matches) || !/^\d+$/.test(line.values.seed)) {
  process.stderr.write(HELP)
  process.exit(2)
}
const [game] = line.positionals
const files = game ? `/${game}/conformance.test.ts` : '/conformance.test.ts'
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', files, '--testTimeout=0', '--reporter=verbose'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_RUNS: line.values.matches, TEST_SEED: line.values.seed },
})
process.exit(status ?? 1)
