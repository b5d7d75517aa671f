import type { Time } from '#rooms/index.ts'
import type { Directory, Logger } from '#rooms/services.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { LocalDirectory } from '../matchmaking/directory.ts'
import type { Bus } from './bus.ts'
import type { RedisConnection } from './connection.ts'
import { CHANNELS, KEYS } from './keys.ts'
import type { RedisLeases } from './leases.ts'
import { scripts } from './scripts.ts'

/** What was not heard of is found out this often. */
const SYNC_MS = 30_000

/** Stands in the place of a node: nobody has the table, and it waits. */
const NOBODY = '*'

const write = (node: string, info: MatchInfo): string => `${node} ${JSON.stringify(info)}`
const nodeOf = (entry: string): string => entry.slice(0, entry.indexOf(' '))
const infoOf = (entry: string): MatchInfo => JSON.parse(entry.slice(entry.indexOf(' ') + 1)) as MatchInfo

/**
 * The tables of all nodes: a hash in Redis, each entry with the node that put it there, and a copy of it in every process, kept up
 * by messages. So a lobby never asks Redis for anything.
 */
export class RedisDirectory implements Directory {
  readonly #redis: RedisConnection
  readonly #leases: RedisLeases
  readonly #log: Logger
  readonly #tables: LocalDirectory
  /** What this node has put in. */
  readonly #own = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined

  private constructor(redis: RedisConnection, leases: RedisLeases, log: Logger, time: Time) {
    this.#tables = new LocalDirectory(time)
    this.#redis = redis
    this.#leases = leases
    this.#log = log
  }

  static async open(redis: RedisConnection, bus: Bus, leases: RedisLeases, log: Logger, time: Time): Promise<RedisDirectory> {
    const directory = new RedisDirectory(redis, leases, log, time)
    const sync = () => void directory.#sync()
    await bus.subscribe(CHANNELS.lobby, (message) => directory.#hear(message), sync)
    redis.onReady(sync)
    await directory.#sync()
    directory.#timer = setInterval(sync, SYNC_MS)
    return directory
  }

  put(info: MatchInfo): void {
    // Who may have lost the match has nothing to say about it.
    if (!this.#leases.holds(info.id) || !this.#leases.isCurrent) return
    const entry = write(this.#leases.node, info)
    if (this.#own.get(info.id) === entry) return
    this.#own.set(info.id, entry)
    this.#tables.put(info)
    this.#send(info.id, entry)
  }

  /** From now on it is in the list without a node, so that it does not go when this one goes. */
  keep(info: MatchInfo): void {
    if (this.#leases.holds(info.id) && this.#leases.isCurrent) {
      this.#own.delete(info.id)
      this.#tables.put(info)
      this.#send(info.id, write(NOBODY, info))
    } else this.remove(info.id)
  }

  remove(match: string): void {
    const isOwn = this.#own.delete(match)
    // Whoever has the table now may say that it does not wait any more.
    const hasWaited = this.#leases.holds(match) && this.#tables.get(match)?.until !== undefined
    // It is gone here too when that is heard: another node may have it already.
    if (isOwn || hasWaited) void this.#unlist([match], isOwn ? this.#leases.node : NOBODY)
  }

  list(): readonly MatchInfo[] {
    return this.#tables.list()
  }

  watch(listener: () => void): () => void {
    return this.#tables.watch(listener)
  }

  /** A dead node's tables that nobody has taken over are no tables any more. */
  async forget(node: string): Promise<void> {
    const all = await this.#redis.run('lobby', (client) => client.hGetAll(KEYS.lobby))
    await this.#unlist(
      Object.entries(all).flatMap(([match, entry]) => (nodeOf(entry) === node ? [match] : [])),
      node,
    )
  }

  close(): void {
    clearInterval(this.#timer)
    this.#tables.close()
  }

  #send(match: string, entry: string): void {
    this.#redis
      .run('list', (client) => scripts.list(client, match, entry))
      .catch((error) => this.#log.warn({ match, error }, 'a table is not in the lobby'))
  }

  async #unlist(matches: readonly string[], node: string): Promise<void> {
    try {
      await this.#redis.run('unlist', (client) => Promise.all(matches.map((match) => scripts.unlist(client, match, node))))
    } catch (error) {
      this.#log.warn({ matches, error }, 'tables could not be taken from the lobby')
    }
  }

  /** An entry as in the hash, or without a node the id of a table that is gone. */
  #hear(message: string): void {
    const node = nodeOf(message)
    if (node === '') this.#tables.remove(message.slice(1))
    else if (node !== this.#leases.node) this.#tables.put(infoOf(message))
  }

  async #sync(): Promise<void> {
    try {
      const all = new Map(Object.entries(await this.#redis.run('lobby', (client) => client.hGetAll(KEYS.lobby))))
      for (const [match, entry] of this.#own) {
        if (all.get(match) === entry) continue
        if (!this.#leases.holds(match)) this.#own.delete(match)
        else this.#send(match, entry)
        all.set(match, entry)
      }
      for (const { id } of this.#tables.list()) if (!all.has(id)) this.#tables.remove(id)
      for (const entry of all.values()) this.#tables.put(infoOf(entry))
    } catch (error) {
      this.#log.warn({ error }, 'the lobby could not be read')
    }
  }
}
