import type { Seat } from '#shared/kernel/decision.ts'
import type { SeatView } from '#shared/kernel/game.ts'
import { memoOnObject } from '#shared/kernel/memo.ts'
import type { Random } from '#shared/kernel/random.ts'
import { boolean, list, number, oneOf, optionalNumber, record, string, type ViewOf } from '#shared/kernel/shape.ts'
import { GOODS, type Player, playerAt, SHIPS, type State } from './state.ts'

/** What everybody sees. Whatever is not listed here never leaves the server. */
export const tableShape = record('HarbourTable', {
  round: number,
  isOver: boolean,
  ship: string,
  /** How many ships are still to come. */
  deck: number,
  discards: list(string),
  players: list(record('HarbourPlayer', { coins: number, hasBid: boolean, shown: number, trade: oneOf(['', ...GOODS]), ships: list(string) })),
})
export type TableView = ViewOf<typeof tableShape>

/** What one seat sees in addition: its own bid. */
export const handShape = record('HarbourHand', { bid: optionalNumber })
export type HandView = ViewOf<typeof handShape>

const viewPlayer = memoOnObject(({ coins, bid, shown, trade, ships }: Player) => ({ coins, hasBid: bid !== undefined, shown, trade, ships }))
const viewPlayers = memoOnObject((players: readonly Player[]) => players.map(viewPlayer))

export const viewTable = ({ round, isOver, ship, deck, discards, players }: State): TableView => ({
  round,
  isOver,
  ship,
  deck: deck.length,
  discards,
  players: viewPlayers(players),
})

export function viewHand(s: State, seat: Seat): HandView {
  const { bid } = playerAt(s, seat)
  return bid === undefined ? {} : { bid }
}

/** A state that looks the same to the seat: the order of the deck and the bids of the others are made up. */
export function imagine({ seat, table, hand }: SeatView<TableView, HandView>, random: Random): State {
  const seen = new Set([table.ship, ...table.discards, ...table.players.flatMap(({ ships }) => ships)])
  const players = table.players.map(({ coins, hasBid, shown, trade, ships }, other): Player => {
    const bid = other === seat ? hand.bid : hasBid ? random.int(coins + 1) : undefined
    return { coins, shown, trade, ships: [...ships], ...(bid !== undefined && { bid }) }
  })
  const { round, isOver, ship, discards } = table
  return { players, ship, deck: random.shuffle(SHIPS.filter((one) => !seen.has(one))), discards: [...discards], round, isOver }
}
