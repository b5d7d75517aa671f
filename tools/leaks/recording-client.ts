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
export const PATIENCE_MS = 120_000

/** Receives a frame as text, one character for each byte. Equal texts are equal bytes, and a difference can be read. */
export type OnText = (frame: string) => void

/** A connection that records every byte it is sent. */
export class RecordingClient {
  readonly #wire: RawConnection
  readonly #looks: Set<() => void>

  private constructor(connection: RawConnection, looks: Set<() => void>) {
    this.#wire = connection
    this.#looks = looks
  }

  /** Resolves when everything that is sent to a joining client has arrived. */
  static async join(url: string, match: string, token: string, hear: OnText): Promise<RecordingClient> {
    return RecordingClient.#record((onFrame) => RawConnection.join(url, match, { token }, onFrame), hear)
  }

  reconnect(hear: OnText): Promise<RecordingClient> {
    return RecordingClient.#record((onFrame) => this.#wire.reconnect(onFrame), hear)
  }

  static async #record(open: (onFrame: (frame: Uint8Array) => void) => Promise<RawConnection>, hear: OnText): Promise<RecordingClient> {
    const looks = new Set<() => void>()
    const connection = await open((frame) => {
      hear(Buffer.from(masked(frame)).toString('latin1'))
      for (const look of looks) look()
    })
    const client = new RecordingClient(connection, looks)
    await client.until(() => connection.messages.some(({ type }) => type === 'welcome'))
    return client
  }

  get state(): MatchState {
    return this.#wire.live
  }

  request(type: string, payload: object): Promise<Response> {
    return this.#wire.request(type, payload)
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
    const look = (): void => {
      if (holds()) resolve()
    }
    const timer = setTimeout(() => reject(new Error(`still waiting for ${holds}`)), PATIENCE_MS)
    this.#looks.add(look)
    await promise.finally(() => {
      clearTimeout(timer)
      this.#looks.delete(look)
    })
  }

  /** Breaks the connection. */
  drop(): void {
    this.#wire.socket.terminate()
  }
}
