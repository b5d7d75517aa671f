import { type Client, CloseCode, type Room } from '@colyseus/core'
import type { Log } from './services.ts'

/** The part of a room that takes every frame of a joined client. Not in its public type. */
interface FrameHandler {
  _onMessage(this: Room, client: Client, frame: Buffer): void
}

/**
 * The core decodes frames without a guard, and a throw there would end the process: here it costs the sender the connection.
 * The core's message limit reads the room's clock, which stands still between patches: here it is set before every frame.
 */
export function guardFrames(room: { readonly prototype: Room }, log: Log): void {
  const handler = room.prototype as unknown as FrameHandler
  const handle = handler._onMessage
  handler._onMessage = function (client, frame) {
    this.clock.tick()
    try {
      handle.call(this, client, frame)
    } catch (error) {
      log.warn({ room: this.roomId, error }, 'a frame could not be read')
      client.leave(CloseCode.WITH_ERROR)
    }
  }
}
