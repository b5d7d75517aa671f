import type { Frame, Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'

/** Where a match begins: in the middle, with all that is pending. */
export type StartPosition = Pick<Position, 'state' | 'stack'>

const RESUME = 'resume-from-the-middle'
interface Resume extends Frame {
  readonly pending: readonly Frame[]
}

/** The game as it is, but a match begins where `find` says: what the match draws first is its key. Where it says nothing, as the game deals. */
export function gameStartingAt(game: Game, find: (key: string) => StartPosition | undefined): Game {
  return {
    ...game,
    setup(config, random) {
      const start = find(keyOf(random))
      if (!start) return game.setup(config, random)
      const first: Resume = { step: RESUME, pending: start.stack.map(({ frame }) => frame) }
      return { state: structuredClone(start.state), first }
    },
    steps: {
      ...game.steps,
      [RESUME]: {
        run(_state, frame, ctx) {
          ctx.end()
          for (const one of (frame as Resume).pending) ctx.call(one)
        },
      },
    },
  }
}

/** Different for each seed. */
export const keyOf = (random: Random): string => random.fork().seed
