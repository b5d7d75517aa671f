import { describe, expect, test } from 'vitest'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { CreateMatchRequest } from '#shared/protocol/http.ts'
import { matchInfo } from '../../lobby/listing.ts'
import type { MatchRecord } from '../../services.ts'
import { heldSeat } from './holds.ts'
import { seatOf } from './ownership.ts'
import { canTakeSeat, leaveSeat, nameAt, newRecord, nextHost, rematchRecord, removePlayer, setBot, takeHeldSeat, takeSeat } from './seating.ts'
import { firstRound } from './start-round.ts'

const NOW = 2000
const ADA = { id: 'ada', name: 'Ada' }
const BOB = { id: 'bob', name: 'Bob' }
const EVE = { id: 'eve', name: 'Eve' }

function newMatch(wanted: Partial<CreateMatchRequest> = {}): MatchRecord {
  const set = newRecord({ id: 'm1', serverSeed: 'seed', host: ADA, now: 1000 }, sampleGame, { game: 'riddle', seats: 3, ...wanted })
  if (!set.ok) throw new Error(set.refusal.code)
  return set.value
}
const refused = (wanted: Partial<CreateMatchRequest>) => {
  const set = newRecord({ id: 'm1', serverSeed: 'seed', host: ADA, now: 1000 }, sampleGame, { game: 'riddle', seats: 3, ...wanted })
  return set.ok ? undefined : set.refusal
}
const people = (record: MatchRecord) => record.seats.map(({ kind, name, level }) => (kind === 'human' ? name : (level ?? kind)))
function done(result: ReturnType<typeof takeSeat>): MatchRecord {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

describe('a new match', () => {
  test('has the host on the first seat, bots on the last ones, and defaults for the options that were not given', () => {
    const record = newMatch({ bots: ['novice'], options: { rounds: 5 } })
    expect(people(record)).toEqual(['Ada', 'open', 'novice'])
    expect(record).toMatchObject({ host: 'ada', phase: 'gathering', pace: 'live', listed: false, version: sampleGame.version })
    expect(record.options).toEqual({ ties: 'stay', curses: true, rounds: 5 })
    expect(record.fairness).toEqual(firstRound('seed'))
  })

  test('is refused if the game does not allow its seats, bots or options, and the refusal names the option', () => {
    expect(refused({ seats: 1 })).toEqual({ code: 'bad-options', params: { option: 'seats' } })
    expect(refused({ seats: 5 })).toEqual({ code: 'bad-options', params: { option: 'seats' } })
    expect(refused({ seats: 2.5 })).toEqual({ code: 'bad-options', params: { option: 'seats' } })
    expect(refused({ bots: ['adept', 'adept', 'adept'] })).toEqual({ code: 'bad-options', params: { option: 'bots' } })
    expect(refused({ listed: true, bots: ['adept', 'adept'] })).toEqual({ code: 'bad-options', params: { option: 'listed' } })
    expect(refused({ listed: true, bots: ['adept'] })).toBeUndefined()
    expect(refused({ options: { rounds: 99 } })).toEqual({ code: 'bad-options', params: { option: 'rounds' } })
    expect(refused({ options: { unheard: true } })).toEqual({ code: 'bad-options', params: { option: 'unheard' } })
  })
})

describe('taking and leaving seats', () => {
  test('a guest takes a free seat, and taking another one frees the first', () => {
    const sat = done(takeSeat(newMatch(), BOB, 1, NOW))
    expect(people(sat)).toEqual(['Ada', 'Bob', 'open'])
    expect(seatOf(sat, 'bob')).toBe(1)
    expect(people(done(takeSeat(sat, BOB, 2, NOW)))).toEqual(['Ada', 'open', 'Bob'])
  })

  test('a taken seat, a seat that does not exist and a match that has begun are refused', () => {
    const record = newMatch()
    expect(takeSeat(record, BOB, 0, NOW)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    expect(takeSeat(record, BOB, 7, NOW)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } })
    expect(takeSeat({ ...record, phase: 'opening' }, BOB, 1, NOW)).toMatchObject({ ok: false, refusal: { code: 'already-started' } })
    expect(leaveSeat(record, EVE)).toMatchObject({ ok: false, refusal: { code: 'not-seated' } })
    expect(leaveSeat({ ...record, phase: 'opening' }, ADA)).toMatchObject({ ok: false, refusal: { code: 'already-started' } })
  })

  test('a seat that its person leaves is open to others', () => {
    expect(people(done(leaveSeat(newMatch(), ADA)))).toEqual(['open', 'open', 'open'])
  })
})

describe('names that look alike', () => {
  const CYRILLIC = { id: 'eve', name: 'ВОВ' }
  const LATIN = { id: 'bob', name: 'BOB' }

  test('are made different by a number for the person who comes later', () => {
    const both = done(takeSeat(done(takeSeat(newMatch(), LATIN, 1, NOW)), CYRILLIC, 2, NOW))
    expect(people(both)).toEqual(['Ada', 'BOB', 'ВОВ (2)'])
  })

  test('a person who changes seats keeps the name', () => {
    const moved = done(takeSeat(done(takeSeat(newMatch(), LATIN, 1, NOW)), LATIN, 2, NOW))
    expect(people(moved)).toEqual(['Ada', 'open', 'BOB'])
  })

  test('get consecutive numbers, also that of a spectator', () => {
    const host = done(newRecord({ id: 'm1', serverSeed: 'seed', host: { id: 'x', name: 'Bob' }, now: 1 }, sampleGame, { game: 'riddle', seats: 3 }))
    const full = done(takeSeat(done(takeSeat(host, LATIN, 1, NOW)), CYRILLIC, 2, NOW))
    expect(people(full)).toEqual(['Bob', 'BOB (2)', 'ВОВ (3)'])
    expect(nameAt(full, CYRILLIC)).toBe('ВОВ (3)')
    expect(nameAt(full, { id: 'y', name: 'B0B' })).toBe('B0B (4)')
  })
})

describe('bots', () => {
  test('the host adds a bot, changes its level and removes it', () => {
    const seated = done(setBot(newMatch(), ADA, { seat: 1, level: 'adept' }, NOW))
    expect(people(seated)).toEqual(['Ada', 'adept', 'open'])
    const changed = done(setBot(seated, ADA, { seat: 1, level: 'master' }, NOW))
    expect(people(changed)).toEqual(['Ada', 'master', 'open'])
    expect(people(done(setBot(changed, ADA, { seat: 1 }, NOW)))).toEqual(['Ada', 'open', 'open'])
  })

  test('nobody but the host may add one, and the host may not put one on a person’s seat', () => {
    const record = done(takeSeat(newMatch(), BOB, 1, NOW))
    expect(setBot(record, BOB, { seat: 2, level: 'adept' }, NOW)).toMatchObject({ ok: false, refusal: { code: 'not-host' } })
    expect(setBot(record, ADA, { seat: 1, level: 'adept' }, NOW)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    expect(setBot(record, ADA, { seat: 1 }, NOW)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    expect(setBot(record, ADA, { seat: 9, level: 'adept' }, NOW)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } })
    expect(setBot({ ...record, phase: 'opening' }, ADA, { seat: 2, level: 'adept' }, NOW)).toMatchObject({
      ok: false,
      refusal: { code: 'already-started' },
    })
  })
})

describe('the host removes', () => {
  const record = done(takeSeat(done(takeSeat(newMatch(), BOB, 1, NOW)), EVE, 2, NOW))

  test('a person, whose seat is then free for others but not for them', () => {
    const removed = done(removePlayer(record, ADA, 1, NOW))
    expect(people(removed)).toEqual(['Ada', 'open', 'Eve'])
    expect(takeSeat(removed, BOB, 1, NOW)).toMatchObject({ ok: false, refusal: { code: 'removed' } })
    expect(canTakeSeat(removed, BOB, NOW)).toBe(false)
    expect(people(done(takeSeat(removed, { id: 'kim', name: 'Kim' }, 1, NOW)))).toEqual(['Ada', 'Kim', 'Eve'])
    // The removed person stays out even as the host.
    expect(takeSeat({ ...removed, host: 'bob' }, BOB, 1, NOW)).toMatchObject({ ok: false, refusal: { code: 'removed' } })
  })

  test('neither themselves, nor a bot, nor a player of a match that has begun, and nobody else may remove anybody', () => {
    expect(removePlayer(record, BOB, 2, NOW)).toMatchObject({ ok: false, refusal: { code: 'not-host' } })
    for (const seat of [0, 7]) expect(removePlayer(record, ADA, seat, NOW)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } })
    const withBot = done(setBot(done(removePlayer(record, ADA, 1, NOW)), ADA, { seat: 1, level: 'novice' }, NOW))
    expect(removePlayer(withBot, ADA, 1, NOW)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } })
    expect(removePlayer({ ...record, phase: 'opening' }, ADA, 1, NOW)).toMatchObject({ ok: false, refusal: { code: 'already-started' } })
  })

  test('any number of people, but the record keeps only the last hundred of them', () => {
    let busy = newMatch()
    for (let n = 0; n < 300; n++) busy = done(removePlayer(done(takeSeat(busy, { id: `guest ${n}`, name: `Guest ${n}` }, 1, NOW)), ADA, 1, NOW))
    expect(busy.removed).toHaveLength(100)
    expect(busy.removed?.at(-1)).toBe('guest 299')
  })
})

describe('when the host is away', () => {
  const record = done(takeSeat(done(takeSeat(newMatch(), EVE, 2, NOW)), BOB, 1, NOW))

  test('the next host is the player who is there and has been seated longest', () => {
    expect(nextHost(record, (person) => person !== 'ada')).toBe('eve')
    expect(nextHost(record, (person) => person === 'bob')).toBe('bob')
    const moved = done(takeSeat(done(leaveSeat(record, EVE)), EVE, 2, NOW))
    expect(nextHost(moved, (person) => person !== 'ada')).toBe('bob')
  })

  test('there is no next host if no player is there or only bots have seats', () => {
    expect(nextHost(record, () => false)).toBeUndefined()
    expect(nextHost(newMatch({ bots: ['novice', 'novice'] }), (person) => person !== 'ada')).toBeUndefined()
  })
})

describe('a seat that is held', () => {
  const over: MatchRecord = { ...done(takeSeat(newMatch(), BOB, 1, NOW)), phase: 'finished' }
  const held = rematchRecord({ id: 'm2', serverSeed: 'other', host: ADA, now: NOW }, over, undefined)

  test('is free only for the person it is held for, until its hold has ended', () => {
    expect(held.seats.map(({ kind, held: hold }) => [kind, hold?.name, hold?.until])).toEqual([
      ['open', 'Bob', NOW + 60_000],
      ['open', undefined, undefined],
      ['human', undefined, undefined],
    ])
    expect(people(done(takeHeldSeat(held, BOB, NOW)))).toEqual(['Bob', 'open', 'Ada'])
    expect(takeSeat(held, EVE, 0, NOW + 59_999)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    expect(people(done(takeSeat(held, EVE, 0, NOW + 60_000)))).toEqual(['Eve', 'open', 'Ada'])
    expect(takeHeldSeat(held, EVE, NOW)).toMatchObject({ ok: false })
    expect(takeHeldSeat(held, BOB, NOW + 60_000)).toMatchObject({ ok: false })
  })

  test('is held for 48 hours in a relaxed match', () => {
    const slow = rematchRecord({ id: 'm2', serverSeed: 'other', host: ADA, now: NOW }, { ...over, pace: 'relaxed' }, undefined)
    expect(heldSeat(slow, 'bob', NOW + 48 * 3_600_000 - 1)).toBe(0)
    expect(heldSeat(slow, 'bob', NOW + 48 * 3_600_000)).toBeUndefined()
  })

  test('is free for others after its person has taken another seat', () => {
    const elsewhere = done(takeSeat(held, BOB, 1, NOW))
    expect(people(done(takeSeat(elsewhere, EVE, 0, NOW)))).toEqual(['Eve', 'Bob', 'Ada'])
  })

  test('can be given to a bot only after the host has removed its person, who may then take no seat', () => {
    expect(setBot(held, ADA, { seat: 0, level: 'novice' }, NOW)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    const freed = done(removePlayer(held, ADA, 0, NOW))
    expect(people(done(setBot(freed, ADA, { seat: 0, level: 'novice' }, NOW)))).toEqual(['novice', 'open', 'Ada'])
    expect(takeSeat(freed, BOB, 1, NOW)).toMatchObject({ ok: false, refusal: { code: 'removed' } })
  })

  test('reserves its person’s name, so that a name that looks like it gets a number', () => {
    const twin = done(takeSeat(held, { id: 'x', name: 'BOB' }, 1, NOW))
    expect(people(twin)).toEqual(['open', 'BOB (2)', 'Ada'])
  })
})

test('a rematch has the same people and bots moved by one seat, the same options, its own seed and no result', () => {
  const over: MatchRecord = {
    ...newMatch({ bots: ['adept'] }),
    startedAt: 5,
    deadline: 7,
    phase: 'finished',
    finishedAt: 9,
    outcome: { ranks: [1, 2, 3], reason: { key: 'x' } },
    next: 'm2',
  }
  const again = rematchRecord({ id: 'm2', serverSeed: 'other', host: ADA, now: 20 }, over, 'hers')
  expect(people(again)).toEqual(['open', 'adept', 'Ada'])
  expect(again).toMatchObject({ id: 'm2', phase: 'gathering', options: over.options, fairness: firstRound('other'), createdAt: 20 })
  expect(again.seats.map(({ commitment }) => commitment)).toEqual([undefined, undefined, 'hers'])
  expect(again).not.toHaveProperty('outcome')
  expect(again).not.toHaveProperty('next')
  expect(again).not.toHaveProperty('deadline')
})

test('the lobby’s listing of a match has no seed and no guest ids', () => {
  const shown = JSON.stringify(matchInfo(newMatch(), NOW))
  expect(shown).toContain('Ada')
  expect(shown).not.toContain('seed')
  expect(shown).not.toContain('"ada"')
})
