import type { MatchSetup } from '../../kernel/command.ts'
import { defaultGameOptions, type GameOptions } from '../../kernel/game-options.ts'
import { Match } from '../../kernel/match.ts'
import { CLANS } from './content/index.ts'
import { ryozen } from './index.ts'
import { setup as setUp } from './setup.ts'
import { at } from './state.ts'
import { layOut } from './testing/lay-out.ts'
import { Play, violationsIn } from './testing/play.ts'
import type { Scene } from './testing/scene.ts'

export { Play } from './testing/play.ts'
export type { Scene } from './testing/scene.ts'

const SEED = '7'.repeat(64)

const setupFor = (seats: number, options: GameOptions): MatchSetup => ({
  game: ryozen.id,
  version: ryozen.version,
  seats,
  seed: SEED,
  options: { ...defaultGameOptions(ryozen.options), firstPlayer: 'seat-1', ...options },
})

/** Starts a match in the middle: the scene is laid out on the state that every setup makes. */
export function arrange(scene: Scene = {}): Play {
  const { seats = 3, palace, step = { step: 'turn' } } = scene
  const setup = setupFor(seats, { clanChoice: 'random', mode: palace ? 'palace' : 'base' })
  const rules = {
    ...ryozen,
    setup: (...given: Parameters<typeof setUp>) => {
      const { state } = setUp(...given)
      state.players.forEach((player, seat) => {
        player.clan = at(CLANS, seat).id
      })
      layOut(state, scene)
      if (step.step === 'event' || step.step === 'rewards' || step.step === 'dawn') state.phase = 'night'
      const broken = violationsIn(state)
      if (broken.length > 0) throw new Error(`no such position: ${broken.join('; ')}`)
      return { state, first: step }
    },
  }
  return new Play(Match.begin(rules, setup))
}

/** Starts a match with a night that has these events, and the rewards after them. */
export const night = (scene: Scene): Play => arrange({ ...scene, step: { step: 'event', area: 0 } })

/** Starts a match from the normal setup. */
export const begin = (seats: 2 | 3 | 4, options: GameOptions = {}, seed = SEED): Play =>
  new Play(Match.begin(ryozen, { ...setupFor(seats, options), seed }))
