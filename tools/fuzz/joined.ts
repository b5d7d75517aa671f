import { FRAME, ProtocolSession, readMessage } from '#sdk/raw/protocol-session.ts'
import { reserveSeat } from '#sdk/raw/reserve-seat.ts'
import type { Guest } from '#shared/protocol/http.ts'
import { type MatchState, ownSeat, type Prompt, type Welcome } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { binary } from './framing.ts'
import type { Post } from './fuzz-table.ts'
import type { Situation } from './payloads.ts'
import { RawSocket, type Way } from './raw-socket.ts'
import { upgradeRequest } from './upgrades.ts'

const KEPT = 50
const JOIN_LIMIT_MS = 5000

export const remember = <T>(list: T[], item: T, most = KEPT): void => {
  list.push(item)
  if (list.length > most) list.shift()
}

/** The ids and tokens that joined connections have seen. All attackers make inputs from them. */
export interface Finds {
  readonly rooms: string[]
  readonly seatTokens: string[]
  readonly reconnections: string[]
  readonly decisions: string[]
  readonly requests: string[]
}

/** What a connection needs from the attack: how to reach the server, and where to note what it finds. */
interface JoinParts {
  readonly way: Way
  readonly url: string
  readonly post: Post
  readonly finds: Finds
}

/** A connection to a room that reads and decodes everything, as a real client does. The lanes decide what it sends. */
export class Joined {
  readonly #raw: RawSocket
  readonly #dialogue: ProtocolSession
  readonly #finds: Finds
  readonly #started = Promise.withResolvers<boolean>()

  private constructor(way: Way, request: Uint8Array, finds: Finds) {
    this.#finds = finds
    this.#dialogue = new ProtocolSession((bytes) => this.#raw.write(binary(bytes)))
    this.#raw = new RawSocket(way, request, { message: (payload) => this.#receive(payload), end: () => this.#end() })
  }

  /** Resolves with `undefined` if the server does not let it in. */
  static async join({ way, url, post, finds }: JoinParts, room: string, guest: Guest): Promise<Joined | undefined> {
    const address = await reserveSeat((path, body) => post(path.slice(url.length), body), url, room, { token: guest.token }).catch(() => undefined)
    if (!address) return undefined
    const { pathname, search, host } = new URL(address)
    remember(finds.rooms, (pathname + search).slice(1))
    const joined = new Joined(way, upgradeRequest(pathname + search, host), finds)
    const limit = setTimeout(() => joined.leave(), JOIN_LIMIT_MS)
    const isIn = await joined.#started.promise
    clearTimeout(limit)
    return isIn ? joined : undefined
  }

  get isOpen(): boolean {
    return this.#raw.isOpen
  }
  get state(): MatchState | undefined {
    try {
      return this.#dialogue.live
    } catch {
      return undefined
    }
  }
  get seat(): number | undefined {
    return this.state?.seats ? ownSeat(this.state) : undefined
  }
  get prompt(): Prompt | undefined {
    return this.seat === undefined ? undefined : readPrompt(this.state?.seats[this.seat]?.private?.prompt)
  }
  get situation(): Situation {
    const { decisions, requests } = this.#finds
    const { prompt, state } = this
    if (prompt) remember(decisions, prompt.id)
    return { state: state?.seats ? state : undefined, prompt, decisions, requests }
  }

  /** Sends a request as an honest client does. */
  async request(type: string, payload: object): Promise<boolean> {
    return this.isOpen && (await this.#dialogue.request(type, payload))?.status === 0
  }
  write(bytes: Uint8Array): void {
    this.#raw.write(bytes)
  }
  leave(): void {
    this.#raw.destroy()
  }

  #end(): void {
    this.#started.resolve(false)
    this.#dialogue.end()
  }

  #receive(payload: Buffer): void {
    const kind = this.#dialogue.receive(payload)
    if (kind === FRAME.join) remember(this.#finds.reconnections, payload.subarray(2, 2 + payload.readUInt8(1)).toString('latin1'))
    if (kind === FRAME.state) this.#started.resolve(true)
    if (kind !== FRAME.message) return
    const { type, payload: told } = readMessage(payload)
    if (type !== 'welcome') return
    const { seatToken } = told as Welcome
    if (seatToken) remember(this.#finds.seatTokens, seatToken)
  }
}
