import type { Frame, Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'

/** The middle of a match, with its pending work, as the start of another match. */
export type StartPosition = Pick<Position, 'state' | 'stack'>

const RESUME = 'resume-from-the-middle'
interface Resume extends Frame {
  readonly pending: readonly Frame[]
}

/** Returns the game with another setup. A match begins at the position that `find` returns for its key, or is dealt as usual if there is none. */
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

/** Returns the key of a match. It is made of the first random numbers, so it differs for each seed. */
export const keyOf = (random: Random): string => random.fork().seed
