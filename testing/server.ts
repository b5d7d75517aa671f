import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realTime, type Time, TUNING, type Tuning } from '#rooms/index.ts'
import type { StartTimes } from '#rooms/match/host/start-round.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { BotPool } from '#server/bots/index.ts'
import type { EdgeTimes } from '#server/edge/times.ts'
import type { JournalStore } from '#server/journal/index.ts'
import type { Config } from '#server/process/config.ts'
import { type RunningServer, startServer } from '#server/process/start.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { CreateMatchRequest } from '#shared/protocol/http.ts'

export { seededRandom } from '#sdk/players/seeded-random.ts'

const PATIENT: StartTimes = { ready: 3_600_000, open: 3_600_000 }
/** The tuning for tests. Bots do not pause, players cannot be too fast, and a busy machine cannot be too slow to begin a match. */
export const TEST_TUNING: Tuning = {
  ...TUNING,
  starts: { live: PATIENT, untimed: PATIENT, relaxed: PATIENT },
  botPauseMs: 0,
  messagesPerSecond: 10_000,
  looksPerSecond: 10_000,
  lookPatienceMs: 600_000,
  changes: { most: 100_000, withinMs: 1000 },
  undo: { ...TUNING.undo, rate: { most: 10_000, withinMs: 1000 } },
  chat: { rate: { most: 100_000, withinMs: 1000 }, repeatMs: 0 },
}

export interface TestServer {
  readonly url: string
  readonly dataDir: string
  readonly journal: JournalStore
  readonly due: RunningServer['due']
  /** Ends the server. A new one in the same directory continues with its data. */
  stop(): Promise<void>
  /** Ends the server and removes its directory. */
  close(): Promise<void>
}

interface TestServerOptions {
  readonly tuning?: Partial<Tuning>
  readonly games?: readonly Game[]
  readonly config?: Partial<Config>
  readonly dataDir?: string
  readonly time?: Time
  readonly bots?: BotPool
  readonly mostThoughts?: number
  readonly edge?: EdgeTimes
  readonly clientDist?: string
}

/** Starts a real server on a free port of this machine, with its own journal, all games and the sample game. */
export async function startTestServer({
  tuning,
  games = [sampleGame, ...GAMES],
  config,
  dataDir,
  time = realTime,
  ...parts
}: TestServerOptions = {}): Promise<TestServer> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'coven-')))
  const server = await startServer(
    {
      PORT: 0,
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
      LIMITS: 'off',
      BOT_BUDGET_MS: 10,
      ...config,
    },
    { ...parts, games, gamesModule: import.meta.resolve('./games.ts'), time, tuning: { ...TEST_TUNING, ...tuning } },
  )
  return {
    url: server.url,
    dataDir: directory,
    journal: server.journal,
    due: server.due,
    stop: () => server.close(),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Creates a match and seats these people in it. Call `startMatch` to begin it. */
export async function seatPlayers(
  url: string,
  wanted: CreateMatchRequest,
  names: readonly string[] = ['Ada', 'Bob', 'Eve', 'Kim'].slice(0, wanted.seats),
): Promise<SdkPlayer[]> {
  const [host, ...others] = await Promise.all(names.map((name) => enter(url, name)))
  if (!host) throw new Error('a match needs at least one person')
  const match = await createMatch(url, host, wanted)
  const players = [await SdkPlayer.join(url, host, match)]
  for (const guest of others) {
    const player = await SdkPlayer.join(url, guest, match)
    await player.ask('sit', { seat: players.length })
    players.push(player)
  }
  return players
}

export async function startMatch(players: readonly SdkPlayer[]): Promise<void> {
  for (const player of players) await player.ready()
  await Promise.all(players.map((player) => player.until(({ phase }) => phase === 'playing')))
}
