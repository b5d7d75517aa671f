import type { Frame, Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'

/** Where a match begins: in the middle, with all that is pending. */
export type Beginning = Pick<Position, 'state' | 'stack'>

const RESUME = 'resume-from-the-middle'
interface Resume extends Frame {
  readonly pending: readonly Frame[]
}

/** The game as it is, but a match begins where `find` says: what the match draws first is its key. Where it says nothing, as the game deals. */
export function beginningAt(game: Game, find: (key: string) => Beginning | undefined): Game {
  return {
    ...game,
    setup(config, random) {
      const beginning = find(keyOf(random))
      if (!beginning) return game.setup(config, random)
      const first: Resume = { step: RESUME, pending: beginning.stack.map(({ frame }) => frame) }
      return { state: structuredClone(beginning.state), first }
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
