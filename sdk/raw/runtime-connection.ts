import type { MatchState, Prompt, PromptView } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { FRAME, ProtocolSession, type Response } from './protocol-session.ts'
import { reserveSeat } from './reserve-seat.ts'
import type { Runtime, RuntimeSocket } from './runtime.ts'

const JOIN_LIMIT_MS = 10_000
const COUNTED: ReadonlySet<number> = new Set([FRAME.patch, FRAME.message, FRAME.response])

/** One connection of a load test to one room. It decodes the state. */
export class Connection {
  /** The seat of the player; undefined for a spectator. */
  seat: number | undefined
  /** The bytes of all patches, replies and messages that were received. */
  bytes = 0
  isOpen = true
  patchedAt = 0
  onPatch: (() => void) | undefined
  readonly #runtime: Runtime
  readonly #socket: RuntimeSocket
  readonly #session: ProtocolSession
  #waiting: (() => void)[] = []

  private constructor(runtime: Runtime, address: string, joined: (connection?: Connection) => void, failed: (error: Error) => void) {
    this.#runtime = runtime
    // It is not created where it is declared, because k6's engine fails if a class is constructed in a field of another class.
    this.#session = new ProtocolSession((frame) => this.#socket.send(frame))
    let isSilent = true
    const limit = setTimeout(() => {
      if (isSilent) joined()
      else failed(new Error(`no state within ${JOIN_LIMIT_MS} ms on joining`))
      this.drop()
    }, JOIN_LIMIT_MS)
    this.#socket = runtime.connect(address, {
      frame: (bytes) => {
        isSilent = false
        if (this.#receive(bytes) !== FRAME.state) return
        clearTimeout(limit)
        joined(this)
      },
      closed: (code) => {
        clearTimeout(limit)
        this.#end()
        failed(new Error(`closed with ${code} on joining`))
      },
    })
  }

  /** Joins a match or the lobby. Resolves with the first full state. */
  static async join(runtime: Runtime, url: string, room: string, options: object): Promise<Connection> {
    for (let attempt = 0; attempt < runtime.attempts; attempt++) {
      const address = await reserveSeat(runtime.post, url, room, options)
      const connection = await new Promise<Connection | undefined>((resolve, reject) => new Connection(runtime, address, resolve, reject))
      if (connection) return connection
      runtime.note('silences', 1)
    }
    throw new Error(`nothing came within ${JOIN_LIMIT_MS} ms on joining`)
  }

  /** The decoded state itself, which changes with every patch. */
  get state(): MatchState {
    return this.#session.live
  }
  /** Whether there is a prompt. It does not read the prompt, because it is called at every patch. */
  get isAsked(): boolean {
    return Boolean(this.#asked?.id)
  }
  get prompt(): Prompt | undefined {
    return readPrompt(this.#asked)
  }
  get #asked(): PromptView | undefined {
    return this.seat === undefined ? undefined : this.state.seats[this.seat]?.private?.prompt
  }

  /** Sends a request. Resolves with undefined if the connection breaks before the reply. */
  request(type: string, payload: object): Promise<Response | undefined> {
    return this.isOpen ? this.#session.request(type, payload) : Promise.resolve(undefined)
  }

  /** Resolves at the next frame, when the connection ends, or when `ring` is called. */
  changed(): Promise<void> {
    return this.isOpen ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve()
  }
  wake(): void {
    const woken = this.#waiting
    this.#waiting = []
    for (const wake of woken) wake()
  }

  leave(): void {
    if (this.isOpen) this.#socket.send(Uint8Array.of(FRAME.leave))
    this.drop()
  }
  /** Closes the connection without telling the server, as a network failure would. */
  drop(): void {
    this.#end()
    this.#socket.close()
  }

  #end(): void {
    this.isOpen = false
    this.#session.end()
    this.wake()
  }

  #receive(frame: Uint8Array): number {
    const kind = this.#session.receive(frame)
    if (COUNTED.has(kind)) this.bytes += frame.length
    if (kind === FRAME.patch) {
      this.patchedAt = this.#runtime.now()
      this.onPatch?.()
    }
    this.wake()
    return kind
  }
}
