import { FRAME, type Response } from '#sdk/raw/protocol-session.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import type { MatchState } from '#shared/protocol/match.ts'

/**
 * Removes what differs by chance from a frame. Everything else that would tell the worlds apart without being a secret (ids of matches and people,
 * the time, the seed, tokens) is made equal.
 *
 * - The reconnection token in the frame `join`: Colyseus makes a random one for every connection. Its length is compared.
 * - Replies to HTTP requests for a place in the room are not compared: they hold only random session and process ids.
 */
function masked(frame: Uint8Array): Uint8Array {
  if (frame[0] !== FRAME.join) return frame
  const copy = frame.slice()
  copy.fill(0, 2, 2 + (frame[1] ?? 0))
  return copy
}

/** A limit far above any expected time, because the machine may be busy. */
export const TIMEOUT_MS = 120_000

/** Receives a frame as text, one character for each byte. Equal texts are equal bytes, and a difference can be read. */
export type OnText = (frame: string) => void

/** A connection that records every byte it is sent. */
export class RecordingClient {
  readonly #connection: RawConnection
  readonly #onFrame: Set<() => void>

  private constructor(connection: RawConnection, onFrameListeners: Set<() => void>) {
    this.#connection = connection
    this.#onFrame = onFrameListeners
  }

  /** Resolves when everything that is sent to a joining client has arrived. */
  static async join(url: string, match: string, token: string, onText: OnText): Promise<RecordingClient> {
    return RecordingClient.#record((onFrame) => RawConnection.join(url, match, { token }, onFrame), onText)
  }

  reconnect(onText: OnText): Promise<RecordingClient> {
    return RecordingClient.#record((onFrame) => this.#connection.reconnect(onFrame), onText)
  }

  static async #record(open: (onFrame: (frame: Uint8Array) => void) => Promise<RawConnection>, onText: OnText): Promise<RecordingClient> {
    const onFrameListeners = new Set<() => void>()
    const connection = await open((frame) => {
      onText(Buffer.from(masked(frame)).toString('latin1'))
      for (const check of onFrameListeners) check()
    })
    const client = new RecordingClient(connection, onFrameListeners)
    await client.until(() => connection.messages.some(({ type }) => type === 'welcome'))
    return client
  }

  get state(): MatchState {
    return this.#connection.live
  }

  request(type: string, payload: object): Promise<Response> {
    return this.#connection.request(type, payload)
  }

  async ask(type: string, payload: object): Promise<unknown> {
    const { status, payload: reply } = await this.request(type, payload)
    if (status !== 0) throw new Error(`${type} ${JSON.stringify(payload)}: ${JSON.stringify(reply)}`)
    return reply
  }

  /** Waits for the reply to an invalid request. Frames come in order, so everything that was sent before has arrived too. */
  async untilReceived(): Promise<void> {
    await this.request('sit', {})
  }

  async until(holds: () => boolean): Promise<void> {
    if (holds()) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const check = (): void => {
      if (holds()) resolve()
    }
    const timer = setTimeout(() => reject(new Error(`still waiting for ${holds}`)), TIMEOUT_MS)
    this.#onFrame.add(check)
    await promise.finally(() => {
      clearTimeout(timer)
      this.#onFrame.delete(check)
    })
  }

  /** Breaks the connection. */
  drop(): void {
    this.#connection.socket.terminate()
  }
}
