import { defineEvents, type KindsOf, seat } from '../../kernel/define-events.ts'
import { list, number, oneOf, string } from '../../kernel/shape.ts'
import { CARDS, COVEN_IDS, FIGURES, PLACES, REGION_IDS, STARTING_PLACES, STONES, TIERS } from './content/index.ts'

const idsOf = (pieces: readonly { readonly id: string }[]): readonly string[] => pieces.map(({ id }) => id)

/** The card, place, board or region that an effect comes from. */
const source = string
const card = oneOf(CARDS)
const cards = list(card)
const place = oneOf([...idsOf(PLACES), ...idsOf(STARTING_PLACES)])
const places = list(place)
const region = oneOf(REGION_IDS)
const stone = oneOf(idsOf(STONES))
const figure = oneOf(FIGURES)
/** Goods as terms: `2-herb`. */
const goods = list(string)
const tiers = list(oneOf(TIERS.map((tier) => `tier-${tier}`)))
/** The name of what the Automa does on a cell of her circle or her path. */
const act = string

const automaTurn = { card, vp: number, cell: number, act }

export const events = defineEvents({
  'coven-chosen': { seat, coven: oneOf(COVEN_IDS) },
  'scouting-begins': { round: number },
  'actions-begin': { seat, round: number },
  'battles-begin': { round: number },
  'round-over': { round: number },
  'last-round-over': {},
  ended: {},

  drew: { seat, count: number, private: { cards } },
  reshuffled: { count: number },
  discarded: { seat, cards },
  gained: { seat, goods, source },
  paid: { seat, goods, source },
  'chose-secretly': { seat },

  'place-found': { seat, place, region, witches: number },
  'place-taken': { seat, places },
  refilled: { region, places },
  'token-used': { seat },
  'place-harvested': { seat, place },
  'place-plundered': { seat, place },
  'place-transferred': { seat, place },

  'ritual-played': { seat, card, place },
  'specialist-played': { seat, card },
  'council-played': { seat, card },
  'ritual-removed': { seat, ritual: card, place },
  'free-action': { seat, card },
  copied: { seat, source, card },
  declined: { seat, source },

  'cell-activated': { seat, figure, cell: string, source },
  'figure-moved': { seat, figure, region },
  'figure-returned': { seat, figure, region },
  'sickle-created': { seat, ritual: card },
  'orb-created': { seat, ritual: card },
  'link-bonus': { seat, place },
  'path-step': { seat, cell: number, source },
  'path-overflow': { seat },
  'path-repeated': { seat, cell: number, source },
  passed: { seat },

  'no-battle': { region },
  battle: { region },
  'dial-set': { seat },
  'dial-shown': { seat, mana: number },
  'dial-turned': { seat, from: number, mana: number },
  strength: { seat, strength: number, mana: number },
  'battle-reward': { seat, region, tiers },
  'battle-won': { seat, region },
  'stone-taken': { seat, stone },
  'first-player': { seat },
  'stone-laid': { seat, stone, cell: string },
  'stone-placed': { seat, stone, place },

  'automa-turn': automaTurn,
  /** The marker stopped early, at a cell that stops it. */
  'automa-turn-halted': automaTurn,
  /** The card has no points, so the marker stays. */
  'automa-turn-again': automaTurn,
  /** There was no card to turn over. */
  'automa-turn-blind': { act },
  'automa-moves-on': { failed: act, cell: number, act },
  'automa-lapsed': { act },
  'automa-passed': {},
  'automa-gained': { goods, source },
  'automa-found': { place, region, witches: number },
  'automa-took': { places },
  'automa-stepped': { cell: number, act },
  'automa-overflowed': {},
  'automa-link-bonus': { place },
  'automa-harvested': { places },
  'automa-recruited': { card },
  'automa-linked': { card, place },
  'automa-discarded': { card },
  'automa-transferred': { place },
  'automa-strength': { cards, vp: number, witches: number, round: number, strength: number, region },
  'automa-reward': { region, tiers },
  'automa-won': { region },
  'automa-stone': { stone },
  'automa-stone-placed': { stone, place },
  'automa-score': { game: number, specialists: number, places: number, rituals: number, stones: number, total: number },
})
export type Events = KindsOf<typeof events>
