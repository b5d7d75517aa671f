import { Client, type Room } from '@colyseus/sdk'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { CreateMatchRequest, MatchInfo } from '#shared/protocol/http.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { Intruder, NOTHING_DONE } from '#testing/intruder.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

/** Any well-formed commitment. */
const STOLEN = 'ab'.repeat(32)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let server: TestServer
let time: ControlledTime
beforeEach(async () => {
  time = new ControlledTime()
  server = await startTestServer({ time })
})
afterEach(() => server.close())

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error) => (error instanceof RefusedError ? error.refusal.code : error),
  )

async function matchOf(names: readonly string[], wanted: Partial<CreateMatchRequest> = {}): Promise<readonly [SdkPlayer, SdkPlayer, ...SdkPlayer[]]> {
  const [ada, bob, ...others] = await seatPlayers(server.url, { game: 'riddle', seats: 3, listed: true, ...wanted }, names)
  if (!ada || !bob) throw new Error('two players are needed')
  return [ada, bob, ...others]
}
async function leave(player: SdkPlayer, seen: SdkPlayer): Promise<void> {
  const seat = player.seat ?? -1
  player.drop()
  await seen.until(({ seats }) => seats[seat]?.online === false)
}

describe('the host', () => {
  test('can remove a person, who may still watch and talk but not take a seat again', async () => {
    const [ada, bob] = await matchOf(['Ada', 'Bob'])
    expect(await codeOf(bob.ask('remove', { seat: 0 }))).toBe('not-host')
    await ada.ask('remove', { seat: 1 })
    await bob.until(() => bob.seat === undefined)
    expect(ada.state.seats.map(({ kind }) => kind)).toEqual(['human', 'open', 'open'])
    for (const seat of [1, 2]) expect(await codeOf(bob.ask('sit', { seat }))).toBe('removed')
    await bob.ask('chat', { text: 'Why?' })
    await expect.poll(() => ada.chat.map(({ text }) => text)).toEqual(['Why?'])
    const [again] = await Promise.all([SdkPlayer.join(server.url, bob.guest, bob.match)])
    expect(again.seat).toBeUndefined()
    expect(await codeOf(again.ask('sit', { seat: 1 }))).toBe('removed')
    // The removal is stored in the record, so it survives a restart.
    await server.stop()
    server = await startTestServer({ time, dataDir: server.dataDir })
    const later = await SdkPlayer.join(server.url, bob.guest, bob.match)
    expect(await codeOf(later.ask('sit', { seat: 2 }))).toBe('removed')
  })

  test('cannot remove anybody once the match has begun', async () => {
    const [ada, bob] = await matchOf(['Ada', 'Bob'], { seats: 2 })
    await startMatch([ada, bob])
    expect(await codeOf(ada.ask('remove', { seat: 1 }))).toBe('already-started')
    expect(bob.seat).toBe(1)
  })

  test('removes a person for good: their old connections and seat token give no access to the seat', async () => {
    const [ada] = await matchOf(['Ada', 'Eve'], { pace: 'untimed' })
    const thief = await Intruder.enter(server.url, 'Mallory')
    const [connection, tab] = [await thief.join(ada.match), await thief.join(ada.match)]
    // Of two spectator connections, the newer one stays.
    await connection.closed
    const { payload } = await tab.request('sit', { seat: 2 })
    const { seatToken } = payload as { readonly seatToken: string }
    const dropped = await thief.join(ada.match)
    dropped.socket.terminate()
    await ada.ask('remove', { seat: 2 })
    const bob = await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), ada.match)
    await bob.ask('sit', { seat: 2 })
    const eve = ada.state.seats[1]?.name
    expect(eve).toBe('Eve')
    for (const way of [() => Promise.resolve(tab), () => thief.join(ada.match, seatToken), () => thief.reconnect(dropped)]) {
      const again = await way()
      expect(await again.request('ready', { ready: true, commitment: STOLEN })).toMatchObject({ status: 1, payload: { code: 'not-seated' } })
      expect(await thief.tryAll(again)).toEqual(NOTHING_DONE)
    }
    expect(bob.state.seats[2]).toMatchObject({ name: 'Bob', ready: false })
    expect(thief.runes).toEqual([])
  })

  test('who is away for a minute is replaced by the present person who has been seated longest', async () => {
    const [ada, bob, eve] = await matchOf(['Ada', 'Bob', 'Eve'], { seats: 4 })
    await bob.ask('stand', {})
    await bob.ask('sit', { seat: 1 })
    await leave(ada, bob)
    time.advance(MINUTE_MS - 1)
    expect(await codeOf(eve?.ask('bot', { seat: 0, level: 'novice' }) ?? Promise.resolve())).toBe('not-host')
    expect(bob.state.hostSeat).toBe(0)
    time.advance(1)
    await bob.until(({ hostSeat: host }) => host === 2)
    await eve?.ask('remove', { seat: 0 })
    const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
    expect(back.state.hostSeat).toBe(2)
    expect(await codeOf(back.ask('remove', { seat: 1 }))).toBe('not-host')
  })

  test('who comes back in time, or only stands up, stays the host', async () => {
    const [ada, bob] = await matchOf(['Ada', 'Bob'])
    await leave(ada, bob)
    time.advance(MINUTE_MS - 1)
    const back = await SdkPlayer.join(server.url, ada.guest, ada.match)
    await back.ask('stand', {})
    time.advance(10 * MINUTE_MS)
    await back.ask('bot', { seat: 2, level: 'novice' })
    expect(back.state.seats[2]?.kind).toBe('bot')
    expect(bob.state.hostSeat).toBe(-1)
  })

  test('becomes the first person who comes back to a match that was empty for longer than a minute', async () => {
    const [ada, bob] = await matchOf(['Ada', 'Bob'])
    await leave(ada, bob)
    const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), ada.match)
    await leave(bob, watcher)
    time.advance(2 * MINUTE_MS)
    expect(watcher.state.hostSeat).toBe(0)
    const back = await SdkPlayer.join(server.url, bob.guest, bob.match)
    await back.until(({ hostSeat: host }) => host === 1)
  })
})

describe('the lobby', () => {
  let lobby: Room
  beforeEach(async () => {
    lobby = await new Client(server.url).joinOrCreate('lobby')
  })
  const shown = (): readonly MatchInfo[] => {
    const { tables: listed = {} } = (lobby.state as unknown as { toJSON(): { readonly tables?: Readonly<Record<string, string>> } }).toJSON()
    return Object.values(listed).map((info) => JSON.parse(info))
  }
  const shows = (...phases: readonly MatchInfo['phase'][]) => expect.poll(() => shown().map(({ phase }) => phase)).toEqual(phases)

  test('shows a match that waits for people only while its host is there and it has a free seat', async () => {
    const [ada, bob] = await matchOf(['Ada', 'Bob'])
    await shows('gathering')
    // While Bob is there the match has a host. Without him it has none.
    await leave(ada, bob)
    time.advance(MINUTE_MS)
    await bob.until(({ hostSeat: host }) => host === 1)
    await shows('gathering')
    const eve = await SdkPlayer.join(server.url, await enter(server.url, 'Eve'), ada.match)
    await eve.ask('sit', { seat: 2 })
    await shows()
    await eve.ask('stand', {})
    await shows('gathering')
    await leave(bob, eve)
    await shows('gathering')
    time.advance(MINUTE_MS)
    await shows()
    await eve.ask('sit', { seat: 2 })
    await eve.until(({ hostSeat: host }) => host === 2)
    await eve.ask('remove', { seat: 0 })
    await shows('gathering')
  })

  test('shows a running match while one of its people is there, and never a match against bots', async () => {
    const [ada, bob] = await matchOf(['Ada', 'Bob'], { seats: 2, pace: 'untimed' })
    const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Watcher'), ada.match)
    await startMatch([ada, bob])
    await shows('playing')
    await leave(ada, watcher)
    await shows('playing')
    await leave(bob, watcher)
    await shows()
    const back = await SdkPlayer.join(server.url, bob.guest, bob.match)
    await shows('playing')
    await back.ask('resign', { id: 'enough' })
    await shows()
    const host = await enter(server.url, 'Solo')
    const wanted: CreateMatchRequest = { game: 'riddle', seats: 2, bots: ['novice'], pace: 'untimed' }
    expect(await codeOf(createMatch(server.url, host, { ...wanted, listed: true }))).toBe('bad-options')
    const [solo] = await seatPlayers(server.url, { ...wanted, seats: 3 }, ['Solo'])
    await solo?.ask('bot', { seat: 1, level: 'novice' })
    await startMatch(solo ? [solo] : [])
    expect(shown()).toEqual([])
  })
})

describe('a rematch', () => {
  async function rematch(pace: CreateMatchRequest['pace'] = 'live'): Promise<readonly [SdkPlayer, SdkPlayer, string]> {
    const [ada, bob] = await matchOf(['Ada', 'Bob'], { seats: 2, pace: pace ?? 'live' })
    await startMatch([ada, bob])
    await ada.ask('resign', { id: 'enough' })
    const { match } = await ada.ask('rematch', {})
    return [ada, bob, match]
  }

  test('holds the next seat for each player, who gets it on joining', async () => {
    const [ada, bob, match] = await rematch()
    const eve = await SdkPlayer.join(server.url, await enter(server.url, 'Eve'), match)
    expect(eve.state.seats.map(({ kind, held }) => [kind, held])).toEqual([
      ['open', 'Bob'],
      ['human', ''],
    ])
    for (const seat of [0, 1]) expect(await codeOf(eve.ask('sit', { seat }))).toBe('seat-taken')
    const again = [await SdkPlayer.join(server.url, ada.guest, match), await SdkPlayer.join(server.url, bob.guest, match)]
    expect(again.map(({ seat }) => seat)).toEqual([1, 0])
    await startMatch(again)
  })

  test('frees the held seat of a player who has not come within a minute', async () => {
    const [ada, bob, match] = await rematch()
    const [host, eve] = [await SdkPlayer.join(server.url, ada.guest, match), await SdkPlayer.join(server.url, await enter(server.url, 'Eve'), match)]
    time.advance(MINUTE_MS)
    await eve.until(({ seats }) => seats[0]?.held === '')
    await eve.ask('sit', { seat: 0 })
    const late = await SdkPlayer.join(server.url, bob.guest, match)
    expect(late.seat).toBeUndefined()
    await startMatch([host, eve])
  })

  test('of a relaxed match waits for two days outside memory and is in the player’s list', async () => {
    const [ada, bob, match] = await rematch('relaxed')
    const mine = async () => {
      const response = await fetch(`${server.url}/api/me/matches`, { headers: { authorization: `Bearer ${bob.guest.token}` } })
      return ((await response.json()) as readonly MatchInfo[]).map(({ id }) => id)
    }
    const host = await SdkPlayer.join(server.url, ada.guest, match)
    expect(host.seat).toBe(1)
    await host.leave()
    await expect
      .poll(() => {
        time.advance(10 * MINUTE_MS)
        return matchMaker.getLocalRoomById(match)
      })
      .toBeUndefined()
    expect(await mine()).toContain(match)
    time.advance(40 * HOUR_MS)
    const late = await SdkPlayer.join(server.url, bob.guest, match)
    expect(late.seat).toBe(0)
    expect(late.state.seats[1]).toMatchObject({ name: 'Ada', kind: 'human' })
  })
})
