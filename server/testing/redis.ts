import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './child.ts'

const PROGRAM = process.env.REDIS_SERVER_PATH || 'redis-server'

export interface TestRedis {
  readonly url: string
  /** Stops it dead: nothing is written any more. */
  kill(): Promise<void>
  /** Starts it again on what is in its directory. */
  start(): Promise<void>
  signal(signal: NodeJS.Signals): void
  /** Ends it and removes its directory. */
  dispose(): Promise<void>
}

/** One word over a plain socket: is it there and has it read its file? */
function ping(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => socket.write('PING\r\n'))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(String(data).startsWith('+PONG'))
    })
    socket.once('error', () => resolve(false))
  })
}

export interface Cable {
  readonly url: string
  cut(): void
  mend(): void
  close(): void
}

/** A way to a Redis that can be cut for those who use it, and for them alone. */
export async function layCable(url: string): Promise<Cable> {
  const port = Number(new URL(url).port)
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = createConnection({ host: '127.0.0.1', port })
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    url: `redis://127.0.0.1:${address.port}`,
    cut,
    mend() {
      isCut = false
    },
    close() {
      cut()
      server.close()
    },
  }
}

/** A real Redis with an append-only file, on a free port of this machine. */
export async function startRedis(): Promise<TestRedis> {
  const dir = await mkdtemp(join(tmpdir(), 'coven-redis-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const options = ['--port', port, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'yes', '--loglevel', 'warning']
    child = spawn(PROGRAM, options.map(String), { stdio: ['ignore', 'ignore', 'inherit'] })
    while (!(await ping(port))) {
      if (child.exitCode !== null) throw new Error('Redis did not start')
      await sleep(20)
    }
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    signal: (signal) => void child?.kill(signal),
    async dispose() {
      await kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
