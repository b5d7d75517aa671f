import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { LeaseListener, Leases, Logger } from '#rooms/services.ts'
import type { Bus } from './bus.ts'
import type { RedisClient, RedisConnection } from './connection.ts'
import type { Fences } from './journal.ts'
import { CHANNELS, KEYS } from './keys.ts'
import { type Fence, scripts } from './scripts.ts'

/** The facts that other nodes know about a node. */
const NodeInfo = z.object({
  name: z.string(),
  processId: z.string(),
  address: z.string().optional(),
  since: z.number(),
  /** The fingerprint of its secret. */
  secret: z.string().optional(),
})
export type NodeInfo = z.output<typeof NodeInfo>

/** The commands that one node may send to another. */
const NodeCommand = z.union([z.object({ open: z.string() }), z.object({ drain: z.literal(true) })])

interface LeaseMetrics {
  tookOver(): void
  evicted(): void
}

export interface LeaseOptions {
  readonly redis: RedisConnection
  readonly bus: Bus
  readonly log: Logger
  readonly metrics: LeaseMetrics
  /** The operator's name for this process, if any. */
  readonly name: string | undefined
  readonly processId: string
  readonly address: string | undefined
  /** The fingerprint of the secret of this process. */
  readonly secret?: string
  readonly ttlMs: number
  /** Finds the process that lists the room of the match. */
  readonly locate: (match: string) => Promise<string | undefined>
  readonly commands: { readonly open: (match: string) => void; readonly drain: () => void }
}

const RENEWALS_PER_TTL = 3
const MAX_CLAIM_TRIES = 4
const ISOLATED_AFTER_TTLS = 2
const VERIFIED_AT_ONCE = 500
const JOINABLE_LIMIT_MS = 4000
const POLL_MS = 50

const readFence = ([node, epoch]: readonly (string | null)[]): Fence => ({ node: node ?? '', epoch: Number(epoch ?? 0) })

/**
 * Decides which node owns which match. The *lease* of a node is a key that expires unless it is renewed. It says only that the node is
 * probably alive. The *owner* of a match is a node and an epoch in the hash of the match, and every write compares them. So a wrong guess
 * about which nodes are alive costs the players a reconnection and never an answer.
 */
export class RedisLeases implements Leases, Fences {
  /** Unique for this process, even if its name is used again. */
  readonly node: string
  readonly #options: LeaseOptions
  readonly #info: NodeInfo
  readonly #held = new Map<string, number>()
  readonly #listeners = new Set<LeaseListener>()
  #timer: NodeJS.Timeout | undefined
  #renewedAt = Number.NEGATIVE_INFINITY
  /** Before this time no node is considered dead, because live nodes need a moment to renew their leases after an outage. */
  #calmAt = 0
  #shownSure = true
  #unsureSince: number | undefined
  #renewing: Promise<void> | undefined

  private constructor(options: LeaseOptions) {
    const { name = 'node', processId, address, secret } = options
    this.#options = options
    this.node = `${name}.${randomBytes(6).toString('hex')}`
    this.#info = { name: options.name ?? this.node, processId, since: Date.now(), ...(address ? { address } : {}), ...(secret ? { secret } : {}) }
  }

  static async open(options: LeaseOptions): Promise<RedisLeases> {
    const leases = new RedisLeases(options)
    await leases.#endPredecessors()
    await options.bus.subscribe(CHANNELS.node(leases.node), (message) => leases.#execute(message))
    await leases.#renew()
    if (!leases.isCurrent) throw new Error('Redis did not give this node a lease')
    // Two nodes that start at the same moment see each other only now.
    await leases.#refuseToShareName()
    options.redis.onChange(() => leases.#checkLease())
    leases.#timer = setInterval(() => leases.#checkLease(), options.ttlMs / RENEWALS_PER_TTL)
    return leases
  }

  get isCurrent(): boolean {
    return this.#options.redis.isReady && performance.now() - this.#renewedAt < this.#options.ttlMs
  }

  /** True if a missing lease means that a node is dead. */
  get isCalm(): boolean {
    return this.isCurrent && performance.now() >= this.#calmAt
  }

  get size(): number {
    return this.#held.size
  }

  holds(match: string): boolean {
    return this.#held.has(match)
  }

  fenceOf(match: string): Fence | undefined {
    const epoch = this.#held.get(match)
    return epoch === undefined ? undefined : { node: this.node, epoch }
  }

  watch(listener: LeaseListener): void {
    this.#listeners.add(listener)
  }

  async claim(match: string): Promise<'mine' | 'elsewhere'> {
    if (!this.isCurrent) throw new Error('this node has no current lease')
    for (let tries = 0; tries < MAX_CLAIM_TRIES; tries++) {
      const seen = await this.#ownerOf(match)
      const isOthers = seen.node !== '' && seen.node !== this.node
      if (isOthers && ((await this.isAlive(seen.node)) || !this.isCalm)) return 'elsewhere'
      const [, answer] = await this.#run('claim', (client) =>
        Promise.all([client.sAdd(KEYS.held(this.node), match), scripts.claim(client, seen, match, this.node)]),
      )
      if (answer === 'missing') throw new Error(`there is no match ${match}`)
      if (typeof answer !== 'number') continue
      this.#held.set(match, answer)
      if (isOthers) {
        this.#options.metrics.tookOver()
        this.#options.log.info({ match, from: seen.node, epoch: answer }, 'a match of a dead node was taken over')
      }
      return 'mine'
    }
    return 'elsewhere'
  }

  async release(match: string, needsHost = false): Promise<void> {
    const fence = this.fenceOf(match)
    if (!fence) return
    this.#held.delete(match)
    await this.#run('release', (client) =>
      Promise.all([scripts.release(client, fence, match), ...(needsHost ? [] : [client.sRem(KEYS.held(this.node), match)])]),
    )
  }

  /** Waits until the owner of a match has opened its room. If that takes long, the owner is asked to open it. */
  async waitUntilJoinable(match: string): Promise<boolean> {
    const until = performance.now() + JOINABLE_LIMIT_MS
    for (let polls = 1; performance.now() < until; polls++) {
      const { node } = await this.#ownerOf(match)
      if (node === this.node) return true
      const [process, owner, isAlive] = await Promise.all([this.#options.locate(match), this.#infoOf(node), this.isAlive(node)])
      if (!isAlive) return false
      if (process !== undefined && process === owner?.processId) return true
      if (polls % 10 === 2) this.#options.bus.publish(CHANNELS.node(node), JSON.stringify({ open: match }))
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    return false
  }

  async isAlive(node: string): Promise<boolean> {
    return (await this.#run('alive', (client) => client.exists(KEYS.lease(node)))) > 0
  }

  /** Resolves with all nodes that are alive, or dead and not yet forgotten. */
  async nodes(): Promise<ReadonlyMap<string, NodeInfo>> {
    const all = await this.#run('nodes', (client) => client.hGetAll(KEYS.nodes))
    return new Map(Object.entries(all).map(([node, text]) => [node, NodeInfo.parse(JSON.parse(text))]))
  }

  /** Gives up the lease. Other nodes then treat this node as dead and take over the matches that need a host. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#renewing
    this.#renewedAt = Number.NEGATIVE_INFINITY
    await this.#run('leave', (client) => client.del(KEYS.lease(this.node)))
  }

  async #infoOf(node: string): Promise<NodeInfo | undefined> {
    const text = node && (await this.#run('node', (client) => client.hGet(KEYS.nodes, node)))
    return text ? NodeInfo.parse(JSON.parse(text)) : undefined
  }

  async #ownerOf(match: string): Promise<Fence> {
    return readFence(await this.#run('owner', (client) => client.hmGet(KEYS.match(match), ['node', 'epoch'])))
  }

  #checkLease(): void {
    if (this.isCurrent !== this.#shownSure) this.#notify()
    if (performance.now() - (this.#unsureSince ?? Number.POSITIVE_INFINITY) > ISOLATED_AFTER_TTLS * this.#options.ttlMs) this.#giveUp()
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined
      if (this.isCurrent !== this.#shownSure) this.#notify()
    })
  }

  #notify(): void {
    this.#shownSure = this.isCurrent
    this.#unsureSince = this.#shownSure ? undefined : performance.now()
    if (!this.#shownSure)
      this.#options.log.warn({ node: this.node }, 'the lease of this node is in doubt, so it refuses answers until the lease is renewed')
    for (const listener of [...this.#listeners]) listener.onChanged()
  }

  /** Disconnects the clients, because the fault may affect only this node and another one could host its matches. */
  #giveUp(): void {
    this.#unsureSince = undefined
    this.#options.log.warn({ node: this.node }, 'the lease of this node is still in doubt, so it disconnects its clients')
    for (const listener of [...this.#listeners]) listener.onIsolated()
  }

  async #renew(): Promise<void> {
    const began = performance.now()
    const wasSure = began - this.#renewedAt < this.#options.ttlMs
    const expiration = { type: 'PX', value: this.#options.ttlMs } as const
    try {
      const kept = await this.#run('renew', (client) => client.set(KEYS.lease(this.node), '1', { expiration, condition: 'XX' }))
      if (!kept || !wasSure) await this.#regain(expiration)
      this.#renewedAt = began
    } catch (error) {
      if (wasSure) this.#options.log.warn({ error }, 'the lease could not be renewed')
    }
  }

  /** Registers this node again. Other nodes may have considered it dead, and the matches that they took over are lost to it. */
  async #regain(expiration: { readonly type: 'PX'; readonly value: number }): Promise<void> {
    await this.#run('register', (client) =>
      Promise.all([
        client.set(KEYS.lease(this.node), '1', { expiration }),
        client.hSet(KEYS.nodes, this.node, JSON.stringify(this.#info)),
        ...(this.#held.size > 0 ? [client.sAdd(KEYS.held(this.node), [...this.#held.keys()])] : []),
      ]),
    )
    if (this.#renewedAt > 0) this.#calmAt = performance.now() + this.#options.ttlMs
    const held = [...this.#held]
    for (let from = 0; from < held.length; from += VERIFIED_AT_ONCE) {
      const batch = held.slice(from, from + VERIFIED_AT_ONCE)
      const owners = await this.#run('verify', (client) => Promise.all(batch.map(([match]) => client.hmGet(KEYS.match(match), ['node', 'epoch']))))
      for (const [index, [match, epoch]] of batch.entries()) {
        const owner = readFence(owners[index] ?? [])
        if (owner.node !== this.node || owner.epoch !== epoch) this.markLost(match)
      }
    }
  }

  /** Forgets a match that another node owns now. */
  markLost(match: string): void {
    if (!this.#held.delete(match)) return
    this.#options.metrics.evicted()
    this.#options.log.warn({ match }, 'another node has taken over a match of this node')
    for (const listener of [...this.#listeners]) listener.onLost(match)
  }

  /** Ends the leases of earlier processes with the same name at once. Rejects if one of them still lives. */
  async #endPredecessors(): Promise<void> {
    await this.#refuseToShareName()
    const before = await this.#namesakes()
    if (before.length > 0) await this.#run('succeed', (client) => client.del(before.map((node) => KEYS.lease(node))))
  }

  /** With two nodes of one name, players who are sent to one of them would arrive at the other. */
  async #refuseToShareName(): Promise<void> {
    for (const node of await this.#namesakes()) {
      // A dead process may have a lease, and a frozen one may listen, but only a living one has both.
      const isListening = (await this.#run('listens', (client) => client.pubSubNumSub(CHANNELS.node(node))))[CHANNELS.node(node)] ?? 0
      if (isListening === 0 || !(await this.isAlive(node))) continue
      await this.close()
      throw new Error(`a server with the name ${this.#options.name} is running already: give this one another NODE_NAME, or end the other one first`)
    }
  }

  async #namesakes(): Promise<readonly string[]> {
    if (!this.#options.name) return []
    return [...(await this.nodes())].flatMap(([node, { name }]) => (name === this.#options.name && node !== this.node ? [node] : []))
  }

  #execute(message: string): void {
    const command = NodeCommand.parse(JSON.parse(message))
    if ('open' in command) this.#options.commands.open(command.open)
    else this.#options.commands.drain()
  }

  #run<T>(what: string, command: (client: RedisClient) => Promise<T>): Promise<T> {
    return this.#options.redis.run(what, command)
  }
}
