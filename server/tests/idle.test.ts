import { Client, type Room } from '@colyseus/sdk'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { MAX_WAITING } from '#rooms/lobby/listing.ts'
import { randomPick } from '#sdk/players/random-pick.ts'
import { createMatch, enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seatPlayers, seededRandom, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

const IDLE_MS = 600_000

let server: TestServer
let time: ControlledTime
beforeEach(() => {
  time = new ControlledTime()
})
afterEach(() => server.close())

const inMemory = (match: string): boolean => matchMaker.getLocalRoomById(match) !== undefined
/** Advances the clock until the server has noticed that nobody is there and removes the match from memory. */
const untilGone = (match: string) =>
  expect
    .poll(() => {
      time.advance(IDLE_MS)
      return inMemory(match)
    })
    .toBe(false)
const matchesOf = (lobby: Room): readonly MatchInfo[] => {
  const { tables } = (lobby.state as unknown as { toJSON(): { readonly tables?: Readonly<Record<string, string>> } }).toJSON()
  return Object.values(tables ?? {}).map((info) => JSON.parse(info))
}

test('an unattended match leaves memory and is restored entry for entry when somebody joins it', async () => {
  server = await startTestServer({ time, tuning: { idleMs: IDLE_MS, snapshotEvery: 4 } })
  const players = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'untimed', options: { rounds: 5 } })
  await startMatch(players)
  const [ada, bob] = players
  if (!ada || !bob) throw new Error('two players are needed')
  const chance = seededRandom(5)
  for (let seq = 0; seq < 5; ) {
    const player = players.find(({ prompt }) => prompt && !prompt.optional)
    if (player?.prompt) seq = (await player.answer(randomPick(player.prompt, chance))).seq
    await Promise.all(players.map((other) => other.until((state) => state.seq === seq)))
  }
  const before = ada.decoded
  await Promise.all(players.map((player) => player.leave()))
  await untilGone(ada.match)
  const again = await SdkPlayer.join(server.url, ada.guest, ada.match)
  expect(again.state.seq).toBe(before.seq)
  expect(again.decoded.table).toEqual(before.table)
  expect(again.decoded.seats[0]?.private?.hand).toEqual(before.seats[0]?.private?.hand)
  expect((await again.ask('log', { from: 0 })).entries).toHaveLength(before.seq + 1)
  const other = await SdkPlayer.join(server.url, bob.guest, bob.match)
  await Promise.all([again, other].map((player, index) => player.playOn(seededRandom(index + 9))))
})

test('a match that many people open at the same moment is opened once', async () => {
  server = await startTestServer({ time, tuning: { idleMs: IDLE_MS } })
  const [ada] = await seatPlayers(server.url, { game: 'riddle', seats: 2, bots: ['novice'], pace: 'untimed', startAtOnce: true }, ['Ada'])
  if (!ada) throw new Error('Ada is needed')
  await ada.until(() => ada.prompt !== undefined)
  await ada.leave()
  await untilGone(ada.match)
  await Promise.all(Array.from({ length: 10 }, () => openMatch(server.url, ada.guest, ada.match)))
  expect(inMemory(ada.match)).toBe(true)
  expect(matchMaker.stats.local.roomCount).toBe(1)
})

test('the lobby shows listed matches as they come and go, and never an unlisted one', async () => {
  server = await startTestServer({ time, tuning: { idleMs: IDLE_MS } })
  const lobby = await new Client(server.url).joinOrCreate('lobby')
  const [ada, bob] = [await enter(server.url, 'Ada'), await enter(server.url, 'Bob')]
  const listed = await createMatch(server.url, ada, { game: 'riddle', seats: 3, listed: true })
  await createMatch(server.url, ada, { game: 'riddle', seats: 2 })
  await expect.poll(() => matchesOf(lobby).map(({ id }) => id)).toEqual([listed])
  const visitor = await SdkPlayer.join(server.url, bob, listed)
  await visitor.ask('sit', { seat: 1 })
  await expect.poll(() => matchesOf(lobby)[0]?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob', ''])
  await visitor.leave()
  await untilGone(listed)
  await expect.poll(() => matchesOf(lobby)).toEqual([])
  await expect(openMatch(server.url, ada, listed)).rejects.toThrow('no-such-match')
  await lobby.leave()
})

test('the lobby shows a limited number of matches and their total, and the others can be joined by link', async () => {
  server = await startTestServer({ time, tuning: { idleMs: IDLE_MS } })
  const ada = await enter(server.url, 'Ada')
  const wanted = { game: 'riddle', seats: 3, listed: true } as const
  const first = await createMatch(server.url, ada, wanted)
  time.advance(1)
  for (let n = 0; n < MAX_WAITING; n += 20) await Promise.all(Array.from({ length: 20 }, () => createMatch(server.url, ada, wanted)))
  const lobby = await new Client(server.url).joinOrCreate<{ readonly total: number }>('lobby')
  await expect.poll(() => lobby.state?.total).toBe(MAX_WAITING + 1)
  const shown = matchesOf(lobby).map(({ id }) => id)
  expect(shown).toHaveLength(MAX_WAITING)
  expect(shown).not.toContain(first)
  const visitor = await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), first)
  await visitor.ask('sit', { seat: 1 })
  await visitor.until(({ seats }) => seats[1]?.name === 'Bob')
  await lobby.leave()
})
