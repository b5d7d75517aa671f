import { type Client, ClientState, type Serializer } from '@colyseus/core'
import type { Seat } from '#shared/kernel/decision.ts'
import type { StateSync } from '../sync/state-sync.ts'

/** A client of a room: whose secrets it may see, and whose it was sent. */
export interface Viewer {
  readonly seat: Seat | undefined
  syncedSeat: Seat | undefined
}
const anybody: Viewer = { seat: undefined, syncedSeat: undefined }

/** Between a room of Colyseus and what it shows. */
export class StateSerializer implements Serializer<StateSync> {
  readonly id = 'schema'
  /** By this name the monitor knows that there is something to show. */
  readonly state: StateSync
  readonly #viewerOf: (client: Client) => Viewer | undefined

  constructor(sync: StateSync, viewerOf: (client: Client) => Viewer | undefined = () => undefined) {
    this.state = sync
    this.#viewerOf = viewerOf
  }

  /** The room's way to say what it shows; it was said already. */
  reset(): void {}

  handshake(): Uint8Array {
    return this.state.handshake
  }

  getFullState(client?: Client): Uint8Array {
    const viewer = (client && this.#viewerOf(client)) ?? anybody
    if (viewer !== anybody) viewer.syncedSeat = viewer.seat
    return this.state.encodeFull(viewer.seat)
  }

  applyPatches(clients: readonly Client[]): boolean {
    const patch = this.state.patch()
    let hasSent = false
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue
      const viewer = this.#viewerOf(client) ?? anybody
      const frame = viewer.syncedSeat === viewer.seat ? patch.frameFor(viewer.seat) : patch.frameForMove(viewer.syncedSeat, viewer.seat)
      if (!frame) continue
      if (viewer !== anybody) viewer.syncedSeat = viewer.seat
      client.raw(frame)
      hasSent = true
    }
    return hasSent
  }
}
