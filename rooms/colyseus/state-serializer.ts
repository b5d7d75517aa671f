import { type Client, ClientState, type Serializer } from '@colyseus/core'
import type { StateSync, Viewer } from '../sync/state-sync.ts'

/** The viewer of a client that has no seat and never gets one. */
const SPECTATOR: Viewer = { seat: undefined, syncedSeat: undefined }

/** Connects a StateSync to a Colyseus room. */
export class StateSerializer implements Serializer<StateSync> {
  readonly id = 'schema'
  /** The Colyseus monitor looks for a field of this name. */
  readonly state: StateSync
  readonly #viewerOf: (client: Client) => Viewer | undefined
  /** Returns the viewer of a joined client. Others are left out, because Colyseus sends them the full state when they acknowledge their join. */
  readonly #joinedViewer = (client: Client): Viewer | undefined =>
    client.state === ClientState.JOINED ? (this.#viewerOf(client) ?? SPECTATOR) : undefined

  constructor(sync: StateSync, viewerOf: (client: Client) => Viewer | undefined = () => undefined) {
    this.state = sync
    this.#viewerOf = viewerOf
  }

  /** Does nothing. Colyseus passes the state here, but the constructor already has it. */
  reset(): void {}

  handshake(): Uint8Array {
    return this.state.handshake
  }

  getFullState(client?: Client): Uint8Array {
    const viewer = (client && this.#viewerOf(client)) ?? SPECTATOR
    viewer.syncedSeat = viewer.seat
    return this.state.encodeFull(viewer.seat)
  }

  applyPatches(clients: readonly Client[]): boolean {
    return this.state.flush(clients, this.#joinedViewer, sendRaw)
  }
}

function sendRaw(client: Client, message: Uint8Array): void {
  client.raw(message)
}
