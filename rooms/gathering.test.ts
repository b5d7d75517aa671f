import { describe, expect, test } from 'vitest'
import { riddle } from '#shared/conformance/riddle/index.ts'
import type { NewMatch } from '#shared/wire/http.ts'
import { infoOf, nameAt, placeBot, resetTable, setTable, sitDown, standUp } from './gathering.ts'
import { seatOf } from './ownership.ts'
import type { MatchRecord } from './services.ts'
import { firstRound } from './start-round.ts'

const ADA = { id: 'ada', name: 'Ada' }
const BOB = { id: 'bob', name: 'Bob' }
const EVE = { id: 'eve', name: 'Eve' }

function table(wanted: Partial<NewMatch> = {}): MatchRecord {
  const set = setTable('m1', 'seed', riddle, { game: 'riddle', seats: 3, ...wanted }, ADA, 1000)
  if (!set.ok) throw new Error(set.refusal.code)
  return set.value
}
const refused = (wanted: Partial<NewMatch>) => {
  const set = setTable('m1', 'seed', riddle, { game: 'riddle', seats: 3, ...wanted }, ADA, 1000)
  return set.ok ? undefined : set.refusal
}
const people = (record: MatchRecord) => record.seats.map(({ kind, name, level }) => (kind === 'human' ? name : (level ?? kind)))
function done(result: ReturnType<typeof sitDown>): MatchRecord {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

describe('setting a table', () => {
  test('the host sits on the first seat, bots on the last ones, and options are completed with their defaults', () => {
    const record = table({ bots: ['novice'], options: { rounds: 5 } })
    expect(people(record)).toEqual(['Ada', 'open', 'novice'])
    expect(record).toMatchObject({ host: 'ada', phase: 'gathering', pace: 'live', listed: false, version: riddle.version })
    expect(record.options).toEqual({ ties: 'stay', curses: true, rounds: 5 })
    expect(record.fairness).toEqual(firstRound('seed'))
  })

  test('a table that the game does not have is refused, and the refusal names the option', () => {
    expect(refused({ seats: 1 })).toEqual({ code: 'bad-options', params: { option: 'seats' } })
    expect(refused({ seats: 5 })).toEqual({ code: 'bad-options', params: { option: 'seats' } })
    expect(refused({ seats: 2.5 })).toEqual({ code: 'bad-options', params: { option: 'seats' } })
    expect(refused({ bots: ['adept', 'adept', 'adept'] })).toEqual({ code: 'bad-options', params: { option: 'bots' } })
    expect(refused({ options: { rounds: 99 } })).toEqual({ code: 'bad-options', params: { option: 'rounds' } })
    expect(refused({ options: { unheard: true } })).toEqual({ code: 'bad-options', params: { option: 'unheard' } })
  })
})

describe('sitting down and standing up', () => {
  test('a guest takes a free seat, and moving frees the one before', () => {
    const sat = done(sitDown(table(), BOB, 1))
    expect(people(sat)).toEqual(['Ada', 'Bob', 'open'])
    expect(seatOf(sat, 'bob')).toBe(1)
    expect(people(done(sitDown(sat, BOB, 2)))).toEqual(['Ada', 'open', 'Bob'])
  })

  test('a taken seat, a seat that is not there and a match that has begun are refused', () => {
    const record = table()
    expect(sitDown(record, BOB, 0)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    expect(sitDown(record, BOB, 7)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } })
    expect(sitDown({ ...record, phase: 'opening' }, BOB, 1)).toMatchObject({ ok: false, refusal: { code: 'already-started' } })
    expect(standUp(record, EVE)).toMatchObject({ ok: false, refusal: { code: 'not-seated' } })
    expect(standUp({ ...record, phase: 'opening' }, ADA)).toMatchObject({ ok: false, refusal: { code: 'already-started' } })
  })

  test('who stands up leaves the seat open to others', () => {
    expect(people(done(standUp(table(), ADA)))).toEqual(['open', 'open', 'open'])
  })
})

describe('names that look alike', () => {
  const CYRILLIC = { id: 'eve', name: 'ВОВ' }
  const LATIN = { id: 'bob', name: 'BOB' }

  test('are told apart by a number, whoever came first', () => {
    const both = done(sitDown(done(sitDown(table(), LATIN, 1)), CYRILLIC, 2))
    expect(people(both)).toEqual(['Ada', 'BOB', 'ВОВ (2)'])
  })

  test('who changes the seat keeps the name', () => {
    const moved = done(sitDown(done(sitDown(table(), LATIN, 1)), LATIN, 2))
    expect(people(moved)).toEqual(['Ada', 'open', 'BOB'])
  })

  test('three are three', () => {
    const host = done(setTable('m1', 'seed', riddle, { game: 'riddle', seats: 3 }, { id: 'x', name: 'Bob' }, 1))
    const full = done(sitDown(done(sitDown(host, LATIN, 1)), CYRILLIC, 2))
    expect(people(full)).toEqual(['Bob', 'BOB (2)', 'ВОВ (3)'])
    expect(nameAt(full, CYRILLIC)).toBe('ВОВ (3)')
    expect(nameAt(full, { id: 'y', name: 'B0B' })).toBe('B0B (4)')
  })
})

describe('bots', () => {
  test('the host seats a bot, changes its level and sends it away', () => {
    const seated = done(placeBot(table(), ADA, 1, 'adept'))
    expect(people(seated)).toEqual(['Ada', 'adept', 'open'])
    const changed = done(placeBot(seated, ADA, 1, 'master'))
    expect(people(changed)).toEqual(['Ada', 'master', 'open'])
    expect(people(done(placeBot(changed, ADA, 1, undefined)))).toEqual(['Ada', 'open', 'open'])
  })

  test('nobody but the host may, and not on a person’s seat', () => {
    const record = done(sitDown(table(), BOB, 1))
    expect(placeBot(record, BOB, 2, 'adept')).toMatchObject({ ok: false, refusal: { code: 'not-host' } })
    expect(placeBot(record, ADA, 1, 'adept')).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    expect(placeBot(record, ADA, 1, undefined)).toMatchObject({ ok: false, refusal: { code: 'seat-taken' } })
    expect(placeBot(record, ADA, 9, 'adept')).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } })
    expect(placeBot({ ...record, phase: 'opening' }, ADA, 2, 'adept')).toMatchObject({ ok: false, refusal: { code: 'already-started' } })
  })
})

test('a rematch has the same people, bots and options, a seed of its own, and no result', () => {
  const over: MatchRecord = {
    ...table({ bots: ['adept'] }),
    startedAt: 5,
    deadline: 7,
    phase: 'finished',
    finishedAt: 9,
    outcome: { ranks: [1, 2, 3], reason: { key: 'x' } },
    next: 'm2',
  }
  const again = resetTable('m2', 'other', over, ADA, 'hers', 20)
  expect(people(again)).toEqual(['Ada', 'open', 'adept'])
  expect(again).toMatchObject({ id: 'm2', phase: 'gathering', options: over.options, fairness: firstRound('other'), createdAt: 20 })
  expect(again.seats.map(({ commitment }) => commitment)).toEqual(['hers', undefined, undefined])
  expect(again).not.toHaveProperty('outcome')
  expect(again).not.toHaveProperty('next')
  expect(again).not.toHaveProperty('deadline')
})

test('what the lobby shows of a table has no seed and no guest ids', () => {
  const shown = JSON.stringify(infoOf(table()))
  expect(shown).toContain('Ada')
  expect(shown).not.toContain('seed')
  expect(shown).not.toContain('"ada"')
})
