import type { MatchInfo } from '#shared/protocol/http.ts'
import { waitsUntil } from '../match/host/alone.ts'
import { activeHold } from '../match/host/holds.ts'
import type { MatchRecord, SeatRecord } from '../services.ts'

/** A match whose host has been away for this long is not listed, and another player who is there becomes its host. */
export const HOST_AWAY_MS = 60_000

/**
 * How many matches the lobby shows at most. That is more than anybody reads. All of them together, with the longest names, are half of what
 * a connection may leave unread, so that a new client is not disconnected. The others can be joined by link and by quick match.
 */
export const MAX_WAITING = 200
export const MAX_PLAYING = 100
/** For matches where nobody is connected, because they cost their people nothing. */
export const MAX_KEPT = 100

type Order = (one: MatchInfo, other: MatchInfo) => number
const newestFirst: Order = (one, other) => other.createdAt - one.createdAt
const hostThereFirst: Order = (one, other) => Number(one.seen !== undefined) - Number(other.seen !== undefined) || newestFirst(one, other)
const lastLeftFirst: Order = (one, other) => (other.until ?? 0) - (one.until ?? 0)

const first = (tables: readonly MatchInfo[] | undefined, most: number, order: Order): readonly MatchInfo[] =>
  tables === undefined || tables.length <= most ? (tables ?? []) : tables.toSorted(order).slice(0, most)

/** The matches that the lobby shows. */
export function shownOf(tables: readonly MatchInfo[]): readonly MatchInfo[] {
  const { kept, playing, waiting } = Object.groupBy(tables, ({ until, phase }) =>
    until !== undefined ? 'kept' : phase === 'playing' ? 'playing' : 'waiting',
  )
  const shown = new Set([
    ...first(kept, MAX_KEPT, lastLeftFirst),
    ...first(playing, MAX_PLAYING, newestFirst),
    ...first(waiting, MAX_WAITING, hostThereFirst),
  ])
  return shown.size === tables.length ? tables : tables.filter((info) => shown.has(info))
}

/** Who is connected to a match. */
export interface Presence {
  /** Since when the host is away; undefined while the host is there. */
  readonly hostAwaySince: number | undefined
  /** Since when nobody with a seat is there; undefined while somebody is. */
  readonly aloneSince: number | undefined
}

function seatInfo(seat: SeatRecord, now: number): MatchInfo['seats'][number] {
  const { kind, level } = seat
  const hold = activeHold(seat, now)
  return { name: hold?.name ?? seat.name, kind, ...(level ? { level } : {}), ...(hold ? { held: true } : {}) }
}

export function matchInfo({ id, game, phase, listed, pace, options, seats, createdAt }: MatchRecord, now: number): MatchInfo {
  return { id, game, phase, listed, pace, options, createdAt, seats: seats.map((seat) => seatInfo(seat, now)) }
}

/** The number of seats that anybody could take. */
export const openSeats = ({ seats }: MatchInfo): number => seats.filter(({ kind, held }) => kind === 'open' && !held).length

/** The listing of a match that has not begun. Its host must not be gone, except in relaxed matches, where nobody need be there. */
function gatheringOf(record: MatchRecord, info: MatchInfo, { hostAwaySince, aloneSince }: Presence, now: number): MatchInfo | undefined {
  if (openSeats(info) === 0) return undefined
  if (hostAwaySince === undefined) return info
  if (record.pace !== 'relaxed') return now - hostAwaySince < HOST_AWAY_MS ? { ...info, seen: hostAwaySince } : undefined
  if (aloneSince === undefined) return info
  const until = waitsUntil(record, aloneSince, now)
  return until === undefined ? undefined : { ...info, until }
}

/** The listing of a match that waits outside memory, if it is listed. */
export function keptListingOf(record: MatchRecord, now: number): MatchInfo | undefined {
  const { alone, sittings = 0 } = record
  if (alone?.sittings !== sittings) return undefined
  const listing = listingOf(record, { hostAwaySince: alone.since, aloneSince: alone.since }, now)
  return listing?.until === undefined ? undefined : listing
}

/** The listing of a match, if it is listed: one with open seats, or a running one between people that can be watched. */
export function listingOf(record: MatchRecord, presence: Presence, now: number): MatchInfo | undefined {
  if (!record.listed) return undefined
  const info = matchInfo(record, now)
  switch (record.phase) {
    case 'gathering':
      return gatheringOf(record, info, presence, now)
    case 'playing':
      return presence.aloneSince === undefined && record.seats.filter(({ kind }) => kind === 'human').length > 1 ? info : undefined
    case 'opening':
    case 'finished':
      return undefined
  }
}
