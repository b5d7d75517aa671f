import { readMetric } from '#testing/raw-http.ts'
import type { PinServer } from './pin-server.ts'
import { PinnedMatch } from './pinned-match.ts'
import { type PinnedTable, TABLES } from './tables.ts'
import type { Transcript } from './transcript.ts'

/** The times at which the matches are played, and at which a server finds them in its store. */
export const PLAYED_AT = Date.UTC(2030, 0, 1)
export const FOUND_AT = PLAYED_AT + 3_600_000

/** The number of acts for which a stored match continues. */
const LATER_ACTS = 10

export const tablesOf = (game: string): readonly PinnedTable[] => TABLES.filter((table) => table.game === game)

export type Transcripts = ReadonlyMap<PinnedTable, Transcript>

/** Plays every table of a game. Those with clocks are played one after another, because time passes for all of them at once. */
async function playTables(server: PinServer, game: string, part: 1 | 2): Promise<Transcripts> {
  const transcripts = new Map<PinnedTable, Transcript>()
  const playOne = async (table: PinnedTable): Promise<void> => {
    const match = new PinnedMatch(server, table, part)
    transcripts.set(table, match.transcript)
    await (part === 1 ? match.play() : match.continue(LATER_ACTS))
  }
  const tables = tablesOf(game)
  await Promise.all(tables.filter(({ pace }) => pace === 'untimed').map(playOne))
  for (const table of tables) if (table.pace !== 'untimed') await playOne(table)
  // The server must know that everybody has left before it is stopped.
  while ((await readMetric(server.url, 'coven_connections')) > 0);
  return transcripts
}

/** Plays from empty tables. */
export const playAnew = (server: PinServer, game: string): Promise<Transcripts> => playTables(server, game, 1)
/** Continues what the server finds in its store. */
export const playLater = (server: PinServer, game: string): Promise<Transcripts> => playTables(server, game, 2)
