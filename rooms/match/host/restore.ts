import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MatchSetup } from '#shared/kernel/command.ts'
import { deepEqual } from '#shared/kernel/equal.ts'
import type { EmittedEvent } from '#shared/kernel/event.ts'
import { seedOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { parseGameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { MatchRecord, StoredMatch } from '../../services.ts'

/** A stored match, and the position that its entries lead to. */
export interface RestoredMatch extends StoredMatch {
  readonly match: Match | undefined
  /** The events of the last public entry. Quiet entries must leave no trace here. */
  readonly last: readonly EmittedEvent[]
}

/** How many entries are replayed before the event loop gets a turn. This takes about a millisecond. */
export const PLAYED_AT_ONCE = 32

type Begun = Pick<MatchRecord, 'game' | 'version' | 'options'> & Parameters<typeof seedOf>[0] & { readonly seats: readonly object[] }

export const setupOf = (begun: Begun): MatchSetup => {
  const { game, version, options, seats } = begun
  return { game, version, options, seats: seats.length, seed: seedOf(begun) }
}

/** Moves the record of a match that has not begun to the current version of the rules. */
function withCurrentRules({ version, options: specs }: Game, record: MatchRecord): MatchRecord {
  if (record.version === version) return record
  const options = parseGameOptions(specs, record.options)
  return options.ok ? { ...record, version, options: options.value } : record
}

interface QueuedRestore {
  /** The number of entries that must be replayed. */
  readonly length: number
  readonly start: () => void
}

/**
 * Restores matches from the journal, one at a time and in small steps, so that running matches are not delayed. The match with the fewest
 * entries to replay comes first, so that a very long match delays only its own players. A match that has not begun is restored at once.
 */
export class Restorer {
  readonly #waiting: QueuedRestore[] = []
  #isBusy = false

  async restore(game: Game, stored: StoredMatch): Promise<RestoredMatch> {
    if (!hasBegun(stored.record.phase)) return { ...stored, record: withCurrentRules(game, stored.record), ...NOT_PLAYED }
    await this.#turn(stored.entries.length - (stored.snapshot?.seq ?? 0))
    try {
      return await restore(game, stored)
    } finally {
      this.#next()
    }
  }

  #turn(length: number): Promise<void> {
    if (this.#isBusy) return new Promise((start) => this.#waiting.push({ length, start }))
    this.#isBusy = true
    return Promise.resolve()
  }

  #next(): void {
    const [first, ...others] = this.#waiting
    const shortest = others.reduce((one, other) => (other && one && other.length < one.length ? other : one), first)
    this.#isBusy = shortest !== undefined
    if (!shortest) return
    this.#waiting.splice(this.#waiting.indexOf(shortest), 1)
    shortest.start()
  }
}

async function restore(game: Game, stored: StoredMatch): Promise<RestoredMatch> {
  const { record } = stored
  if (record.version === game.version) return { ...stored, ...(await play(game, stored)) }
  // If a match ended under another version of the rules and these rules lead to another outcome, only its outcome is shown.
  const played = await play(game, stored).catch(() => NOT_PLAYED)
  return { ...stored, ...(deepEqual(played.match?.outcome, record.outcome) ? played : NOT_PLAYED) }
}

type Played = Pick<RestoredMatch, 'match' | 'last'>
const NOT_PLAYED: Played = { match: undefined, last: [] }

async function play(game: Game, { record, entries, snapshot }: StoredMatch): Promise<Played> {
  const match = snapshot ? Match.resume(game, setupOf(record), snapshot) : Match.begin(game, setupOf(record))
  let last = snapshot ? (snapshot.last ?? []) : match.events
  for (const [index, { entry: command, quiet }] of entries.slice(match.seq).entries()) {
    if (index % PLAYED_AT_ONCE === PLAYED_AT_ONCE - 1) await nextTurn()
    commitCommand(match, command)
    if (!quiet) last = match.events
  }
  return { match, last }
}
