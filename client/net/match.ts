import type { Seat } from '#shared/kernel/ask.ts'
import type { ChatLine, LogEntry, MatchState, Requests, RequestType, Welcome } from '#shared/wire/match.ts'
import { waitBefore } from './backoff.ts'
import { Chronicle } from './chronicle.ts'
import { Emitter } from './emitter.ts'
import type { Api } from './http.ts'
import { readNews } from './news.ts'
import { type Letter, Outbox } from './outbox.ts'
import { Refused, Unreachable } from './refused.ts'
import { share } from './share.ts'
import { Socket, type SocketEvents } from './socket.ts'

/** joining: for the first time; lost: trying again; gone: there is no such match. */
export type Status = 'joining' | 'live' | 'lost' | 'gone' | 'closed'

/** All that this client knows of the match: a new object after every change, the same branches where nothing changed. */
export interface Feed {
  readonly status: Status
  readonly state?: MatchState
  /** Own seat; undefined for a spectator. */
  readonly seat?: Seat
  /** From the setup on, without gaps; may be behind the state for the moment it takes to fetch what was missed. */
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  /** The server's clock minus this one, in ms. */
  readonly ahead: number
}

const PROBE_EVERY_MS = 25_000
const newId = (): string => crypto.randomUUID()

/** A match as one client sees it, kept alive over any number of connections. */
export class MatchClient {
  readonly match: string
  readonly #api: Api
  readonly #feed = new Emitter<Feed>({ status: 'joining', log: [], chat: [], ahead: 0 })
  readonly #outbox = new Outbox()
  readonly #chronicle = new Chronicle()
  #socket: Socket | undefined
  #seatToken: string | undefined
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #probe: ReturnType<typeof setInterval>
  #fetching = false

  constructor(api: Api, match: string) {
    this.#api = api
    this.match = match
    this.#probe = setInterval(() => this.#socket?.probe(), PROBE_EVERY_MS)
    void this.#connect()
  }

  get read(): () => Feed {
    return this.#feed.read
  }
  get subscribe(): (listener: () => void) => () => void {
    return this.#feed.subscribe
  }

  request<T extends RequestType>(type: T, payload: Requests[T]['in']): Promise<Requests[T]['out']> {
    if (this.#status === 'closed' || this.#status === 'gone') return Promise.reject(new Unreachable(this.#status))
    return this.#outbox.post(type, payload, (letter) => this.#send(letter))
  }

  answer(decision: string, pick: Requests['answer']['in']['pick']): Promise<Requests['answer']['out']> {
    return this.request('answer', { id: newId(), decision, pick })
  }
  undo(): Promise<Requests['undo']['out']> {
    return this.request('undo', { id: newId() })
  }
  resign(): Promise<Requests['resign']['out']> {
    return this.request('resign', { id: newId() })
  }

  async sit(seat: Seat): Promise<void> {
    const taken = await this.request('sit', { seat })
    this.#seatToken = taken.seatToken
    this.#update({ seat: taken.seat })
  }

  async stand(): Promise<void> {
    await this.request('stand', {})
    this.#seatToken = undefined
    this.#leaveSeat()
  }

  /** Is the connection still there? Call it when the page comes back into view or the network returns. */
  wake(): void {
    if (this.#socket) this.#socket.probe()
    else if (this.#status === 'lost') this.#again(0)
  }

  close(): void {
    clearInterval(this.#probe)
    clearTimeout(this.#retry)
    this.#update({ status: 'closed' })
    this.#socket?.leave()
    this.#socket = undefined
    this.#outbox.close(new Unreachable('closed'))
  }

  get #status(): Status {
    return this.#feed.read().status
  }

  #update(change: Partial<Feed>): void {
    this.#feed.set({ ...this.#feed.read(), ...change })
  }

  #leaveSeat(): void {
    const { seat: _, ...rest } = this.#feed.read()
    this.#feed.set(rest)
  }

  async #connect(): Promise<void> {
    try {
      await this.#api.open(this.match)
      const { token } = await this.#api.guest()
      const request = this.#seatToken ? { token, seat: this.#seatToken } : { token }
      const socket = await Socket.join(this.#api.origin, this.match, request, this.#events())
      if (this.#status === 'closed') return socket.leave()
      this.#socket = socket
      this.#attempt = 0
      for (const letter of this.#outbox.open) this.#send(letter)
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === 'no-such-match') return this.#giveUp()
      this.#lose()
    }
  }

  #events(): SocketEvents {
    return {
      state: (state) => this.#onState(state),
      welcome: (welcome) => this.#onWelcome(welcome),
      chat: (line) => this.#update({ chat: [...this.#feed.read().chat, line] }),
      closed: () => this.#lose(),
    }
  }

  #giveUp(): void {
    clearInterval(this.#probe)
    this.#update({ status: 'gone' })
    this.#outbox.close(new Unreachable('gone'))
  }

  #lose(): void {
    this.#socket = undefined
    this.#fetching = false
    if (this.#status === 'closed' || this.#status === 'gone') return
    this.#outbox.drop(new Unreachable('connection lost'))
    if (this.#feed.read().state) this.#update({ status: 'lost' })
    this.#again(waitBefore(this.#attempt++))
  }

  #again(wait: number): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.#connect(), wait)
  }

  #send(letter: Letter): void {
    this.#socket?.request(letter.type, letter.payload).then(
      (answer) => {
        this.#outbox.settle(letter)
        letter.resolve(answer)
      },
      (error: unknown) => {
        // Unanswered letters wait for the next connection; the outbox has already dropped those that cannot be sent twice.
        if (!(error instanceof Refused)) return
        this.#outbox.settle(letter)
        letter.reject(error)
      },
    )
  }

  #onWelcome({ seat, seatToken, now, chat }: Welcome): void {
    this.#seatToken = seatToken ?? this.#seatToken
    if (seat === undefined) this.#leaveSeat()
    this.#update({ status: 'live', chat, ahead: now - Date.now(), ...(seat === undefined ? {} : { seat }) })
  }

  #onState(raw: MatchState): void {
    const feed = this.#feed.read()
    const state = share(feed.state, raw)
    if (state.phase !== 'gathering') this.#record(state, feed.seat)
    this.#update({ state, status: 'live', log: this.#chronicle.entries })
  }

  /** The news is one entry; whatever lies between it and what is known must be fetched. */
  #record(state: MatchState, seat: Seat | undefined): void {
    const { next } = this.#chronicle
    if (state.seq < next) return
    if (state.seq > next || state.seq === 0) return void this.#fetch()
    const own = seat === undefined ? undefined : state.seats[seat]?.priv?.news
    const at = Date.now() + this.#feed.read().ahead
    this.#chronicle.add([{ seq: state.seq, at, events: readNews(state.news, own) }])
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      const { entries } = await this.request('log', { from: this.#chronicle.next })
      this.#chronicle.add(entries)
      this.#update({ log: this.#chronicle.entries })
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
    } finally {
      this.#fetching = false
    }
    const { state, status } = this.#feed.read()
    if (status === 'live' && state && state.seq >= this.#chronicle.next && this.#chronicle.next > 0) void this.#fetch()
  }
}
