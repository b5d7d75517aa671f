import type { Guest } from '#shared/wire/http.ts'
import { beginWith } from '../../loadtest/nonce.ts'
import type { FuzzTable } from './fuzz-table.ts'
import { Joined } from './joined.ts'
import type { Attack } from './lane.ts'
import { fuzzer } from './payloads.ts'
import { RawSocket } from './raw-socket.ts'
import { upgradeRequest } from './upgrades.ts'

/** Which room somebody is in, and as whom. */
export interface Place {
  readonly guest: Guest
  /** The room to join now. */
  room(): string | undefined
  /** Makes a new place where the old one is over. */
  renew(over: string | undefined): Promise<void>
  /** Once in the room: as a player does who wants to play. */
  settle(joined: Joined): Promise<void>
}

export function placeAt(table: FuzzTable, seat: number, guest: Guest): Place {
  let settled = 0
  return {
    guest,
    room: () => table.match,
    renew: (over) => table.lay(over),
    async settle(joined) {
      if (joined.state?.phase !== 'gathering') return
      if (joined.seat === undefined) await joined.request('sit', { seat })
      await beginWith([{ id: fuzzer(seat * 100 + settled++), request: (type, payload) => joined.request(type, payload) }])
    },
  }
}

export const placeIn = (guest: Guest, room: () => string | undefined): Place => ({
  guest,
  room,
  renew: () => Promise.resolve(),
  settle: () => Promise.resolve(),
})

/** Somebody's connections: one in the room of a place, and one that is in no room. Made again where they are broken. */
export class Presence {
  readonly #attack: Attack
  readonly #place: Place
  #joined: Joined | undefined
  #outside: RawSocket | undefined

  constructor(attack: Attack, place: Place) {
    this.#attack = attack
    this.#place = place
  }

  /** `mayRenew`: where the match is over another one may be begun. Undefined if nobody is let in. */
  async inside(mayRenew: boolean): Promise<Joined | undefined> {
    const isOver = mayRenew && this.#joined?.state?.phase === 'finished'
    if (this.#joined?.isOpen && !isOver) return this.#joined
    this.#joined?.leave()
    const { way, url, post, finds } = this.#attack
    if (isOver || this.#place.room() === undefined) await this.#place.renew(this.#place.room())
    const room = this.#place.room()
    this.#joined = room === undefined ? undefined : await Joined.join(way, url, post, room, this.#place.guest, finds)
    this.#attack.joined(this.#joined !== undefined)
    if (this.#joined) await this.#place.settle(this.#joined)
    return this.#joined
  }

  async outside(): Promise<RawSocket | undefined> {
    if (this.#outside?.isOpen) return this.#outside
    const { way, material } = this.#attack
    this.#outside = new RawSocket(way, upgradeRequest('/', material().host))
    return (await this.#outside.opened) ? this.#outside : undefined
  }

  close(): void {
    this.#joined?.leave()
    this.#outside?.destroy()
  }
}
