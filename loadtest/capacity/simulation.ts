import { EventQueue } from './event-queue.ts'
import { FifoServer } from './fifo-server.ts'

/** Seconds of the node's processor, and of the shard's. */
export interface Share {
  readonly node: number
  readonly shard: number
}

/** What things of one kind of match cost, in seconds of a processor. Measured; see docs/capacity.md. */
export interface Costs {
  /** Reading an answer, the rules, and handing it to the journal. */
  readonly answer: number
  /** Mirror, encoding and sending to all seats. */
  readonly publish: number
  /** One entry, on Redis. */
  readonly append: number
  readonly join: Share
  /** A match out of its journal. */
  readonly restore: Share
}

export interface Plan {
  readonly nodes: number
  readonly shards: number
  readonly matches: number
  readonly seats: number
  /** Answers a second of one match. */
  readonly rate: number
  /** A match is of any of these kinds. */
  readonly kinds: readonly Costs[]
  /** A node stands still this long, this often: garbage collection. */
  readonly pause: { readonly seconds: number; readonly every: number }
  /** There and back, between a node and Redis. */
  readonly roundTrip: number
  readonly seconds: number
  /** What is measured begins after this. */
  readonly warmUp: number
  /** Nodes that die at half time: after `lease` their matches may be taken over, and players come back within `return` seconds. */
  readonly deaths: number
  readonly lease: number
  readonly return: number
}

export interface Findings {
  readonly answers: number
  /** Seconds from an answer's arrival to the last seat's patch. */
  readonly latency: Quantiles
  /** The same, of matches whose node lives, after the deaths. */
  readonly bystanders: Quantiles
  /** Seconds from a node's death until a match of it goes on. */
  readonly resume: Quantiles
  /** The busiest node's and the busiest shard's share of time at work. */
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

  /** Work varies as much as waiting does: the cautious assumption. */
  const vary = (mean: number) => -Math.log(1 - random()) * mean
  const oneOf = <T>(things: readonly T[]): T => {
    const thing = things[Math.floor(random() * things.length)]
    if (thing === undefined) throw new RangeError('a plan needs nodes, shards and kinds of matches')
    return thing
  }
  const matches = Array.from({ length: plan.matches }, (_, n): Match => {
    // Tables are opened where there is room, so nodes carry equally many; what a match is called decides its shard.
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
              // Its player gives the answer again, to whoever has the match then.
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
    for (const match of matches) if (dead.has(match.node)) comeBack(match, oneOf(alive))
  }

  /** Its people come one by one, and the first of them has it restored. */
  function comeBack(match: Match, node: FifoServer): void {
    const { restore, join } = match.costs
    let [come, seated] = [0, 0]
    for (let seat = 0; seat < plan.seats; seat++)
      events.after(plan.lease + plan.return * random(), () => {
        const isFirst = come++ === 0
        match.shard.enter(vary(join.shard) + (isFirst ? vary(restore.shard) : 0), () =>
          node.enter(vary(join.node) + (isFirst ? vary(restore.node) : 0), () => {
            if (++seated === plan.seats) goOn(match, node)
          }),
        )
      })
  }

  function goOn(match: Match, node: FifoServer): void {
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
