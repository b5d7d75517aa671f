import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ControlledTime } from '#testing/controlled-time.ts'
import { openSocket, textOf } from '#testing/raw-http.ts'
import { paceRequests } from './paced-requests.ts'

const MINUTE_MS = 60_000

describe('requests of one network', () => {
  let server: Server
  let time: ControlledTime
  let served: string[]
  let refused: number
  let seen: number
  const agent = new Agent({ keepAlive: true })

  async function open(most: number): Promise<void> {
    const serve = paceRequests(
      (asked, response) => {
        served.push(asked.url ?? '')
        response.end('served')
      },
      {
        rate: { most, withinMs: MINUTE_MS },
        networkOf: ({ headers }) => String(headers['x-network'] ?? 'home'),
        onRefused: () => refused++,
        time,
      },
    )
    server = createServer((...both) => {
      seen++
      serve(...both)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  beforeEach(() => {
    time = new ControlledTime()
    served = []
    refused = 0
    seen = 0
  })
  afterEach(async () => {
    agent.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const port = (): number => (server.address() as AddressInfo).port
  /** Sends a request. Resolves with the reply. */
  function ask(path: string, network = 'home'): Promise<{ readonly status: number; readonly body: string; readonly retryAfter: string | undefined }> {
    const asking = request({ port: port(), host: '127.0.0.1', path, agent, headers: { 'x-network': network } })
    asking.end()
    return once(asking, 'response').then(async ([response]: IncomingMessage[]) => {
      if (!response) throw new Error('no response')
      const parts = await response.toArray()
      return { status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), retryAfter: response.headers['retry-after'] }
    })
  }
  const arrived = (count: number): Promise<unknown> => expect.poll(() => seen).toBe(count)

  test('are served at once up to thirty, then two hundred a second, and nobody else waits', async () => {
    await open(10_000)
    const home = Array.from({ length: 100 }, (_, n) => ask(`/${n}`))
    await arrived(100)
    expect(served).toHaveLength(30)
    await ask('/elsewhere', 'elsewhere')
    expect(served.at(-1)).toBe('/elsewhere')
    time.advance(100)
    expect(served).toHaveLength(51)
    time.advance(1000)
    expect((await Promise.all(home)).every(({ status }) => status === 200)).toBe(true)
    expect(refused).toBe(0)
  })

  test('above the rate of a minute are refused a second later with the time to wait', async () => {
    await open(3)
    for (const path of ['/1', '/2', '/3']) expect((await ask(path)).status).toBe(200)
    const late = ask('/4')
    await arrived(4)
    expect(refused).toBe(1)
    let isThere = false
    void late.then(() => (isThere = true))
    time.advance(999)
    expect((await ask('/elsewhere', 'elsewhere')).status).toBe(200)
    expect(isThere).toBe(false)
    time.advance(1)
    expect(await late).toEqual({ status: 429, body: '{"refusal":{"code":"too-many","params":{"seconds":20}}}', retryAfter: '20' })
    time.advance(20_000)
    expect((await ask('/5')).status).toBe(200)
  })

  test('on one connection wait for each other, and data behind a waiting request is not read', async () => {
    await open(1)
    await ask('/first')
    const socket = await openSocket(`http://127.0.0.1:${port()}`)
    socket.write('GET /refused HTTP/1.1\r\nHost: x\r\n\r\n')
    await arrived(2)
    socket.write('GET /behind HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect((await ask('/elsewhere', 'elsewhere')).status).toBe(200)
    expect(seen).toBe(3)
    const received = textOf(socket)
    time.advance(1000)
    await arrived(4)
    time.advance(1000)
    expect((await received).match(/HTTP\/1\.1 429/g)).toHaveLength(2)
    expect(served).toEqual(['/first', '/elsewhere'])
  })

  test('in one packet with a waiting one end the connection, so that they cannot fill memory', async () => {
    await open(1)
    await ask('/first')
    const socket = await openSocket(`http://127.0.0.1:${port()}`)
    const received = textOf(socket)
    socket.write('GET /many HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000))
    expect(await received).toBe('')
    time.advance(5000)
    expect(served).toEqual(['/first'])
    expect(refused).toBe(1)
  })

  test('whose connection is gone are not served', async () => {
    await open(10_000)
    const first = Array.from({ length: 30 }, (_, n) => ask(`/${n}`))
    await Promise.all(first)
    const socket = await openSocket(`http://127.0.0.1:${port()}`)
    socket.write('GET /gone HTTP/1.1\r\nHost: x\r\n\r\n')
    await arrived(31)
    server.closeAllConnections()
    time.advance(10_000)
    expect(served).not.toContain('/gone')
  })
})
