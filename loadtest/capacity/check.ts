import { seededRandom } from '#sdk/players/seeded-random.ts'
import { SEATS } from '../peers/tables.ts'
import { demandOf, type Layout, LEASE_SECONDS, mean, RETURN_SECONDS } from './layout.ts'
import type { CpuCost, GameCosts, Measured } from './measured.ts'
import { type Costs, type Findings, type Plan, type Share, simulate } from './simulation.ts'

/** What players may wait, in seconds, of an answer in a hundred. */
export const P99_LIMIT = 0.1
/** Of an answer's work, what is done before it is in the journal. */
const BEFORE_JOURNAL = 1 / 3
/** There and back between a node and its Redis, in one building. */
const ROUND_TRIP = 0.0005
const CELL = { seconds: 30, warmUp: 5 }
/** Half a minute before and half a minute after. */
const DEATH = { seconds: 60, warmUp: 5 }
const KNEE_STEP = 0.5
const KNEE_LIMIT = 8

interface Step {
  readonly matches: number
  readonly findings: Findings
}
export interface Checked {
  /** All cells, each by itself. */
  readonly cells: readonly Findings[]
  readonly death: Findings
  /** One cell with more and more matches, until it does not hold any more. */
  readonly knee: readonly Step[]
}

export const isFast = ({ latency }: Findings): boolean => latency.p99 < P99_LIMIT

const shareOf = ({ node, redis }: CpuCost): Share => ({ node, shard: redis })

/** Openings and signs of life are in the answers: so a match costs in the simulation what it costs in the plan. */
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
