import { refused } from '#shared/kernel/refusal.ts'
import type { Requests, RequestType } from '#shared/protocol/match.ts'
import type { Client } from '../colyseus/index.ts'
import type { MatchRegistry } from '../registry.ts'
import type { Connections, MatchConnection } from './connections.ts'
import type { Reply, RequestHandlers } from './request-handlers.ts'
import { REQUESTS } from './requests.ts'

/** The requests that are limited per person, because each is stored and shown to everybody in the match and costs its sender nothing. */
const CHANGES: ReadonlySet<RequestType> = new Set(['sit', 'stand', 'remove', 'mute', 'ready', 'autopilot'])
const SECOND_MS = 1000

/** What Colyseus passes to a handler beside the payload. A message that expects no reply has no `id`. */
interface RequestContext {
  readonly id?: number | undefined
  reject(reason: unknown): void
}

/** Parses the requests of one room, applies the limits that all request types share, calls the handlers, and replies. */
export class RequestDispatcher {
  readonly #match: string
  readonly #registry: MatchRegistry
  readonly #connections: Connections
  readonly #handlers: RequestHandlers

  constructor(match: string, registry: MatchRegistry, connections: Connections, handlers: RequestHandlers) {
    this.#match = match
    this.#registry = registry
    this.#connections = connections
    this.#handlers = handlers
  }

  /** Returns the reply for Colyseus to send, or rejects the request with the refusal. */
  async respond<K extends RequestType>(type: K, client: Client, payload: unknown, context: RequestContext): Promise<Requests[K]['out'] | undefined> {
    const connection = this.#connections.get(client)
    if (connection) connection.pendingRequests++
    const result = await this.#handle(type, connection, payload)
    if (connection) connection.pendingRequests--
    if (result.ok) return result.value
    this.#registry.services.metrics.refused(result.refusal.code)
    if (context.id === undefined) client.send('refusal', result.refusal)
    context.reject(result.refusal)
    return undefined
  }

  async #handle<K extends RequestType>(type: K, connection: MatchConnection | undefined, payload: unknown): Reply<K> {
    const { metrics, leases, log } = this.#registry.services
    const request = REQUESTS[type].safeParse(payload ?? {})
    if (!request.success || !connection) return refused('malformed')
    if (connection.bucket.tryTake(performance.now()) !== undefined) {
      metrics.limited('messages', 'connection')
      return refused('too-many')
    }
    const waitMs = CHANGES.has(type) ? this.#changeWait(connection) : undefined
    if (waitMs !== undefined) return refused('too-many', { seconds: Math.ceil(waitMs / SECOND_MS) })
    if (!leases.isCurrent) return refused('unavailable')
    try {
      return await this.#handlers[type](connection, request.data)
    } catch (error) {
      log.error({ match: this.#match, type, error }, 'a request failed; it is refused as internal')
      return refused('internal')
    }
  }

  /** Counts one change of this person. Returns undefined if it is allowed, otherwise the milliseconds to wait. */
  #changeWait({ guest }: MatchConnection): number | undefined {
    const now = performance.now()
    const waitMs = this.#registry.changes.of(guest.id, now).tryTake(now)
    if (waitMs !== undefined) this.#registry.services.metrics.limited('changes', 'user')
    return waitMs
  }
}
