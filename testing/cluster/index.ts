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
  /** Where everything is kept: Redis' file, the secret, what the nodes write. */
  readonly dir: string
  readonly nodes: number
  /** The public port; without it a free one. */
  readonly port?: number
  readonly fsync?: Fsync
  /** More configuration for every node. */
  readonly env?: Readonly<Record<string, string>>
}

/** Redis, game nodes and the proxy, as docker-compose.yml describes them, in processes of this machine. */
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

  /** From the outside in, so that nothing is cut off from what it needs. */
  async close(): Promise<void> {
    for (const node of this.nodes) node.wake()
    await Promise.all(this.nodes.map((node) => node.drain()))
    await this.#proxy.end('SIGTERM')
    await this.redis.stop()
  }

  /** At once, without a word to anybody. */
  async kill(): Promise<void> {
    await Promise.all([...this.nodes.map((node) => node.kill()), this.#proxy.end('SIGTERM')])
    await this.redis.stop('SIGKILL')
  }
}
