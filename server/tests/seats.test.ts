import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newNonce } from '#sdk/match/nonce-keeper.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { RawConnection } from '#sdk/raw/raw-connection.ts'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import { CLOSE } from '#shared/protocol/match.ts'
import { Intruder, NOTHING_DONE } from '#testing/intruder.ts'
import { startMatch, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
let ada: SdkPlayer
let thief: Intruder
beforeEach(async () => {
  server = await startTestServer()
  ada = await newMatch(true)
  thief = await Intruder.enter(server.url, 'Mallory')
})
afterEach(() => server.close())

/** Creates a match with Ada in seat 0. In an unlisted match, people can stand up as often as they like. */
async function newMatch(listed: boolean): Promise<SdkPlayer> {
  const host = await enter(server.url, 'Ada')
  const match = await createMatch(server.url, host, { game: 'riddle', seats: 2, listed, pace: 'untimed' })
  return SdkPlayer.join(server.url, host, match)
}

/** Takes seat 1. Resolves with the connection and the seat token. */
async function takeSeat(intruder = thief): Promise<{ readonly wire: RawConnection; readonly pass: string }> {
  const connection = await intruder.join(ada.match)
  const { status, payload } = await connection.request('sit', { seat: 1 })
  expect(status).toBe(0)
  return { wire: connection, pass: (payload as { readonly seatToken: string }).seatToken }
}
const stand = async (connection: RawConnection): Promise<void> => expect(await connection.request('stand', {})).toMatchObject({ status: 0 })

/** Seats the next person in seat 1. */
async function seatBob(url = server.url): Promise<SdkPlayer> {
  const guest = await enter(url, 'Bob')
  const bob = await SdkPlayer.join(url, guest, ada.match)
  await bob.ask('sit', { seat: 1 })
  return bob
}

async function expectUntouched(bob: SdkPlayer): Promise<void> {
  expect(thief.runes).toEqual([])
  expect((await server.journal.load(ada.match))?.entries).toEqual([])
  expect(bob.decoded.seats.map(({ name, online, autopilot, resigned }) => [name, online, autopilot, resigned])).toEqual([
    ['Ada', true, false, false],
    ['Bob', true, false, false],
  ])
  // Bob is still seated and can play.
  await bob.answer(bob.prompt?.choices[0] ?? '')
}

describe('a former owner of a seat', () => {
  test('does not get it back with the old seat token', async () => {
    const { wire: connection, pass } = await takeSeat()
    await stand(connection)
    connection.socket.terminate()
    const bob = await seatBob()
    await startMatch([ada, bob])
    const again = await thief.join(ada.match, pass)
    await expect.poll(() => again.messages[0]).toMatchObject({ type: 'welcome', payload: expect.not.objectContaining({ seat: 1 }) })
    expect(await thief.tryAll(again)).toEqual(NOTHING_DONE)
    await expectUntouched(bob)
  })

  test('cannot lend that token to anybody', async () => {
    const { wire: connection, pass } = await takeSeat()
    const accomplice = await Intruder.enter(server.url, 'Trudy')
    const borrowed = await accomplice.join(ada.match, pass)
    await expect.poll(() => borrowed.messages[0]).toMatchObject({ type: 'welcome', payload: expect.not.objectContaining({ seat: 1 }) })
    await stand(connection)
    const bob = await seatBob()
    await startMatch([ada, bob])
    expect(await accomplice.tryAll(borrowed)).toEqual(NOTHING_DONE)
    expect(await accomplice.tryAll(await accomplice.join(ada.match, pass))).toEqual(NOTHING_DONE)
    expect(accomplice.runes).toEqual([])
    await expectUntouched(bob)
  })

  test('neither sees nor plays the seat of a bot that has it now', async () => {
    const { wire: connection, pass } = await takeSeat()
    const tab = await thief.join(ada.match)
    tab.socket.terminate()
    await stand(connection)
    await ada.ask('bot', { seat: 1, level: 'novice' })
    await startMatch([ada])
    for (const way of [() => Promise.resolve(connection), () => thief.join(ada.match, pass), () => thief.reconnect(tab)])
      expect(await thief.tryAll(await way())).toEqual(NOTHING_DONE)
    expect(thief.runes).toEqual([])
    expect((await server.journal.load(ada.match))?.entries.map(({ by }) => by)).not.toContain('player')
    expect(ada.state.seats[1]).toMatchObject({ kind: 'bot', autopilot: false, resigned: false })
  })

  test('has no rights after a restart of the server', async () => {
    const { wire: connection, pass } = await takeSeat()
    await stand(connection)
    const bob = await seatBob()
    await startMatch([ada, bob])
    await server.stop()
    server = await startTestServer({ dataDir: server.dataDir })
    const [host, guest] = await Promise.all([ada, bob].map((player) => SdkPlayer.join(server.url, player.guest, player.match)))
    if (!host || !guest) throw new Error('both players are needed after the restart')
    for (const seat of [pass, undefined]) expect(await thief.tryAll(await thief.join(ada.match, seat, server.url))).toEqual(NOTHING_DONE)
    await expectUntouched(guest)
  })
})

describe('a connection that was in the seat', () => {
  /** The moments at which a dropped tab can come back while the seat changes hands. */
  const MOMENTS = ['before the seat is free', 'while it is free', 'when the next one sits there', 'when the match has begun'] as const

  test.each(MOMENTS)('and comes back %s after a break sees only what its person may see now', async (moment) => {
    const { wire: dropped } = await takeSeat()
    const tab = await thief.join(ada.match)
    dropped.socket.terminate()
    await dropped.closed
    let back: RawConnection | undefined
    const maybeBack = async (now: (typeof MOMENTS)[number]): Promise<void> => {
      if (now === moment) back = await thief.reconnect(dropped)
    }
    await maybeBack('before the seat is free')
    await stand(tab)
    await maybeBack('while it is free')
    const bob = await seatBob()
    await maybeBack('when the next one sits there')
    await startMatch([ada, bob])
    await maybeBack('when the match has begun')
    // A spectator has one place. The tab that joined last or that stood up keeps it.
    const [stays, goes] = moment === 'before the seat is free' ? [tab, back] : [back, tab]
    expect(await goes?.closed).toBe(CLOSE.replaced)
    if (!stays) throw new Error('a spectator is needed')
    expect(await thief.tryAll(stays)).toEqual(NOTHING_DONE)
    expect(stays.state.seats.map(({ private: own }) => own)).toEqual([undefined, undefined])
    await expectUntouched(bob)
  })

  test('and is still open loses it when its person stands up in any tab', async () => {
    for (const stands of [0, 1]) {
      const tabs = [(await takeSeat()).wire, await thief.join(ada.match)]
      const [asks] = [tabs[stands]].filter((tab) => tab !== undefined)
      if (asks) await stand(asks)
      const bob = await seatBob()
      expect(await tabs[1 - stands]?.closed).toBe(CLOSE.replaced)
      expect(await asks?.request('ready', { ready: true, commitment: commitToNonce(newNonce()) })).toMatchObject({
        status: 1,
        payload: { code: 'not-seated' },
      })
      expect(bob.state.seats[1]?.ready).toBe(false)
      await bob.ask('stand', {})
      for (const tab of tabs) tab.socket.terminate()
      await bob.leave()
    }
    const bob = await seatBob()
    await startMatch([ada, bob])
    await expectUntouched(bob)
  })
})

test('of simultaneous requests, only those of the current owner of a seat take effect', async () => {
  ada = await newMatch(false)
  const next = await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), ada.match)
  for (let round = 0; round < 30; round++) {
    const { wire: connection } = await takeSeat()
    const other = await thief.join(ada.match)
    const stood = connection.request('stand', {})
    const sat = next.ask('sit', { seat: 1 }).catch(() => undefined)
    // This request is under way while the seat changes hands.
    const readied = other.request('ready', { ready: true, commitment: commitToNonce(newNonce()) }).catch(() => undefined)
    await stood
    if (!(await sat)) await next.ask('sit', { seat: 1 })
    await readied
    expect(next.state.seats[1]).toMatchObject({ name: 'Bob', ready: false })
    await next.ask('stand', {})
    connection.socket.terminate()
    other.socket.terminate()
  }
  await next.ask('sit', { seat: 1 })
  await ada.ready()
  expect(ada.state.phase).toBe('gathering')
})

test('a tab that reconnects at the moment when the seat changes hands sees nothing of the seat', async () => {
  ada = await newMatch(false)
  for (let round = 0; round < 10; round++) {
    const { wire: dropped } = await takeSeat()
    const tab = await thief.join(ada.match)
    dropped.socket.terminate()
    const stood = tab.request('stand', {}).catch(() => undefined)
    const back = thief.reconnect(dropped).catch(() => undefined)
    await stood
    const bob = await seatBob()
    await back
    await bob.ask('stand', {})
    await bob.leave()
    for (const connection of [tab, await back]) connection?.socket.terminate()
  }
  const { wire: dropped } = await takeSeat()
  const tab = await thief.join(ada.match)
  dropped.socket.terminate()
  await stand(tab)
  const bob = await seatBob()
  const [back] = await Promise.all([thief.reconnect(dropped), startMatch([ada, bob])])
  expect(await thief.tryAll(back)).toEqual(NOTHING_DONE)
  await expectUntouched(bob)
})
