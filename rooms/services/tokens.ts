import type { Seat } from '#shared/kernel/decision.ts'
import type { Result } from '#shared/kernel/refusal.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

/** A guest and the name of their network. The name is made with a secret and does not reveal the address. It is used only for limits. */
export interface Visitor extends Guest {
  readonly network: string
}

/** What a seat token says: that a person has a seat. It is valid only together with the person's own token, and if the record agrees. */
export interface SeatClaim {
  readonly person: string
  readonly match: string
  readonly seat: Seat
  readonly sitting: number
}

/** Signs and reads tokens. They are valid on every node that knows the secret. */
export interface Tokens {
  /** Reads a guest token. Refuses it as `session-ended` if it was valid and has expired, otherwise as `bad-token`. */
  readGuest(token: string): Promise<Result<Guest>>
  signSeat(claim: SeatClaim): Promise<string>
  readSeat(token: string): Promise<SeatClaim | undefined>
}
