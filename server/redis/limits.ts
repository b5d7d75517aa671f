import type { Rate } from '#rooms/match/token-bucket.ts'
import type { Limited } from '#rooms/services.ts'
import type { Scope, SharedCount } from '../limits/index.ts'
import type { RedisConnection } from './connection.ts'
import { KEYS } from './keys.ts'
import { scripts } from './scripts.ts'

/** Counts limits for all nodes together. It uses the clock of Redis. */
export class RedisCount implements SharedCount {
  readonly #redis: RedisConnection

  constructor(redis: RedisConnection) {
    this.#redis = redis
  }

  async take(what: Limited, scope: Scope, key: string, { most, withinMs }: Rate): Promise<number | undefined> {
    const wait = Number(await this.#redis.run('limit', (client) => scripts.limit(client, KEYS.limit(what, scope, key), withinMs / most, withinMs)))
    return wait > 0 ? wait : undefined
  }
}
