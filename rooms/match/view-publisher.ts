import type { Client } from '../colyseus/index.ts'
import type { StateSerializer } from '../colyseus/state-serializer.ts'
import type { Connections } from './connections.ts'
import type { MatchHost } from './host/match-host.ts'
import type { IdleTimer } from './idle-timer.ts'

interface PublisherParts {
  readonly host: MatchHost
  readonly serializer: StateSerializer
  readonly clients: readonly Client[]
  readonly connections: Connections
  readonly idleTimer: IdleTimer
}

/**
 * Sends the current view to every client. It is separate from the room because Colyseus redefines properties on Room instances, which
 * makes each lookup several times slower, and this code runs after every change.
 */
export class ViewPublisher {
  readonly #parts: PublisherParts

  constructor(parts: PublisherParts) {
    this.#parts = parts
  }

  /** Sends all changes at once, so that nothing is pending when a client joins. The patch is held back for the reply to a pending request. */
  publish(): void {
    const { host, serializer, clients, connections, idleTimer } = this.#parts
    serializer.state.setView(host.view(connections.spectators))
    for (const { pendingRequests, writer } of connections) if (pendingRequests > 0) writer.cork()
    serializer.applyPatches(clients)
    idleTimer.restart()
  }
}
