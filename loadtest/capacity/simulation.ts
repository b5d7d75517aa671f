import { EventQueue } from './event-queue.ts'
import { FifoServer } from './fifo-server.ts'

/** Seconds of the node's processor and of the shard's. */
export interface Share {
  readonly node: number
  readonly shard: number
}

/** The costs of one kind of match in processor seconds. They are measured; see docs/capacity.md. */
export interface Costs {
  /** Reading an answer, running the rules, and handing the entry to the journal. */
  readonly answer: number
  /** Updating the synced state, encoding it and sending it to all seats. */
  readonly publish: number
  /** Writing one entry on Redis. */
  readonly append: number
  readonly join: Share
  /** Restoring a match from the journal. */
  readonly restore: Share
}

export interface Plan {
  readonly nodes: number
  readonly shards: number
  readonly matches: number
  readonly seats: number
  /** The answers of one match in a second. */
  readonly rate: number
  /** The kinds of matches. Each match has a random one. */
  readonly kinds: readonly Costs[]
  /** The garbage collection pauses of a node: how long one takes, and how often they come. */
  readonly pause: { readonly seconds: number; readonly every: number }
  /** The time of a round trip between a node and Redis. */
  readonly roundTrip: number
  readonly seconds: number
  /** The time before the measurement begins. */
  readonly warmUp: number
  /** The nodes that die at half time. After `lease` seconds others may take their matches over; players come back within `return` seconds. */
  readonly deaths: number
  readonly lease: number
  readonly return: number
}

export interface Findings {
  readonly answers: number
  /** Seconds from an answer's arrival to the last seat's patch. */
  readonly latency: Quantiles
  /** The same after the deaths, for matches whose node is alive. */
  readonly bystanders: Quantiles
  /** Seconds from a node's death until one of its matches goes on. */
  readonly resume: Quantiles
  /** The load of the busiest node and of the busiest shard: the share of time in which they work. */
  readonly nodeLoad: number
  readonly shardLoad: number
}

export interface Quantiles {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

interface Match {
  readonly costs: Costs
  node: FifoServer
  readonly shard: FifoServer
  moved: boolean
  waiting: boolean
}

/** One run of the model: people think and answer, nodes and shards work off their queues, and some nodes die in the middle. */
class Simulation {
  readonly #plan: Plan
  readonly #random: () => number
  readonly #events = new EventQueue()
  readonly #nodes: readonly FifoServer[]
  readonly #shards: readonly FifoServer[]
  readonly #matches: readonly Match[]
  readonly #dead = new Set<FifoServer>()
  readonly #deathTime: number
  readonly #latencies: number[] = []
  readonly #bystanders: number[] = []
  readonly #resumed: number[] = []

  constructor(plan: Plan, random: () => number) {
    this.#plan = plan
    this.#random = random
    this.#nodes = Array.from({ length: plan.nodes }, () => new FifoServer(this.#events))
    this.#shards = Array.from({ length: plan.shards }, () => new FifoServer(this.#events))
    this.#deathTime = plan.deaths > 0 ? plan.seconds / 2 : Number.POSITIVE_INFINITY
    this.#matches = Array.from({ length: plan.matches }, (_, n): Match => {
      // New matches go to the node with the most room, so all nodes have equally many. The id of a match decides its shard.
      const node = this.#nodes[n % this.#nodes.length]
      if (!node) throw new RangeError('a plan needs nodes')
      return { costs: this.#oneOf(plan.kinds), node, shard: this.#oneOf(this.#shards), moved: false, waiting: false }
    })
  }

  run(): Findings {
    const { pause, deaths, seconds } = this.#plan
    for (const match of this.#matches) this.#think(match)
    for (const node of this.#nodes) this.#events.after(pause.every * this.#random(), () => this.#pauseNow(node))
    if (deaths > 0) this.#events.at(this.#deathTime, () => this.#kill(deaths))
    this.#events.runUntil(seconds)
    return {
      answers: this.#latencies.length,
      latency: quantilesOf(this.#latencies),
      bystanders: quantilesOf(this.#bystanders),
      resume: quantilesOf(this.#resumed),
      nodeLoad: Math.max(...this.#nodes.map(({ load }) => load)),
      shardLoad: Math.max(...this.#shards.map(({ load }) => load)),
    }
  }

  /** Draws an exponentially distributed time. That work varies this much is a cautious assumption. */
  #vary(mean: number): number {
    return -Math.log(1 - this.#random()) * mean
  }

  #oneOf<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.#random() * things.length)]
    if (thing === undefined) throw new RangeError('a plan needs nodes, shards and kinds of matches')
    return thing
  }

  #think(match: Match): void {
    this.#events.after(this.#vary(1 / this.#plan.rate), () => this.#answer(match))
  }

  #answer(match: Match): void {
    if (this.#dead.has(match.node)) {
      match.waiting = true
      return
    }
    const { costs, node, shard } = match
    const began = this.#events.now
    node.enter(this.#vary(costs.answer), () =>
      this.#afterHalfTrip(() => shard.enter(this.#vary(costs.append), () => this.#afterHalfTrip(() => this.#publish(match, node, began)))),
    )
  }

  #afterHalfTrip(action: () => void): void {
    this.#events.after(this.#plan.roundTrip / 2, action)
  }

  #publish(match: Match, node: FifoServer, began: number): void {
    if (this.#dead.has(node)) {
      // The player sends the answer again, to the node that has the match then.
      this.#answer(match)
      return
    }
    node.enter(this.#vary(match.costs.publish), () => {
      if (began >= this.#plan.warmUp) this.#latencies.push(this.#events.now - began)
      if (began >= this.#deathTime && !match.moved) this.#bystanders.push(this.#events.now - began)
      this.#think(match)
    })
  }

  #pauseNow(node: FifoServer): void {
    if (this.#dead.has(node)) return
    const { seconds, every } = this.#plan.pause
    node.enter(seconds, () => undefined)
    this.#events.after(every, () => this.#pauseNow(node))
  }

  #kill(count: number): void {
    for (const node of this.#nodes.slice(0, count)) this.#dead.add(node)
    const alive = this.#nodes.slice(count)
    for (const match of this.#matches) if (this.#dead.has(match.node)) this.#reconnect(match, this.#oneOf(alive))
  }

  /** Brings the people of a match back one by one. The first of them causes its restore. */
  #reconnect(match: Match, node: FifoServer): void {
    const { restore, join } = match.costs
    const { seats, lease, return: returnSeconds } = this.#plan
    let [joined, seated] = [0, 0]
    for (let seat = 0; seat < seats; seat++)
      this.#events.after(lease + returnSeconds * this.#random(), () => {
        const isFirst = joined++ === 0
        match.shard.enter(this.#vary(join.shard) + (isFirst ? this.#vary(restore.shard) : 0), () =>
          node.enter(this.#vary(join.node) + (isFirst ? this.#vary(restore.node) : 0), () => {
            if (++seated === seats) this.#resume(match, node)
          }),
        )
      })
  }

  #resume(match: Match, node: FifoServer): void {
    this.#resumed.push(this.#events.now - this.#deathTime)
    match.node = node
    match.moved = true
    if (match.waiting) this.#answer(match)
    match.waiting = false
  }
}

export const simulate = (plan: Plan, random: () => number): Findings => new Simulation(plan, random).run()

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}
