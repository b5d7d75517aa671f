import { recipeOf } from '#shared/games/whirling-witchcraft/cards.ts'
import { ARCANA_IDS, type Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import { addCubes, type Cubes, noCubes, overflowOf } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import { cubesOf, isIngredient, type PlayerView } from './table.ts'

const ids = (fact: GameEvent[string]): readonly string[] => (Array.isArray(fact) ? fact.map(String) : [])
const text = (fact: GameEvent[string]): string => (typeof fact === 'string' ? fact : '')
const seatIn = (fact: GameEvent[string]): Seat => (typeof fact === 'number' ? fact : -1)

export const cubesIn = (event: GameEvent, name: string): readonly Ingredient[] => ids(event[name]).filter(isIngredient)

/** What a brew took from there. */
const takenFrom = (event: GameEvent, source: string): readonly Ingredient[] => {
  const from = ids(event.from)
  return cubesIn(event, 'in').filter((_, n) => from[n] === source)
}

const tally = (cubes: readonly Ingredient[], step = 1): Cubes => {
  const sum = noCubes()
  for (const id of cubes) sum[id] += step
  return sum
}

type Pile = 'bench' | 'cauldron' | 'circle'
const change = (player: PlayerView, pile: Pile, by: Cubes): PlayerView => ({ ...player, [pile]: addCubes(cubesOf(player[pile]), by) })
const add = (player: PlayerView, pile: Pile, cubes: readonly Ingredient[]): PlayerView => change(player, pile, tally(cubes))
const take = (player: PlayerView, pile: Pile, cubes: readonly Ingredient[]): PlayerView => change(player, pile, tally(cubes, -1))

function reveal(player: PlayerView, event: GameEvent): PlayerView {
  const played = { card: text(event.card), rotated: event.type === 'revealed-rotated' }
  const { arcana } = recipeOf(played.card)
  const tokens = Object.fromEntries(ARCANA_IDS.map((id) => [id, (player.tokens[id] ?? 0) + arcana[id]]))
  return { ...player, recipes: [...player.recipes, played], tokens, fresh: true, initiative: seatIn(event.initiative), stage: 'idle' }
}

function brew(player: PlayerView, event: GameEvent): PlayerView {
  const spent = take(take(player, 'bench', takenFrom(event, 'bench')), 'cauldron', takenFrom(event, 'brew'))
  return add(spent, 'cauldron', cubesIn(event, 'out'))
}

/** One event over the players; who is not named stays as they are. */
function act(players: readonly PlayerView[], event: GameEvent): readonly PlayerView[] {
  const cubes = cubesIn(event, 'cubes')
  const at = (seat: Seat | undefined, deed: (player: PlayerView) => PlayerView): readonly PlayerView[] =>
    players.map((player, index) => (index === seat ? deed(player) : player))
  const { seat } = event
  switch (event.type) {
    case 'ready':
    case 'chose':
      return at(seat, (player) => ({ ...player, stage: 'ready' }))
    case 'character-revealed':
      return at(seat, (player) => ({ ...player, character: text(event.character), stage: 'idle' }))
    case 'character-discarded':
      return at(seat, (player) => ({ ...player, discarded: true }))
    case 'revealed':
    case 'revealed-rotated':
      return at(seat, (player) => reveal(player, event))
    case 'arcana-fired':
      return at(seat, (player) => ({ ...player, fired: ids(event.arcana) }))
    case 'removed':
      return at(seat, (player) => take(player, 'bench', cubes))
    case 'freed':
      return at(seat, (player) => ({ ...player, free: [...player.free, ...cubes] }))
    case 'added':
      return at(seat, (player) => add(player, 'cauldron', cubes))
    case 'poured':
      return at(seat, (player) => add(take(player, 'bench', cubes), 'cauldron', cubes))
    case 'gained':
      return at(seat, (player) => receive(player, cubes))
    case 'spilled':
      return at(seatIn(event.to), (player) => add(player, 'circle', cubes))
    case 'brewed':
    case 'brewed-from-nothing':
    case 'spent':
    case 'bought':
      return at(seat, (player) => brew(player, event))
    case 'kept':
      return at(seat, (player) => add(take(player, 'cauldron', cubes), 'circle', cubes))
    case 'sent': {
      const to = seatIn(event.to)
      return players.map((player, index) => {
        const given = index === seat ? { ...player, cauldron: noCubes() } : player
        return index === to ? receive(given, cubes) : given
      })
    }
    case 'overflowed':
      return at(seat, (player) => add(player, 'circle', cubes))
    case 'turned':
      return at(seat, (player) => ({ ...player, turned: !player.turned }))
    case 'drew':
      return at(seat, (player) => ({ ...player, hand: player.hand + seatIn(event.count) }))
    case 'round-began':
      return players.map((player) => ({ ...player, fresh: false, fired: [], free: [] }))
    default:
      return players
  }
}

/** What fits lands on the bench; the rest is told by an event of its own. */
function receive(player: PlayerView, cubes: readonly Ingredient[]): PlayerView {
  const coming = tally(cubes)
  const over = overflowOf(cubesOf(player.bench), coming)
  const fitting = noCubes()
  for (const id of cubes) fitting[id] = coming[id] - over[id]
  return change(player, 'bench', fitting)
}

/** The table after the events that have begun to play over it. */
export function applyEvents(view: TableView, played: readonly GameEvent[]): TableView {
  if (played.length === 0) return view
  return { ...view, players: played.reduce(act, view.players) }
}

/** Where cubes come from and go to: a bench row, a cauldron, a circle, a recipe, the supply. */
export type Spot =
  | { readonly at: 'bench' | 'circle' | 'pot'; readonly seat: Seat }
  | { readonly at: 'card'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'supply' }

export interface Flight {
  readonly cube: Ingredient
  readonly from: Spot
  readonly to: Spot
  /** Whether it sets off in the second half: after what it is made from has arrived. */
  readonly late: boolean
}

const SUPPLY: Spot = { at: 'supply' }

/** The cubes that an event sets flying. */
export function flightsOf(event: GameEvent): readonly Flight[] {
  const seat = event.seat ?? -1
  const [bench, pot, circle]: readonly Spot[] = [
    { at: 'bench', seat },
    { at: 'pot', seat },
    { at: 'circle', seat },
  ]
  const card: Spot = { at: 'card', seat, card: text(event.card) }
  const fly = (cubes: readonly Ingredient[], from: Spot | undefined, to: Spot | undefined, late = false): readonly Flight[] =>
    from && to ? cubes.map((cube) => ({ cube, from, to, late })) : []
  const cubes = cubesIn(event, 'cubes')
  switch (event.type) {
    case 'removed':
      return fly(cubes, bench, SUPPLY)
    case 'added':
      return fly(cubes, SUPPLY, pot)
    case 'poured':
      return fly(cubes, bench, pot)
    case 'gained':
      return fly(cubes, SUPPLY, bench)
    case 'spilled':
      return fly(cubes, SUPPLY, { at: 'circle', seat: seatIn(event.to) })
    case 'brewed':
    case 'brewed-from-nothing':
    case 'spent':
      return [
        ...fly(takenFrom(event, 'bench'), bench, card),
        ...fly(takenFrom(event, 'brew'), pot, card),
        ...fly(cubesIn(event, 'out'), card, pot, true),
      ]
    case 'bought':
      return [...fly(takenFrom(event, 'bench'), bench, card), ...fly(takenFrom(event, 'brew'), pot, card)]
    case 'kept':
      return fly(cubes, pot, circle)
    case 'sent':
      return fly(cubes, pot, { at: 'bench', seat: seatIn(event.to) })
    case 'overflowed':
      return fly(cubes, { at: 'bench', seat: seatIn(event.to) }, circle, true)
    default:
      return []
  }
}

/** What happens at the same moment for everybody plays as one beat. */
const BEATS: Readonly<Record<string, string>> = {
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
const LENGTHS: Readonly<Record<string, number>> = { reveal: 900, deeds: 1000, pass: 1400 }

/** How long the event is worth watching; 0 while the same beat goes on. */
export function eventMs(event: GameEvent, next: GameEvent | undefined): number {
  const beat = BEATS[event.type]
  return beat === undefined || (next && BEATS[next.type] === beat) ? 0 : (LENGTHS[beat] ?? 0)
}

/** What came last, and where: `bench 2 toad` → how many. */
export function arrivalsOf(played: readonly GameEvent[]): ReadonlyMap<string, number> {
  const arrivals = new Map<string, number>()
  for (const flight of played.filter(({ type }) => BEATS[type] === 'pass').flatMap(flightsOf)) {
    const { from, to, cube } = flight
    if (to.at !== 'bench' && to.at !== 'circle') continue
    const key = spotName(to, cube)
    arrivals.set(key, (arrivals.get(key) ?? 0) + 1)
    // What spilled over has not stayed there.
    if (from.at === 'bench') arrivals.set(spotName(from, cube), (arrivals.get(spotName(from, cube)) ?? 0) - 1)
  }
  return arrivals
}

/** As the elements on the page are marked; a bench has a row for every kind. */
export function spotName(spot: Spot, cube: Ingredient): string {
  switch (spot.at) {
    case 'bench':
      return `bench ${spot.seat} ${cube}`
    case 'circle':
    case 'pot':
      return `${spot.at} ${spot.seat}`
    case 'card':
      return `card ${spot.seat} ${spot.card}`
    case 'supply':
      return 'supply'
  }
}

/** Whether what the seat did in secret has become true: then the table shows it, and the draft no more. */
export const isCommitted = (played: readonly GameEvent[], seat: Seat | undefined): boolean =>
  played.some(({ type, seat: actor }) => BEATS[type] === 'pass' || (BEATS[type] === 'deeds' && actor === seat))
