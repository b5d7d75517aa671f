import { expect, test } from 'vitest'
import { FLOODS } from './siege/floods/index.ts'
import { describe } from './siege/report.ts'
import { runSiege } from './siege/run.ts'

/** The short form of `npm run siege`. It does not judge times, because the machine may be busy with other work. */

/** The floods in which the server must refuse something. */
const REFUSED = ['chat', 'join', 'changes of tables', 'tables and rematches', 'wrong passwords', 'malformed upgrades', 'replays']

test('under every flood the server keeps running, refuses what is too much, and serves honest tables without a failure', async () => {
  const floods = FLOODS.map(({ name }) => name)
  expect(floods).toEqual(expect.arrayContaining(REFUSED))
  const { floods: results, problems } = await runSiege(
    { floods, tables: 5, thinkMs: 100, novices: 1, rounds: 1, sliceMs: 2000, restMs: 0, matchLength: 40, isIdle: false, untilRefused: REFUSED },
    () => undefined,
  )
  const told = results.flatMap(describe).join('\n')
  expect(problems, told).toEqual([])
  expect(results.map(({ flood }) => flood)).toEqual(floods)
  for (const { flood, counts, server, problemsOfPlayers } of results) {
    expect(counts.tried, `${flood}\n${told}`).toBeGreaterThan(0)
    expect(server.flooded.count, `${flood}\n${told}`).toBeGreaterThan(0)
    expect(problemsOfPlayers, `${flood}\n${told}`).toEqual([])
    if (REFUSED.includes(flood)) expect(counts.refused + counts.closed, `${flood}\n${told}`).toBeGreaterThan(0)
  }
})
