import { type IRoomCache, matchMaker } from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import type { RoomListing, WarningLog } from './ports.ts'
import type { ResilientPresence } from './resilient-presence.ts'

/** The Redis hash in which Colyseus' driver lists rooms. The driver reads it directly, so `RoomListing` must write to the same key. */
export const ROOMS_KEY = 'roomcaches'

/**
 * Finds rooms through Redis. It writes through a `RoomListing`, which lets a process change only its own entries. If Redis is away, the
 * entry is not written, and the server lists its rooms again when Redis is back.
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

  /** Writes the entry of a room. A new room replaces the entry of another process, because this process has claimed the match. */
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
      this.#log.warn({ error }, 'a room could not be listed in Redis; it is listed again when Redis is back')
      return false
    }
  }
}
