import { byInitiative, characterOf, recipeOf } from '../cards.ts'
import { ARCANA_IDS, type CharacterId, RECIPES } from '../content/index.ts'
import { newPlayer, newSecret } from '../setup.ts'
import type { Player, Secret, State, Timing } from '../state.ts'
import type { Frame } from '../steps/frames.ts'
import { openTransform } from '../steps/transform.ts'
import { cubes, ingredient, readPlayed, words } from './notation.ts'

/** One player of a scene. Without a `character`, the player has one that is discarded. */
export interface Witch {
  readonly character?: CharacterId
  readonly bench?: string
  readonly circle?: string
  readonly cauldron?: string
  readonly hand?: string
  /** The recipes in play. The tokens stand where the symbols of these recipes have moved them. */
  readonly recipes?: readonly string[]
  readonly free?: string
  readonly discarded?: true
  readonly turned?: true
  readonly prelaid?: number
}

export interface Scene {
  readonly timing?: Timing
  /** The step at which the match begins. The default is `round`. */
  readonly step?: 'round' | 'transform' | 'cauldrons' | 'check' | 'recipes'
  /** The top of the deck, the first card on top. All other recipes lie under these. */
  readonly deck?: string
  /** Leaves nothing under `deck`. The other recipes count as in play in front of the last seat. */
  readonly shortDeck?: true
  readonly discards?: string
  readonly round?: number
  readonly lastRounds?: number
  readonly seed?: number
}

function newWitch(witch: Witch): Player {
  const recipes = (witch.recipes ?? []).map(readPlayed)
  const character = witch.character ?? 'initiate'
  const player: Player = {
    ...newPlayer(),
    character,
    discarded: witch.discarded ?? witch.character === undefined,
    turned: witch.turned ?? false,
    prelaid: witch.prelaid ?? 0,
    bench: cubes(witch.bench ?? ''),
    circle: cubes(witch.circle ?? ''),
    cauldron: cubes(witch.cauldron ?? ''),
    recipes,
    free: words(witch.free ?? '').map(ingredient),
  }
  for (const id of ARCANA_IDS)
    player.tokens[id] = recipes.reduce((sum, { card }) => sum + recipeOf(card).arcana[id], characterOf(character).arcana[id])
  return player
}

/** A state in the middle of a match, with the frame to begin with. */
interface Stage {
  readonly state: State
  readonly first: Frame
}

export function stage(witches: readonly Witch[], scene: Scene = {}): Stage {
  const { timing = 'sealed', step = 'round' } = scene
  const players = witches.map(newWitch)
  const secrets: Secret[] = witches.map(({ hand = '' }) => ({
    ...newSecret([]),
    hand: words(hand)
      .map((id) => recipeOf(id).id)
      .sort(byInitiative),
  }))
  const deck = words(scene.deck ?? '').map((id) => recipeOf(id).id)
  const discards = words(scene.discards ?? '').map((id) => recipeOf(id).id)
  const placed = new Set([
    ...players.flatMap(({ recipes }) => recipes.map(({ card }) => card)),
    ...secrets.flatMap(({ hand }) => hand),
    ...deck,
    ...discards,
  ])
  const rest = RECIPES.map(({ id }) => id).filter((id) => !placed.has(id))
  if (scene.shortDeck) putInPlay(players, rest)
  const state: State = {
    timing,
    phase: step === 'round' || step === 'recipes' ? 'choose' : 'transform',
    ordered: false,
    round: scene.round ?? Math.max(...players.map(({ recipes }) => recipes.length)),
    lastRounds: scene.lastRounds ?? 0,
    players,
    secrets,
    deck: [...deck, ...(scene.shortDeck ? [] : rest)].reverse(),
    discards,
    ending: '',
  }
  if (step === 'transform') openTransform(state)
  return { state, first: { step } }
}

/** Puts unused cards under the recipes of the last seat. */
function putInPlay(players: readonly Player[], cards: readonly string[]): void {
  const last = players.at(-1)
  if (!last) return
  last.recipes.unshift(...cards.map((card) => ({ card, rotated: false })))
  for (const id of ARCANA_IDS) for (const card of cards) last.tokens[id] += recipeOf(card).arcana[id]
}
