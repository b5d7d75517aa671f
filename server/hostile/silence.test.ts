import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { openSocket, readMetric } from '#testing/raw-http.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { EDGE_TIMES } from '../edge/times.ts'

/** Short limits, so that the test does not have to wait. Their order is the same as that of the real ones. */
const SHORT = { headersMs: 300, requestMs: 600, checkMs: 50, keepAliveMs: 300, idleMs: 900 }
const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n'
const LARGE = 64 * 1024 * 1024
const SOCKET =
  'GET /a/b?sessionId=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

let server: TestServer
let sockets: Socket[] = []
let dist: string | undefined
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.close()
  if (dist) await rm(dist, { recursive: true })
  dist = undefined
})

async function open(): Promise<Socket> {
  const socket = await openSocket(server.url)
  sockets.push(socket)
  return socket
}
/** Sends the text repeatedly until the other side closes the connection. */
function dribble(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 40)
  socket.once('close', () => clearInterval(timer))
  socket.resume()
}

/** The sockets that stay open: Ada's, the one of the request for metrics, and one or two that fetch keeps alive. */
const FEW = 5

describe('a connection', () => {
  test.each<readonly [string, (socket: Socket) => unknown]>([
    ['that sends nothing', () => undefined],
    ['that sends one letter', (socket) => socket.write('G')],
    ['that never ends its headers', (socket) => socket.write(HEAD)],
    ['that sends its headers letter by letter', (socket) => dribble(socket.resume(), 'x')],
    ['that sends empty lines', (socket) => dribble(socket, '\r\n')],
    [
      'that never ends its body',
      (socket) => socket.write('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'),
    ],
    ['that sends nothing after its first response', (socket) => socket.write(`${HEAD}\r\n`)],
    ['that does not read its response', (socket) => socket.write('GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n') && once(socket, 'readable')],
    ['that asks for another protocol and waits', (socket) => socket.write(SOCKET.replace('websocket', 'h2c'))],
    ['that asks for a WebSocket at a wrong URL and waits', (socket) => socket.write(SOCKET.replace('/a/b?sessionId=x', '/'))],
    ['that has a WebSocket without a session and never closes it', (socket) => socket.write(SOCKET)],
  ])('%s is closed after its time limit, and others are served meanwhile', async (_title, act) => {
    dist = await mkdtemp(join(tmpdir(), 'coven-dist-'))
    await mkdir(join(dist, 'assets'))
    await writeFile(join(dist, 'assets', 'large.js'), Buffer.alloc(LARGE, 'x'))
    server = await startTestServer({ edge: SHORT, clientDist: dist })
    const ada = await enter(server.url, 'Ada')
    const match = await createMatch(server.url, ada, { game: 'riddle', seats: 2 })
    for (let n = 0; n < 20; n++) await act(await open())
    const player = await SdkPlayer.join(server.url, ada, match)
    await expect.poll(() => readMetric(server.url, 'coven_sockets')).toBeLessThan(FEW)
    await Promise.all(sockets.map((socket) => socket.resume().destroyed || once(socket, 'close')))
    await player.ask('chat', { text: 'still here' })
  })
})

test('every default time limit is below a minute', () => {
  const { headersMs, requestMs, checkMs, keepAliveMs, idleMs } = EDGE_TIMES
  for (const ms of [headersMs, requestMs, keepAliveMs, idleMs]) expect(ms + checkMs).toBeLessThan(60_000)
})

describe('too many connections', () => {
  const answerOf = async (socket: Socket): Promise<string> => {
    let text = ''
    socket.on('data', (part: Buffer) => {
      text += part
    })
    await once(socket, 'close')
    return text
  }
  async function openFrom(localAddress: string): Promise<Socket> {
    const { hostname, port } = new URL(server.url)
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }

  test('from one address are refused and closed; other addresses are served, and later this one too', async () => {
    server = await startTestServer({ config: { LIMITS: 'on', CONNECTIONS_PER_ADDRESS: 10 } })
    const first = await Promise.all(Array.from({ length: 10 }, () => openFrom('127.0.0.9')))
    const more = await Promise.all(Array.from({ length: 30 }, () => openFrom('127.0.0.9')))
    for (const socket of more) expect(await answerOf(socket)).toMatch(/^(HTTP\/1.1 503 Service Unavailable\r\n.*)?$/s)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await readMetric(server.url, 'coven_limited_total\\{limit="connections",scope="network"\\}')).toBe(30)
    for (const socket of first) expect(socket.destroyed).toBe(false)
    first[0]?.destroy()
    await expect
      .poll(async () => {
        const socket = await openFrom('127.0.0.9')
        const answer = answerOf(socket)
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
        return (await answer).slice(0, 15)
      })
      .toBe('HTTP/1.1 200 OK')
  })

  test('in total are closed at once, and existing connections stay', async () => {
    server = await startTestServer({ config: { LIMITS: 'on', MAX_CONNECTIONS: 10 } })
    const ada = await enter(server.url, 'Ada')
    const match = await createMatch(server.url, ada, { game: 'riddle', seats: 2 })
    const player = await SdkPlayer.join(server.url, ada, match)
    const crowd = await Promise.all(Array.from({ length: 40 }, () => openFrom('127.0.0.9')))
    await expect.poll(() => crowd.filter((socket) => socket.resume().destroyed).length).toBeGreaterThanOrEqual(30)
    await player.ask('chat', { text: 'still here' })
  })

  test('behind a proxy are counted by the address that the proxy forwards', async () => {
    server = await startTestServer({ config: { LIMITS: 'on', CONNECTIONS_PER_ADDRESS: 3, TRUST_PROXY: 1 } })
    // The server sends a close frame on a socket without a session. The client does not answer it, so the socket stays open.
    const wait = async (address: string): Promise<string> => {
      const socket = await open()
      socket.write(SOCKET.replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`))
      const [answer] = await once(socket, 'data')
      return String(answer).slice(9, 12)
    }
    expect([await wait('192.0.2.1'), await wait('192.0.2.1'), await wait('192.0.2.1'), await wait('192.0.2.1')]).toEqual(['101', '101', '101', '429'])
    expect(await wait('192.0.2.2')).toBe('101')
  })
})
