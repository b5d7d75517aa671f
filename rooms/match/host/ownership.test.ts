import { describe, expect, test } from 'vitest'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { Guest, MatchRecord, SeatClaim } from '../../services.ts'
import { isClaimValid, placeOf } from './ownership.ts'
import { leaveSeat, newRecord, setBot, takeSeat } from './seating.ts'

const NOW = 2000
const [ADA, BOB, EVE] = ['ada', 'bob', 'eve'].map((id) => ({ id, name: id })) as [Guest, Guest, Guest]

function done(result: ReturnType<typeof takeSeat>): MatchRecord {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const newMatch = (): MatchRecord => done(newRecord({ id: 'm1', serverSeed: 'seed', host: ADA, now: 1000 }, sampleGame, { game: 'riddle', seats: 3 }))
function claimOf(record: MatchRecord, { id: person }: Guest): SeatClaim {
  const place = placeOf(record, person)
  if (!place) throw new Error(`${person} has no seat`)
  return { person, match: record.id, ...place }
}

describe('sittings', () => {
  test('are never given twice in one match', () => {
    let record = newMatch()
    const given = [placeOf(record, 'ada')?.sitting]
    for (const [guest, seat] of [
      [BOB, 1],
      [EVE, 2],
      [BOB, 1],
      [ADA, 0],
      [BOB, 0],
      [ADA, 1],
      [EVE, 2],
    ] as const) {
      record = done(leaveSeat(record, guest).ok ? leaveSeat(record, guest) : { ok: true, value: record })
      record = done(takeSeat(record, guest, record.seats[seat]?.kind === 'open' ? seat : record.seats.findIndex(({ kind }) => kind === 'open'), NOW))
      given.push(placeOf(record, guest.id)?.sitting)
    }
    expect(new Set(given).size).toBe(given.length)
  })

  test('continue after the last number even when every seat is empty', () => {
    const empty = done(leaveSeat(done(takeSeat(done(leaveSeat(newMatch(), ADA)), BOB, 0, NOW)), BOB))
    expect(empty.seats.map(({ kind, sitting }) => [kind, sitting])).toEqual(Array.from({ length: 3 }, () => ['open', undefined]))
    expect(placeOf(done(takeSeat(empty, EVE, 0, NOW)), 'eve')).toEqual({ seat: 0, sitting: 3 })
  })

  test('count as 0 in a record from before they were counted, and the next one is 1', () => {
    const { sittings: _, ...rest } = newMatch()
    const old: MatchRecord = {
      ...rest,
      seats: [
        { kind: 'human', name: 'ada', user: 'ada' },
        { kind: 'open', name: '' },
      ],
    }
    expect(placeOf(old, 'ada')).toEqual({ seat: 0, sitting: 0 })
    expect(isClaimValid(claimOf(old, ADA), old, 'ada')).toBe(true)
    const moved = done(takeSeat(old, ADA, 1, NOW))
    expect(placeOf(moved, 'ada')).toEqual({ seat: 1, sitting: 1 })
    expect(isClaimValid(claimOf(old, ADA), done(takeSeat(moved, ADA, 0, NOW)), 'ada')).toBe(false)
  })
})

describe('a seat token', () => {
  const record = done(takeSeat(newMatch(), BOB, 1, NOW))
  const claim = claimOf(record, BOB)

  test('is valid for the person it was made for', () => {
    expect(isClaimValid(claim, record, 'bob')).toBe(true)
  })

  test('is not valid for anybody else, in another match, or at another seat', () => {
    expect(isClaimValid(claim, record, 'eve')).toBe(false)
    expect(isClaimValid({ ...claim, person: 'eve' }, record, 'eve')).toBe(false)
    expect(isClaimValid({ ...claim, person: 'ada' }, record, 'ada')).toBe(false)
    expect(isClaimValid({ ...claim, person: 'ada' }, record, 'bob')).toBe(false)
    expect(isClaimValid({ ...claim, match: 'm2' }, record, 'bob')).toBe(false)
    expect(isClaimValid({ ...claim, seat: 0 }, record, 'bob')).toBe(false)
    expect(isClaimValid({ ...claim, seat: 7 }, record, 'bob')).toBe(false)
  })

  test('is no longer valid after its person has left the seat, moved, or come back to the same seat', () => {
    const stood = done(leaveSeat(record, BOB))
    expect(isClaimValid(claim, stood, 'bob')).toBe(false)
    expect(isClaimValid(claim, done(takeSeat(record, BOB, 2, NOW)), 'bob')).toBe(false)
    expect(isClaimValid(claim, done(takeSeat(stood, BOB, 1, NOW)), 'bob')).toBe(false)
    expect(isClaimValid(claim, done(takeSeat(stood, EVE, 1, NOW)), 'bob')).toBe(false)
    expect(isClaimValid(claim, done(setBot(stood, ADA, { seat: 1, level: 'adept' }, NOW)), 'bob')).toBe(false)
  })
})
