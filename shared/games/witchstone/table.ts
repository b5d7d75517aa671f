import type { Seat } from '../../kernel/decision.ts'
import { deepEqual } from '../../kernel/equal.ts'
import { memoLast, memoOnObject } from '../../kernel/memo.ts'
import { NUMBERS } from './content/index.ts'
import { countOf } from './metrics.ts'
import { openThings } from './open.ts'
import { type Prospect, prospectsOf } from './score.ts'
import { type Activation, activePlayer, EARNINGS, type Hoard, type Player, playerAt, type Screens, type State, scoreOf } from './state.ts'
import { roundOf } from './steps/turn.ts'
import type { HandView, OpenView, PlayerView, TableView } from './view.ts'

/** How much of a player the others see. `levels` hides the level until all are said; `over` shows everything. */
type Sight = Screens | 'levels' | 'over'

const NONE: readonly never[] = []

type HoardView = Pick<PlayerView, 'owls' | 'tokens' | 'specials' | 'boosters' | 'behind' | 'damaged'> &
  Pick<PlayerView, 'owlTiles' | 'tokenTiles' | 'specialTiles' | 'boosterCards' | 'crystalsBehind'>

/** Returns the hidden things as the others see them: only their numbers, nothing, or everything. */
function viewHoard({ owls, tokens, specials, boosters, crystals, damaged }: Hoard, sight: Sight): HoardView {
  const unseen = { owlTiles: NONE, tokenTiles: NONE, specialTiles: NONE, boosterCards: NONE, crystalsBehind: NONE }
  if (sight === 'strict') return unseen
  const counts = {
    owls: owls.length,
    tokens: tokens.length,
    specials: specials.length,
    boosters: boosters.length,
    behind: crystals.length,
    damaged,
  }
  if (sight === 'counts' || sight === 'levels') return { ...counts, ...unseen }
  return { ...counts, owlTiles: owls, tokenTiles: tokens, specialTiles: specials, boosterCards: boosters, crystalsBehind: crystals }
}

const viewEarned = memoOnObject((earned: Player['earned']): readonly number[] => EARNINGS.map((earning) => earned[earning]))

const viewPlayer = (sight: Sight) =>
  memoOnObject((player: Player): PlayerView => {
    const over = sight === 'over'
    const { colour, level, tower, laid, placed, crystals, witches, lying, markers, pentagram, wand, silver, discarded, stacked } = player
    return {
      colour,
      level: sight === 'levels' ? '' : level,
      said: level !== '',
      score: scoreOf(player),
      tower,
      laid,
      placed,
      crystals,
      witches,
      lying,
      markers,
      pentagram,
      wand,
      silver,
      dominoes: player.dominoes.length,
      supply: player.supply.length,
      removed: player.removed.length,
      discarded,
      scrolls: stacked && !over ? NONE : player.scrolls,
      stacked,
      ...viewHoard(player.hoard, sight),
      dominoTiles: over ? player.dominoes : NONE,
      supplyTiles: over ? player.supply : NONE,
      removedTiles: over ? player.removed : NONE,
      earned: over ? viewEarned(player.earned) : NONE,
    }
  })

function viewPlayers(sight: Sight) {
  const view = viewPlayer(sight)
  return memoOnObject((players: readonly Player[]) => players.map(view))
}

const VIEWS: Readonly<Record<Sight, (players: readonly Player[]) => readonly PlayerView[]>> = {
  levels: viewPlayers('levels'),
  counts: viewPlayers('counts'),
  strict: viewPlayers('strict'),
  open: viewPlayers('open'),
  over: viewPlayers('over'),
}

/** Caches the open things by active player and stack. The key holds everything else that the result depends on. */
const openViews = memoOnObject((_player: Player) => memoLast((_stack: readonly Activation[]) => new Map<string, readonly OpenView[]>()))

function viewOpen(s: State): readonly OpenView[] {
  const views = openViews(activePlayer(s))(s.stack)
  const key = `${s.phase} ${s.second}`
  const known = views.get(key) ?? openThings(s)
  views.set(key, known)
  return known
}

const sightOf = ({ phase, screens }: State): Sight => (phase === 'levels' || phase === 'over' ? phase : screens)

export function tableOf(s: State): TableView {
  return {
    phase: s.phase,
    first: s.first,
    active: s.active,
    turn: s.turn,
    round: Math.min(roundOf(s), NUMBERS.turnsPerPlayer),
    rounds: NUMBERS.turnsPerPlayer,
    players: VIEWS[sightOf(s)](s.players),
    regions: s.regions,
    portals: s.portals,
    deck: s.deck.length,
    specials: s.specials.length,
    row: s.row,
    slots: s.slots,
    owls: s.owls,
    shelves: s.shelves,
    stoneTable: s.stoneTable,
    arrivals: s.arrivals,
    second: s.second,
    stack: s.stack,
    opened: s.opened,
    open: viewOpen(s),
  }
}

/** The parts of the state that prospects depend on, apart from the player. */
type Grounds = Pick<State, 'portals' | 'shelves' | 'regions'> & { readonly powerTokens: number }
const groundsOf = (s: State, seat: Seat): Grounds => ({
  portals: s.portals,
  shelves: s.shelves,
  regions: s.regions,
  powerTokens: countOf(s, seat, 'powerTokens'),
})
interface Foreseen {
  readonly grounds: Grounds
  readonly hand: HandView
}
const lastForeseen = memoOnObject((_player: Player): { last?: Foreseen } => ({}))

const isSameGround = (a: Grounds, b: Grounds): boolean =>
  a.portals === b.portals && a.shelves === b.shelves && a.regions === b.regions && a.powerTokens === b.powerTokens

const viewHand = (player: Player, prospects: readonly Prospect[]): HandView => {
  const { level, dominoes, chosen, scrolls, hoard } = player
  return {
    level,
    dominoes,
    ...(chosen !== '' && { chosen }),
    scrolls,
    owls: hoard.owls,
    tokens: hoard.tokens,
    specials: hoard.specials,
    boosters: hoard.boosters,
    crystals: hoard.crystals,
    damaged: hoard.damaged,
    prospects,
    projected: prospects.reduce((sum, { points }) => sum + points, scoreOf(player)),
  }
}

/**
 * Returns what the seat sees in addition. Prospects depend on most of the table, so they are often computed again; if they did not change, the same
 * object is returned.
 */
export function handOf(s: State, seat: Seat): HandView {
  const player = playerAt(s, seat)
  const memory = lastForeseen(player)
  const { last } = memory
  const grounds = groundsOf(s, seat)
  if (last && isSameGround(last.grounds, grounds)) return last.hand
  const prospects = prospectsOf(s, seat)
  const hand = last && deepEqual(last.hand.prospects, prospects) ? last.hand : viewHand(player, prospects)
  memory.last = { grounds, hand }
  return hand
}
