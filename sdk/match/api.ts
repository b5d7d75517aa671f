import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { RefusalCode } from '#shared/kernel/refusal.ts'
import type { CreatedMatch, CreateMatchRequest, GameInfo, Guest, HttpRefusal, MatchInfo } from '#shared/protocol/http.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { backoffMs } from './backoff.ts'
import { isRefusal, RefusedError, UnreachableError } from './errors.ts'
import type { Identity } from './identity.ts'
import { NonceKeeper, newNonce } from './nonce-keeper.ts'

const TIMEOUT_MS = 10_000
const TOKEN_REFUSALS: ReadonlySet<RefusalCode> = new Set(['bad-token', 'session-ended'])

const isHttpRefusal = (body: unknown): body is HttpRefusal =>
  typeof body === 'object' && body !== null && 'refusal' in body && isRefusal(body.refusal)

/**
 * The client of the server's HTTP interface. A refusal rejects with `RefusedError`, and a missing reply with `UnreachableError`. Requests
 * that need a guest token create a guest if there is none.
 */
export class Api {
  readonly origin: string
  readonly identity: Identity
  readonly #nameless: () => string
  #entering: Promise<Guest> | undefined

  /** `nameless` returns the name of a guest who has not chosen one. */
  constructor(origin: string, identity: Identity, nameless: () => string) {
    this.origin = origin
    this.identity = identity
    this.#nameless = nameless
  }

  games(): Promise<readonly GameInfo[]> {
    return this.#call('GET', '/api/games')
  }

  /** Returns the guest with their token. If there is none, creates a new guest. */
  async guest(): Promise<Guest> {
    const known = this.identity.read()
    if (known) return known
    return this.#enterOnce(() => this.#enter(this.#nameless()))
  }

  /** Changes the name of the guest. If there is none, creates a guest of this name. */
  rename(name: string): Promise<Guest> {
    return this.identity.read() ? this.#asGuest((token) => this.#enter(name, token)) : this.#enter(name)
  }

  /** Creates a new guest of the same name, because the person wants that. A guest that the service does not know any more is kept aside. */
  anew(): Promise<Guest> {
    return this.#enterOnce(() => {
      const known = this.identity.read()
      this.identity.setAside(known?.service)
      return this.#enter(known?.name ?? this.#nameless())
    })
  }

  /** Creates a match. A person who starts at once commits with this request, and the nonce is stored to be opened in the match. */
  async create(wanted: Omit<CreateMatchRequest, 'commitment'>): Promise<CreatedMatch> {
    const nonce = wanted.startAtOnce ? newNonce() : undefined
    const body: CreateMatchRequest = nonce === undefined ? wanted : { ...wanted, commitment: commitToNonce(nonce) }
    const created = await this.#asGuest((token) => this.#call<CreatedMatch>('POST', '/api/matches', body, token))
    if (nonce !== undefined) NonceKeeper.begin(this.identity.store, created.id, nonce, created.commitment)
    return created
  }

  quick(game: string): Promise<{ readonly id: string }> {
    return this.#asGuest((token) => this.#call('POST', '/api/quick', { game }, token))
  }

  mine(): Promise<readonly MatchInfo[]> {
    return this.#asGuest((token) => this.#call('GET', '/api/me/matches', undefined, token))
  }

  match(id: string): Promise<MatchInfo> {
    return this.#call('GET', `/api/matches/${encodeURIComponent(id)}`)
  }

  /** Makes sure that some process hosts the match, so that it can be joined. */
  open(id: string): Promise<unknown> {
    return this.#asGuest((token) => this.#call('POST', `/api/matches/${encodeURIComponent(id)}/open`, {}, token))
  }

  replay(id: string): Promise<Replay> {
    return this.#call('GET', `/api/matches/${encodeURIComponent(id)}/replay`)
  }

  /** Keeps the guest of another service aside. Returns the guest that the person was at this service before, or a new one of the same name. */
  async #switchService(service: string | undefined): Promise<Guest> {
    const name = this.identity.read()?.name ?? this.#nameless()
    return this.identity.setAside(service) ?? this.#enter(name)
  }

  /** Forgets the guest and creates a new one of the same name. Only an expired session is a reason for this. */
  #enterAnew(): Promise<Guest> {
    const name = this.identity.read()?.name ?? this.#nameless()
    this.identity.forget()
    return this.#enter(name)
  }

  async #enter(name: string, token?: string): Promise<Guest> {
    const guest = await this.#call<Guest>('POST', '/api/guests', { name }, token)
    this.identity.write(guest)
    return guest
  }

  async #asGuest<T>(call: (token: string) => Promise<T>): Promise<T> {
    const shown = await this.guest()
    try {
      return await call(shown.token)
    } catch (error) {
      const guest = await this.#guestAfterRefusal(error, shown)
      return call(guest.token)
    }
  }

  /** Returns the guest to repeat the request with, if it was refused because of the token. Otherwise throws the error again. */
  async #guestAfterRefusal(error: unknown, shown: Guest): Promise<Guest> {
    if (!(error instanceof RefusedError) || !TOKEN_REFUSALS.has(error.refusal.code)) throw error
    const known = this.identity.read()
    // Another call or another tab had the same refusal and has replaced the token already.
    if (known && known.token !== shown.token) return known
    const { code, params } = error.refusal
    const service = typeof params?.service === 'string' ? params.service : undefined
    const isOwn = service === undefined || service === known?.service
    if (isOwn && code === 'bad-token') {
      // A token from this same service should be valid: another of its servers may know it, or the same one after a moment.
      await new Promise((resolve) => setTimeout(resolve, backoffMs(0)))
      return this.identity.read() ?? shown
    }
    return this.#enterOnce(() => (isOwn ? this.#enterAnew() : this.#switchService(service)))
  }

  /** Creates at most one guest at a time. Calls that need one meanwhile wait for the same guest, so that one person never becomes two. */
  #enterOnce(enter: () => Promise<Guest>): Promise<Guest> {
    this.#entering ??= enter().finally(() => {
      this.#entering = undefined
    })
    return this.#entering
  }

  async #call<T>(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(this.origin + path, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new UnreachableError(String(error))
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (isHttpRefusal(answer)) throw new RefusedError(answer.refusal)
    if (!response.ok) throw new UnreachableError(`${method} ${path}: ${response.status}`)
    return answer as T
  }
}
