import { decidersOf } from '#rooms/match/clock/seat-time.ts'
import { TIMINGS } from '#rooms/match/clock/timing.ts'
import { setupOf } from '#rooms/match/host/restore.ts'
import type { Journal, StoredMatch } from '#rooms/services.ts'
import { GAMES } from '#shared/games/index.ts'
import { replayMatch } from '#shared/kernel/replay.ts'
import { recordMatch } from '#testing/recorded-match.ts'

/** The number of entries that a match over days has after some weeks. */
const ENTRIES = 30
/** The number of different matches of each game. The others are copies. */
const KINDS = 8
/** The number of matches that are written before the code waits for the journal's thread. */
const PORTION = 500

/** The time of a `relaxed` clock. */
const { turn, reserve } = TIMINGS.relaxed ?? { turn: 0, reserve: 0 }
export const CLOCK_MS = turn + reserve

/** Plays matches of all games between two people up to the middle of play. */
export function playWaiting(): readonly StoredMatch[] {
  const played = GAMES.flatMap((game) =>
    Array.from({ length: KINDS }, (_, n) => recordMatch(game, { seats: 2, seed: n + 1, most: ENTRIES })).map((stored) => ({ game, stored })),
  )
  return played.flatMap(({ game, stored }) => {
    const { record, entries } = stored
    const match = replayMatch(
      game,
      setupOf(record),
      entries.map(({ entry: command }) => command),
    )
    if (match.outcome) return []
    const clock = decidersOf(match.decisions).map((seat) => ({ seat }))
    return [{ record, entries: entries.map((entry) => (entry.seq === entries.length ? { ...entry, clock } : entry)) }]
  })
}

/** Moves a match in time so that the clock of its next answer ends at `deadline`. */
function waitingUntil({ record, entries }: StoredMatch, id: string, deadline: number): StoredMatch {
  const at = deadline - CLOCK_MS
  return {
    record: { ...record, id, pace: 'relaxed', createdAt: at - entries.length, startedAt: at - entries.length },
    entries: entries.map((entry) => ({ ...entry, at: at - entries.length + entry.seq })),
  }
}

/** Writes one match for each deadline. They wait outside of memory until then. */
export async function writeWaiting(journal: Journal, kinds: readonly StoredMatch[], deadlines: ReadonlyMap<string, number>): Promise<void> {
  const all = [...deadlines]
  for (let from = 0; from < all.length; from += PORTION) {
    const portion = all.slice(from, from + PORTION).map(async ([id, deadline], n) => {
      const kind = kinds[(from + n) % kinds.length]
      if (!kind) throw new Error('no match was played')
      const { record, entries } = waitingUntil(kind, id, deadline)
      await journal.save(record, deadline)
      await Promise.all(entries.map((entry) => journal.append(id, entry)))
    })
    await Promise.all(portion)
  }
}
