import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '#testing/cluster/index.ts'

export const FAULTS = ['kill', 'freeze', 'roll', 'redis'] as const
export type Fault = (typeof FAULTS)[number]

type Chance = (below: number) => number

/** Causes faults in a cluster. Only one fault happens at a time, because with every node gone there would be nothing to see. */
export class FaultInjector {
  readonly done: Record<Fault, number> = { kill: 0, freeze: 0, roll: 0, redis: 0 }
  frozenSince: number | undefined
  readonly #cluster: Cluster
  readonly #leaseMs: number
  readonly #chance: Chance

  constructor(cluster: Cluster, leaseMs: number, chance: Chance) {
    this.#cluster = cluster
    this.#leaseMs = leaseMs
    this.#chance = chance
  }

  /** Resolves when everything runs again. */
  async do(act: Fault): Promise<void> {
    this.done[act]++
    switch (act) {
      case 'kill':
        await this.#kill()
        break
      case 'freeze':
        await this.#freeze()
        break
      case 'roll':
        await this.#node.drain()
        break
      case 'redis':
        await this.#restartRedis()
        break
    }
    await this.#mend()
  }

  get #node() {
    const { nodes } = this.#cluster
    const node = nodes[this.#chance(nodes.length)]
    if (!node) throw new Error('the cluster has no nodes')
    return node
  }

  /** Kills a node and waits for up to a second, or until its lease is over and others can take its matches. */
  async #kill(): Promise<void> {
    await this.#node.kill()
    await sleep(this.#chance(2) === 0 ? this.#chance(1000) : this.#leaseMs + this.#chance(2000))
  }

  /** Freezes a node for longer than its lease. When it continues, other nodes have its matches. */
  async #freeze(): Promise<void> {
    const node = this.#node
    node.freeze()
    this.frozenSince = performance.now()
    await sleep(this.#leaseMs + 500 + this.#chance(2500))
    node.wake()
    this.frozenSince = undefined
  }

  async #restartRedis(): Promise<void> {
    const { redis } = this.#cluster
    await redis.stop(this.#chance(2) === 0 ? 'SIGKILL' : 'SIGTERM')
    await sleep(300 + this.#chance(2500))
    await redis.start()
  }

  async #mend(): Promise<void> {
    for (const node of this.#cluster.nodes) {
      if (!node.isRunning) await node.start()
      while (!(await node.isReady())) {
        // The node may have ended while Redis was away.
        if (!node.isRunning) await node.start()
        await sleep(100)
      }
    }
  }
}
