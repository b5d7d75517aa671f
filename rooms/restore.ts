import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MatchSetup } from '#shared/kernel/entry.ts'
import type { Happening } from '#shared/kernel/event.ts'
import { seedOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitEntry } from '#shared/kernel/replay.ts'
import { isSame } from '#shared/kernel/same.ts'
import { hasBegun } from '#shared/wire/match.ts'
import type { MatchRecord, StoredMatch } from './services.ts'

/** What the journal has of a match, and the match that it leads to; none before it has begun. */
export interface RestoredMatch extends StoredMatch {
  readonly match: Match | undefined
  /** What everybody was told last. Quiet entries told nobody anything, and that there were some must not show. */
  readonly last: readonly Happening[]
}

/** Entries that are played without a pause: about a millisecond. */
export const PLAYED_AT_ONCE = 32

type Begun = Pick<MatchRecord, 'game' | 'version' | 'options'> & Parameters<typeof seedOf>[0] & { readonly seats: readonly object[] }

export const setupOf = (begun: Begun): MatchSetup => {
  const { game, version, options, seats } = begun
  return { game, version, options, seats: seats.length, seed: seedOf(begun) }
}

/** Takes matches up again from the journal: one at a time and little by little, so that nobody who plays has to wait for it. */
export class Restorer {
  #last: Promise<unknown> = Promise.resolve()

  restore(game: Game, stored: StoredMatch): Promise<RestoredMatch> {
    const restored = this.#last.then(() => restore(game, stored))
    this.#last = restored.catch(() => undefined)
    return restored
  }
}

async function restore(game: Game, stored: StoredMatch): Promise<RestoredMatch> {
  const { record } = stored
  if (!hasBegun(record.phase)) return { ...stored, ...NOT_PLAYED }
  if (record.version === game.version) return { ...stored, ...(await play(game, stored)) }
  // Of a match that is over by other rules only the outcome is shown, unless these rules lead to the same.
  const played = await play(game, stored).catch(() => NOT_PLAYED)
  return { ...stored, ...(isSame(played.match?.outcome, record.outcome) ? played : NOT_PLAYED) }
}

type Played = Pick<RestoredMatch, 'match' | 'last'>
const NOT_PLAYED: Played = { match: undefined, last: [] }

async function play(game: Game, { record, entries, snapshot }: StoredMatch): Promise<Played> {
  const match = snapshot ? Match.resume(game, setupOf(record), snapshot) : Match.begin(game, setupOf(record))
  let last = snapshot ? (snapshot.last ?? []) : match.happenings
  for (const [index, { entry, quiet }] of entries.slice(match.seq).entries()) {
    if (index % PLAYED_AT_ONCE === PLAYED_AT_ONCE - 1) await nextTurn()
    commitEntry(match, entry)
    if (!quiet) last = match.happenings
  }
  return { match, last }
}
