import type { ServiceBook, ServiceFacts } from '../identity/service.ts'
import type { Connection } from './connection.ts'
import { KEYS } from './keys.ts'
import { scripts } from './scripts.ts'

/** What the servers on one Redis have agreed on. */
export class RedisService implements ServiceBook {
  readonly #redis: Connection

  constructor(redis: Connection) {
    this.#redis = redis
  }

  async read(): Promise<ServiceFacts | undefined> {
    const { id, fingerprint, next } = await this.#redis.ask('service', (client) => client.hGetAll(KEYS.service))
    return fingerprint === undefined ? undefined : { id, fingerprint, next }
  }

  async write(before: ServiceFacts | undefined, facts: ServiceFacts, seen?: readonly string[]): Promise<boolean> {
    return (await this.#redis.ask('service', (client) => scripts.agree(client, before, facts, seen))) === 'ok'
  }
}
