import type { MatchInfo } from '#shared/wire/http.ts'
import { holdOn } from './holds.ts'
import type { MatchRecord, SeatRecord } from './services.ts'

/** A table whose host has been away for this long is offered to nobody, and somebody else who is there becomes its host. */
export const HOST_AWAY_MS = 60_000

/** Who is at a table. */
export interface Presence {
  /** Since when the host is away; undefined while they are there. */
  readonly hostAwaySince: number | undefined
  /** Whether anybody is there who has a seat. */
  readonly isAttended: boolean
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

/** Whether the lobby shows it: a table to sit down at, whose host is not gone, or a match among people to watch. */
function isShown(record: MatchRecord, info: MatchInfo, { hostAwaySince, isAttended }: Presence, now: number): boolean {
  switch (record.phase) {
    case 'gathering':
      return openSeats(info) > 0 && (hostAwaySince === undefined || now - hostAwaySince < HOST_AWAY_MS)
    case 'playing':
      return isAttended && record.seats.filter(({ kind }) => kind === 'human').length > 1
    case 'opening':
    case 'finished':
      return false
  }
}

/** What the lobby shows of a table now, if anything. */
export function listingOf(record: MatchRecord, presence: Presence, now: number): MatchInfo | undefined {
  if (!record.listed) return undefined
  const info = infoOf(record, now)
  const { hostAwaySince: seen } = presence
  if (!isShown(record, info, presence, now)) return undefined
  return record.phase === 'gathering' && seen !== undefined ? { ...info, seen } : info
}
