import { createHash, hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Guest, Passes, SeatPass } from '#rooms/services.ts'
import { realTime, type Time } from '#rooms/time.ts'
import { readName } from './name.ts'
import { isReserved } from './reserved.ts'

const ISSUER = 'coven'
const HOUR_SECONDS = 3600
const GUEST_SECONDS = 365 * 24 * HOUR_SECONDS
const SEAT_SECONDS = 12 * HOUR_SECONDS
/** Tokens known to be good, because they were made here or read before: a join storm asks for the same ones again and again. */
const REMEMBERED = 20_000

export interface Identity extends Passes {
  signGuest(guest: Guest): Promise<string>
}

export const newGuestId = (): string => randomBytes(16).toString('base64url')

/** Whose name was accepted once and would be refused today plays on under a number. */
function nameNow(id: string, given: string): string {
  const name = readName(given)
  return name === undefined || isReserved(name) ? String(createHash('sha256').update(id).digest().readUInt32BE() % 1_000_000) : name
}

const guestClaims = z.object({ sub: z.string().min(1), name: z.string() }).transform(({ sub, name }) => ({ sub, name: nameNow(sub, name) }))
const seatClaims = z.object({ sub: z.string().min(1), match: z.string().min(1), seat: z.int().min(0), sitting: z.int().min(0) })

type Clock = Pick<Time, 'now'>

/** One purpose, one key, one audience: a token for the one is never taken for the other. */
class Seal<Claims> {
  readonly #key: Promise<webcrypto.CryptoKey>
  readonly #audience: string
  readonly #lifeSeconds: number
  readonly #claims: z.ZodType<Claims>
  readonly #time: Clock
  readonly #known = new Map<string, { readonly claims: Claims; readonly until: number }>()

  constructor(secret: string, purpose: string, lifeSeconds: number, claims: z.ZodType<Claims>, time: Clock) {
    const key = new Uint8Array(hkdfSync('sha256', secret, 'coven', purpose, 32))
    this.#key = webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
    this.#audience = `coven:${purpose}`
    this.#lifeSeconds = lifeSeconds
    this.#claims = claims
    this.#time = time
  }

  async sign(claims: Claims & Record<string, string | number>): Promise<string> {
    const now = Math.floor(this.#time.now() / 1000)
    const ends = now + this.#lifeSeconds
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(this.#audience)
      .setIssuedAt(now)
      .setExpirationTime(ends)
      .sign(await this.#key)
    this.#remember(token, claims, ends * 1000)
    return token
  }

  async read(token: string): Promise<Claims | undefined> {
    const known = this.#known.get(token)
    if (known && known.until > this.#time.now()) return known.claims
    try {
      const { payload } = await jwtVerify(token, await this.#key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: this.#audience,
        requiredClaims: ['exp'],
        currentDate: new Date(this.#time.now()),
      })
      const claims = this.#claims.parse(payload)
      this.#remember(token, claims, (payload.exp ?? 0) * 1000)
      return claims
    } catch {
      return undefined
    }
  }

  #remember(token: string, claims: Claims, until: number): void {
    const [oldest] = this.#known.keys()
    if (this.#known.size >= REMEMBERED && oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(token, { claims, until })
  }
}

export function createIdentity(secret: string, time: Clock = realTime): Identity {
  const guests = new Seal(secret, 'guest', GUEST_SECONDS, guestClaims, time)
  // Not the purpose of the seat tokens of before, which said neither who nor when: those are not read at all.
  const seats = new Seal(secret, 'seat-pass', SEAT_SECONDS, seatClaims, time)
  return {
    signGuest: ({ id, name }) => guests.sign({ sub: id, name }),
    async readGuest(token): Promise<Guest | undefined> {
      const claims = await guests.read(token)
      return claims && { id: claims.sub, name: claims.name }
    },
    signSeat: ({ person, match, seat, sitting }) => seats.sign({ sub: person, match, seat, sitting }),
    async readSeat(token): Promise<SeatPass | undefined> {
      const claims = await seats.read(token)
      return claims && { person: claims.sub, match: claims.match, seat: claims.seat, sitting: claims.sitting }
    },
  }
}
