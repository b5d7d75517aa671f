import { EVENT_IDS } from '#shared/games/ryozen/cards.ts'
import { type Good, SECTOR_IDS } from '#shared/games/ryozen/content/index.ts'
import { ownerOf } from '#shared/games/ryozen/tiles.ts'
import type { TableView } from '#shared/games/ryozen/view.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import { goodOf, number, text } from './animations.ts'

/** Events that are shown together are one beat: what one place or one card brings to everybody. */
function causeOf(event: GameEvent): string {
  if (event.type === 'event-came') return text(event.event)
  if (event.type === 'reached') return text(event.place)
  return text(event.source)
}
const isOpening = ({ type }: GameEvent): boolean => type === 'event-came' || type === 'reached'
function isOneBeat(event: GameEvent, next: GameEvent): boolean {
  const cause = causeOf(event)
  if (cause === '' || cause !== causeOf(next) || isOpening(next)) return false
  return isOpening(event) || EVENT_IDS.includes(cause) || (goodOf(event) !== undefined && goodOf(next) !== undefined)
}

/** The events of the running beat. */
function beatOf(played: readonly GameEvent[]): readonly GameEvent[] {
  const end = played.findLastIndex((event, n) => {
    const next = played[n + 1]
    return next !== undefined && !isOneBeat(event, next)
  })
  return played.slice(end + 1)
}

/** What somebody gets and gives in one beat. */
export interface Flight {
  readonly seat: number
  readonly goods: readonly { readonly good: Good; readonly count: number }[]
}
export interface Flights {
  /** A place of the kingdom, or a tile; '' for what lies beside the board. */
  readonly from: string
  readonly of: readonly Flight[]
}

const isPlace = (source: string): boolean => source === 'palace' || SECTOR_IDS.some((id) => id === source)

/** What the running beat gives or takes, seat by seat, and where it is shown. */
export function flightsOf(view: TableView, played: readonly GameEvent[]): Flights | undefined {
  const purses = new Map<number, Map<Good, number>>()
  let from = ''
  for (const event of beatOf(played)) {
    const good = goodOf(event)
    if (!good || event.seat === undefined) continue
    const purse = purses.get(event.seat) ?? new Map<Good, number>()
    const count = event.type.startsWith('gained-') ? number(event.count) : -number(event.count)
    purses.set(event.seat, purse.set(good, (purse.get(good) ?? 0) + count))
    const own = view.turn.tile !== '' && ownerOf(view.turn.tile) === event.seat ? view.turn.tile : ''
    from = isPlace(causeOf(event)) ? causeOf(event) : own
  }
  if (purses.size === 0) return undefined
  return { from, of: [...purses].map(([seat, purse]) => ({ seat, goods: [...purse].map(([good, count]) => ({ good, count })) })) }
}

/** The companion hit by the last event. */
export function struckBy(played: readonly GameEvent[]): string {
  const event = played.at(-1)
  return event?.type === 'struck' ? text(event.tile) : ''
}

/** The card or place the last event speaks of. */
export function calledBy(played: readonly GameEvent[]): string {
  const event = played.at(-1)
  if (!event) return ''
  if (event.type === 'visited') return text(event.village)
  if (event.type === 'played') return text(event.card)
  if (event.type === 'night-reward') return text(event.sector)
  const cause = causeOf(event)
  return isOpening(event) || EVENT_IDS.includes(cause) ? cause : ''
}

const LONG = new Set(['rotated', 'event-came', 'night-began', 'built', 'hired'])
const USUAL = new Set([
  'placed',
  'placed-hidden',
  'relocated',
  'retreated',
  'pushed-out',
  'struck',
  'turned-revealed',
  'turned-revealed-other',
  'turned-hidden',
  'turned-hidden-other',
  'revealed',
  'explored',
  'went-back',
  'visited',
  'event-discarded',
  'kept',
  'burnt',
  'played',
  'herald-first',
  'reached',
  'took-token',
  'locked',
  'night-reward',
])

/** By night much is to be seen at once. */
const NIGHT_MS = 900

/** How long an event is worth watching, in ms; 0: it plays together with the next one. */
export function eventMs(event: GameEvent, next: GameEvent | undefined): number {
  if (next && isOneBeat(event, next)) return 0
  if (EVENT_IDS.includes(causeOf(event)) || (next && isOpening(next))) return NIGHT_MS
  if (LONG.has(event.type)) return 820
  if (USUAL.has(event.type)) return 520
  return goodOf(event) ? 380 : 0
}
