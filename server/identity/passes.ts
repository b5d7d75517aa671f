import { hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Guest, Passes, SeatPass } from '#rooms/services.ts'
import { readName } from './name.ts'

const ISSUER = 'coven'
const GUEST_LIFE = '365d'
const SEAT_LIFE = '365d'
/** Tokens known to be good: a join storm asks for the same ones again and again. */
const REMEMBERED = 20_000

export interface Identity extends Passes {
  signGuest(guest: Guest): Promise<string>
}

export const newGuestId = (): string => randomBytes(16).toString('base64url')

const guestClaims = z.object({
  sub: z.string().min(1),
  name: z.string().transform((name, ctx) => readName(name) ?? ctx.addIssue('not a name') ?? z.NEVER),
})
const seatClaims = z.object({ sub: z.string().min(1), seat: z.int().min(0) })

/** One purpose, one key, one audience: a token for the one is never taken for the other. */
class Seal<Claims> {
  readonly #key: Uint8Array
  readonly #audience: string
  readonly #life: string
  readonly #claims: z.ZodType<Claims>
  readonly #known = new Map<string, { readonly claims: Claims; readonly until: number }>()

  constructor(secret: string, purpose: string, life: string, claims: z.ZodType<Claims>) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, 'coven', purpose, 32))
    this.#audience = `coven:${purpose}`
    this.#life = life
    this.#claims = claims
  }

  sign(subject: string, claims: Record<string, string | number>): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setIssuer(ISSUER)
      .setAudience(this.#audience)
      .setIssuedAt()
      .setExpirationTime(this.#life)
      .sign(this.#key)
  }

  async read(token: string): Promise<Claims | undefined> {
    const known = this.#known.get(token)
    if (known && known.until > Date.now()) return known.claims
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: this.#audience,
        requiredClaims: ['exp'],
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

export function createIdentity(secret: string): Identity {
  const guests = new Seal(secret, 'guest', GUEST_LIFE, guestClaims)
  const seats = new Seal(secret, 'seat', SEAT_LIFE, seatClaims)
  return {
    signGuest: ({ id, name }) => guests.sign(id, { name }),
    async readGuest(token): Promise<Guest | undefined> {
      const claims = await guests.read(token)
      return claims && { id: claims.sub, name: claims.name }
    },
    signSeat: ({ match, seat }) => seats.sign(match, { seat }),
    async readSeat(token): Promise<SeatPass | undefined> {
      const claims = await seats.read(token)
      return claims && { match: claims.sub, seat: claims.seat }
    },
  }
}
