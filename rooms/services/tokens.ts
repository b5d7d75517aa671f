import type { Seat } from '#shared/kernel/decision.ts'
import type { Result } from '#shared/kernel/refusal.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

/** A guest and the name of their network. The name is used for limits only; it is made with a secret and does not reveal the address. */
export interface Visitor extends Guest {
  readonly network: string
}

/** Says that a person has a seat. It grants nothing by itself: the person's own token must come with it, and the record must agree. */
export interface SeatClaim {
  readonly person: string
  readonly match: string
  readonly seat: Seat
  readonly sitting: number
}

/** Signs and reads tokens. They are valid on every node that knows the secret. */
export interface Tokens {
  /** Refused as `session-ended` if the token was valid and has expired, otherwise as `bad-token`. */
  readGuest(token: string): Promise<Result<Guest>>
  signSeat(claim: SeatClaim): Promise<string>
  readSeat(token: string): Promise<SeatClaim | undefined>
}
