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

const PATCH = 15

/**
 * The core sends every client a frame for every patch, even if nothing in it is for that client. Not only are these frames
 * for nothing: by counting them one could count the steps of somebody else's secret draft.
 */
export function skipEmptyPatches(client: Client): void {
  const send = client.raw.bind(client)
  client.raw = (data, ...rest) => {
    if (data.length !== 1 || data[0] !== PATCH) send(data, ...rest)
  }
}

/** The transport's own end of a connection; its type does not say so. */
interface Socket {
  readonly bufferedAmount: number
  /** The connection below; none before it is open and after it was closed. */
  readonly _socket?: { cork(): void; uncork(): void } | null
  terminate(): void
}
const isSocket = (ref: object): ref is Socket => 'bufferedAmount' in ref && 'terminate' in ref

/** What this turn of the event loop still has for the client leaves together with what comes now: a patch and the reply to the answer that caused it, say. */
export function holdFrames({ ref }: Client): void {
  const connection = isSocket(ref) ? ref._socket : undefined
  if (!connection) return
  connection.cork()
  process.nextTick(() => connection.uncork())
}

/** A client that has this much unread is not reading. */
const MAX_UNREAD_BYTES = 1 << 20

export function cutSlowReaders(clients: Iterable<Client>): void {
  for (const { ref } of clients) if (isSocket(ref) && ref.bufferedAmount > MAX_UNREAD_BYTES) ref.terminate()
}
