import { join } from 'node:path'
import type { Time } from '#rooms/index.ts'
import { keptListingOf } from '#rooms/lobby/listing.ts'
import type { Services } from '#rooms/services.ts'
import { JOURNAL_FILE, openJournal } from '../journal/index.ts'
import { LocalDirectory } from '../matchmaking/directory.ts'
import { LocalLeases } from '../matchmaking/leases.ts'
import { LocalSeatHolds, type SeatHolds } from '../matchmaking/seat-holds.ts'
import type { RedisBackend } from '../redis/index.ts'
import type { Config } from './config.ts'
import type { PauseBook } from './pauses.ts'

/** Where matches are, and whose: what differs between a process that is alone and one of several. */
export type Backend = Pick<RedisBackend, 'journal' | 'close'> &
  Partial<Pick<RedisBackend, 'startSweeping' | 'stopSweeping'>> &
  Pick<Services, 'leases' | 'directory'> & { readonly seatHolds: SeatHolds; readonly pauses: PauseBook }

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
    close() {
      directory.close()
      return journal.close()
    },
  }
}
