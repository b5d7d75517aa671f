import type { PickValue } from '../kernel/decision.ts'
import type { SettledPosition } from '../kernel/position.ts'
import { type Node, type Search, valueFor } from './node.ts'
import { deepen, promiseOf } from './search.ts'
import { newWorld } from './worlds.ts'

/** Where something is hidden or left to chance, so many worlds are imagined at first sight, and so many at most. */
const FIRST_WORLDS = 6
const MOST_WORLDS = 32
/** Looks into the worlds there are before another one is imagined. */
const LOOKS_PER_WORLD = 40
/** A novice does not see a difference smaller than this. */
const BLUR = 0.12
/** What was looked into less than this share of what the most promising answer was may only seem good. */
const WELL_KNOWN = 0.5
/** Answers this close are equally good. */
const CLOSE = 0.004

/** An answer and how it fares over all imagined worlds. */
interface Arm {
  readonly pick: PickValue
  readonly nodes: Node[]
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

export class Thinking {
  readonly #search: Search
  readonly #imagine: () => SettledPosition
  readonly #worlds: Node[] = []
  readonly #arms: readonly Arm[]
  readonly #isUncertain: boolean

  constructor(search: Search, imagine: () => SettledPosition, picks: readonly PickValue[], worlds = FIRST_WORLDS) {
    this.#search = search
    this.#imagine = imagine
    this.#arms = picks.map((pick) => ({ pick, nodes: [] }))
    const one = imagine()
    // whoever wants no more than one world need not know whether they differ
    const other = worlds > 1 ? imagine() : one
    this.#addWorld(one)
    this.#isUncertain = search.isChancy || (other !== one && JSON.stringify(one.position.state) !== JSON.stringify(other.position.state))
    if (this.#isUncertain) while (this.#worlds.length < worlds) this.#addWorld(imagine())
  }

  /** Anything that is not plainly worse than the best. */
  chooseSensible(): PickValue {
    return this.#choose(this.#arms, BLUR)
  }

  chooseBest(): PickValue {
    return this.#choose(this.#arms, CLOSE)
  }

  /** Only what was looked into often counts: the rest has merely not been refuted. */
  chooseProven(): PickValue {
    const most = Math.max(...this.#arms.map(visitsOf))
    const known = this.#arms.filter((arm) => isSolved(arm) || visitsOf(arm) >= most * WELL_KNOWN)
    return this.#choose(known, 0)
  }

  goDeep(): void {
    const { meter } = this.#search
    for (let looks = 0; !meter.isSpent; looks++) {
      const arm = this.#mostPromisingArm()
      if (!arm || this.#isDecided()) return
      const nodes = arm.nodes.map((node, world) => ({ node, world })).filter(({ node }) => !node.isSolved)
      const least = nodes.reduce((a, b) => (b.node.visits < a.node.visits ? b : a))
      const root = this.#worlds[least.world]
      if (root) deepen(this.#search, root, least.node)
      const wantsMore = this.#isUncertain || this.#search.isChancy
      if (wantsMore && this.#worlds.length < MOST_WORLDS && looks >= this.#worlds.length * LOOKS_PER_WORLD) this.#addWorld(this.#imagine())
    }
  }

  /** A win in every world needs no more thought. */
  #isDecided(): boolean {
    return this.#arms.some(({ nodes }) => nodes.every((node) => node.isSolved && valueFor(node, this.#search.me) === 1))
  }

  #addWorld(settled: SettledPosition): void {
    const root = newWorld(
      this.#search,
      settled,
      this.#arms.map(({ pick }) => pick),
    )
    this.#worlds.push(root)
    root.children.forEach((node, index) => {
      this.#arms[index]?.nodes.push(node)
    })
  }

  #valueOf({ nodes }: Arm): number {
    return mean(nodes.map((node) => valueFor(node, this.#search.me)))
  }

  #mostPromisingArm(): Arm | undefined {
    const looks = this.#worlds.reduce((sum, { visits }) => sum + visits, 0)
    let best: Arm | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const arm of this.#arms) {
      if (isSolved(arm)) continue
      const promise = promiseOf(this.#valueOf(arm), mean(arm.nodes.map(({ prior }) => prior)), visitsOf(arm), looks)
      if (promise <= most) continue
      most = promise
      best = arm
    }
    return best
  }

  #choose(arms: readonly Arm[], within: number): PickValue {
    const best = Math.max(...arms.map((arm) => this.#valueOf(arm)))
    return this.#search.random.pick(arms.filter((arm) => this.#valueOf(arm) >= best - within)).pick
  }
}

const visitsOf = ({ nodes }: Arm): number => nodes.reduce((sum, { visits }) => sum + visits, 0)
const isSolved = ({ nodes }: Arm): boolean => nodes.every((node) => node.isSolved)
