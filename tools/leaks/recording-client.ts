import { FRAME, type Response } from '#sdk/raw/protocol-session.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import type { MatchState } from '#shared/protocol/match.ts'

/**
 * All that is left out of the comparison, and why. Everything else that tells worlds apart without telling a secret (ids of matches and
 * people, the time of day, the seed, passes) is made equal instead.
 *
 * - The reconnection token in the frame `join`: Colyseus makes it at random for every connection. Its length is compared.
 * - Replies to HTTP requests for a place in the room: session and process ids are random too, and nothing else is in them.
 */
function masked(frame: Uint8Array): Uint8Array {
  if (frame[0] !== FRAME.join) return frame
  const copy = frame.slice()
  copy.fill(0, 2, 2 + (frame[1] ?? 0))
  return copy
}

/** Far longer than anything takes; a machine may be busy. */
export const PATIENCE_MS = 120_000

/** Frames as text, each byte one character: equal texts are equal bytes, and a difference can be read. */
export type OnText = (frame: string) => void

/** A connection, and every byte it is sent. */
export class RecordingClient {
  readonly #wire: RawConnection
  readonly #looks: Set<() => void>

  private constructor(connection: RawConnection, looks: Set<() => void>) {
    this.#wire = connection
    this.#looks = looks
  }

  /** Resolves when all that is sent to who joins is there. */
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

  /** Frames come in order: when the reply to this nonsense is here, so is everything that was sent before. */
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

  /** The line goes dead. */
  drop(): void {
    this.#wire.socket.terminate()
  }
}
