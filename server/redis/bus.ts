import type { Logger } from '#rooms/services.ts'
import type { Connection } from './connection.ts'

/** A connection that only listens would not notice that nobody speaks any more. */
const PING_MS = 2000

/** Messages between processes. Whoever does not hear one must be able to do without it. */
export class Bus {
  readonly #out: Connection
  readonly #in: Connection
  readonly #log: Logger
  readonly #pinging: NodeJS.Timeout

  private constructor(out: Connection, incoming: Connection, log: Logger) {
    this.#out = out
    this.#in = incoming
    this.#log = log
    this.#pinging = setInterval(() => incoming.ask('ping', (client) => client.ping()).catch(() => undefined), PING_MS)
  }

  static async open(redis: Connection, log: Logger): Promise<Bus> {
    return new Bus(redis, await redis.another(), log)
  }

  /** `missed` is called when messages may have been lost. */
  async hear(channel: string, hear: (message: string) => void, missed?: () => void): Promise<void> {
    await this.#in.ask('subscribe', (client) => client.subscribe(channel, hear))
    if (missed) this.#in.onReady(missed)
  }

  say(channel: string, message: string): void {
    this.#out.ask('publish', (client) => client.publish(channel, message)).catch((error) => this.#log.warn({ channel, error }, 'nobody was told'))
  }

  close(): Promise<void> {
    clearInterval(this.#pinging)
    return this.#in.close()
  }
}
