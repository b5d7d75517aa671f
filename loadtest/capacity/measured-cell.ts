import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import type { GameNode } from '#testing/cluster/game-node.ts'
import { Cluster } from '#testing/cluster/index.ts'
import { processorSeconds, Running, residentBytes } from '#testing/process-usage.ts'
import { sumOf } from '#testing/server-metrics.ts'
import type { CpuCost } from './measured.ts'

const ENV = {
  NODE_ENV: 'production',
  NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${new URL('./gc-on-signal.ts', import.meta.url)}`,
  LOG_LEVEL: 'error',
  LIMITS: 'off',
  // With a short lease, a restarted node would restore its matches by itself during the measurement.
  LEASE_SECONDS: '120',
}
const COLLECTING_MS = 1500

function numberIn(info: string, field: string): number {
  const [, value] = new RegExp(`^${field}:(\\d+)`, 'm').exec(info) ?? []
  if (value === undefined) throw new Error(`Redis does not report ${field}`)
  return Number(value)
}

const openRedis = (url: string) => createClient({ url }).connect()
type Redis = Awaited<ReturnType<typeof openRedis>>

interface CellParts {
  readonly dir: string
  readonly cluster: Cluster
  readonly node: GameNode
  readonly redis: Redis
  readonly pids: { readonly redis: number; readonly proxy: number }
}

/** A cell with one node. Redis, the node and the proxy run in separate processes. */
export class MeasuredCell {
  readonly url: string
  readonly #dir: string
  readonly #cluster: Cluster
  readonly #node: GameNode
  readonly #redis: Redis
  readonly #redisPid: number
  readonly #proxyPid: number

  private constructor({ dir, cluster, node, redis, pids }: CellParts) {
    this.url = cluster.url
    this.#dir = dir
    this.#cluster = cluster
    this.#node = node
    this.#redis = redis
    this.#redisPid = pids.redis
    this.#proxyPid = pids.proxy
  }

  static async open(): Promise<MeasuredCell> {
    const dir = await mkdtemp(join(tmpdir(), 'coven-capacity-'))
    const cluster = await Cluster.start({ dir, nodes: 1, env: ENV })
    const [node] = cluster.nodes
    if (!node) throw new Error('there is no node')
    const redis = await openRedis(cluster.redis.url)
    const proxy = Number(await readFile(join(dir, 'proxy', 'nginx.pid'), 'utf8'))
    const pids = { redis: numberIn(await redis.info('server'), 'process_id'), proxy }
    return new MeasuredCell({ dir, cluster, node, redis, pids })
  }

  get #nodePid(): number {
    const { pid } = this.#node
    if (pid === undefined) throw new Error('the node is not running')
    return pid
  }

  get #used(): CpuCost {
    return { node: processorSeconds(this.#nodePid), redis: processorSeconds(this.#redisPid), proxy: processorSeconds(this.#proxyPid) }
  }

  /** Measures the processor time that each part spends on the work, divided by the number that the work returns. */
  async spend(work: () => Promise<number>): Promise<CpuCost> {
    const before = this.#used
    const times = await work()
    const after = this.#used
    const share = (part: keyof CpuCost) => (after[part] - before[part]) / times
    return { node: share('node'), redis: share('redis'), proxy: share('proxy') }
  }

  /** Collects the node's garbage, then returns the bytes of its live objects and its resident memory. */
  async measureNodeMemory(): Promise<{ readonly live: number; readonly resident: number }> {
    process.kill(this.#nodePid, 'SIGUSR2')
    await sleep(COLLECTING_MS)
    const text = await this.#node.metrics()
    return { live: sumOf(text, 'nodejs_heap_size_used_bytes') + sumOf(text, 'nodejs_external_memory_bytes'), resident: residentBytes(this.#nodePid) }
  }

  async measureRedisMemory(): Promise<number> {
    return numberIn(await this.#redis.info('memory'), 'used_memory')
  }

  /** Counts the garbage collection pauses of the node during the work, adds up their processor time, and measures whether it got a core. */
  async watchPauses(work: () => Promise<void>): Promise<{ readonly count: number; readonly seconds: number; readonly ran: number }> {
    const running = new Running(this.#nodePid)
    const before = await this.#pauses()
    await work()
    const after = await this.#pauses()
    const ran = running.share
    // Pauses are measured in wall time. The time in which the node waited for a core does not count.
    return { count: after.count - before.count, seconds: (after.seconds - before.seconds) * ran, ran }
  }

  async #pauses(): Promise<{ readonly count: number; readonly seconds: number }> {
    const text = await this.#node.metrics()
    return { count: sumOf(text, 'nodejs_gc_duration_seconds_count'), seconds: sumOf(text, 'nodejs_gc_duration_seconds_sum') }
  }

  unfinished(): Promise<readonly string[]> {
    return this.#redis.zRange('coven:unfinished', 0, -1)
  }

  /** Kills and restarts the node, so that its matches have to be restored from the journal. */
  async restartNode(): Promise<void> {
    await this.#node.kill()
    await this.#node.start()
  }

  async close(): Promise<void> {
    this.#redis.destroy()
    await this.#cluster.kill()
    await rm(this.#dir, { recursive: true, force: true })
  }
}
