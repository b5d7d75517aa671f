import type { Client } from '@colyseus/core'
import type { StateSerializer } from '../colyseus/state-serializer.ts'
import type { Connections } from './connections.ts'
import type { MatchHost } from './host/match-host.ts'
import type { IdleTimer } from './idle-timer.ts'

/**
 * What is shown of a match to those who are there. Beside the room, not in it: Colyseus redefines properties of its rooms,
 * and whatever is looked up on such an object, as often as something is shown, takes several times as long.
 */
export class ViewPublisher {
  readonly #host: MatchHost
  readonly #serializer: StateSerializer
  readonly #clients: readonly Client[]
  readonly #connections: Connections
  readonly #idleTimer: IdleTimer

  constructor(host: MatchHost, serializer: StateSerializer, clients: readonly Client[], connections: Connections, idleTimer: IdleTimer) {
    this.#host = host
    this.#serializer = serializer
    this.#clients = clients
    this.#connections = connections
    this.#idleTimer = idleTimer
  }

  /** Everything that changed goes out now: nothing is ever pending when somebody joins. */
  publish(): void {
    this.#serializer.state.setView(this.#host.view(this.#connections.spectators))
    for (const { pendingRequests, writer } of this.#connections) if (pendingRequests > 0) writer.cork()
    this.#serializer.applyPatches(this.#clients)
    this.#idleTimer.restart()
  }
}
