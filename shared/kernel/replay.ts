import type { Entry, MatchSetup } from './entry.ts'
import type { Game } from './game.ts'
import { Match, type Snapshot } from './match.ts'

/** The journal and the rules disagree: the rules changed under a running match, or the journal is damaged. */
export class ReplayError extends Error {
  readonly seq: number
  constructor(seq: number, message: string) {
    super(`entry ${seq}: ${message}`)
    this.name = 'ReplayError'
    this.seq = seq
  }
}

export function commitEntry(match: Match, entry: Entry): void {
  const prepared = match.prepare(entry)
  if (!prepared.ok) throw new ReplayError(match.seq + 1, prepared.refusal.code)
  match.commit(prepared.value)
}

/** The match after all entries; with a snapshot only those after it are played. */
export function replayMatch(game: Game, setup: MatchSetup, entries: readonly Entry[], snapshot?: Snapshot): Match {
  const match = snapshot ? Match.resume(game, setup, snapshot) : Match.begin(game, setup)
  for (const entry of entries.slice(match.seq)) commitEntry(match, entry)
  return match
}
