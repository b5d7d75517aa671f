import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadOrCreateSecret } from '#server/identity/secret.ts'
import { freePort } from '../server-process.ts'
import { GameNode } from './game-node.ts'
import type { ManagedProcess } from './managed-process.ts'
import { startProxy } from './proxy.ts'
import { type Fsync, Redis } from './redis.ts'

export interface ClusterPlan {
  /** The directory for Redis' file, the secret, and what the nodes write. */
  readonly dir: string
  readonly nodes: number
  /** The public port. Without it, a free one is taken. */
  readonly port?: number
  readonly fsync?: Fsync
  /** Additional configuration for every node. */
  readonly env?: Readonly<Record<string, string>>
}

/** A cluster of Redis, game nodes and the proxy in processes of this machine, as docker-compose.yml describes it. */
export class Cluster {
  readonly url: string
  readonly redis: Redis
  readonly nodes: readonly GameNode[]
  readonly #proxy: ManagedProcess

  private constructor(url: string, redis: Redis, nodes: readonly GameNode[], proxy: ManagedProcess) {
    this.url = url
    this.redis = redis
    this.nodes = nodes
    this.#proxy = proxy
  }

  static async start({ dir, nodes: count, port, fsync = 'everysec', env = {} }: ClusterPlan): Promise<Cluster> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const secret = await loadOrCreateSecret(dir)
    const metricsPassword = env.METRICS_PASSWORD ?? randomBytes(16).toString('hex')
    const names = Array.from({ length: count }, (_, index) => `node-${index + 1}`)
    const redis = await Redis.start(join(dir, 'redis'), await freePort(), fsync)
    const started = await Promise.allSettled(
      names.map(async (name) => {
        const own = { REDIS_URL: redis.url, SECRET: secret, DATA_DIR: join(dir, name) }
        return GameNode.start({ name, port: await freePort(), env: { ...own, ...env }, metricsPassword })
      }),
    )
    const nodes = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    try {
      for (const start of started) if (start.status === 'rejected') throw start.reason
      const address = port ?? (await freePort())
      const proxy = await startProxy(join(dir, 'proxy'), address, nodes)
      return new Cluster(`http://127.0.0.1:${address}`, redis, nodes, proxy)
    } catch (error) {
      for (const node of nodes) await node.kill()
      await redis.stop()
      throw error
    }
  }

  /** Ends the nodes in order, then the proxy, then Redis, so that each part has what it needs until its end. */
  async close(): Promise<void> {
    for (const node of this.nodes) node.wake()
    await Promise.all(this.nodes.map((node) => node.drain()))
    await this.#proxy.end('SIGTERM')
    await this.redis.stop()
  }

  /** Ends all processes at once, without a drain. */
  async kill(): Promise<void> {
    await Promise.all([...this.nodes.map((node) => node.kill()), this.#proxy.end('SIGTERM')])
    await this.redis.stop('SIGKILL')
  }
}
