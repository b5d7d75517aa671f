import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { checkFairness, commitmentOf, commitToNonce, isLegacy, type Round, seedOf } from '#shared/kernel/fairness.ts'
import type { Result } from '#shared/kernel/refusal.ts'
import type { MatchRecord } from '../../services.ts'
import { leaveSeat, newRecord, setBot, takeSeat } from './seating.ts'
import {
  advanceStart,
  commitmentAt,
  commitSeat,
  hasOpened,
  MAX_ROUNDS,
  openNonce,
  roundOf,
  START_TIMES,
  unseatLate,
  withdrawCommitment,
  withGrace,
  withRounds,
} from './start-round.ts'

const ADA = { id: 'ada', name: 'Ada' }
const BOB = { id: 'bob', name: 'Bob' }
const TIMES = START_TIMES.live

const secret = (name: string): string => createHash('sha256').update(name).digest('hex')
const promise = (name: string): string => commitToNonce(secret(name))
function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const codeOf = (result: Result<unknown>): string | undefined => (result.ok ? undefined : result.refusal.code)
const roundsOf = ({ fairness }: MatchRecord): readonly Round[] => (isLegacy(fairness) ? [] : fairness.rounds)

/** Returns a full match before anybody has committed: Ada, Bob and a bot on the seats 0, 1 and 2. */
function full(now = 0): MatchRecord {
  const gathering = done(
    newRecord({ id: 'm', serverSeed: secret('server 1'), host: ADA, now }, sampleGame, { game: 'riddle', seats: 3, bots: ['novice'] }),
  )
  return advanceStart(done(takeSeat(advanceStart(gathering, now, TIMES), BOB, 1, 0)), now, TIMES)
}
const ready = (record: MatchRecord, seat: number, name: string, now = 0) => advanceStart(done(commitSeat(record, seat, promise(name))), now, TIMES)
const open = (record: MatchRecord, seat: number, name: string, now = 0) => advanceStart(done(openNonce(record, seat, secret(name))), now, TIMES)
const opening = (): MatchRecord => ready(ready(full(), 0, 'a1'), 1, 'b1', 5)

describe('everybody commits', () => {
  test('a match with a free seat has no deadline', () => {
    const gathering = done(newRecord({ id: 'm', serverSeed: secret('s'), host: ADA, now: 0 }, sampleGame, { game: 'riddle', seats: 2 }))
    expect(advanceStart(gathering, 7, TIMES).deadline).toBeUndefined()
    expect(ready(gathering, 0, 'a').phase).toBe('gathering')
  })

  test('everybody has a minute after the last seat is taken, and being ready or not does not change that', () => {
    const record = full(1000)
    expect(record.deadline).toBe(61_000)
    const later = ready(record, 0, 'a', 9000)
    expect(later.deadline).toBe(61_000)
    expect(advanceStart(done(withdrawCommitment(later, 0)), 20_000, TIMES).deadline).toBe(61_000)
    const left = advanceStart(done(leaveSeat(later, BOB)), 20_000, TIMES)
    expect(left.deadline).toBeUndefined()
    expect(advanceStart(done(takeSeat(left, BOB, 1, 0)), 30_000, TIMES).deadline).toBe(90_000)
  })

  test('the server has committed before anybody else and does not show its seed', () => {
    const record = full()
    expect(commitmentOf(record.fairness)).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(record.fairness)).not.toBe(secret('server 1'))
    expect([roundOf(record), commitmentAt(record, 0), commitmentAt(record, 2)]).toEqual([1, '', ''])
  })

  test('a commitment disappears when its owner leaves the seat', () => {
    const record = ready(full(), 0, 'a')
    expect(commitmentAt(record, 0)).toBe(promise('a'))
    const moved = done(takeSeat(done(leaveSeat(record, ADA)), ADA, 0, 0))
    expect(commitmentAt(moved, 0)).toBe('')
  })

  test('a commitment that was used in this match before is refused', () => {
    const record = ready(full(), 0, 'a')
    expect(codeOf(commitSeat(record, 1, promise('a')))).toBe('bad-commitment')
    expect(codeOf(commitSeat(record, 1, commitmentOf(record.fairness)))).toBe('bad-commitment')
    expect(done(commitSeat(record, 0, promise('a'))), 'repeating it changes nothing').toBe(record)
    const late = unseatLate(opening(), 10_005, () => secret('server 2'))
    const again = done(takeSeat(late, ADA, 0, 0))
    expect(codeOf(commitSeat(again, 0, promise('a1')))).toBe('bad-commitment')
  })

  test('only people commit, and only before the match begins', () => {
    expect(codeOf(commitSeat(full(), 2, promise('x')))).toBe('not-seated')
    expect(codeOf(commitSeat(full(), undefined, promise('x')))).toBe('not-seated')
    expect(codeOf(withdrawCommitment(full(), 2))).toBe('not-seated')
    expect(codeOf(commitSeat(opening(), 0, promise('x')))).toBe('already-started')
    expect(codeOf(withdrawCommitment(opening(), 0))).toBe('already-started')
  })

  test('a match with only bots does not begin', () => {
    const gathering = done(
      newRecord({ id: 'm', serverSeed: secret('s'), host: ADA, now: 0 }, sampleGame, { game: 'riddle', seats: 2, bots: ['novice'] }),
    )
    const bots = advanceStart(done(setBot(done(leaveSeat(gathering, ADA)), ADA, { seat: 0, level: 'adept' }, 0)), 0, TIMES)
    expect([bots.phase, bots.deadline]).toEqual(['gathering', undefined])
  })
})

describe('everybody opens', () => {
  test('only when all have committed and every commitment is in the record', () => {
    expect(codeOf(openNonce(ready(full(), 0, 'a1'), 0, secret('a1')))).toBe('not-asked')
    const record = opening()
    expect([record.phase, record.deadline]).toEqual(['opening', 10_005])
    expect(
      roundsOf(record)[0]
        ?.seats.map(({ commitment }) => commitment)
        .slice(0, 2),
    ).toEqual([promise('a1'), promise('b1')])
    expect(commitmentAt(record, 2)).toMatch(/^[0-9a-f]{64}$/)
    expect([0, 1, 2].map((seat) => hasOpened(record, seat))).toEqual([false, false, true])
  })

  test('and nobody can change seats any more', () => {
    const record = opening()
    expect([leaveSeat(record, ADA), takeSeat(record, ADA, 1, 0), setBot(record, ADA, { seat: 2 }, 0)].map(codeOf)).toEqual(
      Array(3).fill('already-started'),
    )
  })

  test('and a nonce that does not fit the commitment is refused and changes nothing', () => {
    const record = opening()
    const before = JSON.stringify(record)
    expect(codeOf(openNonce(record, 0, secret('b1')))).toBe('bad-nonce')
    expect(codeOf(openNonce(record, 2, secret('a1')))).toBe('bad-nonce')
    expect(codeOf(openNonce(record, undefined, secret('a1')))).toBe('not-seated')
    expect(JSON.stringify(record)).toBe(before)
  })

  test('and the match begins when all have opened, with a seed that anybody can check', () => {
    const one = open(opening(), 1, 'b1', 7)
    expect([one.phase, hasOpened(one, 1), one.deadline]).toEqual(['opening', true, 10_005])
    expect(open(one, 1, 'b1'), 'repeating it changes nothing').toEqual(one)
    const begun = open(one, 0, 'a1', 8)
    expect(begun).toMatchObject({ phase: 'playing', startedAt: 8 })
    expect(begun.deadline).toBeUndefined()
    expect(seedOf(begun)).toMatch(/^[0-9a-f]{64}$/)
    const { seats, fairness } = begun
    expect(checkFairness({ seats, fairness, commitment: commitmentOf(fairness) }).filter(({ ok }) => !ok)).toEqual([])
    expect(done(openNonce(begun, 0, secret('a1'))), 'a client that got no reply may repeat it').toBe(begun)
    expect(codeOf(openNonce(begun, 0, secret('b1')))).toBe('not-asked')
  })
})

describe('when the time is up', () => {
  test('a person who is not ready loses the seat, even the host, and the match waits for players again', () => {
    const record = ready(full(), 1, 'b')
    expect(unseatLate(record, 59_999, () => 'x')).toBe(record)
    const late = unseatLate(record, 60_000, () => 'x')
    expect(late.seats.map(({ kind, user }) => user ?? kind)).toEqual(['open', 'bob', 'bot'])
    expect([late.phase, late.deadline, commitmentAt(late, 1), roundOf(late)]).toEqual(['gathering', undefined, promise('b'), 1])
  })

  test('a person who has not opened loses the seat, and the void round stays in the transcript', () => {
    const late = unseatLate(open(opening(), 0, 'a1'), 10_005, () => secret('server 2'))
    expect(late.seats.map(({ kind, user }) => user ?? kind)).toEqual(['ada', 'open', 'bot'])
    expect([late.phase, late.deadline, roundOf(late)]).toEqual(['gathering', undefined, 2])
    expect(
      [0, 1, 2].map((seat) => commitmentAt(late, seat)),
      'everybody has to commit again',
    ).toEqual(['', '', ''])
    const [first, second] = roundsOf(late)
    expect(first?.seats.map(({ name, nonce }) => [name, nonce !== ''])).toEqual([
      ['Ada', true],
      ['Bob', false],
      ['', true],
    ])
    expect(second?.commitment).not.toBe(first?.commitment)
    const back = ready(ready(done(takeSeat(late, BOB, 1, 0)), 0, 'a2'), 1, 'b2')
    const begun = open(open(back, 0, 'a2'), 1, 'b2')
    const { seats, fairness } = begun
    expect(checkFairness({ seats, fairness, commitment: commitmentOf(fairness) }).filter(({ ok }) => !ok)).toEqual([])
  })

  test('a match that has begun in the meantime does not change', () => {
    const begun = open(open(opening(), 0, 'a1'), 1, 'b1')
    expect(unseatLate(begun, 99_999_999, () => 'x')).toBe(begun)
  })

  test('a match that has not begun after MAX_ROUNDS rounds cannot begin any more', () => {
    let record = full()
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      record = unseatLate(ready(ready(record, 0, `a${round}`), 1, `b${round}`), Number.MAX_SAFE_INTEGER, () => secret(`server ${round}`))
      record = advanceStart(done(takeSeat(done(takeSeat(record, ADA, 0, 0)), BOB, 1, 0)), 0, TIMES)
    }
    expect(codeOf(commitSeat(record, 0, promise('once more')))).toBe('too-many-rounds')
    expect(JSON.stringify(record).length).toBeLessThan(32_000)
  })

  test('a deadline that passed during an outage is extended', () => {
    expect(withGrace(opening(), 20_000).deadline).toBe(20_000)
    expect(withGrace(opening(), 10_000).deadline).toBe(10_005)
    const gathering = done(newRecord({ id: 'm', serverSeed: secret('s'), host: ADA, now: 0 }, sampleGame, { game: 'riddle', seats: 2 }))
    expect(withGrace(gathering, 20_000)).toBe(gathering)
  })
})

test('a creator who starts at once is ready in the new match and only has to open', () => {
  const wanted = { game: 'riddle', seats: 2, bots: ['novice'], startAtOnce: true, commitment: promise('a') } as const
  const record = advanceStart(done(newRecord({ id: 'm', serverSeed: secret('s'), host: ADA, now: 3 }, sampleGame, wanted)), 3, TIMES)
  expect([record.phase, record.deadline]).toEqual(['opening', 10_003])
  expect(open(record, 0, 'a').phase).toBe('playing')
  const { commitment: _, ...without } = wanted
  expect(codeOf(newRecord({ id: 'm', serverSeed: secret('s'), host: ADA, now: 3 }, sampleGame, without))).toBe('bad-options')
  expect(codeOf(newRecord({ id: 'm', serverSeed: secret('s'), host: ADA, now: 3 }, sampleGame, { ...wanted, startAtOnce: false }))).toBe(
    'bad-options',
  )
})

test('a match without rounds gets one if it has not begun, and stays as it is if it has', () => {
  const old = { ...full(), fairness: { serverSeed: secret('old'), nonces: [] } }
  expect(roundsOf(withRounds(old))).toMatchObject([{ serverSeed: secret('old'), seats: [] }])
  const playing: MatchRecord = { ...old, phase: 'playing' }
  expect(withRounds(playing)).toBe(playing)
  expect([roundOf(playing), commitmentAt(playing, 0), hasOpened(playing, 0)]).toEqual([0, '', false])
})

test('in any order of requests, a match that begins has a valid proof and no open seat', () => {
  const step = fc.record({
    what: fc.constantFrom('ready', 'unready', 'open', 'wrong', 'late', 'sit', 'stand', 'bot'),
    who: fc.constantFrom(ADA, BOB),
    seat: fc.nat(2),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let record = full()
      let n = 0
      const kept = new Map<string, string>()
      for (const { what, who, seat } of steps) {
        const own = record.seats.findIndex(({ user }) => user === who.id)
        const nonce = kept.get(who.id) ?? secret('none')
        const change: Result<MatchRecord> = (() => {
          switch (what) {
            case 'ready': {
              const made = secret(`${who.id} ${n++}`)
              const committed = commitSeat(record, own, commitToNonce(made))
              if (committed.ok) kept.set(who.id, made)
              return committed
            }
            case 'unready':
              return withdrawCommitment(record, own)
            case 'open':
              return openNonce(record, own, nonce)
            case 'wrong':
              return openNonce(record, own, secret(`wrong ${n++}`))
            case 'late':
              return { ok: true, value: unseatLate(record, Number.MAX_SAFE_INTEGER, () => secret(`server ${n++}`)) }
            case 'sit':
              return takeSeat(record, who, seat, 0)
            case 'stand':
              return leaveSeat(record, who)
            case 'bot':
              return setBot(record, ADA, { seat, level: 'novice' }, 0)
          }
        })()
        if (!change.ok) continue
        const before = record.phase
        record = advanceStart(change.value, 0, TIMES)
        if (before === 'playing') expect(record.phase).toBe('playing')
        if (record.phase === 'opening') expect(roundsOf(record).at(-1)?.seats).toHaveLength(3)
        if (record.phase !== 'playing') expect(record.startedAt).toBeUndefined()
      }
      const { seats, fairness } = record
      if (record.phase !== 'playing') return
      expect(checkFairness({ seats, fairness, commitment: commitmentOf(fairness) }).filter(({ ok }) => !ok)).toEqual([])
      expect(seats.every(({ kind }) => kind !== 'open')).toBe(true)
    }),
    { numRuns: 300 },
  )
})

describe('who keeps others waiting in a listed match', () => {
  const listed = (record: MatchRecord): MatchRecord => ({ ...record, listed: true })
  const sitAgain = (record: MatchRecord) => takeSeat(record, ADA, 0, 0)
  /** Bob is ready; Ada, the host, never is. */
  const waiting = (record: MatchRecord): MatchRecord => advanceStart(commitmentAt(record, 1) ? record : ready(record, 1, 'b'), 0, TIMES)
  const byTime = (record: MatchRecord): MatchRecord => unseatLate(waiting(record), 60_000, () => 'x')
  const byStanding = (record: MatchRecord): MatchRecord => advanceStart(done(leaveSeat(waiting(record), ADA)), 59_999, TIMES)
  const byNotOpening = (record: MatchRecord): MatchRecord => {
    const bound = ready(ready(record, 0, `a${roundOf(record)}`), 1, `b${roundOf(record)}`)
    return unseatLate(open(bound, 1, `b${roundOf(record)}`), 10_000, () => secret(`server ${roundOf(record) + 1}`))
  }
  const often = (record: MatchRecord, keepWaiting: (record: MatchRecord) => MatchRecord, times: number): MatchRecord => {
    let now = record
    for (let n = 1; n <= times; n++) now = keepWaiting(n === 1 ? now : advanceStart(done(sitAgain(now)), 0, TIMES))
    return now
  }

  test.each([
    ['is not ready in time', byTime],
    ['leaves the seat instead of being ready', byStanding],
    ['does not open', byNotOpening],
  ])('and %s may take a seat again twice but not a third time, and other people may', (_, keepWaiting) => {
    expect(codeOf(sitAgain(often(listed(full()), keepWaiting, 2)))).toBeUndefined()
    const third = often(listed(full()), keepWaiting, 3)
    expect(codeOf(sitAgain(third))).toBe('too-late')
    expect(codeOf(takeSeat(third, { id: 'eve', name: 'Eve' }, 0, 0))).toBeUndefined()
    expect(codeOf(sitAgain(often(full(), keepWaiting, 5))), 'a match that is not listed').toBeUndefined()
  })

  test('is neither a person who was ready nor one who leaves while there is a free seat', () => {
    const leave = (record: MatchRecord): MatchRecord => advanceStart(done(leaveSeat(ready(record, 0, `a${record.sittings}`), ADA)), 0, TIMES)
    expect(codeOf(sitAgain(often(listed(full()), leave, 5)))).toBeUndefined()
    const free = advanceStart(done(leaveSeat(listed(full()), BOB)), 0, TIMES)
    expect(codeOf(sitAgain(often(free, (record) => advanceStart(done(leaveSeat(record, ADA)), 0, TIMES), 5)))).toBeUndefined()
  })
})
