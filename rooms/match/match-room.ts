import { z } from 'zod'
import { CLOSE } from '#shared/protocol/match.ts'
import { BaseRoom } from '../colyseus/base-room.ts'
import { type AuthContext, type Client, CloseCode, ServerError } from '../colyseus/index.ts'
import { StateSerializer } from '../colyseus/state-serializer.ts'
import type { MatchRegistry } from '../registry.ts'
import type { Services, StoredMatch, Visitor } from '../services.ts'
import type { PatchWriter } from '../sync/patch-writer.ts'
import { StateSync } from '../sync/state-sync.ts'
import { Admission } from './admission.ts'
import { Connections } from './connections.ts'
import { MatchHost } from './host/match-host.ts'
import { IdleTimer } from './idle-timer.ts'
import { MatchChat } from './match-chat.ts'
import { matchSchema } from './match-schema.ts'
import { RequestDispatcher } from './request-dispatcher.ts'
import { createHandlers } from './request-handlers.ts'
import { REQUEST_TYPES } from './requests.ts'
import { ViewPublisher } from './view-publisher.ts'

/** A message above the rate of a client is refused. At this many times the rate, Colyseus disconnects the client. */
const FLOOD_FACTOR = 4
const RECONNECTION_SECONDS = 20
const HTTP_UNAUTHORIZED = 401
const HTTP_NOT_FOUND = 404
const HTTP_TOO_MANY = 429
/** After these close codes a client may not reconnect to the same session. */
const FINAL_CODES: ReadonlySet<number> = new Set([CloseCode.WITH_ERROR, CloseCode.SERVER_SHUTDOWN, CLOSE.replaced])

const CreateOptions = z.object({ match: z.string().min(1).max(64) })
const JoinOptions = z.object({ token: z.string().max(2048).optional(), seat: z.string().max(2048).optional() })

async function countJoin({ limits }: Services, id: string): Promise<void> {
  const taken = await limits.take('joins', { id })
  if (!taken.ok) throw new ServerError(HTTP_TOO_MANY, taken.refusal.code)
}

export interface MatchRoomDeps {
  readonly registry: MatchRegistry
  readonly writer: PatchWriter
}

/** The parts that exist only after the match is loaded. */
interface LoadedMatch {
  readonly host: MatchHost
  readonly admission: Admission
  readonly publisher: ViewPublisher
}

/** The Colyseus room of one match of any game. It connects sockets to the MatchHost through the parts below, and knows no rules. */
export class MatchRoom extends BaseRoom {
  override autoDispose = false
  readonly #registry: MatchRegistry
  readonly #services: Services
  readonly #writer: PatchWriter
  readonly #connections: Connections
  readonly #idleTimer: IdleTimer
  #loaded: LoadedMatch | undefined

  constructor({ registry, writer }: MatchRoomDeps) {
    super()
    this.#writer = writer
    const { services, tuning } = registry
    this.maxMessagesPerSecond = FLOOD_FACTOR * tuning.messagesPerSecond
    this.#registry = registry
    this.#services = services
    this.#connections = new Connections({
      placeOf: (guest) => this.#match.host.placeOf(guest),
      spectators: tuning.spectators,
      onUnread: () => services.metrics.limited('unread', 'connection'),
    })
    this.#idleTimer = new IdleTimer(
      services.time,
      tuning.idleMs,
      () => this.clients.length === 0 && this.#loaded?.host.isIdle === true,
      () => this.#unload(),
    )
  }

  static override async authenticate(
    { registry: { services } }: MatchRoomDeps,
    token: string | undefined,
    options: unknown,
    context: AuthContext,
  ): Promise<Visitor> {
    const joining = JoinOptions.safeParse(options ?? {})
    const read = await services.tokens.readGuest((joining.success && joining.data.token) || token || '')
    if (!read.ok) throw new ServerError(HTTP_UNAUTHORIZED, read.refusal.code)
    const guest = read.value
    // The limit of the network was applied when the HTTP request came in.
    await countJoin(services, guest.id)
    return { ...guest, network: context.ip ?? '' }
  }

  override async onCreate(options: unknown): Promise<void> {
    const registry = this.#registry
    const wanted = CreateOptions.safeParse(options)
    const stored = wanted.success ? await this.#services.journal.load(wanted.data.match) : undefined
    const game = stored && registry.gameOf(stored.record.game)
    if (!stored || !game) throw new ServerError(HTTP_NOT_FOUND, 'no-such-match')
    const host = await this.#openHost(game, stored)
    const sync = new StateSync(matchSchema(game), host.view(0), this.#writer)
    const serializer = new StateSerializer(sync, (client) => this.#connections.get(client))
    this.#load(host, serializer)
    this.roomId = stored.record.id
    await this.setPrivate(true)
    this.setSerializer(serializer)
    this.state = serializer.state
    this.#services.metrics.matchOpened(game.id)
    registry.register(this.roomId, { host, room: this, idleTimer: this.#idleTimer })
    host.resume()
  }

  async #openHost(game: Parameters<typeof matchSchema>[0], stored: StoredMatch): Promise<MatchHost> {
    const { restorer, tuning } = this.#registry
    return new MatchHost({
      game,
      restored: await restorer.restore(game, stored),
      services: this.#services,
      tuning,
      listener: {
        onRecorded: () => this.#loaded?.admission.update(),
        isHere: (person) => this.#connections.isHere(person),
        onChanged: () => this.#publish(),
        onJournalAhead: () => this.#reopen('its journal has entries that it does not know'),
        onLeaseLost: () => this.#registry.evict(stored.record.id),
      },
    })
  }

  #load(host: MatchHost, serializer: StateSerializer): void {
    const [registry, services, connections] = [this.#registry, this.#services, this.#connections]
    const { messagesPerSecond, chat: limits } = registry.tuning
    const chat = new MatchChat({ recordOf: () => host.record, connections, services, limits })
    const admission = new Admission({ host, connections, chat, services, messagesPerSecond })
    const publisher = new ViewPublisher({ host, serializer, clients: this.clients, connections, idleTimer: this.#idleTimer })
    this.#loaded = { host, admission, publisher }
    const handlers = createHandlers({ host, admission, connections, chat, registry })
    const dispatcher = new RequestDispatcher(host.record.id, registry, connections, handlers)
    for (const type of REQUEST_TYPES) this.onMessage(type, (client, payload, context) => dispatcher.respond(type, client, payload, context))
    this.onMessage('*', (client) => {
      services.metrics.refused('malformed')
      client.send('refusal', { code: 'malformed' })
    })
  }

  get #match(): LoadedMatch {
    if (!this.#loaded) throw new Error('the room has not loaded its match')
    return this.#loaded
  }

  override onUncaughtException(error: Error, method: string): void {
    // A ServerError refuses a client that may not join or reconnect. The room has not failed.
    if (error.cause instanceof ServerError) return
    this.#services.log.error({ match: this.roomId, error, method }, 'a room failed')
  }

  override async onJoin(client: Client, options: unknown, guest: Visitor): Promise<void> {
    const joining = JoinOptions.safeParse(options ?? {})
    if (joining.data?.seat !== undefined) await this.#match.admission.checkSeatToken(joining.data.seat, guest)
    await this.#match.admission.admit(client, guest)
  }

  /** Lets a client whose connection broke reconnect with the token of its SDK. It may always join again instead. */
  override onDrop(client: Client, code: number): void {
    this.#match.admission.dismiss(client)
    if (!FINAL_CODES.has(code)) Promise.resolve(this.allowReconnection(client, RECONNECTION_SECONDS)).catch(() => undefined)
  }

  /** Admits a client that reconnects. The token of its SDK proves who the person is; the seat is read from the record again. */
  override async onReconnect(client: Client<{ auth: Visitor }>): Promise<void> {
    if (!client.auth) throw new ServerError(HTTP_UNAUTHORIZED, 'bad-token')
    await countJoin(this.#services, client.auth.id)
    await this.#match.admission.admit(client, client.auth)
  }

  override onLeave(client: Client): void {
    this.#loaded?.admission.dismiss(client)
  }

  override onDispose(): void {
    this.#idleTimer.stop()
    const host = this.#loaded?.host
    if (host && this.#registry.unregister(this.roomId, host)) this.#services.metrics.matchClosed(host.game.id)
  }

  #publish(): void {
    try {
      this.#loaded?.publisher.publish()
    } catch (error) {
      this.#reopen('its view could not be sent', error)
    }
  }

  /** Closes a room whose state cannot be trusted. Clients reconnect, and the match is loaded again from the journal. */
  #reopen(why: string, error?: unknown): void {
    this.#services.metrics.incident(this.#match.host.game.id)
    this.#services.log.error({ match: this.roomId, why, error }, 'incident: a match is loaded again from the journal')
    void this.#registry.close(this.roomId, CloseCode.MAY_TRY_RECONNECT)
  }

  /** Removes the match from memory. It waits in the journal until somebody joins or something is due. */
  async #unload(): Promise<void> {
    const { visits } = this.#idleTimer
    if (!(await this.#match.host.unload())) this.#idleTimer.keepLoaded()
    else if (this.clients.length === 0 && visits === this.#idleTimer.visits) await this.#registry.close(this.roomId, CloseCode.CONSENTED)
  }
}
