import type { Seat } from '../../kernel/decision.ts'
import { memoOnObject } from '../../kernel/memo.ts'
import { boolean, list, number, oneOf, optionalNumber, record, string, type ViewOf } from '../../kernel/shape.ts'
import { COVEN_IDS, REGION_IDS, SIDES } from './content/index.ts'
import { type Automa, type HeldStone, type Party, PHASES, type Played, type Player, playerAt, type RegionState, ROLES, type State } from './state.ts'

const playedShape = record('EvenfallPlayed', {
  card: string,
  role: oneOf(ROLES),
  /** The place with which a ritual is linked; empty for other cards. */
  place: string,
  /** Action cells: `witch`, `elder` or empty. */
  cells: list(string),
  /** Catalyst cells: `sickle`, `orb` or empty. */
  slots: list(string),
  turned: boolean,
  /** The card whose effect this one has until the end of the round; empty if it has its own. */
  copies: string,
})

const stoneShape = record('EvenfallStone', {
  id: string,
  /** A stone cell or a place; empty if the stone is not laid. */
  at: string,
})

const partyFields = {
  vp: number,
  path: number,
  /** Figures in the supply. */
  witches: number,
  elders: number,
  /** Places from left to right. */
  outer: list(string),
  inner: list(string),
  /** Cards in the coven, in the order in which they came into play. */
  played: list(playedShape),
  stones: list(stoneShape),
}

export const tableShape = record('EvenfallTable', {
  side: oneOf(SIDES),
  phase: oneOf(PHASES),
  round: number,
  /** The seat with the first player token. */
  first: number,
  /** The seat whose turn it is in the action phase, and whether its main action is done. */
  active: number,
  acted: boolean,
  /** How many cards and places are left to draw. */
  deck: number,
  places: number,
  discard: list(string),
  /** Rituals that are removed from the game. */
  box: list(string),
  /** Whether the red stone can still be taken. */
  redStone: boolean,
  regions: list(
    record('EvenfallRegion', {
      id: oneOf(REGION_IDS),
      /** Face-up places; an empty string is an empty slot. */
      slots: list(string),
      /** The party whose witch stands on the action cell, or -1. Each seat is a party; in a solo match the Automa is party 1. */
      cells: list(number),
      /** The figures in the big cell, by party. */
      crowd: list(record('EvenfallCrowd', { witches: number, elders: number })),
      stones: list(string),
    }),
  ),
  players: list(
    record('EvenfallPlayer', {
      ...partyFields,
      /** Empty until the coven is chosen. */
      coven: oneOf(['', ...COVEN_IDS]),
      /** The number of cards in hand. */
      hand: number,
      herb: number,
      knowledge: number,
      potion: number,
      mana: number,
      /** Whether the coven token is face up. */
      token: boolean,
      /** The figure on the board's own action cell. */
      boardCell: string,
      passed: boolean,
      /** Whether the player has already chosen in secret while others still choose. */
      ready: boolean,
      /** The dial in this battle after it was revealed. */
      dial: optionalNumber,
    }),
  ),
  /** Holds the Automa in a solo match; otherwise empty. */
  automa: list(record('EvenfallAutoma', { ...partyFields, marker: number })),
})
export type TableView = ViewOf<typeof tableShape>
type PlayerView = TableView['players'][number]
type AutomaView = TableView['automa'][number]
type RegionView = TableView['regions'][number]
type PlayedView = PlayerView['played'][number]

export const handShape = record('EvenfallHand', {
  cards: list(string),
  /** The dial that was set in secret. */
  dial: optionalNumber,
  /** The cards chosen for the discard pile. */
  chosen: list(string),
  /** The stones laid so far. */
  stones: list(record('EvenfallLaid', { stone: string, place: string })),
})
export type HandView = ViewOf<typeof handShape>

const viewPlayed = memoOnObject(
  ({ card, role, place, cells, slots, turned, copies }: Played): PlayedView => ({ card, role, place, cells, slots, turned, copies }),
)
const viewAllPlayed = memoOnObject((played: readonly Played[]): readonly PlayedView[] => played.map(viewPlayed))
const viewStones = memoOnObject((stones: readonly HeldStone[]): PlayerView['stones'] => stones.map(({ id, at }) => ({ id, at })))

const viewParty = ({ vp, path, witches, elders, outer, inner, played, stones }: Party) => ({
  vp,
  path,
  witches,
  elders,
  outer,
  inner,
  played: viewAllPlayed(played),
  stones: viewStones(stones),
})

const viewPlayer = memoOnObject((player: Player): PlayerView => {
  const { coven, hand, herb, knowledge, potion, mana, token, boardCell, passed, ready, shown } = player
  return {
    ...viewParty(player),
    coven,
    hand: hand.length,
    herb,
    knowledge,
    potion,
    mana,
    token,
    boardCell,
    passed,
    ready,
    ...(shown >= 0 && { dial: shown }),
  }
})
const viewPlayers = memoOnObject((players: readonly Player[]): readonly PlayerView[] => players.map(viewPlayer))

const NOBODY: readonly AutomaView[] = []
const viewAutoma = memoOnObject((automa: Automa): readonly AutomaView[] => [{ ...viewParty(automa), marker: automa.marker }])

const viewRegion = memoOnObject(({ id, slots, cells, crowd, stones }: RegionState): RegionView => ({ id, slots, cells, crowd, stones }))
const viewRegions = memoOnObject((regions: readonly RegionState[]): readonly RegionView[] => regions.map(viewRegion))

/** Returns what everybody sees. */
export function tableOf(s: State): TableView {
  const { side, phase, round, first, active, acted, deck, places, discard, box, redStone, regions, players, automa } = s
  return {
    side,
    phase,
    round,
    first,
    active,
    acted,
    deck: deck.length,
    places: places.length,
    discard,
    box,
    redStone,
    regions: viewRegions(regions),
    players: viewPlayers(players),
    automa: automa ? viewAutoma(automa) : NOBODY,
  }
}

const viewHand = memoOnObject(
  ({ hand, secret: { dial, cards, stones } }: Player): HandView => ({
    cards: hand,
    ...(dial >= 0 && { dial }),
    chosen: cards,
    stones,
  }),
)

/** Returns what one seat sees in addition. */
export const handOf = (s: State, seat: Seat): HandView => viewHand(playerAt(s, seat))
