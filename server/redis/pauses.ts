import type { Span } from '#rooms/match/clock/spans.ts'
import type { Logger, MatchRecord } from '#rooms/services.ts'
import { type Beat, NOT_PUT_OFF_MS, type PauseBook } from '../process/pauses.ts'
import type { RedisConnection } from './connection.ts'
import { KEYS } from './keys.ts'
import { scripts } from './scripts.ts'

/** Clocks looked at before the others of Redis have their turn. */
const PORTION = 200

const runsOn = (body: string | null | undefined): boolean => {
  const { phase, pace } = body ? (JSON.parse(body) as MatchRecord) : {}
  return phase === 'playing' && pace === 'relaxed'
}

/** When nobody could answer, for all nodes: of several that notice the same pause one writes it. */
export class RedisPauses implements PauseBook {
  readonly #redis: RedisConnection
  readonly #log: Logger

  constructor(redis: RedisConnection, log: Logger) {
    this.#redis = redis
    this.#log = log
  }

  async beat(beat: Beat): Promise<readonly Span[]> {
    const answer = await this.#redis.run('beat', (client) => scripts.beat(client, beat))
    const [noted, ...pauses] = String(answer).split(' ')
    // The index is a hint: who opens such a match too early finds out that it is.
    if (noted) await this.#putOff(Number(noted), beat.since).catch((error) => this.#log.warn({ error }, 'clocks are due before their time'))
    return pauses.map((text): Span => {
      const [from = 0, to = 0] = text.split('-').map(Number)
      return [from, to]
    })
  }

  /** Clocks of people who play over days run on while nobody is there: they alone can be due by a pause too early. */
  async #putOff(from: number, to: number): Promise<void> {
    for (let passed = 0; ; ) {
      const range = { BY: 'SCORE', LIMIT: { offset: passed, count: PORTION } } as const
      const due = await this.#redis.run('due', (client) => client.zRangeWithScores(KEYS.clocks, `(${from + NOT_PUT_OFF_MS}`, to, range))
      const bodies = await this.#redis.run('records', (client) => Promise.all(due.map(({ value }) => client.hGet(KEYS.match(value), 'record'))))
      const running = due.filter((_, n) => runsOn(bodies[n]))
      const moved = await this.#redis.run('schedule', (client) =>
        Promise.all(running.map(({ value, score }) => scripts.putOff(client, value, score, score + to - from))),
      )
      passed += due.length - moved.filter((count) => count === 1).length
      if (due.length < PORTION) return
    }
  }
}
