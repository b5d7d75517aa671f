import { Client, type Room } from '@colyseus/sdk'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { Refusal } from '#shared/kernel/refusal.ts'
import type { CreatedMatch, CreateMatchRequest, Guest } from '#shared/protocol/http.ts'
import {
  type ChatLine,
  type MatchState,
  ownSeat,
  type Prompt,
  type Requests,
  type RequestType,
  type ServerMessages,
  type Welcome,
} from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { RefusedError } from '../match/errors.ts'
import { newNonce } from '../match/nonce-keeper.ts'
import { postJson } from '../raw/post-json.ts'
import { copyOfState, liveState } from '../raw/synced-state.ts'
import { randomPick } from './random-pick.ts'

async function postApi<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  const reply = await postJson(url + path, body, token)
  const answer = reply.body as T & { readonly refusal?: Refusal }
  if (reply.status >= 300) throw new RefusedError(answer.refusal ?? { code: 'internal' })
  return answer
}

export const enter = (url: string, name: string): Promise<Guest> => postApi(url, '/api/guests', { name })
/** The nonces that each guest may have committed to in each match. */
const nonces = new Map<string, string[]>()
function keepNonce(guest: Guest, match: string, nonce: string): void {
  const key = `${guest.id} ${match}`
  nonces.set(key, [...(nonces.get(key) ?? []), nonce])
}

/** Creates a match. A person who starts at once commits with this request. */
export async function createMatch(url: string, guest: Guest, wanted: CreateMatchRequest): Promise<string> {
  const nonce = wanted.startAtOnce && wanted.commitment === undefined ? newNonce() : undefined
  const body = nonce === undefined ? wanted : { ...wanted, commitment: commitToNonce(nonce) }
  const { id } = await postApi<CreatedMatch>(url, '/api/matches', body, guest.token)
  if (nonce !== undefined) keepNonce(guest, id, nonce)
  return id
}
export const openMatch = (url: string, guest: Guest, match: string): Promise<object> => postApi(url, `/api/matches/${match}/open`, {}, guest.token)

/** The time limit for a condition. Even a busy machine takes less, so only something that hangs reaches it. */
const TIMEOUT_MS = 300_000

/** The time limit for a reply, which may take long on a busy machine. */
const REQUEST_MS = 120_000

/** One person with one connection to one match, through the Colyseus SDK. It knows no rules and picks among what is offered. */
export class SdkPlayer {
  readonly url: string
  readonly guest: Guest
  readonly match: string
  readonly room: Room
  readonly chat: ChatLine[] = []
  readonly refusals: Refusal[] = []
  /** Whether it opens its nonce as soon as everybody has committed. */
  opens = true
  #opened = ''
  #welcome: Welcome | undefined

  private constructor(url: string, guest: Guest, match: string, room: Room) {
    this.url = url
    this.guest = guest
    this.match = match
    this.room = room
  }

  static async join(url: string, guest: Guest, match: string, seatToken?: string): Promise<SdkPlayer> {
    const room = await new Client(url).joinById(match, { token: guest.token, ...(seatToken ? { seat: seatToken } : {}) })
    room.reconnection.enabled = false
    const player = new SdkPlayer(url, guest, match, room)
    const welcomed = new Promise<void>((resolve) => {
      player.#on('welcome', (welcome) => {
        player.#welcome = welcome
        resolve()
      })
    })
    player.#on('chat', (line) => player.chat.push(line))
    player.#on('refusal', (refusal) => player.refusals.push(refusal))
    await welcomed
    player.room.onStateChange(() => player.#maybeOpen())
    player.#maybeOpen()
    return player
  }

  #on<K extends keyof ServerMessages>(type: K, onMessage: (notice: ServerMessages[K]) => void): void {
    this.room.onMessage(type, onMessage)
  }

  get seat(): Seat | undefined {
    return ownSeat(this.state)
  }
  get welcome(): Welcome | undefined {
    return this.#welcome
  }
  get state(): MatchState {
    return liveState(this.room.state)
  }
  /** The state that the client has decoded, as plain data. */
  get decoded(): MatchState {
    return copyOfState(this.room.state)
  }
  promptOf(seat: Seat | undefined): Prompt | undefined {
    return seat === undefined ? undefined : readPrompt(this.state.seats[seat]?.private?.prompt)
  }
  get prompt(): Prompt | undefined {
    return this.promptOf(this.seat)
  }

  async ask<K extends RequestType>(type: K, payload: Requests[K]['in']): Promise<Requests[K]['out']> {
    try {
      return await this.room.request(type, payload, { timeout: REQUEST_MS })
    } catch (error) {
      if (error instanceof Error && 'reason' in error) throw new RefusedError(error.reason as Refusal)
      throw error
    }
  }

  /** Commits to a nonce, or withdraws the commitment. */
  async ready(ready = true, nonce: string = newNonce()): Promise<void> {
    if (!ready) return void (await this.ask('ready', { ready }))
    keepNonce(this.guest, this.match, nonce)
    await this.ask('ready', { ready, commitment: commitToNonce(nonce) })
  }

  #maybeOpen(): void {
    if (!this.opens || this.state.phase !== 'opening') return
    const own = this.state.seats.findIndex(({ commitment, opened }) => !opened && this.#nonceFor(commitment) !== undefined)
    const nonce = this.#nonceFor(this.state.seats[own]?.commitment)
    if (nonce === undefined || nonce === this.#opened) return
    this.#opened = nonce
    // If this is refused or gets no reply, the state shows it.
    this.ask('open', { nonce }).catch(() => undefined)
  }
  #nonceFor(commitment: string | undefined): string | undefined {
    return nonces.get(`${this.guest.id} ${this.match}`)?.find((nonce) => commitToNonce(nonce) === commitment)
  }

  answer(pick: PickValue, decision = this.prompt?.id ?? '', id: string = crypto.randomUUID()): Promise<{ readonly seq: number }> {
    return this.ask('answer', { id, decision, pick })
  }

  /** Resolves when the state fulfils the condition, which is checked at every patch. */
  async until(condition: (state: MatchState) => boolean, withinMs = TIMEOUT_MS): Promise<void> {
    if (condition(this.state)) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => reject(new Error(`still waiting after ${withinMs} ms`)), withinMs)
    const check = () => {
      if (condition(this.state)) resolve()
    }
    this.room.onStateChange(check)
    await promise.finally(() => {
      clearTimeout(timer)
      this.room.onStateChange.remove(check)
    })
  }

  /** Answers every prompt at random until the match is over. Returns the number of answers. */
  async playOn(chance: (below: number) => number): Promise<number> {
    let answers = 0
    while (this.state.phase !== 'finished') {
      const { prompt } = this
      if (prompt) {
        const { id, optional } = prompt
        await this.answer(randomPick(prompt, chance), id).catch((error) => {
          // Another player may have changed the question in the meantime. Then it is asked again under another id.
          if (!(error instanceof RefusedError) || !(optional || error.refusal.code === 'stale')) throw error
        })
        answers++
        await this.until(({ phase }) => phase === 'finished' || this.prompt?.id !== id)
      } else await this.until(({ phase }) => phase === 'finished' || this.prompt !== undefined)
    }
    return answers
  }

  leave(): Promise<number> {
    return this.room.leave()
  }

  /** Closes the connection without telling the server, as a network failure would. */
  drop(): void {
    this.room.connection.close(4999)
  }
}
