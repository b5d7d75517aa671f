import type { Logger } from '#rooms/services.ts'
import type { RedisConnection } from './connection.ts'

/** The interval of pings. A connection that only listens would not notice otherwise that it is broken. */
const PING_MS = 2000

/** Messages between processes. They may be lost, so no receiver may depend on them. */
export class Bus {
  readonly #out: RedisConnection
  readonly #in: RedisConnection
  readonly #log: Logger
  readonly #pinging: NodeJS.Timeout

  private constructor(out: RedisConnection, incoming: RedisConnection, log: Logger) {
    this.#out = out
    this.#in = incoming
    this.#log = log
    this.#pinging = setInterval(() => incoming.run('ping', (client) => client.ping()).catch(() => undefined), PING_MS)
  }

  static async open(redis: RedisConnection, log: Logger): Promise<Bus> {
    return new Bus(redis, await redis.duplicate(), log)
  }

  /** Subscribes to a channel. `missed` is called when messages may have been lost. */
  async subscribe(channel: string, onMessage: (message: string) => void, missed?: () => void): Promise<void> {
    await this.#in.run('subscribe', (client) => client.subscribe(channel, onMessage))
    if (missed) this.#in.onReady(missed)
  }

  publish(channel: string, message: string): void {
    this.#out
      .run('publish', (client) => client.publish(channel, message))
      .catch((error) => this.#log.warn({ channel, error }, 'a message to other nodes could not be sent'))
  }

  close(): Promise<void> {
    clearInterval(this.#pinging)
    return this.#in.close()
  }
}
