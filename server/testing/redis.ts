import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from '../../tools/cluster/redis.ts'
import { freePort } from './child.ts'

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

export interface BreakableProxy {
  readonly url: string
  cut(): void
  mend(): void
  close(): void
}

/** A way to a Redis that can be cut for those who use it, and for them alone. */
export async function startProxy(url: string): Promise<BreakableProxy> {
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
  const redis = await Redis.start(dir, await freePort(), 'everysec')
  const kill = () => redis.stop('SIGKILL')
  return {
    url: redis.url,
    kill,
    start: () => redis.start(),
    signal: (signal) => redis.signal(signal),
    async dispose() {
      await kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
