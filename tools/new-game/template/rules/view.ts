import type { Seat } from '#shared/kernel/decision.ts'
import type { SeatView } from '#shared/kernel/game.ts'
import { memoOnObject } from '#shared/kernel/memo.ts'
import type { Random } from '#shared/kernel/random.ts'
import { boolean, list, number, oneOf, optionalNumber, record, string, type ViewOf } from '#shared/kernel/shape.ts'
import { GOODS, type Player, playerAt, SHIPS, type State } from './state.ts'

/** The table view. A field that is not listed here never leaves the server. */
export const tableShape = record('HarbourTable', {
  round: number,
  isOver: boolean,
  ship: string,
  /** The number of ships to come. */
  deck: number,
  discards: list(string),
  players: list(record('HarbourPlayer', { coins: number, hasBid: boolean, trade: oneOf(['', ...GOODS]), ships: list(string) })),
})
export type TableView = ViewOf<typeof tableShape>

/** The hand view: the seat's own bid. */
export const handShape = record('HarbourHand', { bid: optionalNumber })
type HandView = ViewOf<typeof handShape>

const viewPlayer = memoOnObject(({ coins, bid, trade, ships }: Player) => ({ coins, hasBid: bid !== undefined, trade, ships }))
const viewPlayers = memoOnObject((players: readonly Player[]) => players.map(viewPlayer))

export const viewTable = ({ deck, players, round, isOver, ship, discards }: State): TableView => {
  return { round, isOver, ship, deck: deck.length, discards, players: viewPlayers(players) }
}

export function viewHand(s: State, seat: Seat): HandView {
  const { bid } = playerAt(s, seat)
  return bid === undefined ? {} : { bid }
}

/** Makes a full state that looks the same to the seat. It invents the order of the deck and the bids of the others. */
export function imagine({ seat, table, hand }: SeatView<TableView, HandView>, random: Random): State {
  const seen = [table.ship, ...table.discards, ...table.players.flatMap(({ ships }) => ships)]
  const players = table.players.map(({ hasBid, ...player }, other): Player => {
    const bid = other === seat ? hand.bid : hasBid ? random.int(player.coins + 1) : undefined
    return { ...player, ships: [...player.ships], ...(bid !== undefined && { bid }) }
  })
  return { ...table, players, deck: random.shuffle(SHIPS.filter((ship) => !seen.includes(ship))), discards: [...table.discards] }
}
