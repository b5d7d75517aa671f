import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { Reply } from '#sdk/raw/post-json.ts'
import { FRAME } from '#sdk/raw/protocol-session.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { reserveSeat } from '#sdk/raw/reserve-seat.ts'
import { CLOSE } from '#shared/protocol/match.ts'
import { startMatch, startTestServer, type TestServer } from '#testing/server.ts'

const SPECTATORS = 60
const { replaced: REPLACED } = CLOSE

let server: TestServer
let ada: SdkPlayer
beforeEach(async () => {
  server = await startTestServer()
  const host = await enter(server.url, 'Ada')
  const match = await createMatch(server.url, host, { game: 'riddle', seats: 2, listed: true, pace: 'untimed' })
  ada = await SdkPlayer.join(server.url, host, match)
})
afterEach(() => server.close())

const join = (token: string): Promise<RawConnection> => RawConnection.join(server.url, ada.match, { token })
async function crowd(count: number): Promise<readonly RawConnection[]> {
  const wires: RawConnection[] = []
  for (let n = 0; n < count; n++) wires.push(await join((await enter(server.url, `Watcher ${n}`)).token))
  return wires
}
async function seatBob(): Promise<SdkPlayer> {
  const bob = await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), ada.match)
  await bob.ask('sit', { seat: 1 })
  return bob
}
const watching = (count: number) => ada.until(({ spectators }) => spectators === count)

describe('a spectator', () => {
  test('has one place, and the newest connection has it', async () => {
    const { token } = await enter(server.url, 'Mallory')
    const wires: RawConnection[] = []
    for (let n = 0; n <= SPECTATORS; n++) wires.push(await join(token))
    const codes = await Promise.all(wires.slice(0, -1).map(({ closed }) => closed))
    expect(new Set(codes)).toEqual(new Set([REPLACED]))
    await watching(1)
    expect(await wires.at(-1)?.request('log', { from: 0 })).toMatchObject({ status: 0 })
    // People with the link can still join and take a seat.
    await seatBob()
    expect(ada.state.seats[1]?.name).toBe('Bob')
  })

  test('has one place even if their old connections do not react to being closed', async () => {
    const { token } = await enter(server.url, 'Mallory')
    for (let n = 0; n < 5; n++) (await join(token)).pause()
    await watching(1)
    const last = await join(token)
    await watching(1)
    expect(await last.request('log', { from: 0 })).toMatchObject({ status: 0 })
  })

  test('above the limit of a running match is refused, and its players can still join', async () => {
    const bob = await seatBob()
    await startMatch([ada, bob])
    const watchers = await crowd(SPECTATORS)
    await watching(SPECTATORS)
    const late = await enter(server.url, 'Late')
    await expect(join(late.token)).rejects.toThrow()
    const back = await SdkPlayer.join(server.url, bob.guest, bob.match)
    expect(back.seat).toBe(1)
    // No spectator was disconnected for the player.
    expect(await Promise.all(watchers.map((connection) => connection.request('log', { from: 0 })))).toHaveLength(SPECTATORS)
    expect(ada.state.spectators).toBe(SPECTATORS)
    watchers[7]?.socket.close()
    await watching(SPECTATORS - 1)
    await join(late.token)
    await watching(SPECTATORS)
  })

  test('makes room for a newcomer in a match with a free seat', async () => {
    const [first, ...others] = await crowd(SPECTATORS)
    await watching(SPECTATORS)
    await seatBob()
    expect(await first?.closed).toBe(REPLACED)
    expect(await Promise.all(others.map((connection) => connection.request('log', { from: 0 })))).toHaveLength(SPECTATORS - 1)
    await watching(SPECTATORS - 1)
    // Now no seat is free, and all places for spectators are taken again.
    await crowd(1)
    await expect(crowd(1)).rejects.toThrow()
  })
})

describe('spectators from one network', () => {
  const FEW = 4
  beforeEach(async () => {
    await server.close()
    server = await startTestServer({ config: { TRUST_PROXY: 1 }, tuning: { spectators: FEW } })
    const host = await enter(server.url, 'Ada')
    ada = await SdkPlayer.join(server.url, host, await createMatch(server.url, host, { game: 'riddle', seats: 2, listed: true, pace: 'untimed' }))
  })

  /** Joins with an address that the proxy forwards. */
  async function joinFrom(address: string): Promise<WebSocket> {
    const { token } = await enter(server.url, 'Watcher')
    const ask = async (url: string, body: object): Promise<Reply> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, body: await response.json() }
    }
    const socket = new WebSocket(await reserveSeat(ask, server.url, ada.match, { token }))
    socket.on('error', () => undefined)
    const [frame] = await once(socket, 'message')
    if (frame[0] !== FRAME.join) throw new Error('the room refused the join')
    socket.send(Uint8Array.of(FRAME.join))
    return socket
  }

  test('do not keep others out of a running match, because the network with the most places makes room', async () => {
    const bob = await seatBob()
    await startMatch([ada, bob])
    const many = []
    for (let n = 0; n < FEW; n++) many.push(await joinFrom('192.0.2.1'))
    await watching(FEW)
    await expect(joinFrom('192.0.2.1')).rejects.toThrow('refused')
    const codes = many.map((socket) => once(socket, 'close').then(([code]) => code))
    await joinFrom('192.0.2.2')
    expect(await codes[0]).toBe(REPLACED)
    await joinFrom('192.0.2.3')
    expect(await codes[1]).toBe(REPLACED)
    await watching(FEW)
    // A network with as many places, or one place less, does not get another one.
    await expect(joinFrom('192.0.2.2')).rejects.toThrow('refused')
  })

  test('do not drive others out of a match with a free seat', async () => {
    const other = await joinFrom('192.0.2.2')
    let isGone = false
    other.on('close', () => {
      isGone = true
    })
    for (let n = 0; n < 2 * FEW; n++) await joinFrom('192.0.2.1')
    await watching(FEW)
    expect(isGone).toBe(false)
  })
})

describe('a player', () => {
  test('can have four connections, and the fifth closes the oldest', async () => {
    const bob = await seatBob()
    await startMatch([ada, bob])
    const left = new Promise<number>((resolve) => bob.room.onLeave(resolve))
    const wires: RawConnection[] = []
    for (let n = 0; n < 4; n++) wires.push(await join(bob.guest.token))
    expect(await left).toBe(REPLACED)
    for (const connection of wires) expect(connection.state.seats[1]?.private?.prompt.id).not.toBe('')
    expect(ada.state.seats[1]?.online).toBe(true)
    expect(ada.state.spectators).toBe(0)
  })

  test('who stands up keeps only the connection that sent the request', async () => {
    const bob = await seatBob()
    const wires = [await join(bob.guest.token), await join(bob.guest.token)]
    const left = new Promise<number>((resolve) => bob.room.onLeave(resolve))
    expect(await wires[0]?.request('stand', {})).toMatchObject({ status: 0 })
    expect([await left, await wires[1]?.closed]).toEqual([REPLACED, REPLACED])
    await watching(1)
    expect(await wires[0]?.request('sit', { seat: 1 })).toMatchObject({ status: 0 })
    await watching(0)
    expect(ada.state.seats[1]).toMatchObject({ name: 'Bob', online: true })
  })
})
