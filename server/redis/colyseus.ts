import { type IRoomCache, matchMaker } from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import { RedisPresence } from '@colyseus/redis-presence'
import type { Logger } from '#rooms/services.ts'
import type { RedisConnection } from './connection.ts'
import { ROOM_SCRIPTS } from './scripts.ts'

/** Where Colyseus' driver lists rooms. */
const ROOMS = 'roomcaches'
const PATIENCE_MS = 2000
const LONGEST_RETRY_MS = 1000
const MUTE_MS = 6000

/** The address in the words of the client that Colyseus brings along. */
function optionsOf(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  return {
    host: hostname,
    port: Number(port || 6379),
    db: Number(pathname.slice(1) || 0),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    commandTimeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    socketTimeout: MUTE_MS,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt: number) => Math.min(LONGEST_RETRY_MS, 50 * 2 ** attempt),
  }
}

/**
 * How processes talk about rooms. Colyseus does not wait for much of what it sends, so while Redis is away a rejection would be
 * nobody's: it is noted here, the one who asks runs into the time limit of the question, and what is subscribed is subscribed again.
 */
export class ResilientPresence extends RedisPresence {
  readonly #log: Logger

  constructor(url: string, log: Logger) {
    super(optionsOf(url))
    this.#log = log
  }

  get client() {
    return this.pub
  }

  override subscribe(topic: string, callback: (...args: unknown[]) => void): Promise<this> {
    return this.#logRejection(super.subscribe(topic, callback), this)
  }
  override unsubscribe(topic: string, callback?: (...args: unknown[]) => void): Promise<this> {
    return this.#logRejection(super.unsubscribe(topic, callback), this)
  }
  override publish(topic: string, data: unknown): Promise<void> {
    return this.#logRejection(super.publish(topic, data), undefined)
  }
  override hset(key: string, field: string, value: string): Promise<boolean> {
    return this.#logRejection(super.hset(key, field, value), false)
  }
  override hdel(key: string, field: string): Promise<boolean> {
    return this.#logRejection(super.hdel(key, field), false)
  }
  override shutdown(): void {
    this.sub.disconnect()
    this.pub.disconnect()
  }

  #logRejection<T>(sent: Promise<T>, otherwise: T): Promise<T> {
    return sent.catch((error: unknown) => {
      this.#log.warn({ error }, 'Redis did not take what Colyseus sent')
      return otherwise
    })
  }
}

/**
 * Where rooms are found. A process that was taken for dead may wake up and go on about rooms that are elsewhere by now: it changes no
 * listing but its own. What cannot be listed while Redis is away is listed when it is back.
 */
export class FencedDriver extends RedisDriver {
  readonly #redis: RedisConnection
  readonly #log: Logger

  constructor(presence: ResilientPresence, redis: RedisConnection, log: Logger) {
    super(presence.client)
    this.#redis = redis
    this.#log = log
  }

  override async update(room: IRoomCache, { $set = {}, $inc = {} }: Parameters<RedisDriver['update']>[1]): Promise<boolean> {
    Object.assign(room, $set)
    if ($inc.clients) room.clients += $inc.clients
    return this.persist(room)
  }

  /** A new room takes the place of one that was elsewhere: its process has claimed the match. */
  override async persist(room: IRoomCache, isNew = false): Promise<boolean> {
    const { roomId, processId } = room
    if (!roomId) return false
    const listing = JSON.stringify(room)
    return this.#try(async (client) =>
      isNew ? client.hSet(ROOMS, roomId, listing) : client.eval(ROOM_SCRIPTS.list, { keys: [ROOMS], arguments: [roomId, processId, listing] }),
    )
  }

  override remove(roomId: string): Promise<boolean> {
    return this.#try((client) => client.eval(ROOM_SCRIPTS.unlist, { keys: [ROOMS], arguments: [roomId, matchMaker.processId] }))
  }

  /** The connection is the presence's. */
  override async shutdown(): Promise<void> {}

  async #try(command: Parameters<RedisConnection['run']>[1]): Promise<boolean> {
    try {
      return Number(await this.#redis.run('listing', command)) > 0
    } catch (error) {
      this.#log.warn({ error }, 'a room could not be listed')
      return false
    }
  }
}
