import type { MatchInfo } from '#shared/wire/http.ts'
import { holdOn } from './holds.ts'
import type { MatchRecord, SeatRecord } from './services.ts'
import { waitsUntil } from './table-wait.ts'

/** A table whose host has been away for this long is offered to nobody, and somebody else who is there becomes its host. */
export const HOST_AWAY_MS = 60_000

/** Of the tables where nobody is, which cost their people nothing, everybody is told of so many at most. */
export const MOST_KEPT = 100

/** What the lobby shows of all the tables there are: of those where nobody is, the ones where somebody was last. */
export function shownOf(tables: readonly MatchInfo[]): readonly MatchInfo[] {
  const kept = tables.filter(({ until }) => until !== undefined)
  if (kept.length <= MOST_KEPT) return tables
  const left = new Set(kept.toSorted((one, other) => (other.until ?? 0) - (one.until ?? 0)).slice(MOST_KEPT))
  return tables.filter((info) => !left.has(info))
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
  const hold = holdOn(seat, now)
  return { name: hold?.name ?? seat.name, kind, ...(level ? { level } : {}), ...(hold ? { held: true } : {}) }
}

export function infoOf({ id, game, phase, listed, pace, options, seats, createdAt }: MatchRecord, now: number): MatchInfo {
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
  const info = infoOf(record, now)
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
