import { type Rate, TokenBuckets } from '#rooms/match/token-bucket.ts'
import { LIMITED, type Limited, type LimitedUser, type Limits, type Visitor } from '#rooms/services.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { NewMatches } from './new-matches.ts'
import type { Rates } from './rates.ts'

/** The scope of a limit: one person or one network. */
const SCOPES = ['user', 'network'] as const
export type Scope = (typeof SCOPES)[number]

/** The limits that all nodes count together. The others concern one match, or are so frequent that each node counts by itself. */
const SHARED: ReadonlySet<Limited> = new Set(['tables'])

/** Counts for all nodes. Resolves with the milliseconds to wait, or undefined. Rejects if it cannot count. */
export interface SharedCount {
  take(what: Limited, scope: Scope, key: string, rate: Rate): Promise<number | undefined>
}

export interface LimitParts {
  /** Makes the limits of new matches, which use these limits too. */
  readonly newMatches: (limits: Pick<Limits, 'take'>) => Pick<NewMatches, 'make' | 'isFull'>
  readonly rates: Readonly<Record<Limited, Rates>>
  readonly shared?: SharedCount | undefined
  readonly onRefused: (what: Limited, scope: Scope) => void
  readonly now: () => number
}

interface Claim {
  readonly scope: Scope
  readonly key: string
  readonly rate: Rate
}

type KeyedBuckets = Readonly<Record<Scope, TokenBuckets>>

const newBuckets = ({ user, network }: Rates): Partial<KeyedBuckets> => ({
  ...(user ? { user: new TokenBuckets(user) } : {}),
  ...(network ? { network: new TokenBuckets(network) } : {}),
})

/**
 * Applies the limits. It counts in memory first, so that a flood costs this node little and Redis nothing. While Redis is away, it counts in
 * memory only.
 */
export class ServiceLimits implements Limits {
  readonly #parts: LimitParts
  readonly #now: () => number
  readonly #newMatches: Pick<NewMatches, 'make' | 'isFull'>
  readonly #here = new Map<Limited, Partial<KeyedBuckets>>()

  constructor(parts: LimitParts) {
    this.#parts = parts
    this.#now = parts.now
    this.#newMatches = parts.newMatches(this)
    for (const what of LIMITED) this.#here.set(what, newBuckets(parts.rates[what]))
  }

  async take(what: Limited, who: LimitedUser): Promise<Result<void>> {
    const claims = this.#claims(what, who)
    return this.#takeHere(what, claims) ?? (await this.#takeShared(what, claims)) ?? ok(undefined)
  }

  get isFull(): boolean {
    return this.#newMatches.isFull
  }

  newMatch(host: Visitor, make: () => Promise<Result<string>>): Promise<Result<string>> {
    return this.#newMatches.make(host, make)
  }

  #claims(what: Limited, who: LimitedUser): readonly Claim[] {
    const keys: Readonly<Record<Scope, string | undefined>> = { user: who.id, network: who.network }
    return SCOPES.flatMap((scope) => {
      const key = keys[scope]
      const rate = this.#parts.rates[what][scope]
      return key === undefined || !rate ? [] : [{ scope, key, rate }]
    })
  }

  /** Counts for all scopes, or for none if one of them refuses. */
  #takeHere(what: Limited, claims: readonly Claim[]): Result<void> | undefined {
    const now = this.#now()
    const buckets = claims.flatMap(({ scope, key }) => {
      const bucket = this.#here.get(what)?.[scope]?.of(key, now)
      return bucket ? [{ scope, allowance: bucket }] : []
    })
    for (const { scope, allowance: bucket } of buckets) {
      const wait = bucket.waitAt(now)
      if (wait !== undefined) return this.#refuse(what, scope, wait)
    }
    for (const { allowance: bucket } of buckets) bucket.tryTake(now)
    return undefined
  }

  async #takeShared(what: Limited, claims: readonly Claim[]): Promise<Result<void> | undefined> {
    const { shared } = this.#parts
    if (!shared || !SHARED.has(what)) return undefined
    for (const { scope, key, rate } of claims) {
      const wait = await shared.take(what, scope, key, rate).catch(() => undefined)
      if (wait !== undefined) return this.#refuse(what, scope, wait)
    }
    return undefined
  }

  #refuse(what: Limited, scope: Scope, waitMs: number): Result<void> {
    this.#parts.onRefused(what, scope)
    return refused('too-many', { seconds: Math.ceil(waitMs / 1000) })
  }
}
