import type { MatchSetup } from '../../kernel/command.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match } from '../../kernel/match.ts'
import { Random } from '../../kernel/random.ts'
import { COVEN_IDS } from './content/index.ts'
import type { Frame } from './frames.ts'
import { evenfall } from './index.ts'
import { deal, giveCoven, newState } from './setup.ts'
import type { State } from './state.ts'
import { layOut } from './testing/lay-out.ts'
import { Play } from './testing/play.ts'
import type { Scene } from './testing/scene.ts'

export { type Change, Play } from './testing/play.ts'
export type { CovenScene, PlayerScene, Scene } from './testing/scene.ts'

const SEED = '5'.repeat(64)

const setupFor = (seats: number, options: GameOptions, seed = SEED): MatchSetup => ({
  game: evenfall.id,
  version: evenfall.version,
  seats,
  seed,
  options: { ...defaultGameOptions(evenfall.options), ...options },
})

/** A state and the frame with which a match begins. */
export interface Stage {
  readonly state: State
  readonly first: Frame
}

const seatsIn = ({ seats = 2 }: Scene): number => seats
const optionsIn = ({ side = 'solar', difficulty = 'witch' }: Scene): GameOptions => ({ side, difficulty })

/** Puts the scene onto the state that every setup makes. By default the seats have Star, Cross, Circle and Thorn. */
export function stage(scene: Scene = {}): Stage {
  const { first = 0, active = first, phase = 'actions', acted = false, step = { step: acted ? 'closing' : 'turn' } } = scene
  const state = newState(setupFor(seatsIn(scene), optionsIn(scene)), first)
  state.players.forEach((_, seat) => {
    giveCoven(state, seat, scene.players?.[seat]?.coven ?? COVEN_IDS[seat] ?? 'star')
  })
  deal(state, new Random({ seed: SEED, drawn: 0 }))
  Object.assign(state, { round: scene.round ?? 1, active, acted, phase })
  layOut(state, scene)
  const broken = evenfall.violations(state)
  if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
  return { state: structuredClone(state), first: step }
}

/** Starts a match at the scene. */
export const arrange = (scene: Scene = {}, rules: typeof evenfall = evenfall): Play =>
  new Play(Match.begin({ ...rules, setup: () => stage(scene) }, setupFor(seatsIn(scene), optionsIn(scene))))

export const battleScene = (scene: Scene): Scene => ({ ...scene, phase: 'battle', step: { step: 'battles', at: 0 } })
const stonesScene = (scene: Scene): Scene => ({ ...scene, round: 3, phase: 'stones', step: { step: 'stones' } })

/** Starts a match with the battles of a round. */
export const battle = (scene: Scene, rules: typeof evenfall = evenfall): Play => arrange(battleScene(scene), rules)
/** Starts a match with the end-of-round effects. */
export const roundEnd = (scene: Scene): Play => arrange({ ...scene, phase: 'battle', step: { step: 'battles', at: 9 } })
/** Starts a match at the end of the game, when stones are laid. */
export const lastStones = (scene: Scene): Play => arrange(stonesScene(scene))

/** Starts a match from the normal setup. */
export const begin = (seats: 1 | 2 | 3 | 4, options: GameOptions = {}, seed = SEED): Play =>
  new Play(Match.begin(evenfall, setupFor(seats, options, seed)))
