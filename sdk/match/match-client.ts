import type { Seat } from '#shared/kernel/decision.ts'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import { hasBegun, type MatchState, ownSeat, type Requests, type RequestType, type Welcome } from '#shared/protocol/match.ts'
import { readEvents } from '#shared/protocol/read.ts'
import type { Api } from './api.ts'
import { backoffMs } from './backoff.ts'
import { Emitter } from './emitter.ts'
import { RefusedError, UnreachableError } from './errors.ts'
import { LogBuffer } from './log-buffer.ts'
import type { ConnectionStatus, MatchClientState } from './match-client-state.ts'
import { NonceKeeper, newNonce } from './nonce-keeper.ts'
import { canRepeat, Outbox, type PendingRequest } from './outbox.ts'
import { reuseUnchanged } from './reuse-unchanged.ts'
import { type Ending, Socket, type SocketEvents } from './socket.ts'

const UNANSWERED: ReadonlySet<ConnectionStatus> = new Set(['elsewhere', 'not-found', 'closed'])

const PROBE_EVERY_MS = 15_000
/** How often in a row fetching a page of the log may fail. Then it is tried again only when the state changes. */
const MAX_TRIES = 5
const newId = (): string => crypto.randomUUID()

/** One client of a match. It reconnects as often as needed, and keeps state, log and open requests over all its connections. */
export class MatchClient {
  readonly match: string
  readonly #api: Api
  readonly #state = new Emitter<MatchClientState>({ status: 'joining', log: [], chat: [], clockOffset: 0, lostNonce: false })
  readonly #outbox = new Outbox()
  readonly #log = new LogBuffer()
  readonly #nonceKeeper: NonceKeeper
  /** The nonce that is being opened. */
  #opening = ''
  #socket: Socket | undefined
  /** The connection that broke, as long as its process may still keep its place. */
  #broken: Socket | undefined
  /** How often in a row the server has replied that it cannot write. */
  #pausedTries = 0
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #probe: ReturnType<typeof setInterval>
  /** A token of the log fetch that is running. It is replaced when the connection is lost, which ends the fetch. */
  #fetching: object | undefined

  constructor(api: Api, match: string) {
    this.#api = api
    this.match = match
    this.#nonceKeeper = new NonceKeeper(api.identity.store, match)
    this.#probe = setInterval(() => this.#socket?.probe(), PROBE_EVERY_MS)
    void this.#connect()
  }

  get read(): () => MatchClientState {
    return this.#state.read
  }
  get subscribe(): (listener: () => void) => () => void {
    return this.#state.subscribe
  }

  request<T extends RequestType>(type: T, payload: Requests[T]['in']): Promise<Requests[T]['out']> {
    if (UNANSWERED.has(this.#status)) return Promise.reject(new UnreachableError(this.#status))
    return this.#outbox.post(type, payload, (request) => this.#send(request))
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

  /** Commits to a new nonce, or withdraws the commitment. The client opens the nonce itself when everybody has committed. */
  async ready(ready: boolean): Promise<void> {
    await this.request('ready', ready ? { ready, commitment: this.#nonceKeeper.make() } : { ready })
    if (!ready) this.#nonceKeeper.withdraw()
  }

  /** Asks for a rematch of the same people and returns its id. The first person who asks is ready in it. */
  async rematch(): Promise<string> {
    const nonce = newNonce()
    const { match } = await this.request('rematch', { commitment: commitToNonce(nonce) })
    NonceKeeper.begin(this.#api.identity.store, match, nonce)
    return match
  }

  sit(seat: Seat): Promise<Requests['sit']['out']> {
    return this.request('sit', { seat })
  }
  stand(): Promise<Requests['stand']['out']> {
    return this.request('stand', {})
  }

  /** Checks whether the connection is still there. Call it when the page comes back into view or the network returns. */
  wake(): void {
    if (this.#socket) this.#socket.probe()
    else if (this.#status === 'reconnecting') this.#again(0)
  }

  /** Connects again after another connection has replaced this one. */
  comeBack(): void {
    if (this.#status === 'elsewhere') this.#again(0)
  }

  close(): void {
    if (this.#status === 'closed') return
    clearInterval(this.#probe)
    clearTimeout(this.#retry)
    this.#update({ status: 'closed' })
    this.#socket?.leave()
    this.#socket = undefined
    this.#outbox.close(new UnreachableError('closed'))
  }

  get #status(): ConnectionStatus {
    return this.#state.read().status
  }

  #update(change: Partial<MatchClientState>): void {
    this.#state.set({ ...this.#state.read(), ...change })
  }

  async #connect(): Promise<void> {
    try {
      const socket = (await this.#resume()) ?? (await this.#join())
      if (this.#status === 'closed') return socket.leave()
      this.#socket = socket
      this.#attempt = 0
      for (const request of this.#outbox.open) this.#send(request)
    } catch (error) {
      if (error instanceof RefusedError && error.refusal.code === 'no-such-match') return this.#giveUp()
      this.#lose('silent')
    }
  }

  /** Tries once, for a short time, to resume the broken connection at the same process. */
  async #resume(): Promise<Socket | undefined> {
    const broken = this.#broken
    this.#broken = undefined
    return broken?.resume().catch(() => undefined)
  }

  /** Joins through any process. The process that answers makes sure that the match is hosted. */
  async #join(): Promise<Socket> {
    await this.#api.open(this.match)
    const { token } = await this.#api.guest()
    return Socket.join(this.#api.origin, this.match, { token }, this.#events())
  }

  #events(): SocketEvents {
    return {
      state: (state) => this.#onState(state),
      welcome: (welcome) => this.#onWelcome(welcome),
      chat: (line) => this.#update({ chat: [...this.#state.read().chat, line] }),
      closed: (ending) => this.#lose(ending),
    }
  }

  #giveUp(): void {
    clearInterval(this.#probe)
    this.#update({ status: 'not-found' })
    this.#outbox.close(new UnreachableError('no such match'))
  }

  #lose(ending: Ending): void {
    if (ending === 'broken') this.#broken = this.#socket
    this.#socket = undefined
    this.#fetching = undefined
    this.#pausedTries = 0
    if (this.#status === 'closed' || this.#status === 'not-found') return
    this.#outbox.drop(new UnreachableError('connection lost'))
    if (ending !== 'replaced') this.#again(backoffMs(this.#attempt++))
    if (this.#state.read().state) this.#update({ status: ending === 'replaced' ? 'elsewhere' : 'reconnecting' })
  }

  #again(wait: number): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.#connect(), wait)
  }

  #send(request: PendingRequest): void {
    const socket = this.#socket
    socket?.request(request.type, request.payload).then(
      (answer) => {
        this.#settle(request)
        request.resolve(answer)
      },
      (error: unknown) => {
        // Unanswered requests wait for the next connection. The outbox has already dropped those that cannot be sent twice.
        if (!(error instanceof RefusedError)) return
        if (error.refusal.code === 'unavailable' && canRepeat(request)) return this.#hold(request, socket)
        this.#settle(request)
        request.reject(error)
      },
    )
  }

  #settle(request: PendingRequest): void {
    this.#outbox.settle(request)
    this.#pausedTries = 0
    if (this.#status === 'paused') this.#update({ status: 'live' })
  }

  /** Sends the request again later, because the server cannot write now and has changed nothing. A new connection sends it itself. */
  #hold(request: PendingRequest, socket: Socket): void {
    if (socket !== this.#socket) return
    const wait = backoffMs(this.#pausedTries++)
    if (this.#status === 'live') this.#update({ status: 'paused' })
    setTimeout(() => {
      if (socket === this.#socket && this.#outbox.has(request)) this.#send(request)
    }, wait)
  }

  #onWelcome({ now, chat }: Welcome): void {
    this.#update({ status: 'live', chat, clockOffset: now - Date.now() })
  }

  #onState(raw: MatchState): void {
    const { seat: _, ...before } = this.#state.read()
    const state = reuseUnchanged(before.state, raw)
    const seat = ownSeat(state)
    if (hasBegun(state.phase)) this.#record(state, seat)
    const own = seat === undefined ? {} : { seat }
    this.#state.set({ ...before, ...own, state, status: this.#pausedTries > 0 ? 'paused' : 'live', log: this.#log.entries })
    this.#maybeOpenNonce(state, seat)
  }

  /** Lets the NonceKeeper see the state, and opens the nonce if it is time. */
  #maybeOpenNonce(state: MatchState, seat: Seat | undefined): void {
    const nonce = this.#nonceKeeper.onState(state, seat)
    const lostNonce = state.phase === 'opening' && nonce === undefined && state.seats[seat ?? -1]?.opened === false
    if (lostNonce !== this.#state.read().lostNonce) this.#update({ lostNonce })
    if (nonce === undefined || nonce === this.#opening) return
    this.#opening = nonce
    this.request('open', { nonce })
      .then(() => this.#nonceKeeper.confirm(nonce))
      // If it was refused or did not arrive, the next state shows it.
      .catch(() => undefined)
      .finally(() => {
        this.#opening = ''
      })
  }

  /** Adds the events of the state's last entry to the log. If entries before it are missing, fetches them. */
  #record(state: MatchState, seat: Seat | undefined): void {
    const { next } = this.#log
    if (state.seq < next) return
    if (state.seq > next || state.seq === 0) return void this.#fetch()
    const own = seat === undefined ? undefined : state.seats[seat]?.private?.secretsJson
    const at = Date.now() + this.#state.read().clockOffset
    const undoes = state.undoneSeq > 0 ? { undoes: state.undoneSeq } : {}
    this.#log.add([{ seq: state.seq, at, events: readEvents(state.eventsJson, own), ...undoes }])
  }

  /** Fetches the missing part of the log in pages. A page that fails is asked for again later. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return
    const fetching = {}
    this.#fetching = fetching
    let failed = 0
    do {
      try {
        const { entries } = await this.request('log', { from: this.#log.next })
        this.#log.add(entries)
        this.#update({ log: this.#log.entries })
        failed = entries.length > 0 ? 0 : failed + 1
      } catch (error) {
        if (!(error instanceof RefusedError || error instanceof UnreachableError)) throw error
        await new Promise((resolve) => setTimeout(resolve, backoffMs(failed++)))
      }
    } while (this.#fetching === fetching && this.#isBehind && failed < MAX_TRIES)
    if (this.#fetching === fetching) this.#fetching = undefined
  }

  /** Whether the state is ahead of the log. */
  get #isBehind(): boolean {
    const { state, status } = this.#state.read()
    return status !== 'closed' && status !== 'not-found' && state !== undefined && state.seq >= this.#log.next
  }
}
