import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '../node-flags.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
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
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, MAIN, ...args], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      BOT_BUDGET_MS: '50',
      LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
