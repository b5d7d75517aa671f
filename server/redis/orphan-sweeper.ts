import type { Logger } from '#rooms/services.ts'
import type { Result } from '#shared/kernel/refusal.ts'
import type { RedisConnection } from './connection.ts'
import { KEYS } from './keys.ts'
import type { NodeInfo, RedisLeases } from './leases.ts'

/** The number of matches that are taken over at a time. Clients are served in between. */
const BATCH_SIZE = 20
/** If there are more, the next round comes this many times sooner. */
const BACKLOG_SPEEDUP = 5
/** Spreads the rounds, so that nodes do not all try to take over the same matches. */
const JITTER = 0.5

interface OrphanSweeperOptions {
  readonly redis: RedisConnection
  readonly leases: RedisLeases
  readonly log: Logger
  readonly everyMs: number
  readonly host: (match: string) => Promise<Result<unknown>>
  /** Called when a dead node has no matches left. It removes the other data of the node. */
  readonly forgetNode: (node: string, info: NodeInfo) => Promise<void>
}

/** Takes over the matches of dead nodes that nobody has joined again, so that their clocks and bots go on. */
export class OrphanSweeper {
  readonly #options: OrphanSweeperOptions
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> = Promise.resolve()
  #closed = false

  constructor(options: OrphanSweeperOptions) {
    this.#options = options
    this.#schedule()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#sweeping
  }

  #schedule(haste = 1): void {
    if (this.#closed) return
    const wait = (this.#options.everyMs / haste) * (1 + JITTER * (Math.random() - 0.5))
    this.#timer = setTimeout(() => {
      this.#sweeping = this.#sweep().then(
        (isMore) => this.#schedule(isMore ? BACKLOG_SPEEDUP : 1),
        (error) => {
          this.#options.log.warn({ error }, 'matches of dead nodes could not be looked for; the next round tries again')
          this.#schedule()
        },
      )
    }, wait)
  }

  /** Runs one round. Resolves with true if there may be more matches. */
  async #sweep(): Promise<boolean> {
    const { leases, log, forgetNode } = this.#options
    let isMore = false
    if (!leases.isCalm) return isMore
    for (const [node, info] of await leases.nodes()) {
      if (this.#closed || node === leases.node || (await leases.isAlive(node))) continue
      const taken = await this.#adopt(node)
      if (taken > 0) log.info({ from: node, matches: taken }, 'matches of a dead node were taken over')
      isMore ||= taken > 0
      if (taken > 0 || !leases.isCalm) continue
      await forgetNode(node, info)
      await this.#options.redis.run('bury', (client) => Promise.all([client.hDel(KEYS.nodes, node), client.del(KEYS.held(node))]))
    }
    return isMore
  }

  /** Hosts some matches of a dead node. Resolves with the number of matches found. */
  async #adopt(node: string): Promise<number> {
    const { redis, host } = this.#options
    const matches = await redis.run('orphans', (client) => client.sRandMemberCount(KEYS.held(node), BATCH_SIZE))
    for (const match of matches) {
      if (this.#closed) break
      const hosted = await host(match)
      if (hosted.ok || hosted.refusal.code !== 'unavailable') await redis.run('adopted', (client) => client.sRem(KEYS.held(node), match))
    }
    return matches.length
  }
}
