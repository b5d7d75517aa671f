import { type Client, ClientState, CloseCode, type Room } from '@colyseus/core'
import { kindOfFrame, LEAVE } from './frame-check.ts'
import type { WarningLog } from './ports.ts'
import { limitUnacknowledged } from './unacknowledged-limit.ts'

/** The private methods of Room that take a new connection, and then every frame from it. */
interface RoomInternals {
  _onJoin(this: Room, client: Client, ...rest: readonly unknown[]): Promise<void>
  _onMessage(this: Room, client: Client, frame: Buffer): void
}

export interface FramePorts {
  readonly log: WarningLog
  /** Calls `act` once after `ms` milliseconds. */
  readonly after: (ms: number, act: () => void) => unknown
  /** Called when a client is disconnected because it sent a malformed frame. */
  readonly onMalformed: () => void
  /** Called when a client is disconnected because it sent too many messages, or did not acknowledge its join. */
  readonly onLimited: (limit: 'messages' | 'acknowledgement') => void
}

/**
 * Checks every frame before Colyseus reads it.
 *
 * Colyseus decodes frames without catching exceptions, so one there is unhandled. Here a frame that cannot be read costs its sender the
 * connection. Colyseus keeps any number of messages for a client that never acknowledges its join. Here there is a limit, and requests
 * are served only after the acknowledgement. Colyseus limits messages by the clock of the room, which stands still between patches. Here
 * the clock is set before every frame.
 */
export function guardFrames(room: { readonly prototype: Room }, { log, after, onMalformed, onLimited }: FramePorts): void {
  const internals = room.prototype as unknown as RoomInternals
  const { _onJoin: join, _onMessage: handle } = internals
  internals._onJoin = function (client, ...rest) {
    limitUnacknowledged(client, after, () => onLimited('acknowledgement'))
    return join.call(this, client, ...rest)
  }
  internals._onMessage = function (client, frame) {
    this.clock.tick()
    const kind = kindOfFrame(frame)
    if (kind === undefined || (kind === 'call' && client.state !== ClientState.JOINED)) {
      onMalformed()
      client.leave(CloseCode.WITH_ERROR)
      return
    }
    try {
      const before: ClientState = client.state
      handle.call(this, client, frame)
      // Colyseus closes a connection here only if the client sent too many messages.
      if (frame[0] !== LEAVE && before !== ClientState.LEAVING && client.state === ClientState.LEAVING) onLimited('messages')
    } catch (error) {
      log.warn({ room: this.roomId, error }, 'a frame could not be read; its connection is closed')
      client.leave(CloseCode.WITH_ERROR)
    }
  }
}
