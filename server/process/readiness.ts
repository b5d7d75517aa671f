/** The stages in the life of a server. */
const LIFECYCLES = ['starting', 'ready', 'draining'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

export class Readiness {
  #stage: Lifecycle = 'starting'

  get stage(): Lifecycle {
    return this.#stage
  }
  get isReady(): boolean {
    return this.#stage === 'ready'
  }

  /** Enters a later stage. Earlier ones are ignored, so a server that drains never becomes ready again. */
  enter(stage: Lifecycle): void {
    if (LIFECYCLES.indexOf(stage) > LIFECYCLES.indexOf(this.#stage)) this.#stage = stage
  }
}
