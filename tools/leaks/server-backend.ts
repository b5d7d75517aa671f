import { setTimeout as sleep } from 'node:timers/promises'
import type { MatchRecord } from '#rooms/services.ts'
import { Secrets } from '#server/identity/secrets.ts'
import { createTokenService, type TokenService } from '#server/identity/tokens.ts'
import type { Config } from '#server/process/config.ts'
import { type RunningServer, startServer } from '#server/process/start.ts'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import { gameStartingAt, type StartPosition } from '#shared/leaks/start-position.ts'
import type { World } from '#shared/leaks/worlds.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { TEST_TUNING } from '#testing/server.ts'
import type { LeakBackend, UnloadUntil } from './backend.ts'
import { TIMEOUT_MS } from './recording-client.ts'
import type { Script } from './script.ts'
import { ScriptedBots } from './scripted-bots.ts'

/** The module of the games, for the thread that replays the past. The thread is told where a match begins. */
const GAMES_MODULE = import.meta.resolve('#testing/games.ts')
export const SECRET = 'the same secret in both worlds, long enough'
/** Entries between two snapshots. The number is small, so that matches are restored from snapshots as well as from their beginning. */
const SNAPSHOT_EVERY = 3

/** A backend with a server in this process. */
export class ServerBackend implements LeakBackend {
  readonly world: World
  readonly time: ControlledTime
  readonly #bots = new ScriptedBots()
  readonly #tokens: TokenService
  readonly #config: Partial<Config>
  readonly #games: readonly Game[]
  readonly #beginnings = new Map<string, StartPosition>()
  #server: RunningServer | undefined

  constructor(world: World, games: readonly Game[], config: Partial<Config>, time = new ControlledTime()) {
    this.world = world
    this.time = time
    this.#tokens = createTokenService(new Secrets(SECRET), time)
    this.#config = config
    this.#games = games.map((game) => gameStartingAt(game, (key) => this.#beginnings.get(key)))
  }

  /** Starts the server. It may open matches at once, so it must `know` before where they begin. */
  async start(): Promise<void> {
    this.#server = await startServer(
      { PORT: 0, SECRET, LOG_LEVEL: 'silent', LIMITS: 'off', ...this.#config },
      {
        games: this.#games,
        gamesModule: GAMES_MODULE,
        tuning: { ...TEST_TUNING, snapshotEvery: SNAPSHOT_EVERY },
        time: this.time,
        bots: this.#bots,
      },
    )
  }

  get #running(): RunningServer {
    if (!this.#server) throw new Error('not open')
    return this.#server
  }
  get url(): string {
    return this.#running.url
  }

  async prepare({ key, beginnings: starts, record }: Script): Promise<void> {
    this.know(key, starts[this.world])
    await this.save(record)
  }
  know(key: string, start: StartPosition): void {
    this.#beginnings.set(key, start)
  }
  save(record: MatchRecord): Promise<void> {
    return this.#running.journal.save(record)
  }

  tokenFor(person: { readonly id: string; readonly name: string }): Promise<string> {
    return this.#tokens.signGuest(person)
  }

  async advance(ms: number): Promise<void> {
    this.time.advance(ms)
  }

  async answerAsBot(match: string, seat: Seat, pick: PickValue, entries: number): Promise<void> {
    const until = performance.now() + TIMEOUT_MS
    await this.#bots.answer(match, seat, pick)
    while (((await this.#running.journal.load(match))?.entries.length ?? 0) < entries)
      if (performance.now() > until) throw new Error(`the answer of the bot in seat ${seat} was not taken`)
  }

  async dismissBot(match: string, seat: Seat): Promise<void> {
    this.#bots.dismiss(match, seat)
  }

  async unload({ people, matches }: UnloadUntil): Promise<void> {
    const until = performance.now() + TIMEOUT_MS
    for (;;) {
      const [connected, inMemory] = [await this.#measure('coven_connections'), await this.#measure('coven_matches')]
      if (connected === people && (matches === undefined || inMemory === matches)) return
      if (performance.now() > until)
        throw new Error(`${connected} connections and ${inMemory} matches in memory instead of ${people} and ${matches ?? 'any number'}`)
      await sleep(1)
    }
  }

  async #measure(name: string): Promise<number> {
    const metric = await this.#running.metrics.registry.getSingleMetric(name)?.get()
    return (metric?.values ?? []).reduce((sum, { value }) => sum + value, 0)
  }

  async takeOver(): Promise<void> {
    await this.close()
    await this.start()
  }

  async close(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }
}
