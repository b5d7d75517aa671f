import { Secrets } from '#server/identity/secrets.ts'
import { createTokenService } from '#server/identity/tokens.ts'
import type { JournalStore } from '#server/journal/index.ts'
import type { Config } from '#server/process/config.ts'
import { GAMES } from '#shared/games/index.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { startTestServer } from '#testing/server.ts'
import { HeldBots } from './held-bots.ts'

const SECRET = 'a secret that every run of the pins has'
/** So few that short matches have snapshots, too. */
const SNAPSHOT_EVERY = 8
/** A machine may be so busy that a lease of the usual length runs out. */
const LEASE_SECONDS = 60

export interface Person {
  readonly id: string
  readonly name: string
}

/** A real server that leaves nothing to chance: the test decides how time passes and when bots answer. */
export interface PinServer {
  readonly url: string
  readonly dataDir: string
  readonly journal: JournalStore
  readonly time: ControlledTime
  readonly bots: HeldBots
  passFor(person: Person): Promise<string>
  /** Ends the server; its data stay. */
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
    passFor: (person) => identity.signGuest(person),
    stop: () => server.stop(),
  }
}
