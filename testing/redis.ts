import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from './cluster/redis.ts'
import { freePort } from './server-process.ts'

export interface TestRedis {
  readonly url: string
  /** Kills the process, so that nothing more is written. */
  kill(): Promise<void>
  /** Starts Redis again with what is in its directory. */
  start(): Promise<void>
  signal(signal: NodeJS.Signals): void
  /** Ends Redis and removes its directory. */
  dispose(): Promise<void>
}

/** Starts a real Redis with an append-only file on a free port of this machine. */
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
