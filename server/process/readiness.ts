/** The stages in the life of a server. */
const LIFECYCLES = ['starting', 'ready', 'draining'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

export class Readiness {
  #lifecycle: Lifecycle = 'starting'

  get lifecycle(): Lifecycle {
    return this.#lifecycle
  }
  get isReady(): boolean {
    return this.#lifecycle === 'ready'
  }

  /** Enters a later stage. Earlier ones are ignored, so a server that drains never becomes ready again. */
  enter(stage: Lifecycle): void {
    if (LIFECYCLES.indexOf(stage) > LIFECYCLES.indexOf(this.#lifecycle)) this.#lifecycle = stage
  }
}
