import { randomCommand, randomOf, setupOf } from '#shared/conformance/harness.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'

/** Plays a match at random to its end. Yields it at its beginning and after every answer. */
export function* playAtRandom(game: Game, seats: number, seed: number, options: GameOptions = {}): Generator<Match> {
  const match = Match.begin(game, setupOf(game, seats, seed, options))
  const random = randomOf(seed)
  yield match
  while (!match.outcome) {
    commitCommand(match, randomCommand(match, random))
    yield match
  }
}

interface Moment<View> {
  readonly before: View
  readonly events: readonly GameEvent[]
  readonly after: View
}

/** Yields for every answer of a match the table before it, its events, and the table after it. */
export function* momentsOf<View>(matches: Iterable<Match>, tableOf: (table: object) => View): Generator<Moment<View>> {
  let before: View | undefined
  for (const match of matches) {
    const after = tableOf(match.game.table(match.position.state))
    if (before !== undefined) yield { before, events: match.events.map(({ event }) => event), after }
    before = after
  }
}
