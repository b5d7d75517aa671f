import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchConfig } from '#shared/kernel/game.ts'
import type { Random } from '#shared/kernel/random.ts'

export const GOODS = ['cloth', 'spice', 'timber'] as const
type Good = (typeof GOODS)[number]
/** `spice-3`: what a ship carries and how many points it brings. */
export const SHIPS: readonly string[] = GOODS.flatMap((good) => [`${good}-2`, `${good}-3`])
export const START_COINS = 10
export const ROUNDS = 8

export interface Player {
  coins: number
  /** What the player bids for this ship, in secret. Absent until the player has bid. */
  bid?: number
  /** The last bid, once it was shown. */
  shown: number
  /** The good that brings this player one point more. */
  trade: Good | ''
  ships: string[]
}

export interface State {
  players: Player[]
  /** The ship that is bid for; empty before the first and after the last. */
  ship: string
  /** The last one comes next. */
  deck: string[]
  /** Ships that nobody won. */
  discards: string[]
  round: number
  isOver: boolean
}

/** Every step of the game and what it has to know. Everybody may know what is in a frame. */
export type Frame = { readonly step: 'trade'; readonly turn: number } | { readonly step: 'arrive' } | { readonly step: 'bid' }

export function setup({ seats }: MatchConfig, random: Random): { state: State; first: Frame } {
  const players = Array.from({ length: seats }, (): Player => ({ coins: START_COINS, shown: 0, trade: '', ships: [] }))
  return { state: { players, ship: '', deck: random.shuffle(SHIPS), discards: [], round: 0, isOver: false }, first: { step: 'trade', turn: 0 } }
}

export const seatsOf = (s: State): readonly Seat[] => s.players.map((_, seat) => seat)

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new RangeError(`there is no seat ${seat}`)
  return player
}

export const goodOf = (ship: string): string => ship.split('-')[0] ?? ''
export const pointsOf = (ship: string): number => Number(ship.split('-')[1])

/** What always holds, whoever plays. */
export function violations(s: State): readonly string[] {
  const found: string[] = []
  const ships = [...s.deck, ...s.discards, ...s.players.flatMap((player) => player.ships), ...(s.ship ? [s.ship] : [])]
  if (ships.toSorted().join() !== SHIPS.toSorted().join()) found.push('every ship is in one place')
  if (s.players.some(({ coins }) => coins < 0)) found.push('nobody has less than no coins')
  if (s.players.some(({ bid = 0, coins }) => bid < 0 || bid > coins)) found.push('nobody bids more than there is')
  if (s.round > ROUNDS) found.push('no more rounds than there are')
  return found
}
