import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '#server/process/node-flags.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface Served {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a single server as an operator does. Its journal is deleted afterwards. Limits are off, because all clients have one address. */
export async function serve(): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coven-load-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    REDIS_URL: '',
    METRICS_PASSWORD: '',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    MAX_MATCHES: '100000',
    LIMITS: 'off',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...NODE_FLAGS, MAIN, '--no-build'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /open at (\S+)/.exec(line) ?? []
    if (!url) continue
    child.stdout.resume()
    return {
      url,
      async stop() {
        process.off('exit', kill)
        kill()
        await ended
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  }
  throw new Error('the server did not start')
}
