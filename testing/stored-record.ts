import type { Command } from '#shared/kernel/command.ts'
import { type Fairness, seedOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'

/** A match as the journal stores it. */
interface StoredRecord {
  readonly record: {
    readonly id: string
    readonly version: string
    readonly options: GameOptions
    readonly seats: readonly unknown[]
    readonly fairness: Fairness
  }
  readonly entries: readonly { readonly entry: Command }[]
}

/** Replays a stored match. Returns its table view at the beginning and now. */
export function tablesOf(game: Game, kept: StoredRecord | undefined): { readonly first: object; readonly last: object } {
  if (!kept) throw new Error('no such match in the journal')
  const { version, options, seats } = kept.record
  const match = Match.begin(game, { game: game.id, version, options, seats: seats.length, seed: seedOf(kept.record) })
  const first = game.table(match.position.state)
  for (const { entry: command } of kept.entries) commitCommand(match, command)
  return { first, last: game.table(match.position.state) }
}
