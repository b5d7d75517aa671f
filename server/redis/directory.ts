import type { Time } from '#rooms/index.ts'
import type { Directory, Logger } from '#rooms/services.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { LocalDirectory } from '../matchmaking/directory.ts'
import type { Bus } from './bus.ts'
import type { RedisConnection } from './connection.ts'
import { CHANNELS, KEYS } from './keys.ts'
import type { RedisLeases } from './leases.ts'
import { scripts } from './scripts.ts'

/** The interval in which the copy is compared with Redis, because messages may be lost. */
const SYNC_MS = 30_000

/** Takes the place of the node in an entry of a match that no node hosts. */
const NOBODY = '*'

const write = (node: string, info: MatchInfo): string => `${node} ${JSON.stringify(info)}`
const nodeOf = (entry: string): string => entry.slice(0, entry.indexOf(' '))
const infoOf = (entry: string): MatchInfo => JSON.parse(entry.slice(entry.indexOf(' ') + 1)) as MatchInfo

interface RedisDirectoryParts {
  readonly redis: RedisConnection
  readonly bus: Bus
  readonly leases: RedisLeases
  readonly log: Logger
  readonly time: Time
}

/**
 * The listed matches of all nodes: a hash in Redis, in which each entry names the node that wrote it, and a copy in every process that
 * messages keep up to date. So a lobby never has to ask Redis.
 */
export class RedisDirectory implements Directory {
  readonly #redis: RedisConnection
  readonly #leases: RedisLeases
  readonly #log: Logger
  readonly #matches: LocalDirectory
  /** The entries of this node. */
  readonly #own = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined

  private constructor({ redis, leases, log, time }: RedisDirectoryParts) {
    this.#matches = new LocalDirectory(time)
    this.#redis = redis
    this.#leases = leases
    this.#log = log
  }

  static async open(parts: RedisDirectoryParts): Promise<RedisDirectory> {
    const { redis, bus } = parts
    const directory = new RedisDirectory(parts)
    const sync = () => void directory.#sync()
    await bus.subscribe(CHANNELS.lobby, (message) => directory.#receive(message), sync)
    redis.onReady(sync)
    await directory.#sync()
    directory.#timer = setInterval(sync, SYNC_MS)
    return directory
  }

  put(info: MatchInfo): void {
    // A node that may have lost the match must not change its entry.
    if (!this.#leases.holds(info.id) || !this.#leases.isCurrent) return
    const entry = write(this.#leases.node, info)
    if (this.#own.get(info.id) === entry) return
    this.#own.set(info.id, entry)
    this.#matches.put(info)
    this.#send(info.id, entry)
  }

  /** Lists the match without a node, so that the entry stays when this node ends. */
  keep(info: MatchInfo): void {
    if (this.#leases.holds(info.id) && this.#leases.isCurrent) {
      this.#own.delete(info.id)
      this.#matches.put(info)
      this.#send(info.id, write(NOBODY, info))
    } else this.remove(info.id)
  }

  remove(match: string): void {
    const isOwn = this.#own.delete(match)
    // The node that hosts the match now may remove an entry that names no node.
    const hasWaited = this.#leases.holds(match) && this.#matches.get(match)?.until !== undefined
    // The local copy changes when the message arrives, because another node may host the match already.
    if (isOwn || hasWaited) void this.#unlist([match], isOwn ? this.#leases.node : NOBODY)
  }

  list(): readonly MatchInfo[] {
    return this.#matches.list()
  }

  watch(listener: () => void): () => void {
    return this.#matches.watch(listener)
  }

  /** Removes the entries of a dead node that no other node has taken over. */
  async forget(node: string): Promise<void> {
    const all = await this.#redis.run('lobby', (client) => client.hGetAll(KEYS.lobby))
    await this.#unlist(
      Object.entries(all).flatMap(([match, entry]) => (nodeOf(entry) === node ? [match] : [])),
      node,
    )
  }

  close(): void {
    clearInterval(this.#timer)
    this.#matches.close()
  }

  #send(match: string, entry: string): void {
    this.#redis
      .run('list', (client) => scripts.list(client, match, entry))
      .catch((error) => this.#log.warn({ match, error }, 'a match could not be listed in the lobby'))
  }

  async #unlist(matches: readonly string[], node: string): Promise<void> {
    try {
      await this.#redis.run('unlist', (client) => Promise.all(matches.map((match) => scripts.unlist(client, match, node))))
    } catch (error) {
      this.#log.warn({ matches, error }, 'matches could not be removed from the lobby')
    }
  }

  /** Reads a message: an entry as in the hash, or, without a node, the id of a match that was removed. */
  #receive(message: string): void {
    const node = nodeOf(message)
    if (node === '') this.#matches.remove(message.slice(1))
    else if (node !== this.#leases.node) this.#matches.put(infoOf(message))
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
      for (const { id } of this.#matches.list()) if (!all.has(id)) this.#matches.remove(id)
      for (const entry of all.values()) this.#matches.put(infoOf(entry))
    } catch (error) {
      this.#log.warn({ error }, 'the lobby could not be read')
    }
  }
}
