import { createHash, hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Guest, SeatClaim, Tokens } from '#rooms/services.ts'
import { realTime, type Time } from '#rooms/time.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { kidOf } from './fingerprint.ts'
import { readName } from './name.ts'
import { isReserved } from './reserved.ts'
import type { Secrets } from './secrets.ts'

const ISSUER = 'coven'
const HOUR_SECONDS = 3600
/** The lifetime of a guest token in days. After that time no token of an old secret is valid. */
export const GUEST_DAYS = 365
const GUEST_SECONDS = GUEST_DAYS * 24 * HOUR_SECONDS
const SEAT_SECONDS = 12 * HOUR_SECONDS
/** The size of the cache of valid tokens. When many clients reconnect, the same tokens are read many times. */
const REMEMBERED = 20_000
/** The exact form of a token. Base64 may contain blanks, and each variant would be cached as another token. */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/
const LONGEST = 2048

export interface TokenService extends Tokens {
  signGuest(guest: Guest): Promise<string>
}

export const newGuestId = (): string => randomBytes(16).toString('base64url')

/** Returns the name of a guest, or a number if a name that was accepted once would be refused today. */
function nameNow(id: string, given: string): string {
  const name = readName(given)
  return name === undefined || isReserved(name) ? String(createHash('sha256').update(id).digest().readUInt32BE() % 1_000_000) : name
}

const guestClaims = z.object({ sub: z.string().min(1), name: z.string() }).transform(({ sub, name }) => ({ sub, name: nameNow(sub, name) }))
const seatClaims = z.object({ sub: z.string().min(1), match: z.string().min(1), seat: z.int().min(0), sitting: z.int().min(0) })

type Clock = Pick<Time, 'now'>

/** The result of reading a token. `ended`: it was valid and has expired. `bad`: this service has not signed it, or not for this purpose. */
type Reading<Claims> = { readonly kind: 'good'; readonly claims: Claims } | { readonly kind: 'ended' } | { readonly kind: 'bad' }
const ENDED = { kind: 'ended' } as const
const BAD = { kind: 'bad' } as const

interface TokenSignerParts<Claims> {
  readonly secrets: Secrets
  readonly purpose: string
  readonly lifeSeconds: number
  readonly claims: z.ZodType<Claims>
  readonly time: Clock
}

/** Signs and reads tokens for one purpose. Each purpose has its own keys and audience, so that a token for one is never accepted for another. */
class TokenSigner<Claims> {
  readonly #kids: ReadonlyMap<string, string>
  /** The keys by the `kid` of their secrets. */
  readonly #keys: ReadonlyMap<string, Promise<webcrypto.CryptoKey>>
  readonly #secrets: Secrets
  readonly #audience: string
  readonly #lifeSeconds: number
  readonly #claims: z.ZodType<Claims>
  readonly #time: Clock
  readonly #known = new Map<string, { readonly claims: Claims; readonly until: number }>()

  constructor({ secrets, purpose, lifeSeconds, claims, time }: TokenSignerParts<Claims>) {
    this.#kids = new Map(secrets.all.map((secret) => [secret, kidOf(secret)]))
    this.#keys = new Map(secrets.all.map((secret) => [kidOf(secret), keyFor(secret, purpose)]))
    this.#secrets = secrets
    this.#audience = `coven:${purpose}`
    this.#lifeSeconds = lifeSeconds
    this.#claims = claims
    this.#time = time
  }

  async sign(claims: Claims & Record<string, string | number>): Promise<string> {
    const now = Math.floor(this.#time.now() / 1000)
    const ends = now + this.#lifeSeconds
    const kid = this.#kids.get(this.#secrets.signing) ?? ''
    const key = await this.#keys.get(kid)
    if (!key) throw new Error('there is no key to sign with')
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .setIssuer(ISSUER)
      .setAudience(this.#audience)
      .setIssuedAt(now)
      .setExpirationTime(ends)
      .sign(key)
    this.#remember(token, claims, ends * 1000)
    return token
  }

  async read(token: string): Promise<Reading<Claims>> {
    if (token.length > LONGEST || !FORM.test(token)) return BAD
    const known = this.#known.get(token)
    if (known && known.until > this.#time.now()) return { kind: 'good', claims: known.claims }
    for (const key of this.#keysFor(token)) {
      const reading = await this.#readBy(await key, token)
      if (reading.kind !== 'bad') return reading
    }
    return BAD
  }

  /** Returns the key of the secret that a token names. Older tokens name none, so all keys are tried for them. */
  #keysFor(token: string): readonly Promise<webcrypto.CryptoKey>[] {
    try {
      const { kid } = decodeProtectedHeader(token)
      const named = kid === undefined ? undefined : this.#keys.get(kid)
      return named ? [named] : kid === undefined ? [...this.#keys.values()] : []
    } catch {
      return []
    }
  }

  async #readBy(key: webcrypto.CryptoKey, token: string): Promise<Reading<Claims>> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: this.#audience,
        requiredClaims: ['exp'],
        currentDate: new Date(this.#time.now()),
      })
      const claims = this.#claims.parse(payload)
      this.#remember(token, claims, (payload.exp ?? 0) * 1000)
      return { kind: 'good', claims }
    } catch (error) {
      // The expiry is checked only after the signature.
      return error instanceof errors.JWTExpired ? ENDED : BAD
    }
  }

  #remember(token: string, claims: Claims, until: number): void {
    const [oldest] = this.#known.keys()
    if (this.#known.size >= REMEMBERED && oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(token, { claims, until })
  }
}

function keyFor(secret: string, purpose: string): Promise<webcrypto.CryptoKey> {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'coven', purpose, 32))
  return webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

export function createTokenService(secrets: Secrets, time: Clock = realTime): TokenService {
  const guests = new TokenSigner({ secrets, purpose: 'guest', lifeSeconds: GUEST_SECONDS, claims: guestClaims, time })
  // Older seat tokens, which named neither person nor sitting, had another purpose, so they are refused.
  const seats = new TokenSigner({ secrets, purpose: 'seat-pass', lifeSeconds: SEAT_SECONDS, claims: seatClaims, time })
  return {
    signGuest: ({ id, name }) => guests.sign({ sub: id, name }),
    async readGuest(token): Promise<Result<Guest>> {
      const reading = await guests.read(token)
      switch (reading.kind) {
        case 'good':
          return ok({ id: reading.claims.sub, name: reading.claims.name })
        case 'ended':
          return refused('session-ended')
        case 'bad':
          return refused('bad-token')
      }
    },
    signSeat: ({ person, match, seat, sitting }) => seats.sign({ sub: person, match, seat, sitting }),
    async readSeat(token): Promise<SeatClaim | undefined> {
      const reading = await seats.read(token)
      if (reading.kind !== 'good') return undefined
      const { sub, match, seat, sitting } = reading.claims
      return { person: sub, match, seat, sitting }
    },
  }
}
