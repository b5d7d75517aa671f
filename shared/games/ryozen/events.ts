import { defineEvents, type KindsOf, seat } from '../../kernel/define-events.ts'
import { list, number, oneOf, string } from '../../kernel/shape.ts'
import { REVELATION_IDS } from './cards.ts'
import { CLANS, COMPANIONS, EVENTS, GOODS, SECTOR_IDS, START_VILLAGE, VILLAGES } from './content/index.ts'
import { TILES } from './tiles.ts'

const idsOf = (pieces: readonly { readonly id: string }[]): readonly string[] => pieces.map(({ id }) => id)

/** The card, tile or place that an effect comes from. */
const source = string
const sector = oneOf(SECTOR_IDS)
const companion = oneOf(idsOf(COMPANIONS))
const tile = oneOf(idsOf(TILES))
const event = oneOf(idsOf(EVENTS))
const card = oneOf(REVELATION_IDS)
const village = oneOf(idsOf([START_VILLAGE, ...VILLAGES]))

const member = { seat, tile, companion }
const account = { seat, source, good: oneOf(GOODS), count: number }

export const events = defineEvents({
  'clan-chosen': { seat, clan: oneOf(idsOf(CLANS)) },
  'day-began': { seat, round: number },
  'events-foretold': { events: list(event), count: number },
  'events-shuffled': { count: number },
  unlocked: { seat, sector },
  played: { seat, card },
  /** The slot is where the companion stands now, the place is the sector or the part of the Palace. */
  placed: { ...member, slot: string, place: string },
  'placed-hidden': { ...member, slot: string, place: string },
  'used-ability': member,
  applied: { seat, place: string },
  copied: member,
  diverted: { seat, sector },
  locked: { seat, sector },
  struck: { ...member, source, owner: seat },
  retreated: { ...member, place: string },
  'pushed-out': member,
  'turned-revealed': { ...member, source },
  'turned-hidden': { ...member, source },
  'turned-revealed-other': { ...member, source, owner: seat },
  'turned-hidden-other': { ...member, source, owner: seat },
  relocated: { ...member, source, slot: string, sector },
  explored: { seat, source, village },
  built: { seat, village, area: string, position: number },
  'went-back': { seat, source, village },
  visited: { seat, village },
  'event-discarded': { seat, source, event },
  'event-returned': { seat, source, event },
  kept: { seat, card },
  burnt: { seat, card },
  'revelations-drawn': { cards: list(card), count: number },
  'revelations-shuffled': { count: number },
  'revelation-discarded': { seat, card },
  revealed: member,
  dropped: member,
  hired: { ...member, source, old: tile, replaced: companion },
  'herald-first': { seat, source },
  rotated: { seat, rotation: number, sectors: list(sector) },
  'night-reward': { seat, source, sector },
  'night-began': { round: number },
  'event-came': { event },
  reached: { place: string },
  'took-token': { seat },
  dawned: { round: number },
  ended: {},
  'gained-coin': account,
  'gained-scroll': account,
  'gained-lantern': account,
  'gained-coral': account,
  'gained-agate': account,
  'gained-jade': account,
  'gained-favour': account,
  'lost-coin': account,
  'lost-scroll': account,
  'lost-lantern': account,
  'lost-coral': account,
  'lost-agate': account,
  'lost-jade': account,
  'lost-favour': account,
  'paid-coin': account,
  'paid-scroll': account,
  'paid-lantern': account,
})
export type Events = KindsOf<typeof events>
