import type { PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { newWorld } from './determinization.ts'
import { type SearchContext, type SearchNode, valueFor } from './node.ts'
import { iterate, puctScore } from './search.ts'

/** How many worlds are imagined before the search if something is hidden or random, and how many at most. */
const FIRST_WORLDS = 6
const MAX_WORLDS = 32
/** The iterations for each world before another one is imagined. */
const ITERATIONS_PER_WORLD = 40
/** A novice does not notice a smaller difference in value than this. */
const BLUR = 0.12
/** An answer needs this share of the visits of the most visited one. With fewer, its value is too uncertain. */
const WELL_VISITED = 0.5
/** Answers whose values differ by no more than this count as equally good. */
const CLOSE = 0.004

/** An answer, with its node in every imagined world. */
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
    // With a single world there is nothing to compare.
    const other = worlds > 1 ? imagine() : one
    this.#addWorld(one)
    this.#isUncertain = context.isChancy || (other !== one && JSON.stringify(one.position.state) !== JSON.stringify(other.position.state))
    if (this.#isUncertain) while (this.#worlds.length < worlds) this.#addWorld(imagine())
  }

  /** Picks any answer that is not clearly worse than the best. */
  pickNearBest(): PickValue {
    return this.#pickWithin(this.#arms, BLUR)
  }

  pickBest(): PickValue {
    return this.#pickWithin(this.#arms, CLOSE)
  }

  /** Picks the best of the answers that were visited often. The values of the others are too uncertain. */
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

  /** Returns whether some answer wins in every world. */
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
