import type { Seat } from '../../kernel/decision.ts'
import type { ClanId, Good, SectorId, SpotKind } from './content/index.ts'

export const PHASES = ['draft', 'day', 'night', 'over'] as const
type Phase = (typeof PHASES)[number]

/** A place of the board for one companion; without a tile it is free. */
export interface Slot {
  tile: string
  hidden: boolean
}

export interface Player extends Record<Good, number> {
  clan: ClanId | ''
  /** On which side of the board the player sits. */
  readonly side: number
  /** Position on the path of villages. */
  explorer: number
  /** The sector the player's Guardian has locked. */
  lock: SectorId | ''
  hand: string[]
  /** Face down; the last one is on top. */
  stack: string[]
  /** Pushed out of the Palace, back at dawn. */
  pushed: string[]
  /** Out of the game. */
  gone: string[]
  /** Kept revelations. */
  kept: string[]
}

/** Where day effects come from. */
export type Place = SectorId | 'palace' | SpotKind

/** What was placed in the running turn, and where. */
interface Turn {
  tile: string
  /** A slot, the Palace or a spot of the Palace. */
  spot: string
  /** The sector whose day effect is applied instead. */
  instead: SectorId | ''
}

/** A day effect that is being applied. */
interface Underway {
  readonly place: Place
  /** At least one part was carried out. */
  done: boolean
  /** Revelations bought with it. */
  bought: number
}

export interface State {
  readonly palaceMode: boolean
  phase: Phase
  /** 1 to 3. */
  round: number
  active: Seat
  /** Who holds the first player token. */
  first: Seat
  /** How far the disc has turned, 0 to 5. */
  rotation: number
  /** The best one first. */
  heralds: Seat[]
  players: Player[]
  /** Sector by sector, clockwise from the Gate. */
  slots: Slot[]
  /** Who is in the Palace: in order of arrival, or in the palace mode by spot ('' where nobody is). */
  palace: string[]
  /** The Clan House row. */
  row: string[]
  /** By area, '' where there is none. */
  events: string[]
  /** Of decks and stacks the last one is on top. */
  eventDeck: string[]
  eventDiscard: string[]
  /** Revelations on offer, '' for a gap until the effect is over. */
  display: string[]
  revelationDeck: string[]
  revelationDiscard: string[]
  /** What stands on the path, from the starting village on. */
  built: string[]
  villageStack: string[]
  turn: Turn
  /** By night: the event or the place whose hour it is. */
  tonight: string
  /** Day effects being applied; the innermost one is the last. */
  underway: Underway[]
}

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new RangeError(`there is no player at seat ${seat}`)
  return player
}

/** The item that must be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`there is nothing at ${index}`)
  return item
}

/** Takes a thing out of a list where it must be. */
export function removeFrom(items: string[], id: string): void {
  const index = items.indexOf(id)
  if (index === -1) throw new RangeError(`'${id}' is not there`)
  items.splice(index, 1)
}

/** RY-0.6: from the holder of the first player token clockwise. */
export function turnOrder(s: State): readonly Seat[] {
  const seats = s.players.length
  return Array.from({ length: seats }, (_, n) => (s.first + n) % seats)
}

/** 0 is the best. */
export const heraldOf = (s: State, seat: Seat): number => s.heralds.indexOf(seat)

/** What is carried out counts for the day effect it belongs to. */
export function markDone(s: State): void {
  const current = s.underway.at(-1)
  if (current) current.done = true
}
