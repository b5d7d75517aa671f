import type { Seat } from '../../kernel/decision.ts'
import { networkOf, STONE } from './ball.ts'
import { AROUND, brewOf, cellOf, isCell } from './cauldron.ts'
import { CELLS, DOMINOES, LOWER_SHELF, OWL_TILES, PORTALS, REGIONS, SCROLL_SHELVES, SPECIALS, WAND, WAND_END } from './content/index.ts'
import { EARNINGS, isTurn, type Player, type State } from './state.ts'
import { at, CARDS, CRYSTALS, MARKERS, ownerOfCrystal, regionIndex, TOKENS, WITCHES } from './things.ts'

/** Returns the name of each rule of the state that is broken. A valid state gives an empty list. */
export function violationsOf(s: State): readonly string[] {
  if (s.phase === 'levels') return levelViolations(s)
  return [
    ...s.players.flatMap((player, seat) =>
      [
        ...witchViolations(s, player, seat),
        ...portalViolations(s, player, seat),
        ...crystalViolations(s, player, seat),
        ...cauldronViolations(player),
        ...dominoViolations(s, player, seat),
        ...trackViolations(s, player, seat),
      ].map((broken) => `seat ${seat}: ${broken}`),
    ),
    ...stockViolations(s),
    ...turnViolations(s),
  ]
}

/** WS-15: nothing is dealt until every level is said. */
const levelViolations = ({ deck, row, specials, slots, regions, stoneTable, players, stack, turn }: State): string[] =>
  check({
    'nothing is dealt before the levels are said':
      [deck, row, specials, stoneTable, stack].every((things) => things.length === 0) &&
      slots.every((tile) => tile === '') &&
      regions.every(({ token, owner }) => token === '' && owner === -1) &&
      players.every(({ dominoes, supply, removed, tower }) => dominoes.length + supply.length + removed.length === 0 && tower === ''),
    'nobody plays before the levels are said': turn === 0,
  })

/** Tells whether both hold the same things in any order. */
const isSame = (some: readonly (string | number)[], others: Iterable<string | number>): boolean =>
  some.toSorted().join() === [...others].toSorted().join()
const areDifferent = (things: readonly unknown[]): boolean => new Set(things).size === things.length

const check = (rules: Readonly<Record<string, boolean>>): string[] => Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))

function witchViolations(s: State, { tower, witches, lying }: Player, seat: Seat): string[] {
  const standing = s.regions.filter((region) => region.witches.includes(seat)).length
  const owned = s.regions.flatMap(({ id, owner }) => (owner === seat ? [id] : []))
  return check({
    'eleven witches': witches + lying + standing === WITCHES && witches >= 0 && lying >= 0,
    'one tower of its own': owned.join() === tower,
    'the high witch stands in a tower': tower === '' || at(REGIONS, regionIndex(tower)).type === 'tower',
    'nobody visits the own tower': tower === '' || !at(s.regions, regionIndex(tower)).witches.includes(seat),
  })
}

function portalViolations(s: State, { markers }: Player, seat: Seat): string[] {
  const network = networkOf(s, seat)
  const own = s.portals.filter(({ owner }) => owner === seat)
  const onPortals = own.reduce((sum, { filled }) => sum + filled, 0)
  const touches = s.portals.every(({ owner }, n) => {
    const { a, b } = at(PORTALS, n)
    return owner !== seat || network[regionIndex(a)] === 1 || network[regionIndex(b)] === 1
  })
  return check({
    'twenty markers': markers >= 0 && markers + onPortals === MARKERS,
    'one unfinished portal at most': s.portals.filter(({ owner, filled }, n) => owner === seat && filled < at(PORTALS, n).length).length <= 1,
    'every portal hangs on the tower': touches,
  })
}

function crystalViolations(s: State, { crystals, hoard, earned }: Player, seat: Seat): string[] {
  const onRack = s.shelves.flatMap((shelf) => shelf.crystals.filter((id) => ownerOfCrystal(id) === seat))
  const onRim = crystals.flatMap(({ id, place }) => (isCell(place) ? [] : [id]))
  const waiting = seat === s.active ? s.stack.flatMap(({ rim }) => rim) : []
  return check({
    'seven crystals': isSame([...crystals.map(({ id }) => id), ...onRack, ...hoard.crystals], at(CRYSTALS, seat)),
    'a crystal on the rim waits for its activation': isSame(onRim, waiting),
    'damaged crystals lie behind the screen': hoard.damaged <= hoard.crystals.length,
    'the n-th damaged crystal costs n': earned.damage === 0 - (hoard.damaged * (hoard.damaged + 1)) / 2,
    'nothing else costs points': EARNINGS.every((earning) => earning === 'damage' || earned[earning] >= 0),
  })
}

function cauldronViolations(player: Player): string[] {
  const { laid, placed, crystals } = player
  const printed = CELLS.filter(({ kind }) => kind === 'printed').map(({ id }) => id)
  const inCells = crystals.flatMap(({ place }) => (isCell(place) ? [place] : []))
  const cells = [...printed, ...laid.flatMap(({ a, b }) => [a, b]), ...placed.map(({ cell }) => cell), ...inCells]
  return check({
    'no cell holds two things': areDifferent(cells),
    'halves of a domino lie side by side': laid.every(({ a, b }) => at(AROUND, cellOf(a)).includes(cellOf(b))),
    'as many cells with symbols as were covered': brewOf(player).filter((symbols) => symbols !== 0).length === cells.length - inCells.length,
  })
}

function turnsTaken(s: State, seat: Seat): number {
  const seats = s.players.length
  const nth = (seat - s.first + seats) % seats
  const done = Math.floor((s.turn - nth + seats - 1) / seats)
  const hasLaid = s.phase === 'first' || s.phase === 'actions' || s.phase === 'finish'
  return done + (seat === s.active && hasLaid ? 1 : 0)
}

function dominoViolations(s: State, player: Player, seat: Seat): string[] {
  const { dominoes, supply, removed, discarded, laid, chosen } = player
  const all = [...dominoes, ...supply, ...removed, ...discarded, ...laid.map(({ domino }) => domino)]
  return check({
    'fifteen different dominoes': isSame(
      all,
      DOMINOES.map(({ id }) => id),
    ),
    'one domino a turn': laid.length + discarded.length === turnsTaken(s, seat),
    'only what is held is picked up': chosen === '' || (dominoes.includes(chosen) && seat === s.active),
  })
}

function trackViolations(s: State, { wand, silver, pentagram }: Player, seat: Seat): string[] {
  const crossed = WAND.filter(({ kind, index }) => kind === 'silver' && index <= wand).length
  const isMoving = seat === s.active && s.stack.some(({ kind }) => kind === 'wand')
  return check({
    'the wand has an end': wand >= 0 && wand <= WAND_END,
    'every silver cell behind the owl was activated': isMoving ? silver <= crossed : silver === crossed,
    'who is at the end of the wand has arrived': s.arrivals.includes(seat) === (wand === WAND_END),
    'the pentagram goes forward': pentagram >= 0,
  })
}

function stockViolations(s: State): string[] {
  const waiting = s.stack.flatMap(({ waiting: tile }) => (tile.startsWith('special') ? [tile] : []))
  const pending = s.stack.flatMap(({ tokens }) => tokens.map(({ id }) => id))
  const of = <T>(read: (player: Player) => readonly T[]): T[] => s.players.flatMap(read)
  const onRegions = s.regions.flatMap(({ token }) => (token === '' ? [] : [token]))
  const lower = s.shelves.find(({ id }) => id === LOWER_SHELF.id)
  return check({
    'every token is in one place': isSame([...onRegions, ...s.stoneTable, ...pending, ...of(({ hoard }) => hoard.tokens)], TOKENS.keys()),
    'the lower shelf has room only while tokens are left': s.stoneTable.length > 0 || !lower || lower.crystals.length >= lower.capacity,
    'every special tile is in one place': isSame(
      [
        ...s.specials,
        ...s.slots.filter((tile) => tile !== ''),
        ...waiting,
        ...of(({ placed }) => placed.map(({ tile }) => tile)),
        ...of(({ hoard }) => hoard.specials),
      ],
      SPECIALS.map(({ id }) => id),
    ),
    'a slot is empty only without a stack': s.specials.length === 0 || !s.slots.includes(''),
    'every owl is in one place': isSame(
      [...s.owls.flatMap(({ tiles }) => tiles), ...of(({ hoard }) => hoard.owls)],
      OWL_TILES.flatMap(({ vp, count }) => Array.from({ length: count }, () => vp)),
    ),
    'owls lie with the best on top': s.owls.every(({ tiles }) => tiles.every((vp, n) => n === 0 || vp > at(tiles, n - 1))),
    'every scroll is in one place': isSame(
      [...s.deck, ...s.row, ...of(({ scrolls }) => scrolls), ...of(({ hoard }) => hoard.boosters)],
      CARDS.keys(),
    ),
    'six scrolls on the rack': s.row.length === SCROLL_SHELVES.length || (s.deck.length === 0 && s.row.length < SCROLL_SHELVES.length),
    'no shelf is overfull': s.shelves.every(({ crystals, capacity }) => crystals.length <= capacity),
    'a region holds one witch of a player': s.regions.every(({ witches }) => areDifferent(witches)),
    'the Witchstone has no token': at(s.regions, STONE).token === '',
    'a portal is full at most': s.portals.every(({ owner, filled, from }, n) => {
      const { a, b, length } = at(PORTALS, n)
      return filled >= 0 && filled <= length && (owner === -1) === (filled === 0) && (filled === 0 ? from === '' : from === a || from === b)
    }),
  })
}

function turnViolations(s: State): string[] {
  const hasStack = s.stack.length > 0
  return check({
    'no activation between turns': !hasStack || s.phase === 'actions' || s.phase === 'towers',
    'repeats do not run below zero': s.stack.every(({ left }) => left >= 0),
    'the other half waits only for its turn': s.second === '' || s.phase === 'actions',
    'everybody has a tower before the first turn': !isTurn(s) || s.players.every(({ tower }) => tower !== ''),
    'turns pass clockwise': !isTurn(s) || s.active === (s.first + s.turn) % s.players.length,
    'everybody has a level': s.players.every(({ level }) => level !== ''),
    'somebody is active': s.players[s.active] !== undefined,
  })
}
