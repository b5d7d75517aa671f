import type { MatchConfig } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import {
  AUTOMA_WITCHES,
  CARDS,
  COVEN_IDS,
  type CovenId,
  FIGURES_PER_PLAYER,
  PLACES,
  RED_STONE,
  REGIONS,
  type RegionId,
  START_RESOURCES,
  STONES,
  STONES_PER_REGION,
  startOf,
  startPlaceOf,
} from './content/index.ts'
import type { Frame } from './frames.ts'
import { readRules } from './options.ts'
import { type Automa, type Party, type Player, playerAt, type RegionState, type State } from './state.ts'

const newParty = (): Party => ({ vp: 0, path: 0, witches: 0, elders: 0, outer: [], inner: [], played: [], stones: [] })

/** EV-1.10: makes a player as each one begins, still without a coven. */
function newPlayer(): Player {
  return {
    ...newParty(),
    ...START_RESOURCES,
    witches: FIGURES_PER_PLAYER.witch,
    elders: FIGURES_PER_PLAYER.elder,
    coven: '',
    hand: [],
    mana: 0,
    token: true,
    boardCell: '',
    passed: false,
    secret: { dial: -1, cards: [], stones: [] },
    ready: false,
    shown: -1,
  }
}

/** EV-25.2: makes the Automa as she begins. */
const newAutoma = (): Automa => ({ ...newParty(), witches: AUTOMA_WITCHES, marker: 0 })

/** EV-1.1, EV-1.2: makes the regions in use for this number of players, each on the matching side. */
function newRegions(players: number): RegionState[] {
  const parties = Math.max(2, players)
  return REGIONS.flatMap(({ id, sides }): RegionState[] => {
    const side = sides.find((known) => known.players.some((count) => count === players))
    if (!side) return []
    return [
      {
        id: id satisfies RegionId,
        slots: Array.from({ length: side.placeSlots }, () => ''),
        cells: Array.from({ length: side.actionCells }, () => -1),
        crowd: Array.from({ length: parties }, () => ({ witches: 0, elders: 0 })),
        stones: [],
      },
    ]
  })
}

/** Makes the state before anything is dealt. */
export function newState({ seats, options }: MatchConfig, first: number): State {
  const { side, advanced, difficulty } = readRules(options)
  return {
    side,
    advanced,
    difficulty,
    phase: 'covens',
    round: 1,
    first,
    active: first,
    acted: false,
    deck: [],
    discard: [],
    places: [],
    box: [],
    unused: [],
    redStone: false,
    regions: newRegions(seats),
    players: Array.from({ length: seats }, newPlayer),
    ...(seats === 1 && { automa: newAutoma() }),
  }
}

/** EV-1.10, EV-23.6, EV-23.7: gives a seat its coven with the starting place and the places dealt with it. */
export function giveCoven(s: State, seat: number, coven: CovenId): void {
  const player = playerAt(s, seat)
  const { circle, alsoDeal } = startOf(startPlaceOf(coven), s.side)
  player.coven = coven
  player[circle].push(startPlaceOf(coven), ...(alsoDeal ? [alsoDeal] : []))
}

/** EV-1.4 to EV-1.7: shuffles and deals everything. The covens must be known. */
export function deal(s: State, random: Random): void {
  const dealt = s.players.flatMap(({ outer }) => outer)
  s.places.push(...random.shuffle(PLACES.flatMap(({ id }) => (dealt.includes(id) ? [] : [id]))))
  s.deck.push(...random.shuffle(CARDS))
  const stones = random.shuffle(STONES.flatMap(({ id }) => (id === RED_STONE ? [] : [id])))
  for (const { slots, stones: spots } of s.regions) {
    slots.splice(0, slots.length, ...s.places.splice(-slots.length).toReversed())
    spots.push(...stones.splice(0, STONES_PER_REGION))
  }
  s.unused = stones
  s.redStone = s.side === 'lunar' && s.players.some(({ coven }) => coven === 'thorn')
  s.phase = 'scouting'
}

export function setup(config: MatchConfig, random: Random): { readonly state: State; readonly first: Frame } {
  const { choosing } = readRules(config.options)
  // EV-1.11: a random player is first
  const state = newState(config, random.int(config.seats))
  if (choosing) return { state, first: { step: 'covens' } }
  const covens = random.shuffle(COVEN_IDS)
  state.players.forEach((_, seat) => {
    const coven = covens[seat]
    if (coven) giveCoven(state, seat, coven)
  })
  deal(state, random)
  return { state, first: { step: 'scouting', at: 0 } }
}
