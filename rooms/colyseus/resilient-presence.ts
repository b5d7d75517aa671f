import { RedisPresence } from '@colyseus/redis-presence'
import type { WarningLog } from './ports.ts'

const PATIENCE_MS = 2000
const MAX_RETRY_MS = 1000
const MUTE_MS = 6000

/** Turns the URL into options for ioredis, the Redis client that Colyseus uses. */
function redisOptions(url: string) {
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
    // After a failover the same address leads to the new primary.
    reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
    retryStrategy: (attempt: number) => Math.min(MAX_RETRY_MS, 50 * 2 ** attempt),
  }
}

/**
 * Carries messages between processes. Colyseus does not await all that it sends, so while Redis is away a rejection would be unhandled and
 * end the process. Here it is logged instead. A request to another process then times out, and subscriptions are renewed when Redis is
 * back.
 */
export class ResilientPresence extends RedisPresence {
  readonly #log: WarningLog

  constructor(url: string, log: WarningLog) {
    super(redisOptions(url))
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
      this.#log.warn({ error }, 'an operation of Colyseus on Redis failed; it is skipped')
      return otherwise
    })
  }
}
