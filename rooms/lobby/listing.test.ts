import { describe, expect, test } from 'vitest'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { CreateMatchRequest, MatchInfo } from '#shared/protocol/http.ts'
import { MAX_UNREAD_BYTES } from '../colyseus/socket-writer.ts'
import { newRecord, rematchRecord, setBot, takeSeat } from '../match/host/seating.ts'
import type { MatchRecord } from '../services.ts'
import { HOST_AWAY_MS, listingOf, MAX_KEPT, MAX_PLAYING, MAX_WAITING, matchInfo, openSeats, type Presence, shownOf } from './listing.ts'

const NOW = 1_000_000
const [ADA, BOB] = [
  { id: 'ada', name: 'Ada' },
  { id: 'bob', name: 'Bob' },
]

function done(result: ReturnType<typeof takeSeat>): MatchRecord {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const newMatch = (wanted: Partial<CreateMatchRequest> = {}): MatchRecord =>
  done(newRecord({ id: 'm1', serverSeed: 'seed', host: ADA, now: NOW }, sampleGame, { game: 'riddle', seats: 2, listed: true, ...wanted }))
const both = done(takeSeat(newMatch(), BOB, 1, NOW))

const HERE: Presence = { hostAwaySince: undefined, aloneSince: undefined }
const isListed = (record: MatchRecord, presence: Partial<Presence> = {}, now = NOW): boolean =>
  listingOf(record, { ...HERE, ...presence }, now) !== undefined

describe('a match that has not begun is listed', () => {
  test('while there is a free seat', () => {
    expect(isListed(newMatch())).toBe(true)
    expect(isListed(both)).toBe(false)
    expect(isListed(done(setBot(newMatch(), ADA, { seat: 1, level: 'novice' }, NOW)))).toBe(false)
    expect(isListed(newMatch({ listed: false }))).toBe(false)
  })

  test('while its host is there or has been away for less than a minute, and the listing says since when', () => {
    expect(listingOf(newMatch(), HERE, NOW)).not.toHaveProperty('seen')
    expect(listingOf(newMatch(), { hostAwaySince: NOW - 5, aloneSince: NOW - 5 }, NOW)).toMatchObject({ seen: NOW - 5 })
    expect(isListed(newMatch(), { hostAwaySince: NOW - HOST_AWAY_MS + 1 })).toBe(true)
    expect(isListed(newMatch(), { hostAwaySince: NOW - HOST_AWAY_MS })).toBe(false)
  })

  test('for a week after its last player has left if it is relaxed, and the listing says until when', () => {
    const week = 7 * 24 * 3_600_000
    const relaxed = newMatch({ pace: 'relaxed', seats: 3 })
    const left = (since: number): Presence => ({ hostAwaySince: since, aloneSince: since })
    expect(listingOf(relaxed, HERE, NOW)).not.toHaveProperty('until')
    // The host is away and another player is there.
    expect(listingOf(relaxed, { hostAwaySince: NOW - 9 * HOST_AWAY_MS, aloneSince: undefined }, NOW)).toEqual(matchInfo(relaxed, NOW))
    expect(listingOf(relaxed, left(NOW), NOW + week - 1)).toEqual({ ...matchInfo(relaxed, NOW), until: NOW + week })
    expect(listingOf(relaxed, left(NOW), NOW + week)).toBeUndefined()
    expect(isListed(done(takeSeat(done(takeSeat(relaxed, BOB, 1, NOW)), { id: 'eve', name: 'Eve' }, 2, NOW)), left(NOW))).toBe(false)
  })

  test('only with seats that are free, and a held seat is free only after its hold has ended', () => {
    const again = rematchRecord({ id: 'm2', serverSeed: 'seed', host: ADA, now: NOW }, { ...both, phase: 'finished' }, undefined)
    expect(isListed(again)).toBe(false)
    expect(matchInfo(again, NOW).seats).toEqual([
      { name: 'Bob', kind: 'open', held: true },
      { name: 'Ada', kind: 'human' },
    ])
    expect(openSeats(matchInfo(again, NOW + 60_000))).toBe(1)
    expect(isListed(again, {}, NOW + 60_000)).toBe(true)
  })
})

test('of matches where nobody is connected the lobby shows the hundred whose players left last, and it shows all others', () => {
  const info = matchInfo(newMatch({ pace: 'relaxed' }), NOW)
  const kept = Array.from({ length: MAX_KEPT + 20 }, (_, n) => ({ ...info, id: `kept ${n}`, until: NOW + ((n * 7) % (MAX_KEPT + 20)) }))
  const others = Array.from({ length: 30 }, (_, n) => ({ ...info, id: `other ${n}` }))
  expect(shownOf(kept.slice(0, MAX_KEPT))).toHaveLength(MAX_KEPT)
  const shown = shownOf([...kept, ...others])
  expect(shown).toEqual([...kept.filter(({ until }) => until >= NOW + 20), ...others])
})

describe('however many matches there are, the lobby shows', () => {
  const numbered = (count: number, change: (n: number) => Partial<MatchInfo>): readonly MatchInfo[] =>
    Array.from({ length: count }, (_, n) => ({ ...matchInfo(newMatch(), NOW), id: `${n}`, createdAt: NOW + n, ...change(n) }))

  test('the newest of those with open seats, and prefers those whose host is there', () => {
    const many = numbered(MAX_WAITING + 50, () => ({}))
    expect(shownOf(many.slice(0, MAX_WAITING))).toHaveLength(MAX_WAITING)
    expect(shownOf(many)).toEqual(many.slice(50))
    const away = numbered(MAX_WAITING, (n) => ({ id: `away ${n}`, createdAt: NOW + 1000 + n, seen: NOW }))
    expect(shownOf([...many.slice(0, 50), ...away])).toEqual([...many.slice(0, 50), ...away.slice(50)])
  })

  test('the newest of those that are being played', () => {
    const many = numbered(MAX_PLAYING + 50, () => ({ phase: 'playing' }))
    expect(shownOf(many)).toEqual(many.slice(50))
  })

  test('not more than half of what a connection may leave unread, whatever names people have', () => {
    const seats = Array.from({ length: 5 }, () => ({ name: `${'𠀀'.repeat(24)} (5)`, kind: 'human' as const, held: true }))
    const options = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`an option number ${n}`, 'one of its values']))
    const long = (n: number) => ({ id: `${n}`.padStart(36, 'x'), seats, options })
    const matches = [
      ...numbered(1000, (n) => long(n)),
      ...numbered(1000, (n) => ({ ...long(n), phase: 'playing' })),
      ...numbered(1000, (n) => ({ ...long(n), until: NOW + n })),
    ]
    expect(Buffer.byteLength(JSON.stringify(shownOf(matches)))).toBeLessThan(MAX_UNREAD_BYTES / 2)
  })
})

describe('a match that has begun is listed', () => {
  test('only while it is played by at least two people and one of them is there', () => {
    expect(isListed({ ...both, phase: 'playing' })).toBe(true)
    expect(isListed({ ...both, phase: 'playing' }, { aloneSince: NOW })).toBe(false)
    expect(isListed({ ...newMatch({ listed: false, bots: ['novice'] }), phase: 'playing', listed: true })).toBe(false)
    expect(isListed({ ...both, phase: 'opening' })).toBe(false)
    expect(isListed({ ...both, phase: 'finished' })).toBe(false)
  })
})
