import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'
import { ensureProgram, NGINX, REDIS } from './programs.ts'

/** `npm test`: makes sure that what npm cannot install is there, then runs the tests. */
try {
  process.env.CHROMIUM_PATH = ensureChromium()
  process.env[REDIS.variable] = ensureProgram(REDIS)
  process.env[NGINX.variable] = ensureProgram(NGINX)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(2)
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
