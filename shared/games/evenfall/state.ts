import type { Seat } from '../../kernel/decision.ts'
import {
  type Board,
  boardOf,
  type Catalyst,
  type CovenId,
  type Difficulty,
  type Figure,
  faceOf,
  type PlaceFace,
  type RegionId,
  type Resource,
  type Side,
  specialistOf,
} from './content/index.ts'

export const PHASES = ['covens', 'scouting', 'actions', 'battle', 'round-end', 'stones', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const ROLES = ['ritual', 'specialist', 'council'] as const
export type Role = (typeof ROLES)[number]

/** A card in a coven. */
export interface Played {
  readonly card: string
  readonly role: Role
  /** The place with which a ritual is linked; empty for other cards. */
  readonly place: string
  /** Action cells; an empty string is a free cell. */
  readonly cells: (Figure | '')[]
  /** Catalyst cells; an empty string is a free cell. */
  readonly slots: (Catalyst | '')[]
  turned: boolean
  /** The card whose effect this one has until the end of the round; empty if it has its own. */
  copies: string
}

export interface HeldStone {
  readonly id: string
  /** A stone cell (`thorn:3`), or at the end of the game a place; empty if the stone is not laid. */
  at: string
}

/** A player or the Automa: each has a coven. */
export interface Party {
  vp: number
  path: number
  /** Figures in the supply. */
  witches: number
  elders: number
  /** Places from left to right. */
  readonly outer: string[]
  readonly inner: string[]
  /** Cards in the order in which they came into play. */
  readonly played: Played[]
  readonly stones: HeldStone[]
}

/** Choices that nobody else may know until all have chosen. */
export interface Secret {
  /** The mana set on the dial, or -1 if it is not set. */
  dial: number
  cards: readonly string[]
  stones: readonly Laid[]
}
export interface Laid {
  readonly stone: string
  readonly place: string
}

export interface Player extends Party, Record<Resource, number> {
  /** Empty until the coven is chosen. */
  coven: CovenId | ''
  hand: string[]
  mana: number
  /** Whether the coven token is face up. */
  token: boolean
  /** The figure on the action cell of the board (Cross). */
  boardCell: Figure | ''
  passed: boolean
  secret: Secret
  /** Whether the player has made the secret choice that is asked now. */
  ready: boolean
  /** The dial that everybody has seen in this battle, or -1. */
  shown: number
}

/** The opponent in a solo match (EV-25). */
export interface Automa extends Party {
  /** The cell of the circle on which her marker stands. */
  marker: number
}

interface Crowd {
  witches: number
  elders: number
}
export interface RegionState {
  readonly id: RegionId
  /** Face-up places; an empty string is an empty slot. */
  readonly slots: string[]
  /** The party whose witch stands on the action cell, or -1. */
  readonly cells: number[]
  /** The figures in the big cell, by party. */
  readonly crowd: Crowd[]
  readonly stones: string[]
}

export interface State {
  readonly side: Side
  readonly advanced: boolean
  readonly difficulty: Difficulty
  phase: Phase
  round: number
  /** The seat that has the first player token. */
  first: Seat
  /** The seat whose turn it is in the action phase. */
  active: Seat
  /** Whether the main action of this turn is done. */
  acted: boolean
  /** Main deck; the last card is on top. */
  deck: string[]
  discard: string[]
  /** Place cards; the last one is on top. */
  readonly places: string[]
  /** Rituals that are removed from the game. */
  readonly box: string[]
  /** Stones that are not in use; nobody sees them. */
  unused: readonly string[]
  /** Whether the red stone can still be taken. */
  redStone: boolean
  readonly regions: RegionState[]
  readonly players: Player[]
  readonly automa?: Automa
}

/** The party number of the Automa. Seats come first, and she only plays in solo matches. */
export const AUTOMA = 1

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new RangeError(`no player at seat ${seat}`)
  return player
}

export function partyAt(s: State, party: number): Party {
  const found = s.players[party] ?? (party === AUTOMA ? s.automa : undefined)
  if (!found) throw new RangeError(`no party ${party}`)
  return found
}

export const isAutoma = (s: State, party: number): boolean => party >= s.players.length
export const partyCount = (s: State): number => s.players.length + (s.automa ? 1 : 0)

/** EV-1.12: returns all seats clockwise, beginning with `start`. */
export function seatsFrom(s: State, start: Seat): readonly Seat[] {
  const { length } = s.players
  return Array.from({ length }, (_, n) => (start + n) % length)
}
export const turnOrder = (s: State): readonly Seat[] => seatsFrom(s, s.first)
/** EV-16.10: returns the seat that comes first when several players are concerned. */
export const leaderOf = (s: State): Seat => (s.phase === 'actions' ? s.active : s.first)
/** Returns the opponents clockwise from the left neighbour, including the Automa. */
export const opponentsOf = (s: State, seat: Seat): readonly number[] => {
  const count = partyCount(s)
  return Array.from({ length: count - 1 }, (_, n) => (seat + 1 + n) % count)
}
/** EV-R35: returns the left neighbour. In a solo match the Automa is the neighbour on both sides (EV-16.7). */
export const leftOf = (s: State, party: number): number => (party + 1) % partyCount(s)

export function regionAt(s: State, id: RegionId): RegionState {
  const region = s.regions.find((known) => known.id === id)
  if (!region) throw new RangeError(`'${id}' is not in use`)
  return region
}

export function boardAt(s: State, seat: Seat): Board {
  const { coven } = playerAt(s, seat)
  if (!coven) throw new RangeError(`seat ${seat} has no coven yet`)
  return boardOf(coven, s.side)
}

export const faceAt = (s: State, place: string): PlaceFace => faceOf(place, s.side)
export const circleOf = (party: Party, place: string): 'outer' | 'inner' => (party.outer.includes(place) ? 'outer' : 'inner')
export const placesOf = ({ outer, inner }: Party): readonly string[] => [...outer, ...inner]

export const ritualOn = ({ played }: Party, place: string): Played | undefined => played.find((one) => one.place === place && one.role === 'ritual')
export const freePlaces = (party: Party): readonly string[] => placesOf(party).filter((place) => !ritualOn(party, place))
export const ritualsOf = ({ played }: Party): readonly Played[] => played.filter(({ role }) => role === 'ritual')
export const specialistsOf = ({ played }: Party): readonly Played[] => played.filter(({ role }) => role === 'specialist')
export const councilOf = ({ played }: Party): readonly Played[] => played.filter(({ role }) => role === 'council')

export function playedBy(party: Party, card: string): Played {
  const found = party.played.find((one) => one.card === card)
  if (!found) throw new RangeError(`'${card}' is not in play`)
  return found
}

/** EV-6.6: counts the sickles on the ritual at this place. */
export const sicklesOn = (party: Party, place: string): number => ritualOn(party, place)?.slots.filter((slot) => slot === 'sickle').length ?? 0

/** Returns the specialist whose effect this card has now (EV-31.7a). */
export const effectiveSpecialist = ({ card, copies }: Played) => specialistOf(copies || card)

export function figuresIn(region: RegionState, party: number): number {
  const crowd = region.crowd[party]
  return (crowd ? crowd.witches + crowd.elders : 0) + region.cells.filter((owner) => owner === party).length
}

/** Removes one thing from the list, which must contain it. */
export function take(from: string[], thing: string): void {
  const index = from.indexOf(thing)
  if (index < 0) throw new RangeError(`'${thing}' is not there`)
  from.splice(index, 1)
}
