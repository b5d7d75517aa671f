/** Whether people may come. */
export const LIFECYCLES = ['starting', 'ready', 'draining'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

export class Readiness {
  #stage: Lifecycle = 'starting'

  get stage(): Lifecycle {
    return this.#stage
  }
  get isReady(): boolean {
    return this.#stage === 'ready'
  }

  /** Never back again: a server that drains stays closed. */
  enter(stage: Lifecycle): void {
    if (LIFECYCLES.indexOf(stage) > LIFECYCLES.indexOf(this.#stage)) this.#stage = stage
  }
}
