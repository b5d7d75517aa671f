import { defineEvents, type KindsOf, seat, seats } from '../../kernel/define-events.ts'
import { number, oneOf, string } from '../../kernel/shape.ts'
import {
  CELLS,
  DOMINOES,
  EXITS,
  KINDS,
  LEVELS,
  OWL_TILES,
  PENTAGRAM,
  PORTALS,
  REGIONS,
  SHELVES,
  SPECIAL_SLOTS,
  SPECIALS,
  WAND,
} from './content/index.ts'

const idsOf = (pieces: readonly { readonly id: string }[]): readonly string[] => pieces.map(({ id }) => id)

/** The card, tile, cell or place that an effect comes from. */
const source = string
const kind = oneOf(KINDS)
const domino = oneOf(idsOf(DOMINOES))
const token = string
const cell = oneOf(idsOf(CELLS))
/** A cell of the cauldron, or an exit on its rim. */
const spot = oneOf([...idsOf(CELLS), ...idsOf(EXITS)])
const card = string
const tile = oneOf(idsOf(SPECIALS))
const region = oneOf(idsOf(REGIONS))
const portal = oneOf(idsOf(PORTALS))
const crystal = string

export const events = defineEvents({
  'level-said': { seat, level: oneOf(idsOf(LEVELS)) },
  'first-player': { seat },
  'tower-taken': { seat, tower: region, points: number },
  'token-taken': { seat, token, from: string },
  'token-scored': { seat, token, points: number },
  'turn-began': { seat, round: number },
  drew: { seat, private: { domino } },
  laid: { seat, domino, a: cell, b: cell },
  discarded: { seat, domino },
  activated: { seat, kind, times: number, source },
  merged: { seat, kind, times: number, source, left: number },
  boosted: { seat, card, kind, times: number, left: number },
  lapsed: { seat, kind, left: number },
  scored: { seat, points: number, source },
  counted: { seat, source, count: number, points: number },
  /** The number of the marker on a portal of `length` cells is `nth`. */
  'marker-placed': { seat, portal, nth: number, length: number },
  'portal-completed': { seat, portal, points: number },
  /** `lying` witches are prepared and have not yet moved. */
  'witch-prepared': { seat, lying: number },
  'witch-moved': { seat, region, cost: number, points: number },
  'stone-reached': { seat, rank: number, points: number },
  'crystal-moved': { seat, crystal, from: spot, to: cell },
  'crystal-out': { seat, crystal, from: spot, to: oneOf(idsOf(EXITS)) },
  shelved: { seat, crystal, shelf: oneOf(idsOf(SHELVES)) },
  screened: { seat, crystal },
  damaged: { seat, crystal, points: number },
  'pentagram-moved': { seat, steps: number, cell: oneOf(idsOf(PENTAGRAM)) },
  'wand-moved': { seat, steps: number, cell: oneOf(idsOf(WAND)) },
  'owl-taken': { seat, tile: oneOf(idsOf(OWL_TILES)) },
  'special-taken': { seat, tile },
  'special-dealt': { tile, slot: oneOf(idsOf(SPECIAL_SLOTS)) },
  'special-used': { seat, tile, kind },
  'special-placed': { seat, tile, cell },
  'scroll-taken': { seat, card, shelf: number },
  'scroll-dealt': { card, shelf: number },
  'scrolls-hidden': { seat },
  'scrolls-shown': { seat },
  'final-score': { seat, points: number },
  keeper: { seat },
  keepers: { seats },
})
export type Events = KindsOf<typeof events>
