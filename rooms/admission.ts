import { type Client, ServerError } from '@colyseus/core'
import { CLOSE, type Welcome } from '#shared/protocol/match.ts'
import type { Caller, Callers, Move } from './callers.ts'
import type { Chat } from './chat.ts'
import { couldSit, takeHeld } from './gathering.ts'
import { heldFor } from './holds.ts'
import type { MatchHost } from './match-host.ts'
import { opens, type Place } from './ownership.ts'
import type { Guest, Services, Visitor } from './services.ts'

const HTTP_TOO_MANY = 429

interface Parts {
  readonly host: MatchHost
  readonly callers: Callers
  readonly chat: Chat
  readonly services: Pick<Services, 'passes' | 'meter' | 'time'>
  readonly messagesPerSecond: number
}

/** Who comes into a room, in which place, and who has to leave it for them. */
export class Admission {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** A seat is given by the record to its owner. A pass can only say the same, and one that says something else was stolen, or is old. */
  async checkPass(token: string, guest: Guest): Promise<void> {
    const { services, host } = this.#parts
    const pass = await services.passes.readSeat(token)
    if (!pass || !opens(pass, host.record, guest.id)) services.meter.refused('bad-token')
  }

  /** Whether it comes for the first time or comes back makes no difference: nothing that the connection had before is believed. */
  async admit(client: Client, guest: Visitor): Promise<void> {
    const { host, callers, services, messagesPerSecond } = this.#parts
    const now = services.time.now()
    if (heldFor(host.record, guest.id, now) !== undefined) await host.gather(guest, (record) => takeHeld(record, guest, now))
    const displaced = callers.displacedBy(guest, couldSit(host.record, guest, now))
    if (!displaced) {
      services.meter.limited('spectators', 'table')
      throw new ServerError(HTTP_TOO_MANY, 'too-many')
    }
    for (const other of displaced) this.#replace(other, other.guest.id === guest.id)
    const caller = callers.add(client, guest, messagesPerSecond)
    services.meter.joined()
    this.#account([{ from: undefined, to: caller.seat }])
    await this.#welcome(caller)
  }

  dismiss(client: Client): void {
    const left = this.#parts.callers.remove(client)
    if (!left) return
    this.#parts.services.meter.left()
    this.#account([left])
  }

  /** The record has changed: everybody is where it says. */
  follow(): void {
    const { callers } = this.#parts
    this.#account(callers.follow())
    for (const surplus of callers.surplus) this.#replace(surplus, true)
  }

  /** A pass for who has that place. */
  async sign({ id: person }: Guest, place: Place | undefined): Promise<string | undefined> {
    const { host, services } = this.#parts
    return place && services.passes.signSeat({ person, match: host.record.id, ...place })
  }

  async #welcome(caller: Caller): Promise<void> {
    const { client, guest, seat, sitting } = caller
    const seatToken = await this.sign(guest, seat === undefined || sitting === undefined ? undefined : { seat, sitting })
    // The seat may have changed hands while the pass was signed.
    if (caller.sitting !== sitting) return this.#welcome(caller)
    const welcome: Welcome = {
      now: this.#parts.services.time.now(),
      chat: this.#parts.chat.heardBy(seat !== undefined),
      ...(seat === undefined ? {} : { seat }),
      ...(seatToken ? { seatToken } : {}),
    }
    client.send('welcome', welcome)
  }

  /** At once: who does not listen does not keep the place. */
  #replace({ client }: Caller, bySamePerson: boolean): void {
    if (bySamePerson) this.#parts.services.meter.limited('tabs', 'user')
    else this.#parts.services.meter.limited('spectators', 'table')
    this.dismiss(client)
    client.leave(CLOSE.replaced)
  }

  #account(moves: readonly Move[]): void {
    const { host } = this.#parts
    for (const { from, to } of moves) {
      if (from !== undefined) host.depart(from)
      if (to !== undefined) host.arrive(to)
      if (from === undefined && to === undefined) host.look()
    }
  }
}
