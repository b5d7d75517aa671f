import { ROOMS_KEY } from '#rooms/colyseus/fenced-driver.ts'
import type { RoomListing } from '#rooms/colyseus/ports.ts'
import type { RedisConnection } from './connection.ts'
import { ROOM_SCRIPTS } from './scripts.ts'

/** Colyseus' list of rooms in Redis. Scripts compare the owner of an entry and write it in one step. */
export class RedisRoomListing implements RoomListing {
  readonly #redis: RedisConnection

  constructor(redis: RedisConnection) {
    this.#redis = redis
  }

  put(roomId: string, listing: string): Promise<boolean> {
    return this.#write((client) => client.hSet(ROOMS_KEY, roomId, listing))
  }

  putOwn(roomId: string, processId: string, listing: string): Promise<boolean> {
    return this.#write((client) => client.eval(ROOM_SCRIPTS.list, { keys: [ROOMS_KEY], arguments: [roomId, processId, listing] }))
  }

  removeOwn(roomId: string, processId: string): Promise<boolean> {
    return this.#write((client) => client.eval(ROOM_SCRIPTS.unlist, { keys: [ROOMS_KEY], arguments: [roomId, processId] }))
  }

  async #write(command: Parameters<RedisConnection['run']>[1]): Promise<boolean> {
    return Number(await this.#redis.run('listing', command)) > 0
  }
}
