import type { Seat } from '../../../kernel/decision.ts'
import { DOMINOES, OWL_STACKS, PORTALS, REGIONS, SPECIALS, WAND, WAND_END } from '../content/index.ts'
import { type Player, playerAt, type Region, type State } from '../state.ts'
import { at, CARDS, regionIndex, TOKENS, take } from '../things.ts'
import { cell, domino, portal, readDomino, special, wordsOf } from './notation.ts'
import type { Scene, Side } from './scene.ts'

const TOWERS = ['tower-rowan', 'tower-moth', 'tower-ember', 'tower-frost'] as const

/** Puts every piece of the scene onto a state that has just been set up. */
export function layOut(state: State, scene: Scene): void {
  for (const [seat, player] of state.players.entries()) layOutPlayer(state, player, seat, scene)
  layOutTokens(state, scene)
  layOutTiles(state, scene)
  layOutOwls(state, scene)
  layOutScrolls(state, scene)
}

function layOutPlayer(state: State, player: Player, seat: Seat, { sides = [], act }: Scene): void {
  const side = sides[seat] ?? {}
  const { tower = at(TOWERS, seat) } = side
  player.tower = tower
  at(state.regions, regionIndex(tower)).owner = seat
  const hasLaid = act !== undefined && seat === state.active
  layOutDominoes(player, side, turnsBegun(state, seat, hasLaid))
  layOutCrystals(state, player, side)
  for (const text of wordsOf(side.placed)) player.placed.push({ tile: special(text.slice(0, 5)), cell: cell(text.slice(5)) })
  layOutPortals(state, player, seat, side)
  layOutWitches(state, player, seat, side)
  layOutTracks(state, player, seat, side)
  player.earned.portals = side.points ?? 0
  player.stacked = side.stacked ?? player.stacked
  layOutHoard(player, side)
}

const turnsBegun = ({ turn, players: { length } }: State, seat: Seat, hasLaid: boolean): number =>
  Math.floor((turn - seat + length - 1) / length) + (hasLaid ? 1 : 0)

/** Lays the given dominoes. For each earlier turn without one, a domino is discarded. */
function layOutDominoes(player: Player, side: Side, turns: number): void {
  const rest = DOMINOES.map(({ id }) => id)
  for (const text of wordsOf(side.laid)) {
    const laid = readDomino(text)
    take(rest, laid.domino)
    player.laid.push(laid)
  }
  const hand = wordsOf(side.hand).map(domino)
  for (const id of hand) take(rest, id)
  while (player.laid.length + player.discarded.length < turns) player.discarded.push(rest.pop() ?? '')
  player.dominoes.push(...(hand.length > 0 ? hand : rest.splice(0, Math.min(5, rest.length))))
  player.supply.push(...rest)
}

function layOutCrystals(state: State, player: Player, side: Side): void {
  player.hoard.damaged = side.damaged ?? 0
  player.earned.damage = 0 - (player.hoard.damaged * (player.hoard.damaged + 1)) / 2
  const gone = wordsOf(side.vacated === 'all' ? '' : side.vacated).map(cell)
  for (const crystal of [...player.crystals]) {
    const place = side.crystals?.[crystal.id.split('-')[2] ?? '']
    const leaves = side.vacated === 'all' || gone.includes(crystal.place)
    if (place?.startsWith('(')) crystal.place = cell(place)
    else if (place !== undefined || leaves) {
      player.crystals.splice(player.crystals.indexOf(crystal), 1)
      const shelf = state.shelves.find(({ id }) => id === place)
      if (shelf) shelf.crystals.push(crystal.id)
      else player.hoard.crystals.push(crystal.id)
    }
  }
}

function layOutPortals(state: State, player: Player, seat: Seat, side: Side): void {
  for (const text of wordsOf(side.portals)) {
    const [name = '', filled] = text.split(':')
    const index = PORTALS.findIndex(({ id }) => id === portal(name))
    const { a, b, length } = at(PORTALS, index)
    const built = at(state.portals, index)
    built.owner = seat
    built.filled = filled ? Number(filled) : length
    built.from = b === player.tower ? b : a
    player.markers -= built.filled
  }
}

function layOutWitches(state: State, player: Player, seat: Seat, { lying = 0, standing = [] }: Side): void {
  player.lying = lying
  player.witches -= lying + standing.length
  for (const region of standing) at(state.regions, regionIndex(region)).witches.push(seat)
}

function layOutTracks(state: State, player: Player, seat: Seat, { wand = 0, pentagram = 0 }: Side): void {
  player.wand = wand
  player.silver = WAND.filter(({ kind, index }) => kind === 'silver' && index <= wand).length
  if (wand === WAND_END) state.arrivals.push(seat)
  player.pentagram = pentagram
}

function layOutHoard({ scrolls, hoard }: Player, side: Side): void {
  scrolls.push(...(side.scrolls ?? []))
  hoard.boosters.push(...(side.boosters ?? []))
  hoard.specials.push(...(side.specials ?? []))
  hoard.tokens.push(...(side.tokens ?? []))
  hoard.owls.push(...(side.owls ?? []))
}

/** Lays out the tokens. The first player to enter a region has taken its token, unless the scene puts one there. */
function layOutTokens(state: State, { tokens = {}, stoneTable = [] }: Scene): void {
  const rest = [...TOKENS.keys()]
  for (const id of [...Object.values(tokens), ...stoneTable, ...state.players.flatMap(({ hoard }) => hoard.tokens)]) if (id !== '') take(rest, id)
  state.stoneTable.push(...stoneTable)
  while (state.stoneTable.length < 5 && rest.length > 0) state.stoneTable.push(rest.pop() ?? '')
  for (const [n, { type, id }] of REGIONS.entries()) {
    if (type === 'witchstone') continue
    const region = at(state.regions, n)
    if (tokens[id] !== undefined) region.token = tokens[id]
    else layOutToken(state, region, rest)
  }
  playerAt(state, state.players.length - 1).hoard.tokens.push(...rest)
}

function layOutToken(state: State, region: Region, rest: string[]): void {
  const [firstWitch = region.owner] = region.witches
  if (firstWitch === -1) {
    region.token = rest.pop() ?? ''
    return
  }
  const { tokens } = playerAt(state, firstWitch).hoard
  if (tokens.length === 0 || region.owner === -1) tokens.push(rest.pop() ?? '')
}

function layOutTiles(state: State, { slots, stack }: Scene): void {
  const rest = SPECIALS.map(({ id }) => id)
  for (const { placed, hoard } of state.players) for (const id of [...placed.map(({ tile }) => tile), ...hoard.specials]) take(rest, id)
  for (const tile of slots ?? []) if (tile !== '') take(rest, tile)
  for (const slot of state.slots.keys()) state.slots[slot] = slots ? (slots[slot] ?? '') : (rest.pop() ?? '')
  state.specials.push(...rest.splice(0, stack ?? rest.length))
  playerAt(state, state.players.length - 1).hoard.specials.push(...rest)
}

function layOutOwls(state: State, { owls = [5, 5] }: Scene): void {
  const last = playerAt(state, state.players.length - 1)
  const given = state.players.flatMap(({ hoard }) => hoard.owls)
  for (const [n, { tiles }] of state.owls.entries()) {
    const all = at(OWL_STACKS, n).tiles.length
    for (const vp of tiles.splice(at(owls, n), all)) {
      const known = given.indexOf(vp)
      if (known >= 0) given.splice(known, 1)
      else last.hoard.owls.push(vp)
    }
  }
}

function layOutScrolls(state: State, { row, deck }: Scene): void {
  const rest = [...CARDS.keys()]
  for (const { scrolls, hoard } of state.players) for (const id of [...scrolls, ...hoard.boosters]) take(rest, id)
  for (const id of row ?? []) take(rest, id)
  state.row.push(...(row ?? rest.splice(0, 6)))
  state.deck.push(...rest.splice(0, deck ?? rest.length))
  playerAt(state, state.players.length - 1).scrolls.push(...rest)
}
