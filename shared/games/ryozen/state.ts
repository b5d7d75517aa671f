import type { Seat } from '../../kernel/decision.ts'
import type { ClanId, Good, SectorId, SpotKind } from './content/index.ts'

export const PHASES = ['draft', 'day', 'night', 'over'] as const
type Phase = (typeof PHASES)[number]

/** A place of the board for one companion. It is free if `tile` is empty. */
export interface Slot {
  tile: string
  hidden: boolean
}

export interface Player extends Record<Good, number> {
  clan: ClanId | ''
  /** The side of the board where the player sits. */
  readonly side: number
  /** The position on the path of villages. */
  explorer: number
  /** The sector that the player's Guardian has locked. */
  lock: SectorId | ''
  hand: string[]
  /** Tiles face down; the last one is on top. */
  stack: string[]
  /** Companions pushed out of the Palace. They return at dawn. */
  pushed: string[]
  /** Tiles out of the game. */
  gone: string[]
  /** Kept revelations. */
  kept: string[]
}

/** The places that have day effects. */
export type Place = SectorId | 'palace' | SpotKind

/** The companion placed in the current turn, and where. */
interface Turn {
  tile: string
  /** A slot, the Palace or a spot of the Palace. */
  spot: string
  /** Another sector whose day effect is applied, or empty. */
  instead: SectorId | ''
}

/** A day effect that is being applied. */
interface Underway {
  readonly place: Place
  /** Whether at least one part was carried out. */
  done: boolean
  /** The number of revelations bought with it. */
  bought: number
}

export interface State {
  readonly palaceMode: boolean
  phase: Phase
  /** The round, from 1 to 3. */
  round: number
  active: Seat
  /** The seat with the first player token. */
  first: Seat
  /** The position of the disc, from 0 to 5. */
  rotation: number
  /** Seats, the best herald first. */
  heralds: Seat[]
  players: Player[]
  /** The slots sector by sector, clockwise from the Gate. */
  slots: Slot[]
  /** The companions in the Palace: in order of arrival, or in the palace mode by spot ('' for a free spot). */
  palace: string[]
  /** The Clan House row. */
  row: string[]
  /** Face-up events by area; '' is an empty area. */
  events: string[]
  /** In all decks and stacks the last one is on top. */
  eventDeck: string[]
  eventDiscard: string[]
  /** Revelations on offer. A gap ('') stays until the effect is over. */
  display: string[]
  revelationDeck: string[]
  revelationDiscard: string[]
  /** The villages on the path, beginning with the starting village. */
  built: string[]
  villageStack: string[]
  turn: Turn
  /** At night, the event or the place that is being resolved. */
  tonight: string
  /** The day effects that are being applied; the innermost one is the last. */
  underway: Underway[]
}

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new RangeError(`there is no player at seat ${seat}`)
  return player
}

/** Returns the item at the index, which must exist. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`there is nothing at ${index}`)
  return item
}

/** Removes one thing from the list, which must contain it. */
export function removeFrom(items: string[], id: string): void {
  const index = items.indexOf(id)
  if (index === -1) throw new RangeError(`'${id}' is not there`)
  items.splice(index, 1)
}

/** RY-0.6: returns all seats clockwise, beginning with the holder of the first player token. */
export function turnOrder(s: State): readonly Seat[] {
  const seats = s.players.length
  return Array.from({ length: seats }, (_, n) => (s.first + n) % seats)
}

/** Returns the position of the seat's herald; 0 is the best. */
export const heraldOf = (s: State, seat: Seat): number => s.heralds.indexOf(seat)

/** Marks the current day effect as carried out in part. */
export function markDone(s: State): void {
  const current = s.underway.at(-1)
  if (current) current.done = true
}
