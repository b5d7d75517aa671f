import { once } from 'node:events'
import { pack } from 'msgpackr'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { postJson } from '#sdk/raw/post-json.ts'
import { reserveSeat } from '#sdk/raw/reserve-seat.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { readMetric } from '#testing/raw-http.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'

const ACKNOWLEDGED = Uint8Array.of(10)
const REQUEST = 21

let server: TestServer
let time: ControlledTime
afterEach(() => server.close())

/** Opens a connection that receives JOIN and does not acknowledge it. */
async function arrive(room: string, options: object): Promise<{ readonly socket: WebSocket; readonly closed: Promise<number> }> {
  const socket = new WebSocket(await reserveSeat(postJson, server.url, room, options))
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await once(socket, 'message')
  return { socket, closed }
}

async function sitDown(): Promise<{ readonly ada: SdkPlayer; readonly match: string; readonly token: string }> {
  time = new ControlledTime()
  server = await startTestServer({ time })
  const guest = await enter(server.url, 'Ada')
  const match = await createMatch(server.url, guest, { game: 'riddle', seats: 2 })
  const { token } = await enter(server.url, 'Eve')
  return { ada: await SdkPlayer.join(server.url, guest, match), match, token }
}

describe('a client that never acknowledges the join', () => {
  test('is cut off after ten seconds in a match and in the lobby; a client that has acknowledged stays', async () => {
    const { ada, match, token } = await sitDown()
    const silent = [await arrive(match, { token }), await arrive('lobby', {})]
    const honest = await arrive('lobby', {})
    honest.socket.send(ACKNOWLEDGED)
    await once(honest.socket, 'message')
    time.advance(9_999)
    expect([...silent, honest].map(({ socket }) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN, WebSocket.OPEN])
    time.advance(1)
    expect(await Promise.all(silent.map(({ closed }) => closed))).toEqual([1006, 1006])
    time.advance(60_000)
    await ada.ask('chat', { text: 'still here' })
    expect(honest.socket.readyState).toBe(WebSocket.OPEN)
    honest.socket.terminate()
  })

  test('is cut off as soon as 256 KB wait for it, and the match goes on', async () => {
    const { ada, match, token } = await sitDown()
    const { socket, closed } = await arrive(match, { token })
    const text = 'я'.repeat(300)
    let isCut = false
    void closed.then(() => {
      isCut = true
    })
    let said = 0
    for (; !isCut && said < 2000; said++) await ada.ask('chat', { text })
    expect(await closed).toBe(1006)
    expect(said).toBeLessThan(600)
    expect(said).toBeGreaterThan(300)
    await expect.poll(() => readMetric(server.url, 'coven_connections')).toBe(1)
    await ada.ask('chat', { text: 'still here' })
    socket.terminate()
  })

  test('is disconnected if it sends a request before the acknowledgement', async () => {
    const { ada, match, token } = await sitDown()
    const { socket, closed } = await arrive(match, { token })
    const words = Buffer.from([0xa4, ...Buffer.from('chat')])
    socket.send(Buffer.concat([Uint8Array.of(REQUEST, 1), words, pack({ text: 'from the doorstep' })]))
    expect(await closed).toBe(4002)
    await ada.ask('chat', { text: 'still here' })
    expect(ada.chat.map(({ text }) => text)).toEqual(['still here'])
  })

  test('receives the messages of the meantime after the state if it acknowledges late', async () => {
    const { ada, match, token } = await sitDown()
    const { socket } = await arrive(match, { token })
    await ada.ask('chat', { text: 'welcome' })
    const frames: number[] = []
    socket.on('message', (frame: Buffer) => frames.push(frame[0] ?? 0))
    time.advance(9_000)
    socket.send(ACKNOWLEDGED)
    await expect.poll(() => frames).toEqual([14, 13, 13])
    time.advance(60_000)
    await ada.ask('chat', { text: 'still here' })
    await expect.poll(() => frames.at(-1)).toBe(13)
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.terminate()
  })
})
