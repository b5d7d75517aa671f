import { type AuthContext, type Client, CloseCode, Room, ServerError } from '@colyseus/core'
import { z } from 'zod'
import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Refusal, type Result, refused } from '#shared/kernel/refusal.ts'
import { type ChatLine, CLOSE, type Requests, type RequestType } from '#shared/protocol/match.ts'
import { guardFrames } from '../colyseus/frame-guard.ts'
import { StateSerializer } from '../colyseus/state-serializer.ts'
import type { MatchRegistry } from '../registry.ts'
import type { Limited, Visitor } from '../services.ts'
import { StateSync } from '../sync/state-sync.ts'
import { Admission } from './admission.ts'
import { Chat } from './chat.ts'
import { ChatLimit } from './chat-limit.ts'
import { Connections, type MatchConnection } from './connections.ts'
import { MatchHost } from './host/match-host.ts'
import type { MatchLog } from './host/match-log.ts'
import { isMuted, mute } from './host/muting.ts'
import { leaveSeat, removePlayer, setBot, takeSeat } from './host/seating.ts'
import { IdleTimer } from './idle-timer.ts'
import { matchSchema } from './match-schema.ts'
import { REQUEST_TYPES, REQUESTS } from './requests.ts'
import { ViewPublisher } from './view-publisher.ts'
import { Voices } from './voices.ts'

type Reply<K extends RequestType> = Promise<Result<Requests[K]['out']>>
type RequestHandlers = { readonly [K in RequestType]: (connection: MatchConnection, request: Requests[K]['in']) => Reply<K> }
interface RequestContext {
  readonly id?: number | undefined
  reject(reason: unknown): void
}

/** Each is written, shown to everybody at the table and perhaps in the lobby, and costs who does it nothing. */
const CHANGES: ReadonlySet<RequestType> = new Set(['sit', 'stand', 'remove', 'mute', 'ready', 'autopilot'])
const SECOND_MS = 1000

/** Above its allowance a client is refused; at this many times the allowance it is cut off. */
const FLOOD_FACTOR = 4
const RECONNECTION_SECONDS = 20
/** Long enough never to happen: patches are sent when something changed, not by a ticker. */
const MAX_TIMER_MS = 2 ** 31 - 1
const HTTP_UNAUTHORIZED = 401
const HTTP_NOT_FOUND = 404
const HTTP_TOO_MANY = 429
/** Who was sent away does not come back into the same connection. */
const FINAL_CODES: ReadonlySet<number> = new Set([CloseCode.WITH_ERROR, CloseCode.SERVER_SHUTDOWN, CLOSE.replaced])

const CreateOptions = z.object({ match: z.string().min(1).max(64) })
const JoinOptions = z.object({ token: z.string().max(2048).optional(), seat: z.string().max(2048).optional() })

/** The room of any match of any game: sockets on one side, the host on the other. No rules. */
export function defineMatchRoom(registry: MatchRegistry) {
  const { services, tuning } = registry

  const countJoin = async (id: string): Promise<void> => {
    const taken = await services.limits.take('joins', { id })
    if (!taken.ok) throw new ServerError(HTTP_TOO_MANY, taken.refusal.code)
  }

  class MatchRoom extends Room {
    override maxMessagesPerSecond = FLOOD_FACTOR * tuning.messagesPerSecond
    override autoDispose = false
    override patchRate = MAX_TIMER_MS
    readonly #connections = new Connections({
      placeOf: (guest) => this.#openHost.placeOf(guest),
      spectators: tuning.spectators,
      onUnread: () => services.metrics.limited('unread', 'connection'),
    })
    readonly #chat = new Chat()
    readonly #voices = new Voices()
    readonly #chatLimit = new ChatLimit(tuning.chat)
    #host: MatchHost | undefined
    #admission: Admission | undefined
    #publisher: ViewPublisher | undefined
    readonly #idleTimer = new IdleTimer(
      services.time,
      tuning.idleMs,
      () => this.clients.length === 0 && this.#host?.isIdle === true,
      () => this.#unload(),
    )

    static override async onAuth(token: string | undefined, options: unknown, context: AuthContext): Promise<Visitor> {
      const joining = JoinOptions.safeParse(options ?? {})
      const read = await services.tokens.readGuest((joining.success && joining.data.token) || token || '')
      if (!read.ok) throw new ServerError(HTTP_UNAUTHORIZED, read.refusal.code)
      const guest = read.value
      // The network was counted when the request came in.
      await countJoin(guest.id)
      return { ...guest, network: context.ip ?? '' }
    }

    override async onCreate(options: unknown): Promise<void> {
      const wanted = CreateOptions.safeParse(options)
      const stored = wanted.success ? await services.journal.load(wanted.data.match) : undefined
      const game = stored && registry.gameOf(stored.record.game)
      if (!stored || !game) throw new ServerError(HTTP_NOT_FOUND, 'no-such-match')
      const host = new MatchHost(game, await registry.restorer.restore(game, stored), services, tuning, {
        onRecorded: () => this.#admission?.update(),
        isHere: (person) => this.#connections.isHere(person),
        onChanged: () => this.#publish(),
        onJournalAhead: () => this.#reopen('its journal went on without it'),
        onLeaseLost: () => registry.evict(stored.record.id),
      })
      this.#host = host
      const { messagesPerSecond } = tuning
      this.#admission = new Admission({
        host,
        connections: this.#connections,
        chat: this.#chat,
        services,
        messagesPerSecond,
      })
      const serializer = new StateSerializer(new StateSync(matchSchema(game), host.view(0)), (client) => this.#connections.get(client))
      this.#publisher = new ViewPublisher(host, serializer, this.clients, this.#connections, this.#idleTimer)
      this.roomId = stored.record.id
      await this.setPrivate(true)
      this.setSerializer(serializer)
      this.state = serializer.state
      for (const type of REQUEST_TYPES) this.onMessage(type, (client, payload, context) => this.#respond(type, client, payload, context))
      this.onMessage('*', (client) => this.#tellRefusal(client, { code: 'malformed' }))
      services.metrics.matchOpened(game.id)
      registry.register(this.roomId, { host, room: this, idleTimer: this.#idleTimer })
      host.resume()
    }

    override onUncaughtException(error: Error, method: string): void {
      services.log.error({ match: this.roomId, error, method }, 'a room failed')
    }

    override async onJoin(client: Client, options: unknown, guest: Visitor): Promise<void> {
      const joining = JoinOptions.safeParse(options ?? {})
      if (joining.data?.seat !== undefined) await this.#admission?.checkSeatToken(joining.data.seat, guest)
      await this.#admission?.admit(client, guest)
    }

    /** A connection that dropped may come back with the SDK's own token; anybody may join again. */
    override onDrop(client: Client, code: number): void {
      this.#admission?.dismiss(client)
      if (!FINAL_CODES.has(code)) Promise.resolve(this.allowReconnection(client, RECONNECTION_SECONDS)).catch(() => undefined)
    }

    /** Colyseus takes its own token for a pass: who it is has been proved, which seat they have has not. */
    override async onReconnect(client: Client<{ auth: Visitor }>): Promise<void> {
      if (!client.auth) throw new ServerError(HTTP_UNAUTHORIZED, 'bad-token')
      await countJoin(client.auth.id)
      await this.#admission?.admit(client, client.auth)
    }

    override onLeave(client: Client): void {
      this.#admission?.dismiss(client)
    }

    override onDispose(): void {
      this.#idleTimer.stop()
      if (this.#host && registry.unregister(this.roomId, this.#host)) services.metrics.matchClosed(this.#host.game.id)
    }

    #publish(): void {
      try {
        this.#publisher?.publish()
      } catch (error) {
        this.#reopen('it could not be shown', error)
      }
    }

    /** The journal is right and this room is not: it closes, people come back, and the match is opened anew. */
    #reopen(why: string, error?: unknown): void {
      services.metrics.incident(this.#openHost.game.id)
      services.log.error({ match: this.roomId, why, error }, 'incident: a match is opened anew')
      void registry.close(this.roomId, CloseCode.MAY_TRY_RECONNECT)
    }

    /** Nobody is here: the match waits in the journal until somebody comes for it, or something is due. */
    async #unload(): Promise<void> {
      const { visits } = this.#idleTimer
      if (!(await this.#openHost.unload())) this.#idleTimer.keepLoaded()
      else if (this.clients.length === 0 && visits === this.#idleTimer.visits) await registry.close(this.roomId, CloseCode.CONSENTED)
    }

    #tellRefusal(client: Client, refusal: Refusal): void {
      services.metrics.refused(refusal.code)
      client.send('refusal', refusal)
    }

    async #respond<K extends RequestType>(
      type: K,
      client: Client,
      payload: unknown,
      context: RequestContext,
    ): Promise<Requests[K]['out'] | undefined> {
      const connection = this.#connections.get(client)
      if (connection) connection.pendingRequests++
      const result = await this.#handle(type, connection, payload)
      if (connection) connection.pendingRequests--
      if (result.ok) return result.value
      services.metrics.refused(result.refusal.code)
      if (context.id === undefined) client.send('refusal', result.refusal)
      context.reject(result.refusal)
      return undefined
    }

    async #handle<K extends RequestType>(type: K, connection: MatchConnection | undefined, payload: unknown): Reply<K> {
      const request = REQUESTS[type].safeParse(payload ?? {})
      if (!request.success || !connection) return refused('malformed')
      if (connection.bucket.tryTake(performance.now()) !== undefined) {
        services.metrics.limited('messages', 'connection')
        return refused('too-many')
      }
      const waitMs = CHANGES.has(type) ? this.#changeWait(connection) : undefined
      if (waitMs !== undefined) return refused('too-many', { seconds: Math.ceil(waitMs / SECOND_MS) })
      if (!services.leases.isCurrent) return refused('unavailable')
      try {
        return await this.#handlers[type](connection, request.data)
      } catch (error) {
        services.log.error({ match: this.roomId, type, error }, 'a request failed')
        return refused('internal')
      }
    }

    /** How long to wait before the next change of a table; undefined if it may be made now. */
    #changeWait({ guest }: MatchConnection): number | undefined {
      const now = performance.now()
      const waitMs = registry.changes.of(guest.id, now).tryTake(now)
      if (waitMs !== undefined) services.metrics.limited('changes', 'user')
      return waitMs
    }

    readonly #handlers: RequestHandlers = {
      sit: async ({ guest }, { seat }) => {
        const sat = await this.#openHost.changeSeating(guest, (record, now) => takeSeat(record, guest, seat, now))
        if (!sat.ok) return sat
        const seatToken = await this.#admission?.sign(guest, sat.value)
        return seatToken === undefined ? refused('not-seated') : ok({ seat, seatToken })
      },
      stand: async (connection) => {
        // Of several tabs this one stays.
        this.#connections.renew(connection)
        return emptyReply(await this.#openHost.changeSeating(connection.guest, (record) => leaveSeat(record, connection.guest)))
      },
      bot: ({ guest }, { seat, level }) =>
        this.#limited('bots', guest, async () =>
          emptyReply(await this.#openHost.changeSeating(guest, (record, now) => setBot(record, guest, seat, level, now))),
        ),
      remove: async ({ guest }, { seat }) =>
        emptyReply(await this.#openHost.changeSeating(guest, (record, now) => removePlayer(record, guest, seat, now))),
      mute: async ({ guest }, { seat, on }) => emptyReply(await this.#openHost.changeSeating(guest, (record) => mute(record, guest, seat, on))),
      ready: async ({ guest }, { commitment }) => {
        const ready = await this.#openHost.start.ready(guest, commitment)
        if (!ready.ok && ready.refusal.code === 'too-many-rounds') services.metrics.limited('rounds', 'table')
        return emptyReply(ready)
      },
      open: async ({ guest }, { nonce }) => emptyReply(await this.#openHost.start.open(guest, nonce)),
      answer: ({ guest }, { id, decision, pick }) => this.#openHost.answer(guest, id, decision, pick),
      undo: ({ guest }, { id }) => this.#openHost.undo(guest, id),
      resign: ({ guest }, { id }) => this.#openHost.resign(guest, id),
      autopilot: async ({ guest }, { on }) => emptyReply(this.#openHost.setAutopilot(guest, on)),
      chat: async (connection, { text }) => {
        if (isMuted(this.#openHost.record, connection.guest)) return refused('muted')
        // What the table refuses does not use up what others of the same network may say.
        const allowed = this.#chatLimit.check(connection.guest.id, text, services.time.now())
        return allowed.ok ? this.#limited('chat', connection.guest, async () => this.#sendChat(connection, text)) : this.#refuseChat(allowed)
      },
      log: (connection, { from }) => this.#readPast(connection, async (log, seat) => log?.read(from, seat) ?? ok({ entries: [] })),
      view: (connection, { seq }) => this.#readPast(connection, async (log, seat) => log?.viewAt(seq, seat) ?? refused('not-started')),
      rematch: async ({ guest }, { commitment }) => {
        const next = await this.#openHost.rematch(guest, () => registry.createRematch(this.#openHost.record, guest, commitment))
        return next.ok ? ok({ match: next.value }) : next
      },
    }

    get #openHost(): MatchHost {
      if (!this.#host) throw new Error('the room has no match')
      return this.#host
    }

    async #limited<T>(what: Limited, who: Visitor, act: () => Promise<Result<T>>): Promise<Result<T>> {
      const taken = await services.limits.take(what, who)
      return taken.ok ? act() : taken
    }

    /**
     * Anybody may look back, and it is dear: people take turns. What a seat is told takes a while to find: it is not told if the
     * connection has meanwhile left that seat.
     */
    #readPast<T>(connection: MatchConnection, look: (log: MatchLog | undefined, seat: Seat | undefined) => Promise<Result<T>>): Promise<Result<T>> {
      const { guest } = connection
      const find = async (): Promise<Result<T>> => {
        const { seat, sitting } = connection
        const found = await look(this.#openHost.log, seat)
        return connection.sitting === sitting ? found : refused('not-seated')
      }
      return this.#limited('views', guest, () => registry.historyQueue.run(guest.id, find))
    }

    #refuseChat<T>(refused: Result<T>): Result<T> {
      services.metrics.limited('table-chat', 'user')
      return refused
    }

    #sendChat({ guest, seat }: MatchConnection, text: string): Result<Record<string, never>> {
      if (isMuted(this.#openHost.record, guest)) return refused('muted')
      const at = services.time.now()
      const taken = this.#chatLimit.take(guest.id, text, at)
      if (!taken.ok) return this.#refuseChat(taken)
      const line: ChatLine = { at, name: this.#voices.nameFor(this.#openHost.record, guest), text, ...(seat === undefined ? {} : { seat }) }
      const toAll = seat !== undefined || this.#openHost.record.phase !== 'playing'
      this.#chat.add(line, toAll)
      for (const other of this.#connections) if (toAll || other.seat === undefined) other.client.send('chat', line)
      return ok({})
    }
  }

  guardFrames(MatchRoom, services)
  return MatchRoom
}

const emptyReply = (result: Result<unknown>): Result<Record<string, never>> => (result.ok ? ok({}) : result)
