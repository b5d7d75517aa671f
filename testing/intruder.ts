import { enter } from '#sdk/players/sdk-player.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { RUNES } from '#shared/conformance/sample-game/state.ts'
import type { Guest } from '#shared/protocol/http.ts'

/** The requests that only a person with a seat may make. */
const REQUESTS = {
  answer: { id: 'stolen answer', decision: '0.0.1', pick: 'owl-1' },
  undo: { id: 'stolen undo' },
  resign: { id: 'stolen resignation' },
  autopilot: { on: true },
} as const

/** A person who tries what only the owner of a seat may do. It records every byte that its connections are sent. */
export class Intruder {
  readonly guest: Guest
  readonly #url: string
  readonly #frames: string[] = []
  readonly #onFrame = (frame: Uint8Array): void => void this.#frames.push(Buffer.from(frame).toString('latin1'))

  private constructor(url: string, guest: Guest) {
    this.#url = url
    this.guest = guest
  }

  static async enter(url: string, name: string): Promise<Intruder> {
    return new Intruder(url, await enter(url, name))
  }

  /** Joins a match. `seat` is a seat token, and `url` may be another address of the service. */
  join(match: string, seat?: string, url = this.#url): Promise<RawConnection> {
    return RawConnection.join(url, match, { token: this.guest.token, ...(seat === undefined ? {} : { seat }) }, this.#onFrame)
  }

  reconnect(connection: RawConnection, address = connection.address): Promise<RawConnection> {
    return connection.reconnect(this.#onFrame, address)
  }
  reconnectThrough(url: string, match: string, connection: RawConnection): Promise<RawConnection> {
    return connection.reconnectThrough(url, match, this.#onFrame)
  }

  /** The runes that occurred in any frame. While all runes are in players' hands, only the owner of a seat is sent any. */
  get runes(): readonly string[] {
    return RUNES.filter((rune) => this.#frames.some((frame) => frame.includes(rune)))
  }

  /** Tries everything that a seat may do. Returns the result of each request. */
  async tryAll(connection: RawConnection): Promise<Readonly<Record<string, unknown>>> {
    const replies = await Promise.all(
      Object.entries(REQUESTS).map(async ([type, payload]) => {
        const { status, payload: reply } = await connection.request(type, payload)
        return [type, status === 0 ? 'done' : (reply as { readonly code?: unknown }).code] as const
      }),
    )
    for (const [type, payload] of [
      ['log', { from: 0 }],
      ['view', { seq: 0 }],
    ] as const)
      await connection.request(type, payload)
    return Object.fromEntries(replies)
  }
}
export const NOTHING_DONE = Object.fromEntries(Object.keys(REQUESTS).map((type) => [type, 'not-seated']))
