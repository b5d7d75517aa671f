import type { MatchSetup } from '../../kernel/command.ts'
import type { Game } from '../../kernel/game.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match } from '../../kernel/match.ts'
import { openActivation } from './activation.ts'
import { KINDS } from './content/index.ts'
import { witchstone } from './index.ts'
import { newState } from './setup.ts'
import type { State } from './state.ts'
import type { Frame, StepOf } from './steps/frames.ts'
import { layOut } from './testing/lay-out.ts'
import { wordsOf } from './testing/notation.ts'
import { Play } from './testing/play.ts'
import type { Scene } from './testing/scene.ts'
import type { HandView, TableView } from './view.ts'

export { cell, domino, portal, special } from './testing/notation.ts'
export { Play } from './testing/play.ts'
export type { Scene, Side } from './testing/scene.ts'

const SEED = '5'.repeat(64)

/** Starts a match at the scene. `layOut` puts the scene onto the state that every setup makes. */
export function arrange(scene: Scene = {}): Play {
  const { seats = 2, options = {}, sides = [], act } = scene
  const setup = setupFor(seats, { scrollPrivacy: 'open', ...options })
  const state = newState(setup, 0)
  const rounds = Math.max(...Array.from({ length: seats }, (_, seat) => wordsOf(sides[seat]?.laid).length))
  state.turn = scene.turn ?? rounds * seats
  state.active = state.turn % seats
  state.phase = act ? 'actions' : 'domino'
  layOut(state, scene)
  const broken = witchstone.violations(state)
  if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
  const game = act ? openingWith(state, act) : { ...witchstone, setup: () => ({ state, first: { step: 'begin' } as const }) }
  return new Play(Match.begin(game, setup))
}

const setupFor = (seats: number, options: GameOptions, seed = SEED): MatchSetup => ({
  game: witchstone.id,
  version: witchstone.version,
  seats,
  seed,
  options: { ...defaultGameOptions(witchstone.options), ...options },
})

/** Returns the game with these activations open in its first turn, each inside the one before, as a domino opens them. */
function openingWith(state: State, act: NonNullable<Scene['act']>): Game<State, Frame, TableView, HandView> {
  const begin: StepOf<'begin'> = {
    run(s, frame, ctx) {
      if (s.phase !== 'actions') {
        witchstone.steps.begin.run?.(s, frame, ctx)
        return
      }
      ctx.goto({ step: 'second' })
      for (const kind of KINDS) if (act[kind] !== undefined) openActivation(s, kind, act[kind], 'domino-energy-witches', ctx)
    },
  }
  return { ...witchstone, steps: { ...witchstone.steps, begin }, setup: () => ({ state, first: { step: 'begin' } }) }
}

/** Starts a match from the normal setup. */
export const begin = (seats: 2 | 3 | 4, options: GameOptions = {}, seed = SEED): Play =>
  new Play(Match.begin(witchstone, setupFor(seats, { firstPlayer: 'seat-0', scrollPrivacy: 'open', ...options }, seed)))
