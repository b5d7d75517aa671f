import type { Seat } from '../../kernel/decision.ts'
import { isTarget, networkOf, STONE } from './ball.ts'
import {
  AROUND,
  type Brew,
  brewOf,
  CELL_COUNT,
  cellOf,
  chainIfAt,
  chainsOf,
  chainThrough,
  EXIT_DISTANCES,
  isCell,
  type Room,
  roomOf,
} from './cauldron.ts'
import { KINDS, type Kind, NUMBERS, PENTAGRAM, PORTALS, REGIONS, STONE_SLOTS, WAND, WAND_END } from './content/index.ts'
import { countOf } from './metrics.ts'
import { outcomeOf, totalOf } from './score.ts'
import { type Activation, type Crossed, type Player, playerAt, type State } from './state.ts'
import { at, boostOf, dominoOf, isBlack, MARKERS, pentagramCellOf, tokenOf, wandCellOf } from './things.ts'

/** The worth, in points, of things that are not scored yet. */
const WORTH = {
  /** One repeat of each kind. `idleWitch` is a repeat of witches while the player has no marker in the ball. */
  repeat: { energy: 1.6, witches: 1.6, pentagram: 1.5, crystal: 1.3, wand: 1.8, scroll: 0.5 } satisfies Record<Kind, number>,
  idleWitch: 0.7,
  /** A scroll with a range of one; a wider range adds to it. */
  card: 2.2,
  /** The share of its worth at which a repeat counts before it is done. It is below 1 because an action that is done is better. */
  atHand: 0.6,
  /** A region in the player's network without a witch of the player: `region` if it has no token, `regionToken` if it has one. */
  region: 0.6,
  regionToken: 1.3,
  stone: 0.5,
  /** The share of a portal's points that its markers count before it is finished. */
  marker: 0.8,
  lying: 1.3,
  idleLying: 0.6,
  /** A crystal that has left the cauldron, and the loss for each step that it is still away from the rim. */
  crystalOut: 2.8,
  crystalStep: 0.9,
  blackOut: 5.4,
  blackStep: 1,
  crystalOnRack: 0.4,
  special: 3.2,
  booster: 1.2,
  prophecy: 0.5,
  /** About how many steps an owl makes in a turn. */
  steps: 1.5,
  /** The share of its worth at which the next cell of a track counts. The cells after it count less. */
  nextCell: 0.55,
  /** How much the count of a silver cell will grow with each step that leads to it. */
  growth: 0.1,
  lead: 0.15,
  /** The worth of each further symbol of a chain, for each turn left. */
  chain: 0.08,
  /** The loss for each cell that the coming dominoes will lack. */
  crampedCell: 0.4,
} as const

/** A lead of this many points is large. */
const LEAD = 35

/** Returns how well the seat stands, between 0 and 1. */
export function evaluate(s: State, seat: Seat): number {
  const outcome = outcomeOf(s)
  if (outcome) return outcome.ranks[seat] === 1 ? 1 / outcome.ranks.filter((rank) => rank === 1).length : 0
  let mine = 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < s.players.length; other++) {
    const points = prospects(s, other)
    if (other === seat) mine = points
    else best = Math.max(best, points)
  }
  const lead = mine - best
  // the curve is steep when scores are close and never flat, so a sure winner still prefers more points
  return 0.5 + 0.5 * Math.sign(lead) * (1 - Math.exp(-Math.abs(lead) / LEAD))
}

const turnsLeft = ({ laid, discarded }: Player): number => NUMBERS.turnsPerPlayer - laid.length - discarded.length

/** Returns the points that a seat has, plus those that it can expect. */
function prospects(s: State, seat: Seat): number {
  const player = playerAt(s, seat)
  const left = turnsLeft(player)
  // unfinished things pay off only if there is time to use them
  const time = Math.min(1, (left + (seat === s.active ? 1 : 0)) / 4)
  const brew = brewOf(player)
  const open = seat === s.active ? worthAtHand(s, player, brew) : 0
  return (
    totalOf(s, seat) +
    open +
    time * (inBall(s, seat, player) + inCauldron(player) + inScrolls(player)) +
    onTracks(s, seat, player, left) +
    brewing(player, brew, left)
  )
}

/** Returns the worth of this many repeats of a kind. */
function worthOf(s: State, player: Player, kind: Kind, repeats: number): number {
  if (repeats === 0) return 0
  switch (kind) {
    case 'energy':
      return WORTH.repeat.energy * Math.min(repeats, player.markers)
    case 'witches':
      if (player.witches + player.lying === 0) return 0
      return repeats * (player.markers === MARKERS ? WORTH.idleWitch : WORTH.repeat.witches)
    case 'pentagram':
      return WORTH.repeat.pentagram * repeats
    case 'crystal':
      return player.crystals.length > 0 ? WORTH.repeat.crystal * repeats : 0
    case 'wand':
      return WORTH.repeat.wand * Math.min(repeats, WAND_END - player.wand)
    case 'scroll':
      return s.row.length > 0 ? WORTH.card + WORTH.repeat.scroll * Math.min(repeats, s.row.length) : 0
  }
}

/** Returns the worth of repeats that are still to be done. */
const atHand = (s: State, player: Player, kind: Kind, repeats: number): number => WORTH.atHand * worthOf(s, player, kind, repeats)

/** Returns the worth of everything that is still open this turn. */
function worthAtHand(s: State, player: Player, brew: Brew): number {
  let worth = 0
  for (const activation of s.stack) worth += worthOfActivation(s, player, activation)
  const laid = player.laid.at(-1)
  if (laid && (s.phase === 'first' || s.second !== '')) {
    const { a, b } = dominoOf(laid.domino)
    if (s.phase === 'first' || s.second === a) worth += atHand(s, player, a, chainThrough(brew, a, cellOf(laid.a)))
    if (s.phase === 'first' || s.second === b) worth += atHand(s, player, b, chainThrough(brew, b, cellOf(laid.b)))
  }
  if (player.chosen !== '') worth += WORTH.atHand * worthOfDomino(s, player, brew, player.chosen)
  return worth
}

function worthOfActivation(s: State, player: Player, activation: Activation): number {
  const { kind, left, tokens, rim, cells, waiting } = activation
  let worth = atHand(s, player, kind, left)
  for (const { id, times, used } of tokens) {
    const { effect } = tokenOf(id)
    if (!used && effect.verb === 'activate') worth += atHand(s, player, effect.kind, times)
  }
  for (const crystal of rim) worth += isBlack(crystal) ? WORTH.blackOut : WORTH.crystalOut
  for (const crossed of cells) worth += worthOfCell(s, player, crossed)
  if (waiting !== '') worth += WORTH.special
  return worth + worthOfMove(s, player, activation)
}

/** Returns the worth of the cells that the moving owl has passed. They count as crossed when its move ends (WS-4.11). */
function worthOfMove(s: State, player: Player, { kind, phase, moved }: Activation): number {
  if (phase !== 'moving') return 0
  const leads = s.players.every(({ wand }) => wand <= player.wand)
  let worth = 0
  for (let back = 0; back < moved; back++) {
    if (kind === 'pentagram') worth += worthOfReward(s, (player.pentagram - back) % PENTAGRAM.length)
    else worth += worthOfCell(s, player, { cell: at(WAND, player.wand - back).id, leads })
  }
  return worth
}

function worthOfCell(s: State, player: Player, { cell, leads }: Crossed): number {
  if (cell.startsWith('pentagram')) return worthOfReward(s, pentagramCellOf(cell).index)
  const { effect, leaderEffect } = wandCellOf(cell)
  if (effect?.verb === 'scorePer') return effect.vp * countOf(s, s.active, effect.metric)
  if (effect?.verb === 'activate') return atHand(s, player, effect.kind, leads && leaderEffect ? leaderEffect.times : effect.times)
  return 0
}

/** Returns the worth of what the cell of the pentagram gives now. */
function worthOfReward(s: State, index: number): number {
  const { effect, fallback } = at(PENTAGRAM, index)
  if (effect?.verb === 'takeOwl') return s.owls.find(({ id }) => id === effect.stack)?.tiles.at(-1) ?? (fallback?.verb === 'vp' ? fallback.vp : 0)
  return effect ? WORTH.special : 0
}

/** Returns the worth of the domino in its best placement. */
function worthOfDomino(s: State, player: Player, brew: Brew, domino: string): number {
  const { a, b } = dominoOf(domino)
  const room = roomOf(player, brew)
  const worths = (kind: Kind): Float64Array => {
    const chains = chainsOf(brew, kind)
    return Float64Array.from(room, (free, cell) => (free === 1 ? worthOf(s, player, kind, chainIfAt(chains, cell)) : 0))
  }
  const [worthsA, worthsB] = [worths(a), worths(b)]
  let best = 0
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (room[cell] === 0) continue
    for (const next of at(AROUND, cell)) if (room[next] === 1) best = Math.max(best, at(worthsA, cell) + at(worthsB, next))
  }
  return best
}

/** Returns the worth of regions within reach, of witches that lie ready and of unfinished portals. */
function inBall(s: State, seat: Seat, player: Player): number {
  const network = networkOf(s, seat)
  let worth = 0
  let targets = 0
  for (let region = 0; region < REGIONS.length; region++) {
    if (network[region] === 0 || !isTarget(s, seat, region)) continue
    targets++
    const { token, witches } = at(s.regions, region)
    if (region === STONE) worth += WORTH.stone * at(STONE_SLOTS, witches.length).effect.vp
    else worth += token === '' ? WORTH.region : WORTH.regionToken
  }
  worth += player.lying * WORTH.idleLying + Math.min(player.lying, targets) * (WORTH.lying - WORTH.idleLying)
  for (let n = 0; n < PORTALS.length; n++) {
    const { owner, filled } = at(s.portals, n)
    const { length, vp } = at(PORTALS, n)
    if (owner === seat && filled < length) worth += (WORTH.marker * vp * filled) / length
  }
  return worth
}

/** Returns the worth of the crystals, which is higher the nearer they are to the rim. */
function inCauldron({ crystals }: Player): number {
  let worth = 0
  for (const { id, place } of crystals) {
    if (!isCell(place)) continue
    const steps = Math.min(...at(EXIT_DISTANCES, cellOf(place)))
    worth += isBlack(id) ? WORTH.blackOut - WORTH.blackStep * steps : WORTH.crystalOut - WORTH.crystalStep * steps
  }
  return worth
}

/** Returns the worth of the cells ahead of the owls. Near cells count more, and so do cells with many turns left. */
function onTracks(s: State, seat: Seat, player: Player, left: number): number {
  const reach = WORTH.steps * left
  let worth = 0
  for (let steps = 1; steps <= reach; steps++) {
    const share = WORTH.nextCell * (1 - (steps - 1) / reach)
    worth += share * worthOfReward(s, (player.pentagram + steps) % PENTAGRAM.length)
    if (player.wand + steps <= WAND_END) worth += share * worthOnWand(s, seat, player, steps)
  }
  if (player.wand < WAND_END)
    for (const [other, { wand }] of s.players.entries()) if (other !== seat) worth += WORTH.lead * Math.max(-3, Math.min(3, player.wand - wand))
  return worth + WORTH.crystalOnRack * (player.wand < 15 ? countOf(s, seat, 'crystalsOnRack') : 0)
}

function worthOnWand(s: State, seat: Seat, player: Player, steps: number): number {
  const { effect, leaderEffect } = at(WAND, player.wand + steps)
  if (effect?.verb === 'scorePer') return effect.vp * (countOf(s, seat, effect.metric) + WORTH.growth * steps)
  if (effect?.verb !== 'activate') return 0
  const leads = s.players.every(({ wand }) => wand <= player.wand + steps)
  return worthOf(s, player, effect.kind, leads && leaderEffect ? leaderEffect.times : effect.times)
}

function inScrolls({ scrolls }: Player): number {
  let worth = 0
  for (const card of scrolls) worth += boostOf(card) ? WORTH.booster : WORTH.prophecy
  return worth
}

/** Returns the worth of the chains that the next dominoes can join, less what missing room costs. */
function brewing(player: Player, brew: Brew, left: number): number {
  if (left === 0) return 0
  const room = roomOf(player, brew)
  const open = roomForDomino(room)
  let worth = 0
  for (const kind of KINDS) {
    const chains = chainsOf(brew, kind)
    let longest = 1
    for (const cell of open) longest = Math.max(longest, chainIfAt(chains, cell))
    worth += WORTH.chain * left * WORTH.repeat[kind] * (longest - 1)
  }
  // crystals that leave make room
  const spare = open.length + player.crystals.length / 2 - 2 * left
  return worth + WORTH.crampedCell * Math.min(0, spare - 3)
}

/** Returns the free cells that have a free neighbour. */
function roomForDomino(room: Room): readonly number[] {
  const cells: number[] = []
  for (let cell = 0; cell < CELL_COUNT; cell++) if (room[cell] === 1 && at(AROUND, cell).some((next) => room[next] === 1)) cells.push(cell)
  return cells
}
