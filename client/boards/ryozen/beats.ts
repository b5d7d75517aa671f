import { EVENT_IDS } from '#shared/games/ryozen/cards.ts'
import { type Good, SECTOR_IDS } from '#shared/games/ryozen/content/index.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { RyozenEvent } from './table.ts'

/** Returns the place or card that causes the event. Events with the same cause are shown together as one beat. */
export function causeOf(event: RyozenEvent): string {
  if (event.type === 'event-came') return event.event
  if (event.type === 'reached') return event.place
  return 'source' in event ? event.source : ''
}
export const isOpening = ({ type }: RyozenEvent): boolean => type === 'event-came' || type === 'reached'
/** An event that gives or takes goods. */
export type GoodsEvent = Extract<RyozenEvent, { readonly good: Good }>
const isGoods = (event: RyozenEvent): event is GoodsEvent => 'good' in event

export function isOneBeat(event: RyozenEvent, next: RyozenEvent): boolean {
  const cause = causeOf(event)
  if (cause === '' || cause !== causeOf(next) || isOpening(next)) return false
  return isOpening(event) || EVENT_IDS.includes(cause) || (isGoods(event) && isGoods(next))
}

/** Returns the events of the current beat. */
function beatOf(played: readonly RyozenEvent[]): readonly RyozenEvent[] {
  const end = played.findLastIndex((event, n) => {
    const next = played[n + 1]
    return next !== undefined && !isOneBeat(event, next)
  })
  return played.slice(end + 1)
}

/** What a player gains and pays in one beat. */
export interface Flight {
  readonly seat: number
  readonly goods: readonly { readonly good: Good; readonly count: number }[]
}
export interface Flights {
  /** A place of the kingdom or a tile, or '' for a source beside the board. */
  readonly from: string
  readonly of: readonly Flight[]
}

const isPlace = (source: string): boolean => source === 'palace' || SECTOR_IDS.some((id) => id === source)

/** Returns what the current beat gives or takes, seat by seat, and where to show it. */
export function flightsOf(view: TableView, played: readonly RyozenEvent[]): Flights | undefined {
  const purses = new Map<number, Map<Good, number>>()
  let from = ''
  for (const event of beatOf(played)) {
    if (!isGoods(event)) continue
    const { good } = event
    const purse = purses.get(event.seat) ?? new Map<Good, number>()
    const count = event.type.startsWith('gained-') ? event.count : -event.count
    purses.set(event.seat, purse.set(good, (purse.get(good) ?? 0) + count))
    const own = view.turn.tile !== '' && ownerOf(view.turn.tile) === event.seat ? view.turn.tile : ''
    from = isPlace(causeOf(event)) ? causeOf(event) : own
  }
  if (purses.size === 0) return undefined
  return { from, of: [...purses].map(([seat, purse]) => ({ seat, goods: [...purse].map(([good, count]) => ({ good, count })) })) }
}

/** Returns the companion that the last event hits. */
export function struckBy(played: readonly RyozenEvent[]): string {
  const event = played.at(-1)
  return event?.type === 'struck' ? event.tile : ''
}

/** Returns the card or place that the last event names. */
export function calledBy(played: readonly RyozenEvent[]): string {
  const event = played.at(-1)
  if (!event) return ''
  if (event.type === 'visited') return event.village
  if (event.type === 'played') return event.card
  if (event.type === 'night-reward') return event.sector
  const cause = causeOf(event)
  return isOpening(event) || EVENT_IDS.includes(cause) ? cause : ''
}
