import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { matchInfo } from '#rooms/lobby/listing.ts'
import { newRecord } from '#rooms/match/host/seating.ts'
import type { MatchRecord, SeatRecord } from '#rooms/services.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { ok } from '#shared/kernel/refusal.ts'
import type { CreateMatchRequest } from '#shared/protocol/http.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { LocalDirectory } from './directory.ts'
import { QuickMatch } from './quick-match.ts'
import { LocalSeatHolds } from './seat-holds.ts'

const [game] = GAMES as readonly [Game, ...Game[]]
const guest = (id: string) => ({ id, name: id, network: 'home' })

/** A match with three seats, of which `taken` are taken. */
function newMatch(id: string, taken: number, changes: Partial<MatchRecord> = {}): MatchRecord {
  const set = newRecord({ id, serverSeed: 'seed', host: guest('host'), now: 5 }, game, { game: game.id, seats: 2, listed: true })
  if (!set.ok) throw new Error(set.refusal.code)
  const seats = Array.from(
    { length: 3 },
    (_, seat): SeatRecord => (seat < taken ? { kind: 'human', name: 'x', user: `x${seat}` } : { kind: 'open', name: '' }),
  )
  return { ...set.value, seats, ...changes }
}

describe('a quick match', () => {
  let time: ControlledTime
  beforeEach(() => {
    time = new ControlledTime()
  })
  afterEach(() => vi.useRealTimers())

  function open(...matches: readonly MatchRecord[]) {
    const directory = new LocalDirectory(time)
    const kept = new Map<string, MatchRecord>()
    const put = (record: MatchRecord, listed = true) => {
      kept.set(record.id, record)
      if (listed) directory.put(matchInfo(record, time.now()))
    }
    for (const record of matches) put(record)
    const made: CreateMatchRequest[] = []
    const looked: string[] = []
    const quick = new QuickMatch({
      directory,
      journal: {
        async record(id) {
          looked.push(id)
          return kept.get(id)
        },
      },
      seatHolds: new LocalSeatHolds(),
      time,
      async create(wanted) {
        made.push(wanted)
        const id = `made${made.length}`
        await Promise.resolve()
        put(newMatch(id, 1, { seats: newMatch(id, 1).seats.slice(0, wanted.seats), createdAt: time.now() }))
        return ok({ id, commitment: '' })
      },
    })
    return { quick, made, looked, directory, put }
  }

  test('is never a relaxed match, because its people need not be online', async () => {
    const { quick, made } = open(newMatch('slow', 2, { pace: 'relaxed' }), newMatch('live', 1))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('live'))
    expect(made).toEqual([])
  })

  test('is the match that lacks the fewest people, and the oldest of those', async () => {
    const { quick } = open(newMatch('empty', 1), newMatch('young', 2), newMatch('old', 2, { createdAt: 1 }))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('old'))
  })

  test('is never full, running, unlisted or of another game', async () => {
    const { quick, made } = open(
      newMatch('full', 3),
      newMatch('playing', 1, { phase: 'playing' }),
      newMatch('private', 1, { listed: false }),
      newMatch('other', 1, { game: 'bridge' }),
    )
    expect(await quick.find(game, guest('ada'))).toEqual(ok('made1'))
    expect(made).toEqual([{ game: game.id, seats: game.seats.min, listed: true }])
  })

  test('is looked for in at most twenty matches', async () => {
    const { quick, made, looked } = open(...Array.from({ length: 50 }, (_, n) => newMatch(`match${n}`, 2, { removed: ['ada'] })))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('made1'))
    expect([looked.length, made.length]).toEqual([20, 1])
  })

  test('has at least two seats, even in a game that can be played alone', async () => {
    const { quick, made } = open()
    await quick.find({ ...game, seats: { min: 1, max: 4 } }, guest('ada'))
    expect(made).toEqual([{ game: game.id, seats: 2, listed: true }])
  })

  test('is the same for two people who search at the same moment', async () => {
    const { quick, made } = open()
    const both = await Promise.all([quick.find(game, guest('ada')), quick.find(game, guest('ben'))])
    expect(both).toEqual([ok('made1'), ok('made1')])
    expect(made.length).toBe(1)
  })

  test('has a seat that is held for the person who was sent there, for a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { quick, made } = open(newMatch('one', 2))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('one'))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('one'))
    expect(await quick.find(game, guest('ben'))).toEqual(ok('made1'))
    vi.setSystemTime(Date.now() + 11_000)
    expect(await quick.find(game, guest('kim'))).toMatchObject({ ok: true })
    expect(made.length).toBe(1)
  })

  test('is never a match from which the host removed the person, or whose free seat is held for somebody else', async () => {
    const hold = { user: 'kim', name: 'Kim', until: time.now() + 1000 }
    const { quick, made } = open(
      newMatch('removed', 2, { removed: ['ada'] }),
      newMatch('held', 2, { seats: [...newMatch('held', 2).seats.slice(0, 2), { kind: 'open', name: '', held: hold }] }),
    )
    expect(await quick.find(game, guest('kim'))).toEqual(ok('removed'))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('made1'))
    expect(made.length).toBe(1)
    time.advance(1000)
    const { quick: later } = open(newMatch('free', 2, { seats: [...newMatch('free', 2).seats.slice(0, 2), { kind: 'open', name: '', held: hold }] }))
    expect(await later.find(game, guest('ada'))).toEqual(ok('free'))
  })

  test('is never a match in which a seated person has kept others waiting, until that person has left', async () => {
    const { quick, put } = open(newMatch('slow', 2, { late: ['x0'] }))
    expect(await quick.find(game, guest('ada'))).toEqual(ok('made1'))
    put(newMatch('left', 2, { late: ['host'] }))
    expect(await quick.find(game, guest('ben'))).toEqual(ok('left'))
  })

  test('is checked against the record, because a listing may be outdated', async () => {
    const { quick, put } = open(newMatch('filled', 2))
    put(newMatch('filled', 3), false)
    expect(await quick.find(game, guest('ada'))).toEqual(ok('made1'))
  })

  test('is the last created match without a listing only while it is new', async () => {
    const { quick, directory } = open()
    expect(await quick.find(game, guest('ada'))).toEqual(ok('made1'))
    directory.remove('made1')
    expect(await quick.find(game, guest('ben'))).toEqual(ok('made1'))
    directory.remove('made1')
    time.advance(10_000)
    expect(await quick.find(game, guest('kim'))).toEqual(ok('made2'))
  })

  test('can be found by others after creating a match failed', async () => {
    const directory = new LocalDirectory(time)
    let fail = true
    const quick = new QuickMatch({
      directory,
      journal: { record: async () => undefined },
      seatHolds: new LocalSeatHolds(),
      time,
      async create() {
        if (fail) throw new Error('the disk')
        return ok({ id: 'made', commitment: '' })
      },
    })
    await expect(quick.find(game, guest('ada'))).rejects.toThrow('the disk')
    fail = false
    expect(await quick.find(game, guest('ben'))).toEqual(ok('made'))
  })
})
