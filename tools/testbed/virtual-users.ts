import type { MatchPlan } from '#sdk/players/match-plan.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { SimulatedMatch } from '#sdk/players/simulated-match.ts'
import { installStringDecoder } from '#sdk/raw/decode-strings.ts'
import type { Metric } from '#sdk/raw/runtime.ts'
import type { GameInfo } from '#shared/protocol/http.ts'
import { ActionLog } from './action-log.ts'
import { runtimeFrom } from './runtime.ts'

const SEATS = 2
const FOREVER_MS = 24 * 3_600_000
/** The pause before a table that could not be opened is tried again. */
const AGAIN_MS = 500

function planOf(url: string, games: readonly GameInfo[], thinkMs: number): MatchPlan {
  const now = Date.now()
  return {
    url,
    games: games.map(({ id, seats: { min, max } }) => ({ id, weight: 1, seats: Math.min(max, Math.max(min, SEATS)) })),
    watchedOneIn: 0,
    botsOneIn: 0,
    brokenOneIn: 0,
    unlisted: true,
    thinkMs,
    countsFrom: now,
    endsAt: now + FOREVER_MS,
  }
}

/** Honest tables that play steadily, all games in turn. Each table has an address of its own. When a match is over, the next begins. */
export class VirtualUsers {
  readonly actions = new ActionLog()
  /** Requests of honest players that were refused, and failures that they met, in words. */
  readonly problems: string[] = []
  readonly counts = new Map<Metric, number>()
  readonly #plan: MatchPlan
  readonly #tables = new Map<number, SimulatedMatch>()
  #waits: number[] = []
  #playing: Promise<unknown> = Promise.resolve()
  #isOver = false

  private constructor(plan: MatchPlan) {
    this.#plan = plan
  }

  /** Resolves when everybody plays. */
  static async gather(url: string, tables: number, thinkMs: number): Promise<VirtualUsers> {
    installStringDecoder()
    const games = (await (await fetch(`${url}/api/games`)).json()) as readonly GameInfo[]
    const users = new VirtualUsers(planOf(url, games, thinkMs))
    const begun: Promise<void>[] = []
    const playing: Promise<void>[] = []
    for (let n = 0; n < tables; n++) {
      const { promise, resolve } = Promise.withResolvers<void>()
      begun.push(promise)
      playing.push(users.#keepPlaying(n, resolve))
    }
    users.#playing = Promise.all(playing)
    await Promise.all(begun)
    return users
  }

  /** Returns the times from sending an answer to its reply, as the players saw them, in milliseconds, since the last call. */
  takeWaits(): readonly number[] {
    return this.#waits.splice(0)
  }

  get matches(): readonly string[] {
    return [...this.actions.ofMatch.keys()]
  }

  async stop(): Promise<void> {
    this.#isOver = true
    for (const table of this.#tables.values()) table.leave()
    await this.#playing
  }

  #note(metric: Metric, value: number): void {
    if (metric === 'answer_to_ack') this.#waits.push(value)
    this.counts.set(metric, (this.counts.get(metric) ?? 0) + value)
  }

  async #keepPlaying(n: number, begun: () => void): Promise<void> {
    const { games } = this.#plan
    const game = games[n % games.length]
    if (!game) throw new Error('the server has no games')
    const runtime = runtimeFrom(`127.0.1.${n + 1}`, {
      log: this.actions,
      note: (metric, value) => this.#note(metric, value),
      warn: (text) => void this.problems.push(text),
    })
    const chance = seededRandom(n + 1)
    while (!this.#isOver) {
      const table = new SimulatedMatch(runtime, { ...this.#plan, games: [game] }, chance)
      this.#tables.set(n, table)
      try {
        await table.gather()
        begun()
        await table.play()
      } catch (error) {
        if (this.#isOver) return
        this.problems.push(String(error))
        await runtime.sleep(AGAIN_MS)
      }
      table.leave()
    }
  }
}
