import type { PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { newWorld } from './determinization.ts'
import { type SearchContext, type SearchNode, valueFor } from './node.ts'
import { iterate, puctScore } from './search.ts'

/** Where something is hidden or left to chance, so many worlds are imagined at first sight, and so many at most. */
const FIRST_WORLDS = 6
const MAX_WORLDS = 32
/** Looks into the worlds there are before another one is imagined. */
const ITERATIONS_PER_WORLD = 40
/** A novice does not see a difference smaller than this. */
const BLUR = 0.12
/** What was looked into less than this share of what the most promising answer was may only seem good. */
const WELL_VISITED = 0.5
/** Answers this close are equally good. */
const CLOSE = 0.004

/** An answer and how it fares over all imagined worlds. */
interface Arm {
  readonly pick: PickValue
  readonly nodes: SearchNode[]
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

export class RootSearch {
  readonly #context: SearchContext
  readonly #imagine: () => SettledPosition
  readonly #worlds: SearchNode[] = []
  readonly #arms: readonly Arm[]
  readonly #isUncertain: boolean

  constructor(context: SearchContext, imagine: () => SettledPosition, picks: readonly PickValue[], worlds = FIRST_WORLDS) {
    this.#context = context
    this.#imagine = imagine
    this.#arms = picks.map((pick) => ({ pick, nodes: [] }))
    const one = imagine()
    // whoever wants no more than one world need not know whether they differ
    const other = worlds > 1 ? imagine() : one
    this.#addWorld(one)
    this.#isUncertain = context.isChancy || (other !== one && JSON.stringify(one.position.state) !== JSON.stringify(other.position.state))
    if (this.#isUncertain) while (this.#worlds.length < worlds) this.#addWorld(imagine())
  }

  /** Anything that is not plainly worse than the best. */
  pickNearBest(): PickValue {
    return this.#pickWithin(this.#arms, BLUR)
  }

  pickBest(): PickValue {
    return this.#pickWithin(this.#arms, CLOSE)
  }

  /** Only what was looked into often counts: the rest has merely not been refuted. */
  pickWellVisited(): PickValue {
    const most = Math.max(...this.#arms.map(visitsOf))
    const known = this.#arms.filter((arm) => isSolved(arm) || visitsOf(arm) >= most * WELL_VISITED)
    return this.#pickWithin(known, 0)
  }

  search(): void {
    const { budget } = this.#context
    for (let iterations = 0; !budget.isSpent; iterations++) {
      const arm = this.#selectArm()
      if (!arm || this.#isDecided()) return
      const nodes = arm.nodes.map((node, world) => ({ node, world })).filter(({ node }) => !node.isSolved)
      const least = nodes.reduce((a, b) => (b.node.visits < a.node.visits ? b : a))
      const root = this.#worlds[least.world]
      if (root) iterate(this.#context, root, least.node)
      const wantsMore = this.#isUncertain || this.#context.isChancy
      if (wantsMore && this.#worlds.length < MAX_WORLDS && iterations >= this.#worlds.length * ITERATIONS_PER_WORLD) this.#addWorld(this.#imagine())
    }
  }

  /** A win in every world needs no more thought. */
  #isDecided(): boolean {
    return this.#arms.some(({ nodes }) => nodes.every((node) => node.isSolved && valueFor(node, this.#context.me) === 1))
  }

  #addWorld(settled: SettledPosition): void {
    const root = newWorld(
      this.#context,
      settled,
      this.#arms.map(({ pick }) => pick),
    )
    this.#worlds.push(root)
    root.children.forEach((node, index) => {
      this.#arms[index]?.nodes.push(node)
    })
  }

  #valueOf({ nodes }: Arm): number {
    return mean(nodes.map((node) => valueFor(node, this.#context.me)))
  }

  #selectArm(): Arm | undefined {
    const parentVisits = this.#worlds.reduce((sum, { visits }) => sum + visits, 0)
    let best: Arm | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const arm of this.#arms) {
      if (isSolved(arm)) continue
      const score = puctScore(this.#valueOf(arm), mean(arm.nodes.map(({ prior }) => prior)), visitsOf(arm), parentVisits)
      if (score <= most) continue
      most = score
      best = arm
    }
    return best
  }

  #pickWithin(arms: readonly Arm[], within: number): PickValue {
    const best = Math.max(...arms.map((arm) => this.#valueOf(arm)))
    return this.#context.random.pick(arms.filter((arm) => this.#valueOf(arm) >= best - within)).pick
  }
}

const visitsOf = ({ nodes }: Arm): number => nodes.reduce((sum, { visits }) => sum + visits, 0)
const isSolved = ({ nodes }: Arm): boolean => nodes.every((node) => node.isSolved)
