import type { Seat } from '../../kernel/decision.ts'
import type { MatchConfig } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import {
  CELLS,
  COLOURS,
  DOMINOES,
  LEVELS,
  type Level,
  OWL_STACKS,
  PORTALS,
  REGIONS,
  SCROLL_SHELVES,
  SHELVES,
  SPECIAL_SLOTS,
  SPECIALS,
  TYPES_OF_REGIONS,
} from './content/index.ts'
import { readRules } from './options.ts'
import type { Crystal, Player, State } from './state.ts'
import type { Frame } from './steps/frames.ts'
import { at, CARDS, CRYSTALS, MARKERS, TOKENS, WITCHES } from './things.ts'

/** WS-1.6: makes the crystals of a player, the coloured ones on the bubbles and the black one in the centre. */
function startCrystals(seat: Seat): Crystal[] {
  const bubbles = CELLS.filter(({ kind }) => kind === 'bubble')
  const places = [...bubbles, ...CELLS.filter(({ kind }) => kind === 'centre')]
  return at(CRYSTALS, seat).map((id, n) => ({ id, place: at(places, n).id }))
}

/** Makes a player before anything is dealt. */
const newPlayer = (seat: Seat, level: Level | '', stacked: boolean): Player => ({
  colour: at(COLOURS, seat).id,
  level,
  tower: '',
  earned: { portals: 0, regions: 0, witchstone: 0, tokens: 0, pentagram: 0, wand: 0, damage: 0 },
  laid: [],
  placed: [],
  crystals: startCrystals(seat),
  witches: WITCHES,
  lying: 0,
  markers: MARKERS,
  pentagram: 0,
  wand: 0,
  silver: 0,
  dominoes: [],
  supply: [],
  removed: [],
  discarded: [],
  chosen: '',
  scrolls: [],
  stacked,
  hoard: { owls: [], tokens: [], specials: [], boosters: [], crystals: [], damaged: 0 },
})

/** WS-1.7, WS-15.1: shuffles the dominoes of a player and deals them by the player's level. */
function dealDominoes(player: Player, random: Random): void {
  const { hand = 0, removed = 0 } = LEVELS.find(({ id }) => id === player.level) ?? {}
  const dominoes = random.shuffle(DOMINOES.map(({ id }) => id))
  player.removed.push(...dominoes.splice(0, removed))
  player.dominoes.push(...dominoes.splice(0, hand))
  player.supply.push(...dominoes)
}

/** Makes the state before anything is shuffled. */
export function newState(config: MatchConfig, first: Seat): State {
  const { privacy, screens, mixed } = readRules(config.options, config.seats)
  const players = config.seats === 2 || config.seats === 3 ? config.seats : 4
  return {
    screens,
    privacy,
    phase: mixed ? 'levels' : 'towers',
    first,
    active: first,
    turn: 0,
    players: Array.from({ length: config.seats }, (_, seat) => newPlayer(seat, mixed ? '' : 'standard', privacy === 'stacked')),
    regions: REGIONS.map(({ id }) => ({ id, token: '', owner: -1, witches: [] })),
    portals: PORTALS.map(({ id }) => ({ id, owner: -1, filled: 0, from: '' })),
    deck: [],
    row: [],
    specials: [],
    slots: SPECIAL_SLOTS.map(() => ''),
    owls: OWL_STACKS.map(({ id, tiles }) => ({ id, tiles: tiles.toReversed() })),
    shelves: SHELVES.map(({ id, capacity }) => ({ id, capacity: capacity[players], crystals: [] })),
    stoneTable: [],
    arrivals: [],
    second: '',
    stack: [],
    opened: 0,
  }
}

const hasToken = (type: string): boolean => TYPES_OF_REGIONS.some(({ id, hasPowerToken }) => id === type && hasPowerToken)

/** WS-1: shuffles and deals everything. The levels must be known. */
export function deal(state: State, random: Random): void {
  state.deck.push(...random.shuffle([...CARDS.keys()]))
  state.row.push(...state.deck.splice(-SCROLL_SHELVES.length).reverse())
  state.specials.push(...random.shuffle(SPECIALS.map(({ id }) => id)))
  for (const slot of state.slots.keys()) state.slots[slot] = state.specials.pop() ?? ''
  const tokens = random.shuffle([...TOKENS.keys()])
  for (const [n, { type }] of REGIONS.entries()) if (hasToken(type)) at(state.regions, n).token = tokens.pop() ?? ''
  state.stoneTable.push(...tokens)
  for (const player of state.players) dealDominoes(player, random)
}

export function setup(config: MatchConfig, random: Random): { readonly state: State; readonly first: Frame } {
  const { first, mixed } = readRules(config.options, config.seats)
  const state = newState(config, first === -1 ? random.int(config.seats) : first)
  if (mixed) return { state, first: { step: 'levels' } }
  deal(state, random)
  return { state, first: { step: 'towers', nth: 0 } }
}
