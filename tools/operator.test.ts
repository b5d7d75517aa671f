import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { START_TIMES } from '#rooms/match/host/start-round.ts'
import type { MatchRecord } from '#rooms/services.ts'
import { loadSeen } from '#sdk/match/index.ts'
import { guestAt, ReconnectingPlayer } from '#sdk/players/reconnecting-player.ts'
import { verifyReplay } from '#server/cli/checks.ts'
import { JOURNAL_FILE, openJournal } from '#server/journal/index.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { checkFairness, commitToNonce, commitToSeed, isLegacy, type Round, type RoundSeat, seedOf } from '#shared/kernel/fairness.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { freePort } from '#testing/server-process.ts'

/**
 * Plays an operator who cheats. The test changes the journal of a real server while a match begins. Ada plays with the client of our own pages, and
 * the operator has Bob's seat.
 */

const secret = (name: string): string => commitToNonce(name)

let time: ControlledTime
let port: number
let server: TestServer
let ada: ReconnectingPlayer
let bob: ReconnectingPlayer
beforeEach(async () => {
  time = new ControlledTime()
  port = await freePort()
  server = await open()
  const [host, other] = [guestAt(server.url, 'Ada'), guestAt(server.url, 'Bob')]
  const { id } = await host.create({ game: 'riddle', seats: 2, pace: 'untimed' })
  ada = new ReconnectingPlayer(host, id)
  bob = new ReconnectingPlayer(other, id)
  for (const player of [ada, bob]) await player.until(() => player.state !== undefined)
  await bob.client.sit(1)
})
afterEach(async () => {
  ada.client.close()
  bob.client.close()
  await server.close()
})

const open = (dataDir?: string): Promise<TestServer> =>
  startTestServer({ time, tuning: { starts: START_TIMES }, config: { PORT: port }, ...(dataDir ? { dataDir } : {}) })

/** Stops the server, changes the record and starts the server again. */
async function tamper(change: (record: MatchRecord) => MatchRecord): Promise<void> {
  const { dataDir } = server
  await server.stop()
  const journal = await openJournal({ file: join(dataDir, JOURNAL_FILE) })
  const record = await journal.record(ada.client.match)
  if (!record) throw new Error('no record')
  await journal.save(change(record))
  await journal.close()
  server = await open(dataDir)
}

const roundsOf = ({ fairness }: Pick<MatchRecord, 'fairness'>): readonly Round[] => (isLegacy(fairness) ? [] : fairness.rounds)
const inLast =
  (change: (round: Round, voids: readonly Round[]) => Round) =>
  (record: MatchRecord): MatchRecord => {
    const rounds = roundsOf(record)
    return { ...record, fairness: { rounds: rounds.map((round, n) => (n === rounds.length - 1 ? change(round, rounds.slice(0, n)) : round)) } }
  }
const withSeat = (round: Round, seat: number, change: Partial<RoundSeat>): Round => ({
  ...round,
  seats: round.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)),
})
/** Returns another nonce with the commitment that fits it. */
const exchanged = (name: string): Partial<RoundSeat> => ({ nonce: secret(name), commitment: commitToNonce(secret(name)) })

/** Commits for Bob, whose client does not have the nonce and so cannot open it without the test. */
const commitAndWait = (): Promise<unknown> => bob.client.request('ready', { ready: true, commitment: commitToNonce(secret('Bob')) })
const openBob = (nonce = secret('Bob')): Promise<unknown> => bob.client.request('open', { nonce })

/** Waits until everybody has committed and the operator knows Ada's nonce. */
async function untilAdaOpened(): Promise<void> {
  await commitAndWait()
  await ada.client.ready(true)
  await bob.until(() => bob.state?.seats[0]?.opened === true)
}

interface Verdict {
  /** The checks of the record that fail for anybody. */
  readonly byAll: readonly string[]
  /** The checks that fail in Ada's browser, which knows what it saw. */
  readonly byAda: readonly string[]
  readonly replay: Replay
}
async function playAndJudge(): Promise<Verdict> {
  await bob.until(() => bob.state?.phase === 'playing')
  await ada.until(() => ada.state?.phase === 'playing')
  await bob.client.resign()
  await ada.until(() => ada.state?.phase === 'finished')
  const replay = await ada.api.replay(ada.client.match)
  const failed = (kept = {}) => checkFairness(replay, kept).flatMap(({ id, ok }) => (ok ? [] : [id]))
  expect(verifyReplay(replay, [sampleGame]).every(({ ok }) => ok)).toBe(failed().length === 0)
  return { byAll: failed(), byAda: failed(loadSeen(ada.api.identity.store, replay.id).rounds), replay }
}

describe('an honest operator', () => {
  test('is cleared by everybody, after a void round and a restart in the middle of another', async () => {
    await untilAdaOpened()
    time.advance(10_000)
    await ada.until(() => ada.state?.round === 2)
    await bob.until(() => bob.seat === undefined)
    await bob.client.sit(1)
    await bob.client.request('ready', { ready: true, commitment: commitToNonce(secret('Bob again')) })
    await ada.client.ready(true)
    await bob.until(() => bob.state?.seats[0]?.opened === true)
    await tamper((record) => record)
    await openBob(secret('Bob again'))
    const { byAll, byAda, replay } = await playAndJudge()
    expect([byAll, byAda]).toEqual([[], []])
    expect(roundsOf(replay)).toHaveLength(2)
    expect(checkFairness(replay, loadSeen(ada.api.identity.store, replay.id).rounds).map(({ id }) => id)).toEqual([
      'server',
      'seats',
      'bots',
      'voids',
      'kept',
      'own',
    ])
  })
})

test('a server that has lost a nonce asks for it again, and is cleared too', async () => {
  await untilAdaOpened()
  await tamper(inLast((round) => withSeat(withSeat(round, 0, { nonce: '' }), 1, { nonce: secret('Bob') })))
  expect(await playAndJudge()).toMatchObject({ byAll: [], byAda: [] })
})

describe('an operator who cheats is caught', () => {
  test('when looking for a better seed after the nonces are known', async () => {
    await untilAdaOpened()
    const isBetter = (record: MatchRecord): boolean =>
      seedOf(inLast((round) => withSeat(round, 1, { nonce: secret('Bob') }))(record)).startsWith('00')
    let found = ''
    await tamper((record) => {
      for (let n = 0; ; n++) {
        const serverSeed = secret(`try ${n}`)
        const tried = inLast((round, voids) => ({ ...round, serverSeed, commitment: commitToSeed(serverSeed, voids) }))(record)
        if (!isBetter(tried)) continue
        found = seedOf(inLast((round) => withSeat(round, 1, { nonce: secret('Bob') }))(tried))
        return tried
      }
    })
    await openBob()
    const { byAll, byAda, replay } = await playAndJudge()
    expect(seedOf(replay)).toBe(found)
    expect(found).toMatch(/^00/)
    expect(byAll, 'the record alone looks right').toEqual([])
    expect(byAda).toEqual(['kept'])
  })

  test('when looking for a better nonce for a bot after the others are open', async () => {
    await untilAdaOpened()
    await tamper(inLast((round) => withSeat(round, 1, { ...exchanged('better'), nonce: '' })))
    await openBob(secret('better'))
    expect(await playAndJudge()).toMatchObject({ byAll: [], byAda: ['kept'] })
  })

  test("when giving a nonce in a player's name", async () => {
    await untilAdaOpened()
    await tamper(inLast((round) => withSeat(round, 0, exchanged('not hers'))))
    await openBob()
    expect(await playAndJudge()).toMatchObject({ byAll: [], byAda: ['kept', 'own'] })
  })

  test('when exchanging two seats', async () => {
    await untilAdaOpened()
    await openBob()
    await bob.until(() => bob.state?.phase === 'playing')
    await tamper(inLast((round) => ({ ...round, seats: round.seats.toReversed() })))
    expect(await playAndJudge()).toMatchObject({ byAll: [], byAda: ['kept', 'own'] })
  })

  test('when claiming that a player did not open, to discard a seed', async () => {
    await untilAdaOpened()
    await tamper((record) => {
      const [disliked] = roundsOf(record)
      if (!disliked) throw new Error('no round')
      const voids = [withSeat(disliked, 0, { nonce: '' })]
      const serverSeed = secret('second')
      const again: Round = { ...disliked, serverSeed, commitment: commitToSeed(serverSeed, voids) }
      const seats = [
        { ...again.seats[0], ...exchanged('not hers') } as RoundSeat,
        { ...again.seats[1], ...exchanged('other'), nonce: '' } as RoundSeat,
      ]
      return { ...record, fairness: { rounds: [...voids, { ...again, seats }] } }
    })
    await openBob(secret('other'))
    expect(await playAndJudge()).toMatchObject({ byAll: [], byAda: ['kept', 'own'] })
  })

  test('when leaving a void round out', async () => {
    await untilAdaOpened()
    time.advance(10_000)
    await ada.until(() => ada.state?.round === 2)
    await tamper((record) => ({
      ...record,
      fairness: {
        rounds: roundsOf(record)
          .slice(1)
          .map((round) => ({ ...round, commitment: commitToSeed(round.serverSeed, []) })),
      },
    }))
    await bob.until(() => bob.state?.round === 1 && bob.seat === undefined)
    await bob.client.sit(1)
    await bob.client.request('ready', { ready: true, commitment: commitToNonce(secret('Bob again')) })
    await ada.until(() => ada.state?.round === 1)
    await ada.client.ready(true)
    await bob.until(() => bob.state?.phase === 'opening')
    // Her client has seen this round with other commitments, so it does not open its nonce.
    await ada.until(() => ada.client.read().lostNonce)
    expect(bob.state?.seats[0]?.opened).toBe(false)
    time.advance(10_000)
    await ada.until(() => ada.state?.round === 2)
    expect(ada.seat).toBeUndefined()
  })

  test('when asking for a nonce before everybody has committed, and does not get it', async () => {
    await ada.client.ready(true)
    await tamper((record) => {
      const round = roundsOf(record)[0]
      const [own] = record.seats
      if (!round || !own) throw new Error('no round')
      const seats: RoundSeat[] = [
        { kind: 'human', name: 'Ada', commitment: own.commitment ?? '', nonce: '' },
        { kind: 'human', name: 'Bob', commitment: '', nonce: '' },
      ]
      return { ...record, phase: 'opening', deadline: time.now() + 10_000, fairness: { rounds: [{ ...round, seats }] } }
    })
    await ada.until(() => ada.state?.phase === 'opening' && ada.client.read().lostNonce)
    await ada.client.request('chat', { text: 'no' })
    await bob.until(() => bob.state?.phase === 'opening')
    expect(bob.state?.seats[0]?.opened).toBe(false)
    const record = await server.journal.record(ada.client.match)
    expect(record && roundsOf(record)[0]?.seats.map(({ nonce }) => nonce)).toEqual(['', ''])
  })
})
