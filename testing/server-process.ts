import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '#server/process/node-flags.ts'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))
/** The program of a server that also has the test games. */
export const TEST_MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

/** The ports for servers. They are below those that the system gives to connections, so none is taken while its server restarts. */
const PORTS = { from: 10_240, count: 20_000 }

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + randomInt(PORTS.count)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts the server as an operator does, in its own process that a test can kill. */
export async function startProcess(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  { args = ['--no-build'], main = MAIN }: { readonly args?: readonly string[]; readonly main?: string } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, main, ...args], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      BOT_BUDGET_MS: '10',
      LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr.pipe(process.stderr)
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /open at (\S+)/.exec(line) ?? []
    if (!url) continue
    child.stdout.resume()
    return {
      url,
      child,
      async kill(signal) {
        child.kill(signal)
        await ended
      },
    }
  }
  throw new Error('the server did not start')
}
