import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchConfig } from '#shared/kernel/game.ts'
import type { Random } from '#shared/kernel/random.ts'

export const GOODS = ['cloth', 'spice', 'timber'] as const
/** The ids of all ships. `spice-3` carries spice and is worth 3 points. */
export const SHIPS: readonly string[] = GOODS.flatMap((good) => [`${good}-2`, `${good}-3`])
export const START_COINS = 10
export const ROUNDS = 8

export interface Player {
  coins: number
  /** The player's secret bid for the ship. It is absent until the player has bid. */
  bid?: number
  /** The good that the player trades in. Each ship that carries it is worth 1 point more. */
  trade: (typeof GOODS)[number] | ''
  ships: string[]
}

export interface State {
  players: Player[]
  /** The ship that the players bid for, or `''`. */
  ship: string
  /** The ships to come. The last one comes next. */
  deck: string[]
  /** The ships that nobody won. */
  discards: string[]
  round: number
  isOver: boolean
}

/** One variant for each step, with the step's arguments. Frames are public. */
export type Frame = { readonly step: 'trade'; readonly turn: number } | { readonly step: 'arrive' } | { readonly step: 'bid' }

export function setup({ seats }: MatchConfig, random: Random): { state: State; first: Frame } {
  const players = Array.from({ length: seats }, (): Player => ({ coins: START_COINS, trade: '', ships: [] }))
  return { state: { players, ship: '', deck: random.shuffle(SHIPS), discards: [], round: 0, isOver: false }, first: { step: 'trade', turn: 0 } }
}

export const seatsOf = (s: State): readonly Seat[] => s.players.map((_, seat) => seat)

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new RangeError(`there is no seat ${seat}`)
  return player
}

/** Names every invariant that the state breaks. */
export function violations({ players, ship, deck, discards, round }: State): readonly string[] {
  const ships = [...deck, ...discards, ...players.flatMap((player) => player.ships), ...(ship ? [ship] : [])]
  const found: string[] = []
  if (ships.toSorted().join() !== SHIPS.toSorted().join()) found.push('every ship is in exactly one place')
  if (players.some(({ coins, bid = 0 }) => coins < 0 || bid < 0 || bid > coins)) found.push('no player bids or owes more than the coins at hand')
  if (round > ROUNDS) found.push('there are no more rounds than planned')
  return found
}
