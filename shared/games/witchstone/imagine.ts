import type { Seat } from '../../kernel/decision.ts'
import type { SeatView } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { DOMINOES, LEVELS, OWL_TILES, SPECIALS } from './content/index.ts'
import { newState } from './setup.ts'
import { type Activation, EARNINGS, type Player, playerAt, type State, topOf } from './state.ts'
import { askOf } from './steps/index.ts'
import { at, boostOf, CARDS, CRYSTALS, TOKENS, take } from './things.ts'
import type { HandView, PlayerView, TableView } from './view.ts'

type View = SeatView<TableView, HandView>

/** Makes a state that fits what the seat sees. Everything that the seat cannot see is dealt anew. */
export function imagine(view: View, random: Random): State {
  const { seat, setup, table, hand } = view
  const s = newState(setup, table.first)
  showTable(s, table)
  for (const [other, player] of s.players.entries()) showPlayer(player, at(table.players, other))
  showHand(playerAt(s, seat), hand)
  // nothing has been dealt yet, so nothing else is hidden
  if (s.phase === 'levels') {
    guessLevels(s, table, random)
    return s
  }
  for (const [other, player] of s.players.entries()) {
    dealDominoes(player, at(table.players, other), random)
    hideCrystals(s, player, other)
  }
  const rivals = s.players.flatMap((player, other) => (other === seat ? [] : [{ player, shown: at(table.players, other) }]))
  // in this step the active seat has picked up a domino
  if (seat !== s.active && view.frames.at(-1)?.step === 'place') playerAt(s, s.active).chosen = random.pick(playerAt(s, s.active).dominoes)
  for (const { player, shown } of rivals) if (shown.damaged === undefined) player.hoard.damaged = player.hoard.crystals.length
  dealOwls(s, rivals, random)
  dealTokens(s, rivals, random)
  dealSpecials(s, rivals, table.specials, random)
  dealScrolls(s, rivals, table.deck, random)
  for (const [other, player] of s.players.entries()) splitScore(player, at(table.players, other))
  return s
}

/** WS-15: guesses the levels that are still secret. All levels are equally likely. */
function guessLevels(s: State, table: TableView, random: Random): void {
  for (const [seat, player] of s.players.entries()) {
    if (player.level === '' && at(table.players, seat).said) player.level = random.pick(LEVELS).id
  }
}

interface Rival {
  readonly player: Player
  readonly shown: PlayerView
}

function showTable(s: State, table: TableView): void {
  s.phase = table.phase
  s.active = table.active
  s.turn = table.turn
  s.second = table.second
  s.opened = table.opened
  for (const [n, { id, token, owner, witches }] of table.regions.entries()) s.regions[n] = { id, token, owner, witches: [...witches] }
  for (const [n, portal] of table.portals.entries()) s.portals[n] = { ...portal }
  for (const [n, tile] of table.slots.entries()) s.slots[n] = tile
  for (const [n, { id, tiles }] of table.owls.entries()) s.owls[n] = { id, tiles: [...tiles] }
  for (const [n, { id, capacity, crystals }] of table.shelves.entries()) s.shelves[n] = { id, capacity, crystals: [...crystals] }
  s.row.push(...table.row)
  s.stoneTable.push(...table.stoneTable)
  s.arrivals.push(...table.arrivals)
  for (const open of table.stack) {
    const { tokens, rim, cells } = open
    s.stack.push({ ...open, tokens: tokens.map((token) => ({ ...token })), rim: [...rim], cells: cells.map((cell) => ({ ...cell })) })
  }
}

function showPlayer(player: Player, shown: PlayerView): void {
  player.level = shown.level
  player.tower = shown.tower
  player.laid.push(...shown.laid.map((laid) => ({ ...laid })))
  player.placed.push(...shown.placed.map((placed) => ({ ...placed })))
  player.crystals.splice(0, player.crystals.length, ...shown.crystals.map((crystal) => ({ ...crystal })))
  player.witches = shown.witches
  player.lying = shown.lying
  player.markers = shown.markers
  player.pentagram = shown.pentagram
  player.wand = shown.wand
  player.silver = shown.silver
  player.discarded.push(...shown.discarded)
  player.dominoes.push(...shown.dominoTiles)
  player.supply.push(...shown.supplyTiles)
  player.removed.push(...shown.removedTiles)
  player.scrolls.push(...shown.scrolls)
  player.stacked = shown.stacked
  player.hoard.owls.push(...shown.owlTiles)
  player.hoard.tokens.push(...shown.tokenTiles)
  player.hoard.specials.push(...shown.specialTiles)
  player.hoard.boosters.push(...shown.boosterCards)
  player.hoard.crystals.push(...shown.crystalsBehind)
  player.hoard.damaged = shown.damaged ?? 0
}

const replace = <T>(list: T[], by: readonly T[]): void => {
  list.splice(0, list.length, ...by)
}

/** Copies what the seat knows about itself. */
function showHand(player: Player, hand: HandView): void {
  player.level = hand.level
  player.chosen = hand.chosen ?? ''
  replace(player.dominoes, hand.dominoes)
  replace(player.scrolls, hand.scrolls)
  replace(player.hoard.owls, hand.owls)
  replace(player.hoard.tokens, hand.tokens)
  replace(player.hoard.specials, hand.specials)
  replace(player.hoard.boosters, hand.boosters)
  replace(player.hoard.crystals, hand.crystals)
  player.hoard.damaged = hand.damaged
}

/** Returns the things of a set that are not given to anybody yet, in random order. */
function remaining<T>(all: Iterable<T>, given: readonly T[], random: Random): T[] {
  const rest = [...all]
  for (const thing of given) take(rest, thing)
  return random.shuffle(rest)
}

function dealDominoes(player: Player, shown: PlayerView, random: Random): void {
  const { dominoes, supply, removed, discarded, laid } = player
  const known = [...dominoes, ...supply, ...removed, ...discarded, ...laid.map(({ domino }) => domino)]
  const rest = remaining(
    DOMINOES.map(({ id }) => id),
    known,
    random,
  )
  dominoes.push(...rest.splice(0, shown.dominoes - dominoes.length))
  supply.push(...rest.splice(0, shown.supply - supply.length))
  removed.push(...rest)
}

/** Puts every crystal that is neither in the cauldron nor on the rack behind the screen. */
function hideCrystals(s: State, player: Player, seat: Seat): void {
  const { crystals, hoard } = player
  const seen = new Set([...crystals.map(({ id }) => id), ...s.shelves.flatMap((shelf) => shelf.crystals), ...hoard.crystals])
  hoard.crystals.push(...at(CRYSTALS, seat).filter((id) => !seen.has(id)))
}

/** Gives each rival as many things as the table shows. Where the table shows no number, chance decides. */
function distribute<T>(
  rest: T[],
  rivals: readonly Rival[],
  listOf: (player: Player) => T[],
  countOf: (shown: PlayerView) => number | undefined,
  random: Random,
): void {
  for (const { player, shown } of rivals) {
    const list = listOf(player)
    const count = countOf(shown)
    if (count !== undefined) list.push(...rest.splice(0, count - list.length))
  }
  const open = rivals.filter(({ shown }) => countOf(shown) === undefined)
  if (open.length > 0) for (const thing of rest.splice(0)) listOf(random.pick(open).player).push(thing)
}

function dealOwls(s: State, rivals: readonly Rival[], random: Random): void {
  const all = OWL_TILES.flatMap(({ vp, count }) => Array.from({ length: count }, () => Number(vp)))
  const given = [...s.owls.flatMap(({ tiles }) => tiles), ...s.players.flatMap(({ hoard }) => hoard.owls)]
  distribute(
    remaining(all, given, random),
    rivals,
    ({ hoard }) => hoard.owls,
    ({ owls }) => owls,
    random,
  )
}

function dealTokens(s: State, rivals: readonly Rival[], random: Random): void {
  const given = [
    ...s.regions.flatMap(({ token }) => (token === '' ? [] : [token])),
    ...s.stoneTable,
    ...s.stack.flatMap(({ tokens }) => tokens.map(({ id }) => id)),
    ...s.players.flatMap(({ hoard }) => hoard.tokens),
  ]
  distribute(
    remaining(TOKENS.keys(), given, random),
    rivals,
    ({ hoard }) => hoard.tokens,
    ({ tokens }) => tokens,
    random,
  )
}

function dealSpecials(s: State, rivals: readonly Rival[], stacked: number, random: Random): void {
  const given = [
    ...s.slots.filter((tile) => tile !== ''),
    ...s.stack.flatMap(({ waiting }) => (waiting.startsWith('special') ? [waiting] : [])),
    ...s.players.flatMap(({ placed, hoard }) => [...placed.map(({ tile }) => tile), ...hoard.specials]),
  ]
  const rest = remaining(
    SPECIALS.map(({ id }) => id),
    given,
    random,
  )
  s.specials.push(...rest.splice(0, stacked))
  distribute(
    rest,
    rivals,
    ({ hoard }) => hoard.specials,
    ({ specials }) => specials,
    random,
  )
}

/** Tells whether the active seat has something to decide in its activation. */
const isAsked = (s: State, { kind, waiting }: Activation): boolean => waiting !== '' || askOf(s, kind).some(({ seat }) => seat === s.active)

/** Deals the deck, the stacked cards and the played boosters. Played cards are always boosters. */
function dealScrolls(s: State, rivals: readonly Rival[], deck: number, random: Random): void {
  const given = [...s.row, ...s.players.flatMap(({ scrolls, hoard }) => [...scrolls, ...hoard.boosters])]
  const rest = remaining(CARDS.keys(), given, random)
  const hidden = rivals.filter(({ shown }) => shown.stacked && s.phase !== 'over')
  giveNeededBooster(s, hidden, rest)
  givePlayedBoosters(rivals, rest)
  const secretive = rivals.filter(({ shown }) => shown.boosters === undefined)
  while (rest.length > deck) {
    const played = hidden.length === 0 || (secretive.length > 0 && random.int(2) === 0) ? takeBooster(rest) : undefined
    if (played !== undefined) random.pick(secretive).player.hoard.boosters.push(played)
    else random.pick(hidden).player.scrolls.push(rest.pop() ?? '')
  }
  s.deck.push(...rest)
}

function takeBooster(cards: string[]): string | undefined {
  const booster = cards.find((card) => boostOf(card))
  return booster === undefined ? undefined : take(cards, booster)
}

/** WS-4.9: gives the active seat a booster if it is asked while it can do nothing else. Only a booster explains that. */
function giveNeededBooster(s: State, hidden: readonly Rival[], cards: string[]): void {
  const holder = hidden.find(({ player }) => player === s.players[s.active])
  const top = topOf(s)
  if (!holder || !top || isAsked(s, top)) return
  const booster = cards.find((card) => [top.kind, 'any'].includes(boostOf(card)?.kind ?? ''))
  if (booster !== undefined) holder.player.scrolls.push(take(cards, booster))
}

/** Gives each rival as many played boosters as the table shows. */
function givePlayedBoosters(rivals: readonly Rival[], cards: string[]): void {
  for (const { player, shown } of rivals) {
    while (player.hoard.boosters.length < (shown.boosters ?? 0)) {
      const booster = takeBooster(cards)
      if (booster === undefined) throw new Error('more boosters were played than there are')
      player.hoard.boosters.push(booster)
    }
  }
}

/** Splits the score into its parts, which are hidden before the end. Only the cost of damage follows from the number of damaged crystals. */
function splitScore({ earned, hoard }: Player, { score, earned: parts }: PlayerView): void {
  if (parts.length > 0) {
    for (const [n, earning] of EARNINGS.entries()) earned[earning] = at(parts, n)
    return
  }
  const cost = (hoard.damaged * (hoard.damaged + 1)) / 2
  earned.damage = 0 - cost
  earned.portals = score + cost
}
