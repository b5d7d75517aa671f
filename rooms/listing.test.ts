import { describe, expect, test } from 'vitest'
import { riddle } from '#shared/conformance/riddle/index.ts'
import type { NewMatch } from '#shared/wire/http.ts'
import { placeBot, resetTable, setTable, sitDown } from './gathering.ts'
import { HOST_AWAY_MS, infoOf, listingOf, openSeats } from './listing.ts'
import type { MatchRecord } from './services.ts'

const NOW = 1_000_000
const [ADA, BOB] = [
  { id: 'ada', name: 'Ada' },
  { id: 'bob', name: 'Bob' },
]

function done(result: ReturnType<typeof sitDown>): MatchRecord {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const table = (wanted: Partial<NewMatch> = {}): MatchRecord =>
  done(setTable('m1', 'seed', riddle, { game: 'riddle', seats: 2, listed: true, ...wanted }, ADA, NOW))
const both = done(sitDown(table(), BOB, 1, NOW))

const HERE = { hostAwaySince: undefined, isAttended: true }
const isListed = (record: MatchRecord, presence: Partial<typeof HERE | { hostAwaySince: number }> = {}, now = NOW): boolean =>
  listingOf(record, { ...HERE, ...presence }, now) !== undefined

describe('a table where people gather is listed', () => {
  test('while there is a free seat', () => {
    expect(isListed(table())).toBe(true)
    expect(isListed(both)).toBe(false)
    expect(isListed(done(placeBot(table(), ADA, 1, 'novice', NOW)))).toBe(false)
    expect(isListed(table({ listed: false }))).toBe(false)
  })

  test('while its host is there, or has not been away for a minute, and says since when', () => {
    expect(listingOf(table(), HERE, NOW)).not.toHaveProperty('seen')
    expect(listingOf(table(), { hostAwaySince: NOW - 5, isAttended: false }, NOW)).toMatchObject({ seen: NOW - 5 })
    expect(isListed(table(), { hostAwaySince: NOW - HOST_AWAY_MS + 1 })).toBe(true)
    expect(isListed(table(), { hostAwaySince: NOW - HOST_AWAY_MS })).toBe(false)
  })

  test('and a seat that is held is not free before its moment has passed', () => {
    const again = resetTable('m2', 'seed', { ...both, phase: 'finished' }, ADA, undefined, NOW)
    expect(isListed(again)).toBe(false)
    expect(infoOf(again, NOW).seats).toEqual([
      { name: 'Bob', kind: 'open', held: true },
      { name: 'Ada', kind: 'human' },
    ])
    expect(openSeats(infoOf(again, NOW + 60_000))).toBe(1)
    expect(isListed(again, {}, NOW + 60_000)).toBe(true)
  })
})

describe('a match is listed', () => {
  test('while it is played by two people at least, and one of them is there', () => {
    expect(isListed({ ...both, phase: 'playing' })).toBe(true)
    expect(isListed({ ...both, phase: 'playing' }, { isAttended: false })).toBe(false)
    expect(isListed({ ...table({ listed: false, bots: ['novice'] }), phase: 'playing', listed: true })).toBe(false)
    expect(isListed({ ...both, phase: 'opening' })).toBe(false)
    expect(isListed({ ...both, phase: 'finished' })).toBe(false)
  })
})
