import { join } from 'node:path'
import type { Time } from '#rooms/index.ts'
import { keptListingOf } from '#rooms/lobby/listing.ts'
import type { MatchRegistry } from '#rooms/registry.ts'
import type { Services } from '#rooms/services.ts'
import { JOURNAL_FILE, type JournalStore, openJournal } from '../journal/index.ts'
import { LocalDirectory } from '../matchmaking/directory.ts'
import { LocalLeases } from '../matchmaking/leases.ts'
import { LocalSeatHolds, type SeatHolds } from '../matchmaking/seat-holds.ts'
import type { Config } from './config.ts'
import type { PauseStore } from './pauses.ts'

/** The store of matches and the leases. Only this differs between a single server and one of several nodes. */
export interface Backend extends Pick<Services, 'leases' | 'directory'> {
  readonly journal: JournalStore
  readonly seatHolds: SeatHolds
  readonly pauses: PauseStore
  /** Starts background work. It is called when the process can host matches. */
  start(registry: Pick<MatchRegistry, 'hostMatch'>): void
  /** Stops taking over matches of dead nodes. */
  stopSweeping(): Promise<void>
  close(): Promise<void>
}

export async function openLocalBackend(config: Config, time: Time, onEnd: (error: Error) => void): Promise<Backend> {
  const journal = await openJournal({
    file: join(config.DATA_DIR, JOURNAL_FILE),
    durability: config.DURABILITY,
    onEnd,
  })
  const directory = new LocalDirectory(time)
  for (const record of await journal.gathering()) {
    const listing = keptListingOf(record, time.now())
    if (listing) directory.keep(listing)
  }
  return {
    journal,
    pauses: journal,
    leases: new LocalLeases(),
    directory,
    seatHolds: new LocalSeatHolds(),
    start: () => undefined,
    stopSweeping: async () => undefined,
    close() {
      directory.close()
      return journal.close()
    },
  }
}
