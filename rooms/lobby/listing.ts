import type { MatchInfo } from '#shared/protocol/http.ts'
import { waitsUntil } from '../match/host/alone.ts'
import { activeHold } from '../match/host/holds.ts'
import type { MatchRecord, SeatRecord } from '../services.ts'

/** A match whose host has been away for this long is not listed, and another player who is there becomes its host. */
export const HOST_AWAY_MS = 60_000

/**
 * How many matches with open seats the lobby shows at most. The three limits together are more than anybody reads. Even with the longest
 * names, the list takes at most half of what a connection may leave unread, so that a new client is not disconnected. The other matches
 * can be joined by link and by quick match.
 */
export const MAX_WAITING = 200
export const MAX_PLAYING = 100
/** The limit for matches that wait while nobody is connected. They have a limit of their own because they cost their people nothing. */
export const MAX_KEPT = 100

type Order = (one: MatchInfo, other: MatchInfo) => number
const newestFirst: Order = (one, other) => other.createdAt - one.createdAt
const hostThereFirst: Order = (one, other) => Number(one.seen !== undefined) - Number(other.seen !== undefined) || newestFirst(one, other)
const lastLeftFirst: Order = (one, other) => (other.until ?? 0) - (one.until ?? 0)

const first = (matches: readonly MatchInfo[] | undefined, most: number, order: Order): readonly MatchInfo[] =>
  matches === undefined || matches.length <= most ? (matches ?? []) : matches.toSorted(order).slice(0, most)

/** Returns the matches that the lobby shows. */
export function shownOf(matches: readonly MatchInfo[]): readonly MatchInfo[] {
  const { kept, playing, waiting } = Object.groupBy(matches, ({ until, phase }) =>
    until !== undefined ? 'kept' : phase === 'playing' ? 'playing' : 'waiting',
  )
  const shown = new Set([
    ...first(kept, MAX_KEPT, lastLeftFirst),
    ...first(playing, MAX_PLAYING, newestFirst),
    ...first(waiting, MAX_WAITING, hostThereFirst),
  ])
  return shown.size === matches.length ? matches : matches.filter((info) => shown.has(info))
}

/** Who is connected to a match. */
export interface Presence {
  /** When the host left; undefined while the host is connected. */
  readonly hostAwaySince: number | undefined
  /** When the last person with a seat left; undefined while one is connected. */
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

/** Returns the listing of a match that has not begun. In live and untimed matches it ends when the host has been away for too long. */
function gatheringOf(record: MatchRecord, info: MatchInfo, { hostAwaySince, aloneSince }: Presence, now: number): MatchInfo | undefined {
  if (openSeats(info) === 0) return undefined
  if (hostAwaySince === undefined) return info
  if (record.pace !== 'relaxed') return now - hostAwaySince < HOST_AWAY_MS ? { ...info, seen: hostAwaySince } : undefined
  if (aloneSince === undefined) return info
  const until = waitsUntil(record, aloneSince, now)
  return until === undefined ? undefined : { ...info, until }
}

/** Returns the listing of a match that waits outside memory, or undefined if it is not listed. */
export function keptListingOf(record: MatchRecord, now: number): MatchInfo | undefined {
  const { alone, sittings = 0 } = record
  if (alone?.sittings !== sittings) return undefined
  const listing = listingOf(record, { hostAwaySince: alone.since, aloneSince: alone.since }, now)
  return listing?.until === undefined ? undefined : listing
}

/** Returns the listing of a match with open seats, or of a running match between people. Undefined if the match is not listed. */
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
