import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { RefusalCode } from '#shared/kernel/refusal.ts'
import type { CreatedMatch, CreateMatchRequest, GameInfo, Guest, HttpRefusal, MatchInfo } from '#shared/protocol/http.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { backoffMs } from './backoff.ts'
import { isRefusal, RefusedError, UnreachableError } from './errors.ts'
import type { Identity } from './identity.ts'
import { NonceKeeper, newNonce } from './nonce-keeper.ts'

const TIMEOUT_MS = 10_000
const ABOUT_PASSES: ReadonlySet<RefusalCode> = new Set(['bad-token', 'session-ended'])

const isHttpRefusal = (body: unknown): body is HttpRefusal =>
  typeof body === 'object' && body !== null && 'refusal' in body && isRefusal(body.refusal)

/** The server's HTTP side. Refusals reject with `RefusedError`, silence with `UnreachableError`. */
export class Api {
  readonly origin: string
  readonly identity: Identity
  readonly #nameless: () => string
  #entering: Promise<Guest> | undefined

  /** `nameless` gives the name of a guest who has not chosen one. */
  constructor(origin: string, identity: Identity, nameless: () => string) {
    this.origin = origin
    this.identity = identity
    this.#nameless = nameless
  }

  games(): Promise<readonly GameInfo[]> {
    return this.#call('GET', '/api/games')
  }

  /** The pass of whoever plays here; a new guest gets one. */
  async guest(): Promise<Guest> {
    const known = this.identity.read()
    if (known) return known
    return this.#enterOnce(() => this.#enter(this.#nameless()))
  }

  /** The same person under a new name. */
  rename(name: string): Promise<Guest> {
    return this.identity.read() ? this.#asGuest((token) => this.#enter(name, token)) : this.#enter(name)
  }

  /** Somebody new of the same name, because the person wants it so: a pass that its own service does not know is kept aside. */
  anew(): Promise<Guest> {
    return this.#enterOnce(() => {
      const known = this.identity.read()
      this.identity.setAside(known?.service)
      return this.#enter(known?.name ?? this.#nameless())
    })
  }

  /** Who starts at once commits with the request; the nonce is kept, to be opened at the table. */
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

  /** Makes sure some process holds the match, so that it can be joined. */
  open(id: string): Promise<unknown> {
    return this.#asGuest((token) => this.#call('POST', `/api/matches/${encodeURIComponent(id)}/open`, {}, token))
  }

  replay(id: string): Promise<Replay> {
    return this.#call('GET', `/api/matches/${encodeURIComponent(id)}/replay`)
  }

  /** A pass of another service is kept aside, and the guest enters again: as who they were here before, or under the same name. */
  async #comeAgain(service: string | undefined): Promise<Guest> {
    const name = this.identity.read()?.name ?? this.#nameless()
    return this.identity.setAside(service) ?? this.#enter(name)
  }

  /** The one answer for which this client forgets who it is. */
  #comeAnew(): Promise<Guest> {
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
      const pass = await this.#passAfter(error, shown)
      return call(pass.token)
    }
  }

  /** The pass to ask once more with, if it is about the pass. */
  async #passAfter(error: unknown, shown: Guest): Promise<Guest> {
    if (!(error instanceof RefusedError) || !ABOUT_PASSES.has(error.refusal.code)) throw error
    const known = this.identity.read()
    // Another call or another tab was told the same, and has seen to it.
    if (known && known.token !== shown.token) return known
    const { code, params } = error.refusal
    const service = typeof params?.service === 'string' ? params.service : undefined
    const isOwn = service === undefined || service === known?.service
    if (isOwn && code === 'bad-token') {
      // What its own service gave is good: perhaps another of its servers knows it, or the same one in a moment.
      await new Promise((resolve) => setTimeout(resolve, backoffMs(0)))
      return this.identity.read() ?? shown
    }
    return this.#enterOnce(() => (isOwn ? this.#comeAnew() : this.#comeAgain(service)))
  }

  /** Whoever needs a pass meanwhile waits for the same one: else two guests would come of one person. */
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
