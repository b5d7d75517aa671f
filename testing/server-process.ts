import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '#server/process/node-flags.ts'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))
/** The same server with the test games beside those of the house. */
export const TEST_MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Below those that the operating system gives to connections: nobody gets it by accident while its server is being started anew. */
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

/** The server as an operator starts it, in a process of its own that can be killed. */
export async function startProcess(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = ['--no-build'],
  main = MAIN,
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
