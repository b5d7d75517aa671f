import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOLD_MS, LocalSeatHolds, type SeatHolds } from '../matchmaking/seat-holds.ts'
import type { RedisConnection } from './connection.ts'
import { KEYS } from './keys.ts'
import { scripts } from './scripts.ts'

/** A lock that is not released expires after this time. */
const TURN_MS = 5000
const POLL_MS = 20

/** The seat holds of all nodes. Requests queue in their own process, and only the first of them asks Redis for the lock. */
export class RedisSeatHolds implements SeatHolds {
  readonly #redis: RedisConnection
  readonly #here = new LocalSeatHolds()

  constructor(redis: RedisConnection) {
    this.#redis = redis
  }

  withLock<T>(game: string, work: () => Promise<T>): Promise<T> {
    return this.#here.withLock(game, async () => {
      const key = KEYS.quickLock(game)
      const token = randomUUID()
      const expiration = { type: 'PX', value: TURN_MS } as const
      while (!(await this.#redis.run('turn', (client) => client.set(key, token, { expiration, condition: 'NX' })))) await sleep(POLL_MS)
      try {
        return await work()
      } finally {
        await this.#redis.run('turn', (client) => scripts.unlock(client, key, token)).catch(() => undefined)
      }
    })
  }

  async tryHold(match: string, guest: string, openSeats: number): Promise<boolean> {
    const now = Date.now()
    return (await this.#redis.run('hold', (client) => scripts.hold(client, match, { guest, seats: openSeats, now, until: now + HOLD_MS }))) === 1
  }

  async lastCreated(game: string): Promise<string | undefined> {
    return (await this.#redis.run('latest', (client) => client.get(KEYS.quickLast(game)))) ?? undefined
  }

  async recordCreated(game: string, match: string): Promise<void> {
    await this.#redis.run('made', (client) => client.set(KEYS.quickLast(game), match, { expiration: { type: 'PX', value: HOLD_MS } }))
  }
}
