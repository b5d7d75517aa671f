import { recipeOf } from '#shared/games/whirling-witchcraft/cards.ts'
import { ARCANA_IDS, type Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import { addCubes, type Cubes, noCubes, overflowOf } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { WhirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { defineAnimations, LATER, UNSEEN } from '../kit/animations.ts'
import { updatePlayer } from '../kit/change.ts'
import { cubesOf, type PlayerView, type WitchcraftEvent } from './table.ts'

/** An event that pays cubes into a recipe. */
export type PayingEvent = Extract<WitchcraftEvent, { readonly in: readonly Ingredient[] }>

/** Returns the cubes that were paid from this source. */
export const takenFrom = (event: PayingEvent, source: PayingEvent['from'][number]): readonly Ingredient[] =>
  event.in.filter((_, n) => event.from[n] === source)

const tally = (cubes: readonly Ingredient[], step = 1): Cubes => {
  const sum = noCubes()
  for (const id of cubes) sum[id] += step
  return sum
}

type Pile = 'bench' | 'cauldron' | 'circle'
const change = (player: PlayerView, pile: Pile, by: Cubes): PlayerView => ({ ...player, [pile]: addCubes(cubesOf(player[pile]), by) })
const add = (player: PlayerView, pile: Pile, cubes: readonly Ingredient[]): PlayerView => change(player, pile, tally(cubes))
const take = (player: PlayerView, pile: Pile, cubes: readonly Ingredient[]): PlayerView => change(player, pile, tally(cubes, -1))

/** Lands the cubes that fit on the bench. Another event says what becomes of the rest. */
function receive(player: PlayerView, cubes: readonly Ingredient[]): PlayerView {
  const coming = tally(cubes)
  const over = overflowOf(cubesOf(player.bench), coming)
  const fitting = noCubes()
  for (const id of cubes) fitting[id] = coming[id] - over[id]
  return change(player, 'bench', fitting)
}

function reveal(player: PlayerView, card: string, rotated: boolean, initiative: number): PlayerView {
  const { arcana } = recipeOf(card)
  const tokens = Object.fromEntries(ARCANA_IDS.map((id) => [id, (player.tokens[id] ?? 0) + arcana[id]]))
  return { ...player, recipes: [...player.recipes, { card, rotated }], tokens, fresh: true, initiative, stage: 'idle' }
}

function brew(player: PlayerView, event: PayingEvent): PlayerView {
  const spent = take(take(player, 'bench', takenFrom(event, 'bench')), 'cauldron', takenFrom(event, 'brew'))
  return 'out' in event ? add(spent, 'cauldron', event.out) : spent
}

type Beat = 'reveal' | 'deeds' | 'pass'
const BEAT_MS: Readonly<Record<Beat, number>> = { reveal: 900, deeds: 1000, pass: 1400 }

/** The beats. What happens to all players at the same moment plays as one beat. */
const BEATS: Readonly<Partial<Record<WitchcraftEvent['type'], Beat>>> = {
  'character-revealed': 'reveal',
  dared: 'deeds',
  revealed: 'reveal',
  'revealed-rotated': 'reveal',
  'arcana-fired': 'reveal',
  removed: 'deeds',
  freed: 'deeds',
  added: 'deeds',
  poured: 'deeds',
  gained: 'deeds',
  spilled: 'deeds',
  brewed: 'deeds',
  'brewed-from-nothing': 'deeds',
  spent: 'deeds',
  bought: 'deeds',
  'character-discarded': 'deeds',
  kept: 'deeds',
  sent: 'pass',
  overflowed: 'pass',
}
export const beatOf = ({ type }: Pick<WitchcraftEvent, 'type'>): Beat | undefined => BEATS[type]

/** Returns the time of an event. It is 0 while the same beat goes on. */
function ms(event: WitchcraftEvent, next: WitchcraftEvent | undefined): number {
  const beat = beatOf(event)
  return beat === undefined || (next && beatOf(next) === beat) ? 0 : BEAT_MS[beat]
}

/** An event that changes the player who acts. */
const own = <E extends { readonly seat: Seat }>(deed: (player: PlayerView, event: E) => Partial<PlayerView>) => ({
  ms,
  apply: (table: TableView, event: E): TableView => updatePlayer(table, event.seat, (player: PlayerView) => deed(player, event)),
})

const BREW = own(brew)
const READY = own(() => ({ stage: 'ready' }))

export const animations = defineAnimations<WhirlingWitchcraft>({
  ready: READY,
  chose: READY,
  'character-revealed': own((_player, { character }) => ({ character, stage: 'idle' })),
  // Benches and hands are dealt, but no event lists them.
  dealt: LATER,
  'round-began': {
    ms: 0,
    apply: (table) => ({ ...table, players: table.players.map((player) => ({ ...player, fresh: false, fired: [], free: [] })) }),
  },
  'last-cauldron': UNSEEN,
  redrew: own(() => ({ discarded: true })),
  reshuffled: UNSEEN,
  dared: { ms },
  revealed: own((player, { card, initiative }) => reveal(player, card, false, initiative)),
  'revealed-rotated': own((player, { card, initiative }) => reveal(player, card, true, initiative)),
  'arcana-fired': own((_player, { arcana }) => ({ fired: arcana })),
  'initiative-called': UNSEEN,
  removed: own((player, { cubes }) => take(player, 'bench', cubes)),
  freed: own((player, { cubes }) => ({ free: [...player.free, ...cubes] })),
  added: own((player, { cubes }) => add(player, 'cauldron', cubes)),
  poured: own((player, { cubes }) => add(take(player, 'bench', cubes), 'cauldron', cubes)),
  gained: own((player, { cubes }) => receive(player, cubes)),
  spilled: { ms, apply: (table, { to, cubes }) => updatePlayer(table, to, (player: PlayerView) => add(player, 'circle', cubes)) },
  brewed: BREW,
  'brewed-from-nothing': BREW,
  spent: BREW,
  bought: BREW,
  kept: own((player, { cubes }) => add(take(player, 'cauldron', cubes), 'circle', cubes)),
  'character-discarded': own(() => ({ discarded: true })),
  sent: {
    ms,
    apply(table, { seat, to, cubes }) {
      const given = updatePlayer(table, seat, (): Partial<PlayerView> => ({ cauldron: noCubes() }))
      return updatePlayer(given, to, (player: PlayerView) => receive(player, cubes))
    },
  },
  overflowed: own((player, { cubes }) => add(player, 'circle', cubes)),
  'hands-passed': UNSEEN,
  drew: own((player, { count }) => ({ hand: player.hand + count })),
  turned: own(({ turned }) => ({ turned: !turned })),
  won: UNSEEN,
  shared: UNSEEN,
})

/** Returns whether the seat's secret draft has been carried out. From then on the table shows it. */
export const isCommitted = (played: readonly WitchcraftEvent[], seat: Seat | undefined): boolean =>
  played.some((event) => beatOf(event) === 'pass' || (beatOf(event) === 'deeds' && 'seat' in event && event.seat === seat))
