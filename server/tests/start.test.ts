import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { START_TIMES } from '#rooms/match/host/start-round.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { newNonce } from '#sdk/match/nonce-keeper.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { postJson } from '#sdk/raw/post-json.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { checkFairness, commitToNonce, type Transcript } from '#shared/kernel/fairness.ts'
import type { CreatedMatch } from '#shared/protocol/http.ts'
import { type MatchState, ownSeat, type Replay } from '#shared/protocol/match.ts'
import { readMatch } from '#shared/protocol/read.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'
import { verifyReplay } from '../cli/checks.ts'

/** Tests the beginning of a match. Ready players commit to a nonce. When all have committed, everybody opens. The test controls the clock. */

const TUNING = { starts: START_TIMES }

let time: ControlledTime
let server: TestServer
beforeEach(async () => {
  time = new ControlledTime()
  server = await startTestServer({ time, tuning: TUNING })
})
afterEach(() => server.close())

const refusalOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'not refused',
    (error) => (error instanceof RefusedError ? error.refusal.code : error),
  )

async function two(wanted: object = {}): Promise<readonly [SdkPlayer, SdkPlayer]> {
  const [ada, bob] = await seatPlayers(server.url, { game: 'riddle', seats: 2, ...wanted })
  if (!ada || !bob) throw new Error('two players are needed')
  return [ada, bob]
}
const watch = async (match: string): Promise<SdkPlayer> => SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), match)
const openNow = async (player: SdkPlayer): Promise<void> => {
  player.opens = true
  // The next state makes the player check again whether it has to open.
  await player.ask('chat', { text: '.' })
}
const whole = (state: MatchState) => JSON.stringify(state)
const people = (state: MatchState) => state.seats.map(({ name, kind }) => name || kind)

async function replayOf(player: SdkPlayer): Promise<Replay> {
  await player.ask('resign', { id: 'enough' })
  await player.until(({ phase }) => phase === 'finished')
  return (await (await fetch(`${server.url}/api/matches/${player.match}/replay`)).json()) as Replay
}
const wrongIn = (replay: Replay) => verifyReplay(replay, [sampleGame]).flatMap(({ ok, text }) => (ok ? [] : [text]))

describe('when the last seat is taken', () => {
  test('everybody sees a minute to get ready, and whoever is not ready then loses the seat, even the host', async () => {
    const host = await enter(server.url, 'Ada')
    const match = await createMatch(server.url, host, { game: 'riddle', seats: 2 })
    const [ada, watcher] = [await SdkPlayer.join(server.url, host, match), await watch(match)]
    expect(ada.state.deadline).toBe(0)
    const bob = await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), match)
    const until = time.now() + 60_000
    await bob.ask('sit', { seat: 1 })
    for (const one of [ada, bob, watcher]) await one.until(({ deadline }) => deadline === until)
    time.advance(30_000)
    await bob.ready()
    expect(bob.state.deadline, 'being ready gives nobody more time').toBe(until)
    time.advance(29_999)
    await ada.ask('chat', { text: 'still here' })
    expect(people(ada.state)).toEqual(['Ada', 'Bob'])
    time.advance(1)
    for (const one of [ada, bob, watcher]) await one.until(({ seats }) => seats[0]?.kind === 'open')
    expect(people(bob.state)).toEqual(['open', 'Bob'])
    expect([ownSeat(ada.state), ownSeat(bob.state)]).toEqual([undefined, 1])
    expect([bob.state.phase, bob.state.deadline, bob.state.seats[1]?.ready, bob.state.round]).toEqual(['gathering', 0, true, 1])
    await ada.ask('sit', { seat: 0 })
    await ada.ready()
    await Promise.all([ada, bob].map((one) => one.until(({ phase }) => phase === 'playing')))
    expect(ada.state.deadline).toBe(0)
  })

  test('a host who never gets ready loses the seat for good, and quick match brings somebody else', async () => {
    const host = await enter(server.url, 'Ada')
    const match = await createMatch(server.url, host, { game: 'riddle', seats: 2, listed: true })
    const ada = await SdkPlayer.join(server.url, host, match)
    const bob = await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), match)
    await bob.ask('sit', { seat: 1 })
    await bob.ready()
    const findFor = async ({ token }: { readonly token: string }): Promise<unknown> =>
      (await postJson(`${server.url}/api/quick`, { game: 'riddle' }, token)).body
    for (let n = 0; n < 3; n++) {
      if (n > 0) await ada.ask('sit', { seat: 0 })
      await bob.until(({ deadline }) => deadline > 0)
      time.advance(60_000)
      await ada.until(({ seats }) => seats[0]?.kind === 'open')
    }
    expect(await refusalOf(ada.ask('sit', { seat: 0 }))).toBe('too-late')
    const eve = await enter(server.url, 'Eve')
    expect(await findFor(eve)).toMatchObject({ id: match })
    const third = await SdkPlayer.join(server.url, eve, match)
    await third.ask('sit', { seat: 0 })
    await third.ready()
    await bob.until(({ phase }) => phase === 'playing')
  })

  test('an absent player loses the seat too, and somebody else can take it', async () => {
    const [ada, bob] = await two()
    await bob.leave()
    await ada.ready()
    time.advance(60_000)
    await ada.until(({ seats }) => seats[1]?.kind === 'open')
    const eve = await SdkPlayer.join(server.url, await enter(server.url, 'Eve'), ada.match)
    await eve.ask('sit', { seat: 1 })
    await eve.ready()
    await ada.until(({ phase }) => phase === 'playing')
    expect(people(ada.state)).toEqual(['Ada', 'Eve'])
  })

  test('a player who does not come to a rematch loses the held seat', async () => {
    const [ada, bob] = await two()
    await startMatch([ada, bob])
    await bob.ask('resign', { id: 'enough' })
    await ada.until(({ phase }) => phase === 'finished')
    const nonce = newNonce()
    const { match } = await ada.ask('rematch', { commitment: commitToNonce(nonce) })
    const again = await SdkPlayer.join(server.url, ada.guest, match)
    expect(again.state.seats.map(({ ready, held }) => [ready, held])).toEqual([
      [false, 'Bob'],
      [true, ''],
    ])
    time.advance(60_000)
    await again.until(({ seats }) => seats[0]?.held === '')
    expect(people(again.state)).toEqual(['open', 'Ada'])
  })

  test('a relaxed match gives people days', async () => {
    const [ada, bob] = await two({ pace: 'relaxed' })
    await bob.leave()
    await ada.ready()
    time.advance(47 * 3_600_000)
    await ada.ask('chat', { text: 'still waiting' })
    expect(people(ada.state)).toEqual(['Ada', 'Bob'])
  })
})

describe('when everybody is ready', () => {
  test('everybody sees all commitments before anybody opens, and the match begins when all have opened', async () => {
    const [ada, bob] = await two()
    const watcher = await watch(ada.match)
    ada.opens = false
    bob.opens = false
    const { commitment } = watcher.state
    const nonces = [newNonce(), newNonce()]
    await ada.ready(true, nonces[0])
    expect(await refusalOf(ada.ask('open', { nonce: nonces[0] ?? '' }))).toBe('not-asked')
    await bob.ready(true, nonces[1])
    for (const one of [ada, bob, watcher]) {
      await one.until(({ phase }) => phase === 'opening')
      expect(one.state.seats.map((seat) => seat.commitment)).toEqual(nonces.map(commitToNonce))
      expect([one.state.commitment, one.state.round, one.state.deadline]).toEqual([commitment, 1, time.now() + 10_000])
    }
    expect(await refusalOf(ada.ready(false))).toBe('already-started')
    expect(await refusalOf(ada.ready())).toBe('already-started')
    expect(await refusalOf(ada.ask('stand', {}))).toBe('already-started')
    expect(await refusalOf(ada.ask('bot', { seat: 1, level: 'novice' }))).toBe('already-started')
    expect(await refusalOf(watcher.ask('open', { nonce: nonces[0] ?? '' }))).toBe('not-seated')
    const before = whole(watcher.decoded)
    expect(await refusalOf(ada.ask('open', { nonce: nonces[1] ?? '' }))).toBe('bad-nonce')
    expect(await refusalOf(ada.ask('open', { nonce: 'short' }))).toBe('malformed')
    expect(whole(watcher.decoded)).toBe(before)
    await ada.ask('open', { nonce: nonces[0] ?? '' })
    await watcher.until(({ seats }) => seats[0]?.opened === true)
    expect([watcher.state.phase, watcher.state.seats[1]?.opened]).toEqual(['opening', false])
    await bob.ask('open', { nonce: nonces[1] ?? '' })
    await watcher.until(({ phase }) => phase === 'playing')
    await ada.ask('open', { nonce: nonces[0] ?? '' })
    expect(whole(watcher.decoded), 'nobody is told the nonces before the end').not.toMatch(new RegExp(nonces.join('|')))
    const replay = await replayOf(ada)
    expect(JSON.stringify(replay)).toContain(nonces[1])
    expect(readMatch(ada.state).fairness).toEqual(replay.fairness)
    expect(wrongIn(replay)).toEqual([])
  })

  test('a player who does not open within ten seconds loses the seat, all commit again, and the transcript keeps the void round', async () => {
    const [ada, bob] = await two()
    bob.opens = false
    await ada.ready()
    await bob.ready()
    await ada.until(({ seats }) => seats[0]?.opened === true)
    const { commitment: promised } = ada.state
    time.advance(9999)
    await ada.ask('chat', { text: 'and now?' })
    expect(ada.state.phase).toBe('opening')
    time.advance(1)
    await ada.until(({ round }) => round === 2)
    expect(people(ada.state)).toEqual(['Ada', 'open'])
    expect([ada.state.phase, ada.state.deadline, ada.state.seats[0]?.ready, ada.state.seats[0]?.commitment]).toEqual(['gathering', 0, false, ''])
    expect(ada.state.commitment).not.toBe(promised)
    expect(ada.state.fairnessJson, 'what the server had promised stays its secret until the end').toBe('')
    bob.opens = true
    await bob.ask('sit', { seat: 1 })
    await startMatch([ada, bob])
    const replay = await replayOf(bob)
    const { rounds } = replay.fairness as Transcript
    expect(rounds.map(({ seats }) => seats.map(({ name, nonce }) => [name, nonce !== '']))).toEqual([
      [
        ['Ada', true],
        ['Bob', false],
      ],
      [
        ['Ada', true],
        ['Bob', true],
      ],
    ])
    expect(rounds[0]?.commitment).toBe(promised)
    expect(wrongIn(replay)).toEqual([])
  })

  test('a commitment that was already made in this match is refused', async () => {
    const [ada, bob] = await two()
    const nonce = newNonce()
    await ada.ready(true, nonce)
    expect(await refusalOf(bob.ready(true, nonce))).toBe('bad-commitment')
    expect(await refusalOf(bob.ask('ready', { ready: true }))).toBe('malformed')
    expect(await refusalOf(bob.ask('ready', { ready: false, commitment: commitToNonce(newNonce()) }))).toBe('malformed')
    expect(await refusalOf(bob.ask('ready', { ready: true, commitment: 'no hash' }))).toBe('malformed')
    expect(bob.state.seats.map(({ ready }) => ready)).toEqual([true, false])
  })

  test('a restarted server asks only for the missing nonces, and nobody commits again', async () => {
    const [ada, bob] = await two()
    bob.opens = false
    await ada.ready()
    await bob.ready()
    await ada.until(({ seats }) => seats[0]?.opened === true)
    const { seats, commitment, round } = ada.decoded
    const directory = server.dataDir
    await server.stop()
    time.advance(3_600_000)
    server = await startTestServer({ time, tuning: TUNING, dataDir: directory })
    const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
    expect([back.state.phase, back.state.commitment, back.state.round]).toEqual(['opening', commitment, round])
    expect(back.decoded.seats.map((seat) => [seat.commitment, seat.opened])).toEqual(seats.map((seat) => [seat.commitment, seat.opened]))
    expect(back.state.deadline, 'nobody is late because the server was').toBe(time.now() + 10_000)
    time.advance(9999)
    await SdkPlayer.join(server.url, bob.guest, bob.match)
    await back.until(({ phase }) => phase === 'playing')
    expect(wrongIn(await replayOf(back))).toEqual([])
  })
})

describe('a match that starts at once', () => {
  const AT_ONCE = { game: 'riddle', seats: 2, bots: ['novice'], pace: 'untimed', startAtOnce: true } as const

  test('begins with the nonce of its host, who committed to it when creating the match', async () => {
    const ada = await enter(server.url, 'Ada')
    const nonce = newNonce()
    const { status, body } = await postJson(`${server.url}/api/matches`, { ...AT_ONCE, commitment: commitToNonce(nonce) }, ada.token)
    expect(status).toBe(201)
    const { id, commitment } = body as CreatedMatch
    const player = await SdkPlayer.join(server.url, ada, id)
    expect([player.state.phase, player.state.commitment, player.state.seats[0]?.commitment]).toEqual(['opening', commitment, commitToNonce(nonce)])
    expect(player.state.seats[1]).toMatchObject({ kind: 'bot', opened: true, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await player.ask('open', { nonce })
    await player.until(({ phase }) => phase === 'playing')
    const replay = await replayOf(player)
    expect(wrongIn(replay)).toEqual([])
    const kept = { 1: { commitment, commitments: [], seat: 0, nonce, isConfirmed: true, hasBegun: true } }
    expect(checkFairness(replay, kept).filter(({ ok }) => !ok)).toEqual([])
  })

  test('is refused without a commitment, and frees the seat of a host who does not come', async () => {
    const ada = await enter(server.url, 'Ada')
    expect(await postJson(`${server.url}/api/matches`, AT_ONCE, ada.token)).toMatchObject({
      status: 400,
      body: { refusal: { code: 'bad-options', params: { option: 'commitment' } } },
    })
    expect((await postJson(`${server.url}/api/matches`, { ...AT_ONCE, commitment: 'no hash' }, ada.token)).status).toBe(400)
    const made = await postJson(`${server.url}/api/matches`, { ...AT_ONCE, commitment: commitToNonce(newNonce()) }, ada.token)
    const watcher = await watch((made.body as CreatedMatch).id)
    expect(watcher.state.phase).toBe('opening')
    time.advance(60_000)
    await watcher.until(({ seats }) => seats[0]?.kind === 'open')
    expect([watcher.state.phase, watcher.state.seq]).toEqual(['gathering', 0])
  })

  test('waits until the other people have committed', async () => {
    const [ada, bob] = await two({ startAtOnce: true })
    expect([ada.state.phase, ada.state.seats[0]?.ready]).toEqual(['gathering', true])
    await bob.ready()
    await ada.until(({ phase }) => phase === 'playing')
  })
})

test('matches of older versions can be opened, played and verified as far as possible', async () => {
  const [ada, bob] = await two()
  const stored = await server.journal.record(ada.match)
  if (!stored) throw new Error('no record')
  const directory = server.dataDir
  await server.stop()
  const before = await startTestServer({ time, tuning: TUNING, dataDir: directory })
  server = before
  const fairness = { serverSeed: 'ab'.repeat(32), nonces: ['one', ''] }
  await before.journal.save({ ...stored, id: 'played-before', phase: 'playing', fairness, startedAt: 1 })
  await before.journal.save({ ...stored, id: 'set-before', fairness: { ...fairness, nonces: [] } })
  const player = await SdkPlayer.join(before.url, ada.guest, 'played-before')
  expect([player.state.phase, player.state.round]).toEqual(['playing', 0])
  const replay = await replayOf(player)
  expect(replay.fairness).toEqual(fairness)
  expect(wrongIn(replay)).toEqual([])
  expect(verifyReplay(replay, [sampleGame])[0]?.text).toMatch(/older, weaker proof/)
  const players = await Promise.all([ada, bob].map(({ guest }) => SdkPlayer.join(before.url, guest, 'set-before')))
  expect(players[0]?.state.round).toBe(1)
  await startMatch(players)
})

test('a player who opens late still opens the committed nonce', async () => {
  const [ada, bob] = await two()
  bob.opens = false
  await bob.ready()
  await ada.ready()
  await ada.until(({ phase }) => phase === 'opening')
  await openNow(bob)
  await Promise.all([ada, bob].map((one) => one.until(({ phase }) => phase === 'playing')))
})
