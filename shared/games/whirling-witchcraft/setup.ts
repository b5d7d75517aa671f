import type { MatchConfig } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { CHARACTERS, type Character, type CharacterId, LIMITS, RECIPES } from './content/index.ts'
import { noCubes } from './cubes.ts'
import { readRules } from './options.ts'
import type { Player, Secret, State } from './state.ts'
import type { Frame } from './steps/frames.ts'

export const ADVANCED: readonly CharacterId[] = CHARACTERS.filter(({ set }: Character) => set === 'advanced').map(({ id }) => id)

/** WW-2.1: returns a player with an empty cauldron and circle and with the tokens off the card. */
export const newPlayer = (): Player => ({
  character: '',
  discarded: false,
  turned: false,
  prelaid: 0,
  bench: noCubes(),
  circle: noCubes(),
  cauldron: noCubes(),
  recipes: [],
  fresh: false,
  tokens: { raven: 0, book: 0, cauldron: 0 },
  fired: [],
  free: [],
  stage: 'idle',
})

export const newSecret = (dealt: CharacterId[]): Secret => ({ dealt, picked: '', hand: [], dare: '', known: [] })

export function setup({ seats, options }: MatchConfig, random: Random): { readonly state: State; readonly first: Frame } {
  const { timing, characters } = readRules(options)
  const choosing = characters === 'choose'
  // WW-2.4
  const pack = choosing ? random.shuffle(ADVANCED) : []
  const state: State = {
    timing,
    phase: 'characters',
    ordered: false,
    round: 0,
    lastRounds: 0,
    players: Array.from({ length: seats }, () => ({ ...newPlayer(), stage: choosing ? 'deciding' : 'idle' })),
    secrets: Array.from({ length: seats }, () => newSecret(pack.splice(0, LIMITS.dealtCharacters))),
    deck: random.shuffle(RECIPES.map(({ id }) => id)),
    discards: [],
    ending: '',
  }
  return { state, first: { step: 'characters' } }
}
