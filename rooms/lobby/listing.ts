import type { MatchInfo } from '#shared/protocol/http.ts'
import { waitsUntil } from '../match/host/alone.ts'
import { activeHold } from '../match/host/holds.ts'
import type { MatchRecord, SeatRecord } from '../services.ts'

/** A table whose host has been away for this long is offered to nobody, and somebody else who is there becomes its host. */
export const HOST_AWAY_MS = 60_000

/**
 * Everybody in the lobby is told of so many tables at most: more than anybody reads, and all of them together, with the longest names, are
 * half of what a connection may leave unread, so that whoever comes is not cut off. The others are open to who has the link, and to who
 * looks for people.
 */
export const MAX_WAITING = 200
export const MAX_PLAYING = 100
/** Of those where nobody is, which cost their people nothing. */
export const MAX_KEPT = 100

type Order = (one: MatchInfo, other: MatchInfo) => number
const newestFirst: Order = (one, other) => other.createdAt - one.createdAt
const hostThereFirst: Order = (one, other) => Number(one.seen !== undefined) - Number(other.seen !== undefined) || newestFirst(one, other)
const lastLeftFirst: Order = (one, other) => (other.until ?? 0) - (one.until ?? 0)

const first = (tables: readonly MatchInfo[] | undefined, most: number, order: Order): readonly MatchInfo[] =>
  tables === undefined || tables.length <= most ? (tables ?? []) : tables.toSorted(order).slice(0, most)

/** What the lobby shows of all the tables there are. */
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

/** Who is at a table. */
export interface Presence {
  /** Since when the host is away; undefined while they are there. */
  readonly hostAwaySince: number | undefined
  /** Since when nobody is there who has a seat; undefined while somebody is. */
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

/** How many seats anybody could take. */
export const openSeats = ({ seats }: MatchInfo): number => seats.filter(({ kind, held }) => kind === 'open' && !held).length

/** How the lobby shows a table to sit down at, whose host is not gone; over days nobody need be there. */
function gatheringOf(record: MatchRecord, info: MatchInfo, { hostAwaySince, aloneSince }: Presence, now: number): MatchInfo | undefined {
  if (openSeats(info) === 0) return undefined
  if (hostAwaySince === undefined) return info
  if (record.pace !== 'relaxed') return now - hostAwaySince < HOST_AWAY_MS ? { ...info, seen: hostAwaySince } : undefined
  if (aloneSince === undefined) return info
  const until = waitsUntil(record, aloneSince, now)
  return until === undefined ? undefined : { ...info, until }
}

/** What the lobby shows of a table that waits outside of memory, if anything. */
export function keptListingOf(record: MatchRecord, now: number): MatchInfo | undefined {
  const { alone, sittings = 0 } = record
  if (alone?.sittings !== sittings) return undefined
  const listing = listingOf(record, { hostAwaySince: alone.since, aloneSince: alone.since }, now)
  return listing?.until === undefined ? undefined : listing
}

/** What the lobby shows of a table now, if anything: to sit down at, or a match among people to watch. */
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
