import type { Refusal } from '#shared/kernel/refusal.ts'
import type { MatchState, RequestType } from '#shared/protocol/match.ts'
import { RecordingClient } from '../leaks/recording-client.ts'
import type { Person, PinServer } from './pin-server.ts'
import { Transcript } from './transcript.ts'

/** A nonce that nobody has committed to. */
const WRONG_NONCE = 'f'.repeat(64)
/** A limit that no match reaches. */
const MAX_BOT_ACTS = 3000
/** The longest time that the store may be away. */
const TIMEOUT_MS = 120_000

export const personCalled = (name: string): Person => ({ id: `pin-${name.toLowerCase()}`, name })

interface Connection {
  /** The person's name, with a number from the second connection on. */
  readonly title: string
  readonly client: RecordingClient
}

/** Everybody in one match. They act one after another: an act is over when all have received everything that it caused. */
export class People {
  readonly transcript = new Transcript()
  readonly #server: PinServer
  readonly #match: string
  readonly #connections = new Map<string, Connection>()
  readonly #joins = new Map<string, number>()

  constructor(server: PinServer, match: string) {
    this.#server = server
    this.#match = match
  }

  /** Returns what a person sees. */
  stateOf(name: string): MatchState {
    return this.#of(name).client.state
  }

  has(name: string): boolean {
    return this.#connections.has(name)
  }

  async ask(name: string, type: RequestType, payload: object, shown = Object.values(payload)): Promise<void> {
    const words = shown.map((value) => JSON.stringify(value))
    await this.#act([type, name, ...words].join(' '), () => this.#askOf(name, type, payload))
    await this.letBotsAnswer()
  }

  /** Sends a request without giving bots the time to answer. */
  async askInPassing(name: string, type: RequestType, payload: object): Promise<void> {
    await this.#act(`${type} ${name} ${JSON.stringify(payload)}`, () => this.#askOf(name, type, payload))
  }

  /** Returns the reply to a question that changes nothing. */
  read(name: string, type: RequestType, payload: object): Promise<unknown> {
    return this.#askOf(name, type, payload)
  }

  /** Sends a request. If Redis takes too long, the request is refused for the moment and sent again, as the protocol says. */
  async #askOf(name: string, type: RequestType, payload: object): Promise<unknown> {
    for (const until = performance.now() + TIMEOUT_MS; ; ) {
      const { status, payload: reply } = await this.#of(name).client.request(type, payload)
      if (status === 0) return reply
      const { code } = reply as Refusal
      if (code !== 'unavailable' || performance.now() > until) throw new Error(`${type} of ${name} is refused: ${code}`)
    }
  }

  async letBotsAnswer(): Promise<void> {
    for (let acts = 0; acts < MAX_BOT_ACTS; acts++) {
      const seat = this.#server.bots.release(this.#match)
      if (seat === undefined) return
      await this.#act(`bot ${seat}`, async () => undefined)
    }
    throw new Error('the bots never stop answering')
  }

  async join(name: string): Promise<void> {
    const count = (this.#joins.get(name) ?? 0) + 1
    this.#joins.set(name, count)
    const title = count === 1 ? name : `${name}${count}`
    await this.#act(`join ${name}`, async () => {
      const token = await this.#server.tokenFor(personCalled(name))
      this.#connections.set(name, { title, client: await this.#connect(token, this.#recorderOf(title)) })
    })
    await this.letBotsAnswer()
  }

  /** Connects. A match that another part of the service is opening, or whose store is away, can be joined a moment later. */
  async #connect(token: string, onFrame: (frame: string) => void): Promise<RecordingClient> {
    for (const until = performance.now() + TIMEOUT_MS; ; ) {
      try {
        return await RecordingClient.join(this.#server.url, this.#match, token, onFrame)
      } catch (error) {
        if (!String(error).includes('unavailable') || performance.now() > until) throw error
      }
    }
  }

  /** Breaks the connection. The act is over when a witness sees it. */
  async drop(name: string, witness: string, isGone: (state: MatchState) => boolean): Promise<RecordingClient> {
    const { client } = this.#of(name)
    await this.#act(`drop ${name}`, async () => {
      this.#connections.delete(name)
      client.drop()
      await this.#of(witness).client.until(() => isGone(this.stateOf(witness)))
    })
    return client
  }

  /** Resumes a broken connection with the token from Colyseus. */
  async reconnect(name: string, broken: RecordingClient): Promise<void> {
    await this.#act(`reconnect ${name}`, async () => {
      this.#connections.set(name, { title: name, client: await broken.reconnect(this.#recorderOf(name)) })
    })
    await this.letBotsAnswer()
  }

  leave(): void {
    for (const { client } of this.#connections.values()) client.drop()
    this.#connections.clear()
  }

  #of(name: string): Connection {
    const connection = this.#connections.get(name)
    if (!connection) throw new Error(`${name} has not joined`)
    return connection
  }

  readonly #recorderOf =
    (title: string) =>
    (frame: string): void =>
      this.transcript.addFrame(title, Buffer.from(frame, 'latin1'))

  async #act(text: string, work: () => Promise<unknown>): Promise<void> {
    this.transcript.begin(text)
    try {
      await work()
      await this.#settle()
    } catch (error) {
      throw new Error(`${this.#match}, at "${text}": ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }

  /**
   * Waits until everything before is done. Everybody sends a request that is refused, but only in its turn among all jobs of the match. When it is
   * answered, every frame that came before has arrived.
   */
  async #settle(): Promise<void> {
    await Promise.all(Array.from(this.#connections.values(), ({ client }) => client.request('open', { nonce: WRONG_NONCE })))
  }
}
