import type { ServiceFacts, ServiceStore } from '../identity/service.ts'
import type { RedisConnection } from './connection.ts'
import { KEYS } from './keys.ts'
import { scripts } from './scripts.ts'

/** Stores the facts of a service in Redis. */
export class RedisService implements ServiceStore {
  readonly #redis: RedisConnection

  constructor(redis: RedisConnection) {
    this.#redis = redis
  }

  async read(): Promise<ServiceFacts | undefined> {
    const { id, fingerprint, next } = await this.#redis.run('service', (client) => client.hGetAll(KEYS.service))
    return fingerprint === undefined ? undefined : { id, fingerprint, next }
  }

  async write(before: ServiceFacts | undefined, facts: ServiceFacts, seen?: readonly string[]): Promise<boolean> {
    return (await this.#redis.run('service', (client) => scripts.agree(client, before, facts, seen))) === 'ok'
  }
}
