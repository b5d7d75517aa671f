import { type Client, ClientState, CloseCode, type Room } from '@colyseus/core'
import type { Services } from '../services.ts'
import { kindOfFrame, LEAVE } from './frame-check.ts'
import { limitUnacknowledged } from './unacknowledged-limit.ts'

/** The parts of a room that take a new connection, and then every frame of it. Not in its public type. */
interface RoomInternals {
  _onJoin(this: Room, client: Client, ...rest: readonly unknown[]): Promise<void>
  _onMessage(this: Room, client: Client, frame: Buffer): void
}

/**
 * The core takes whatever comes. It decodes frames without a guard, and a throw there would be nobody's: here a frame that cannot be
 * read costs the sender the connection. It keeps everything for a client that never acknowledges its join: here that has limits, and
 * nothing is served before. Its message limit reads the room's clock, which stands still between patches: here it is set before every frame.
 */
export function guardFrames(room: { readonly prototype: Room }, { log, metrics, time }: Pick<Services, 'log' | 'metrics' | 'time'>): void {
  const internals = room.prototype as unknown as RoomInternals
  const { _onJoin: join, _onMessage: handle } = internals
  internals._onJoin = function (client, ...rest) {
    limitUnacknowledged(client, time, () => metrics.limited('acknowledgement', 'connection'))
    return join.call(this, client, ...rest)
  }
  internals._onMessage = function (client, frame) {
    this.clock.tick()
    const kind = kindOfFrame(frame)
    if (kind === undefined || (kind === 'call' && client.state !== ClientState.JOINED)) {
      metrics.refused('malformed')
      client.leave(CloseCode.WITH_ERROR)
      return
    }
    try {
      const before: ClientState = client.state
      handle.call(this, client, frame)
      // The core has sent it away for its number of messages: nothing else that it does with a frame ends a connection at once.
      if (frame[0] !== LEAVE && before !== ClientState.LEAVING && client.state === ClientState.LEAVING) metrics.limited('messages', 'connection')
    } catch (error) {
      log.warn({ room: this.roomId, error }, 'a frame could not be read')
      client.leave(CloseCode.WITH_ERROR)
    }
  }
}
