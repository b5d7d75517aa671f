/** Whether people may come. */
export const STAGES = ['starting', 'ready', 'draining'] as const
export type Stage = (typeof STAGES)[number]

export class Readiness {
  #stage: Stage = 'starting'

  get stage(): Stage {
    return this.#stage
  }
  get isReady(): boolean {
    return this.#stage === 'ready'
  }

  /** Never back again: a server that drains stays closed. */
  enter(stage: Stage): void {
    if (STAGES.indexOf(stage) > STAGES.indexOf(this.#stage)) this.#stage = stage
  }
}
