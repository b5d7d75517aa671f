import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import { BUILD_LIMIT_MS, findK6 } from '#testing/programs/k6.ts'
import type { Driver } from './load/command-line.ts'
import type { Report } from './load/report.ts'

const PROGRAM = fileURLToPath(new URL('./index.ts', import.meta.url))
/** The limits for times are very high, because the machine may be busy with other work. */
const WORDS = '--matches 5 --minutes 0.333 --think 0.2 --idle 1 --lobby 1 --watched 2 --bots 3 --broken 3 --p99 60000 --join 60000'.split(' ')

const RUN_LIMIT_MS = 180_000

/** Waits for k6 while `npm test` is still building it. */
async function awaitK6(): Promise<string | undefined> {
  const pending = process.env.K6_BUILD
  if (!pending) return findK6()
  await expect.poll(() => existsSync(pending), { timeout: BUILD_LIMIT_MS, interval: 500 }).toBe(false)
  return findK6() ?? Promise.reject(new Error('k6 could not be built; the reason is printed above'))
}

async function run(driver: Driver): Promise<{ readonly code: unknown; readonly report: Report; readonly page: string }> {
  const out = await mkdtemp(join(tmpdir(), 'coven-smoke-'))
  try {
    const child = spawn(process.execPath, [PROGRAM, ...WORDS, '--driver', driver, '--out', out], { stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(child, 'exit')
    return { code, report: JSON.parse(await readFile(join(out, 'report.json'), 'utf8')), page: await readFile(join(out, 'report.html'), 'utf8') }
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

test.for(['node', 'k6'] as const)(
  'twenty seconds of load by %s pass without a refusal, with legal answers in every game, broken connections and spectators',
  { timeout: BUILD_LIMIT_MS + RUN_LIMIT_MS },
  async (driver, { skip }) => {
    if (driver === 'k6' && !(await awaitK6())) {
      process.stderr.write('Skipped the load test by k6, because there is no k6. npm test builds it if there is Go.\n')
      skip('there is no k6')
    }
    const { code, report, page } = await run(driver)
    expect(code).toBe(0)
    expect(report.driver.name.toLowerCase()).toBe(driver)
    expect(report.driver.lateMs === undefined).toBe(driver === 'k6')
    expect(report.plan.games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id))
    expect(report.counts).toMatchObject({ refusals: 0, failures: 0 })
    for (const count of ['answers', 'reconnects', 'lobby_patches', 'matches_begun']) expect(report.counts[count], count).toBeGreaterThan(0)
    expect(report.spreads.answer_to_last_patch?.count).toBeGreaterThan(0)
    expect(report.server?.memoryMb).toBeGreaterThan(0)
    expect(page.match(/<polyline/g)?.length).toBeGreaterThan(8)
  },
)
