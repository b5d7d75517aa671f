import { seededRandom } from '#sdk/players/seeded-random.ts'
import { SEATS } from '../peers/tables.ts'
import { demandOf, type Layout, LEASE_SECONDS, mean, RETURN_SECONDS } from './layout.ts'
import type { CpuCost, GameCosts, Measured } from './measured.ts'
import { type Costs, type Findings, type Plan, type Share, simulate } from './simulation.ts'

/** The limit for the 99th percentile of an answer's time, in seconds. */
export const P99_LIMIT = 0.1
/** The share of an answer's work that is done before the answer is in the journal. */
const BEFORE_JOURNAL = 1 / 3
/** The time of a round trip between a node and its Redis in the same building, in seconds. */
const ROUND_TRIP = 0.0005
const CELL = { seconds: 30, warmUp: 5 }
/** The simulation of a death: half a minute before it and half a minute after it. */
const DEATH = { seconds: 60, warmUp: 5 }
const KNEE_STEP = 0.5
const KNEE_LIMIT = 8

interface Step {
  readonly matches: number
  readonly findings: Findings
}
export interface Checked {
  /** The findings of each cell. */
  readonly cells: readonly Findings[]
  readonly death: Findings
  /** The findings of one cell with more and more matches, up to the first step that misses the limit. */
  readonly knee: readonly Step[]
}

export const isFast = ({ latency }: Findings): boolean => latency.p99 < P99_LIMIT

const shareOf = ({ node, redis }: CpuCost): Share => ({ node, shard: redis })

/** Adds the costs of openings and pings to the answers, so that a match costs the same in the simulation as in the plan. */
function costsOf(game: GameCosts, secondsPerAnswer: number): Costs {
  const { node, redis } = demandOf(game, secondsPerAnswer)
  return {
    answer: node * secondsPerAnswer * BEFORE_JOURNAL,
    publish: node * secondsPerAnswer * (1 - BEFORE_JOURNAL),
    append: redis * secondsPerAnswer,
    join: shareOf(game.join),
    restore: shareOf(game.restore),
  }
}

function planOf(measured: Measured, { wish: demand, nodes }: Layout, matches: number): Plan {
  const games = Object.values(measured.games)
  const answersPerSecond = matches / nodes / demand.secondsPerAnswer
  return {
    nodes,
    shards: 1,
    matches,
    seats: SEATS,
    rate: 1 / demand.secondsPerAnswer,
    kinds: games.map((game) => costsOf(game, demand.secondsPerAnswer)),
    pause: { seconds: mean(games.map(({ pause }) => pause.seconds)), every: mean(games.map(({ pause }) => pause.answers)) / answersPerSecond },
    roundTrip: ROUND_TRIP,
    deaths: 0,
    lease: LEASE_SECONDS,
    return: RETURN_SECONDS,
    ...CELL,
  }
}

function run(plan: Plan, seed: number): Findings {
  const chance = seededRandom(seed)
  return simulate(plan, () => chance(2 ** 30) / 2 ** 30)
}

export function checkLayout(measured: Measured, layout: Layout): Checked {
  const plan = planOf(measured, layout, layout.matches)
  const cells = Array.from({ length: layout.cells }, (_, cell) => run(plan, cell + 1))
  const death = run({ ...plan, ...DEATH, deaths: 1 }, 1)
  const knee: Step[] = []
  for (let times = 1; times <= KNEE_LIMIT; times += KNEE_STEP) {
    const matches = Math.round(layout.matches * times)
    const findings = run(planOf(measured, layout, matches), 1)
    knee.push({ matches, findings })
    if (!isFast(findings)) break
  }
  return { cells, death, knee }
}
