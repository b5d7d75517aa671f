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

export function simulate(plan: Plan, random: () => number): Findings {
  const events = new EventQueue()
  const nodes = Array.from({ length: plan.nodes }, () => new FifoServer(events))
  const shards = Array.from({ length: plan.shards }, () => new FifoServer(events))
  const dead = new Set<FifoServer>()
  const latencies: number[] = []
  const bystanders: number[] = []
  const resumed: number[] = []
  const deathTime = plan.deaths > 0 ? plan.seconds / 2 : Number.POSITIVE_INFINITY

  /** Draws an exponentially distributed time. That work varies this much is a cautious assumption. */
  const vary = (mean: number) => -Math.log(1 - random()) * mean
  const oneOf = <T>(things: readonly T[]): T => {
    const thing = things[Math.floor(random() * things.length)]
    if (thing === undefined) throw new RangeError('a plan needs nodes, shards and kinds of matches')
    return thing
  }
  const matches = Array.from({ length: plan.matches }, (_, n): Match => {
    // New matches go to the node with the most room, so all nodes have equally many. The id of a match decides its shard.
    const node = nodes[n % nodes.length]
    if (!node) throw new RangeError('a plan needs nodes')
    return { costs: oneOf(plan.kinds), node, shard: oneOf(shards), moved: false, waiting: false }
  })

  function think(match: Match): void {
    events.after(vary(1 / plan.rate), () => answer(match))
  }

  function answer(match: Match): void {
    if (dead.has(match.node)) {
      match.waiting = true
      return
    }
    const { costs, node, shard } = match
    const began = events.now
    node.enter(vary(costs.answer), () =>
      events.after(plan.roundTrip / 2, () =>
        shard.enter(vary(costs.append), () =>
          events.after(plan.roundTrip / 2, () => {
            if (dead.has(node)) {
              // The player sends the answer again, to the node that has the match then.
              answer(match)
              return
            }
            node.enter(vary(costs.publish), () => {
              if (began >= plan.warmUp) latencies.push(events.now - began)
              if (began >= deathTime && !match.moved) bystanders.push(events.now - began)
              think(match)
            })
          }),
        ),
      ),
    )
  }

  function pauseNow(node: FifoServer): void {
    if (dead.has(node)) return
    node.enter(plan.pause.seconds, () => undefined)
    events.after(plan.pause.every, () => pauseNow(node))
  }

  function kill(count: number): void {
    for (const node of nodes.slice(0, count)) dead.add(node)
    const alive = nodes.slice(count)
    for (const match of matches) if (dead.has(match.node)) reconnect(match, oneOf(alive))
  }

  /** Brings the people of a match back one by one. The first of them causes its restore. */
  function reconnect(match: Match, node: FifoServer): void {
    const { restore, join } = match.costs
    let [joined, seated] = [0, 0]
    for (let seat = 0; seat < plan.seats; seat++)
      events.after(plan.lease + plan.return * random(), () => {
        const isFirst = joined++ === 0
        match.shard.enter(vary(join.shard) + (isFirst ? vary(restore.shard) : 0), () =>
          node.enter(vary(join.node) + (isFirst ? vary(restore.node) : 0), () => {
            if (++seated === plan.seats) resume(match, node)
          }),
        )
      })
  }

  function resume(match: Match, node: FifoServer): void {
    resumed.push(events.now - deathTime)
    match.node = node
    match.moved = true
    if (match.waiting) answer(match)
    match.waiting = false
  }

  for (const match of matches) think(match)
  for (const node of nodes) events.after(plan.pause.every * random(), () => pauseNow(node))
  if (plan.deaths > 0) events.at(deathTime, () => kill(plan.deaths))
  events.runUntil(plan.seconds)

  return {
    answers: latencies.length,
    latency: quantilesOf(latencies),
    bystanders: quantilesOf(bystanders),
    resume: quantilesOf(resumed),
    nodeLoad: Math.max(...nodes.map(({ load }) => load)),
    shardLoad: Math.max(...shards.map(({ load }) => load)),
  }
}

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}
