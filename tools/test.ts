import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maybeBuildClient } from '#server/process/client-build.ts'
import type { Effort } from '#shared/conformance/effort.ts'
import { ensureChromium } from '#testing/programs/chromium.ts'
import { canBuildK6, ensureK6, findK6 } from '#testing/programs/k6.ts'
import { ensureProgram, NGINX, REDIS } from '#testing/programs/programs.ts'

const FLAGS: Readonly<Record<string, Effort>> = { '--quick': 'quick', '--all': 'all' }
const words = process.argv.slice(2)
const effort = words.map((word) => FLAGS[word]).find((found) => found !== undefined) ?? 'usual'
const filters = words.filter((word) => !(word in FLAGS))
const SMOKE = 'loadtest/loadtest.test.ts'
const isSmoking = effort === 'all' && (filters.length === 0 || filters.some((word) => SMOKE.includes(word)))
const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Builds k6 while the tests run, because that takes minutes. The test that needs k6 waits while the folder K6_BUILD exists. */
async function buildAside(signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'coven-k6-pending-'))
  process.env.K6_BUILD = folder
  void ensureK6(say, signal).finally(() => rm(folder, { recursive: true }))
}

/** `npm test` installs the programs that npm cannot install, then runs the tests. The quick tests need none of them. */
process.env.TEST_EFFORT = effort
try {
  if (effort !== 'quick') {
    process.env.CHROMIUM_PATH = ensureChromium()
    process.env[REDIS.variable] = ensureProgram(REDIS)
    process.env[NGINX.variable] = ensureProgram(NGINX)
    // The client is built here, so that the tests that need it do not each build it.
    if (filters.length === 0) await maybeBuildClient(say)
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(2)
}
const over = new AbortController()
if (isSmoking && !findK6() && canBuildK6()) await buildAside(over.signal)
const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters], { stdio: 'inherit' })
const [status] = await once(vitest, 'exit')
process.exitCode = status ?? 1
over.abort()
