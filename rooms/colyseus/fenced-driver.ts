import { type IRoomCache, matchMaker } from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import type { RoomListing, WarningLog } from './ports.ts'
import type { ResilientPresence } from './resilient-presence.ts'

/** The hash in which Colyseus' driver lists rooms. It reads there by itself, so the listing must write to the same key. */
export const ROOMS_KEY = 'roomcaches'

/**
 * Finds rooms through Redis. It writes through a `RoomListing`, which lets a process change no entry but its own. If Redis is away, an
 * entry is not written; the server lists its rooms again when Redis is back.
 */
export class FencedDriver extends RedisDriver {
  readonly #listing: RoomListing
  readonly #log: WarningLog

  constructor(presence: ResilientPresence, listing: RoomListing, log: WarningLog) {
    super(presence.client)
    this.#listing = listing
    this.#log = log
  }

  override async update(room: IRoomCache, { $set = {}, $inc = {} }: Parameters<RedisDriver['update']>[1]): Promise<boolean> {
    Object.assign(room, $set)
    if ($inc.clients) room.clients += $inc.clients
    return this.persist(room)
  }

  /** A new room replaces the entry of another process, because its own process has claimed the match. */
  override async persist(room: IRoomCache, isNew = false): Promise<boolean> {
    const { roomId, processId } = room
    if (!roomId) return false
    const entry = JSON.stringify(room)
    return this.#attempt(isNew ? this.#listing.put(roomId, entry) : this.#listing.putOwn(roomId, processId, entry))
  }

  override remove(roomId: string): Promise<boolean> {
    return this.#attempt(this.#listing.removeOwn(roomId, matchMaker.processId))
  }

  /** Does nothing: the presence owns the connection. */
  override async shutdown(): Promise<void> {}

  async #attempt(write: Promise<boolean>): Promise<boolean> {
    try {
      return await write
    } catch (error) {
      this.#log.warn({ error }, 'a room could not be listed')
      return false
    }
  }
}
