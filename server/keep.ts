import { join } from 'node:path'
import type { Time } from '#rooms/index.ts'
import { keptListingOf } from '#rooms/listing.ts'
import type { Services } from '#rooms/services.ts'
import type { Config } from './config.ts'
import { LocalDirectory } from './directory.ts'
import { JOURNAL_FILE, openJournal } from './journal/index.ts'
import { LocalLeases } from './leases.ts'
import type { PauseBook } from './pauses.ts'
import type { Node } from './redis/index.ts'
import { LocalSeating, type Seating } from './seating.ts'

/** Where matches are, and whose: what differs between a process that is alone and one of several. */
export type Keep = Pick<Node, 'archive' | 'close'> &
  Partial<Pick<Node, 'sweep' | 'rest'>> &
  Pick<Services, 'leases' | 'directory'> & { readonly seating: Seating; readonly pauses: PauseBook }

export async function stayAlone(config: Config, time: Time, onEnd: (error: Error) => void): Promise<Keep> {
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
    archive: journal,
    pauses: journal,
    leases: new LocalLeases(),
    directory,
    seating: new LocalSeating(),
    close() {
      directory.close()
      return journal.close()
    },
  }
}
