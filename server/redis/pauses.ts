import type { Span } from '#rooms/match/clock/spans.ts'
import type { Logger, MatchRecord } from '#rooms/services.ts'
import { type Beat, NOT_PUT_OFF_MS, type PauseStore } from '../process/pauses.ts'
import type { RedisConnection } from './connection.ts'
import { KEYS } from './keys.ts'
import { scripts } from './scripts.ts'

/** The number of clocks that are moved before other commands get a turn. */
const BATCH_SIZE = 200

const runsOn = (body: string | null | undefined): boolean => {
  const { phase, pace } = body ? (JSON.parse(body) as MatchRecord) : {}
  return phase === 'playing' && pace === 'relaxed'
}

/** Stores the pauses of all nodes. If several nodes notice the same pause, one of them writes it. */
export class RedisPauses implements PauseStore {
  readonly #redis: RedisConnection
  readonly #log: Logger

  constructor(redis: RedisConnection, log: Logger) {
    this.#redis = redis
    this.#log = log
  }

  async beat(beat: Beat): Promise<readonly Span[]> {
    const answer = await this.#redis.run('beat', (client) => scripts.beat(client, beat))
    const [noted, ...pauses] = String(answer).split(' ')
    // A due time is only a hint. A node that opens a match too early finds the real time in the match.
    if (noted)
      await this.#putOff(Number(noted), beat.since).catch((error) =>
        this.#log.warn({ error }, 'due times could not be postponed by the pause, so matches may be opened too early'),
      )
    return pauses.map((text): Span => {
      const [from = 0, to = 0] = text.split('-').map(Number)
      return [from, to]
    })
  }

  /** Puts due times off by a pause. Only clocks of `relaxed` matches run while nobody is there, so only they could be due too early. */
  async #putOff(from: number, to: number): Promise<void> {
    for (let passed = 0; ; ) {
      const range = { BY: 'SCORE', LIMIT: { offset: passed, count: BATCH_SIZE } } as const
      const due = await this.#redis.run('due', (client) => client.zRangeWithScores(KEYS.clocks, `(${from + NOT_PUT_OFF_MS}`, to, range))
      const bodies = await this.#redis.run('records', (client) => Promise.all(due.map(({ value }) => client.hGet(KEYS.match(value), 'record'))))
      const running = due.filter((_, n) => runsOn(bodies[n]))
      const moved = await this.#redis.run('schedule', (client) =>
        Promise.all(running.map(({ value, score }) => scripts.putOff(client, value, score, score + to - from))),
      )
      passed += due.length - moved.filter((count) => count === 1).length
      if (due.length < BATCH_SIZE) return
    }
  }
}
