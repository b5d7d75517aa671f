import { Secrets } from '#server/identity/secrets.ts'
import { createTokenService } from '#server/identity/tokens.ts'
import type { JournalStore } from '#server/journal/index.ts'
import type { Config } from '#server/process/config.ts'
import { GAMES } from '#shared/games/index.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { startTestServer } from '#testing/server.ts'
import { HeldBots } from './held-bots.ts'

const SECRET = 'a secret that every run of the pins has'
/** Entries between two snapshots. The number is small, so that short matches have snapshots too. */
const SNAPSHOT_EVERY = 8
/** The lease is long, because a busy machine can miss one of the usual length. */
const LEASE_SECONDS = 60

export interface Person {
  readonly id: string
  readonly name: string
}

/** A real server without chance: the test decides how time passes and when bots answer. */
export interface PinServer {
  readonly url: string
  readonly dataDir: string
  readonly journal: JournalStore
  readonly time: ControlledTime
  readonly bots: HeldBots
  tokenFor(person: Person): Promise<string>
  /** Stops the server. Its data stay. */
  stop(): Promise<void>
}

export async function openPinServer(dataDir: string, startsAt: number, config: Partial<Config> = {}): Promise<PinServer> {
  const time = new ControlledTime(startsAt)
  const bots = new HeldBots()
  const server = await startTestServer({
    games: GAMES,
    dataDir,
    time,
    bots,
    tuning: { snapshotEvery: SNAPSHOT_EVERY },
    config: { SECRET, LEASE_SECONDS, ...config },
  })
  const identity = createTokenService(new Secrets(SECRET), time)
  return {
    url: server.url,
    dataDir,
    journal: server.journal,
    time,
    bots,
    tokenFor: (person) => identity.signGuest(person),
    stop: () => server.stop(),
  }
}
