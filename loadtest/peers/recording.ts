import { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'
import type { MatchState } from '#shared/protocol/match.ts'
import { diffJson } from '../bench/json-patch.ts'
import type { Played } from '../bench/matches.ts'
import { recordOf, showOf } from '../bench/sync.ts'

/** A recorded match for the peers without rules. They only show the view after each answer. */
export interface Recording {
  readonly game: string
  /** The views after the setup and after every answer, with the private part of every seat. */
  readonly views: readonly MatchState[]
  /** The JSON patch from the previous view, by answer and seat. */
  readonly patches: readonly (readonly string[])[]
}

const LONGEST = 400

/** Returns the view that the owner of a seat may see. */
export const seenBy = (view: MatchState, seat: number): MatchState => ({
  ...view,
  seats: view.seats.map((one, index) => (index === seat ? one : { ...one, private: undefined as never })),
})

export function record(played: Played): Recording {
  const { game, setup, entries: commands } = played
  const written = recordOf(played)
  const match = Match.begin(game, setup)
  const views: MatchState[] = [showOf(game, written, match)]
  const patches: (readonly string[])[] = []
  for (const command of commands.slice(0, LONGEST)) {
    commitCommand(match, command)
    const before = views.at(-1) as MatchState
    const after = showOf(game, written, match)
    views.push(after)
    patches.push(after.seats.map((_, seat) => JSON.stringify(diffJson(seenBy(before, seat), seenBy(after, seat)))))
  }
  return { game: game.id, views, patches }
}
