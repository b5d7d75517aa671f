import { Agenda } from './agenda.ts'
import { Station } from './station.ts'

/** What one thing costs, in seconds of its processor. Measured; see docs/capacity.md. */
export interface Costs {
  /** Reading an answer, the rules, and handing it to the journal. */
  readonly answer: number
  /** Mirror, encoding and sending to all seats. */
  readonly publish: number
  readonly join: number
  /** A match out of its journal. */
  readonly restore: number
  /** One entry, on Redis. */
  readonly append: number
}

export interface Plan {
  readonly nodes: number
  readonly shards: number
  readonly matches: number
  readonly seats: number
  /** Answers a second of one match. */
  readonly rate: number
  readonly costs: Costs
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
  node: Station
  readonly shard: Station
  moved: boolean
  waiting: boolean
}

export function simulate(plan: Plan, random: () => number): Findings {
  const { costs } = plan
  const agenda = new Agenda()
  const nodes = Array.from({ length: plan.nodes }, () => new Station(agenda))
  const shards = Array.from({ length: plan.shards }, () => new Station(agenda))
  const dead = new Set<Station>()
  const latencies: number[] = []
  const bystanders: number[] = []
  const resumed: number[] = []
  const deathTime = plan.deaths > 0 ? plan.seconds / 2 : Number.POSITIVE_INFINITY

  /** Work varies as much as waiting does: the cautious assumption. */
  const vary = (mean: number) => -Math.log(1 - random()) * mean
  const oneOf = (stations: readonly Station[]): Station => {
    const station = stations[Math.floor(random() * stations.length)]
    if (!station) throw new RangeError('a plan needs nodes and shards')
    return station
  }
  const matches = Array.from({ length: plan.matches }, (_, n): Match => {
    // Tables are opened where there is room, so nodes carry equally many; what a match is called decides its shard.
    const node = nodes[n % nodes.length]
    if (!node) throw new RangeError('a plan needs nodes')
    return { node, shard: oneOf(shards), moved: false, waiting: false }
  })

  function think(match: Match): void {
    agenda.after(vary(1 / plan.rate), () => answer(match))
  }

  function answer(match: Match): void {
    if (dead.has(match.node)) {
      match.waiting = true
      return
    }
    const { node } = match
    const began = agenda.now
    node.enter(vary(costs.answer), () =>
      agenda.after(plan.roundTrip / 2, () =>
        match.shard.enter(vary(costs.append), () =>
          agenda.after(plan.roundTrip / 2, () => {
            if (dead.has(node)) {
              // Its player gives the answer again, to whoever has the match then.
              answer(match)
              return
            }
            node.enter(vary(costs.publish), () => {
              if (began >= plan.warmUp) latencies.push(agenda.now - began)
              if (began >= deathTime && !match.moved) bystanders.push(agenda.now - began)
              think(match)
            })
          }),
        ),
      ),
    )
  }

  function pauseNow(node: Station): void {
    if (dead.has(node)) return
    node.enter(plan.pause.seconds, () => undefined)
    agenda.after(plan.pause.every, () => pauseNow(node))
  }

  function kill(count: number): void {
    for (const node of nodes.slice(0, count)) dead.add(node)
    const alive = nodes.slice(count)
    for (const match of matches)
      if (dead.has(match.node)) agenda.after(plan.lease * random() + plan.return * random(), () => takeOver(match, oneOf(alive)))
  }

  function takeOver(match: Match, node: Station): void {
    node.enter(vary(costs.restore) + plan.seats * vary(costs.join), () => {
      resumed.push(agenda.now - deathTime)
      match.node = node
      match.moved = true
      if (match.waiting) answer(match)
      match.waiting = false
    })
  }

  for (const match of matches) think(match)
  for (const node of nodes) agenda.after(plan.pause.every * random(), () => pauseNow(node))
  if (plan.deaths > 0) agenda.at(deathTime, () => kill(plan.deaths))
  agenda.runUntil(plan.seconds)

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
