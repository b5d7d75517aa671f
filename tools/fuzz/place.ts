import type { Guest } from '#shared/protocol/http.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { FuzzTable } from './fuzz-table.ts'
import { Joined } from './joined.ts'
import type { Attack } from './lane.ts'
import { commitmentOf, nonceBehind } from './payloads.ts'
import { RawSocket } from './raw-socket.ts'
import { upgradeRequest } from './upgrades.ts'

/** The room of an attacker, and its guest. */
export interface Place {
  readonly guest: Guest
  /** The room to join now. */
  room(): string | undefined
  /** Makes a new place when the old match is over. */
  renew(over: string | undefined): Promise<void>
  /** Does the next step of a player who wants to begin, while the match has not begun. */
  settle(joined: Joined): Promise<void>
}

export function placeAt(table: FuzzTable, seat: number, guest: Guest): Place {
  let nonces = seat * 100
  return {
    guest,
    room: () => table.match,
    renew: (over) => table.open(over),
    async settle(joined) {
      const { state, seat: own } = joined
      const mine = own === undefined ? undefined : state?.seats[own]
      if (!mine) return void (await joined.request('sit', { seat }))
      if (state?.phase === 'gathering' && !mine.ready) await joined.request('ready', { ready: true, commitment: commitmentOf(nonces++) })
      else if (state?.phase === 'opening' && !mine.opened) await joined.request('open', { nonce: nonceBehind(mine.commitment) })
    },
  }
}

export const placeIn = (guest: Guest, room: () => string | undefined): Place => ({
  guest,
  room,
  renew: () => Promise.resolve(),
  settle: () => Promise.resolve(),
})

/** A table that has not begun after this many inputs never begins. */
const PATIENCE = 200
const NOWHERE = '/fuzz/nowhere?sessionId=nobody'

/** The connections of an attacker: one in the room, which is renewed when it breaks, and one that leads to no room. */
export class Presence {
  readonly #attack: Attack
  readonly #place: Place
  #joined: Joined | undefined
  #outside: RawSocket | undefined
  /** Inputs since it joined, while the match has not begun. */
  #waited = 0

  constructor(attack: Attack, place: Place) {
    this.#attack = attack
    this.#place = place
  }

  /**
   * Returns the connection in the room. With `mayRenew`, it may begin another match when this one is over. Resolves with `undefined` if the server
   * lets nobody in.
   */
  async inside(mayRenew: boolean): Promise<Joined | undefined> {
    const isOver = mayRenew && (this.#joined?.state?.phase === 'finished' || this.#waited > PATIENCE)
    if (this.#joined?.isOpen && !isOver) return this.#settled(this.#joined)
    this.#joined?.leave()
    this.#waited = 0
    if (isOver || this.#place.room() === undefined) await this.#place.renew(this.#place.room())
    const room = this.#place.room()
    this.#joined = room === undefined ? undefined : await Joined.join(this.#attack, room, this.#place.guest)
    this.#attack.joined(this.#joined !== undefined)
    return this.#joined && this.#settled(this.#joined)
  }

  async #settled(joined: Joined): Promise<Joined> {
    if (!joined.state?.seats || hasBegun(joined.state.phase)) return joined
    this.#waited++
    await this.#place.settle(joined)
    return joined
  }

  /** Sends the bytes with a request for a socket that leads to no room. The server reads them until it closes the socket. */
  async sendOutside(bytes: Uint8Array): Promise<void> {
    const { way, material } = this.#attack
    this.#outside?.destroy()
    this.#outside = new RawSocket(way, Buffer.concat([upgradeRequest(NOWHERE, material().host), bytes]))
    await this.#outside.opened
  }

  close(): void {
    this.#joined?.leave()
    this.#outside?.destroy()
  }
}
