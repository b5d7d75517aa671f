import { afterEach, describe, expect, test } from 'vitest'
import { COUNTED_LIMITS } from '#rooms/services.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { counted, FLOODS, type FloodedServer, say, seatPlayer, wireOf } from '#testing/floods/index.ts'
import { openSocket, textOf } from '#testing/raw-http.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const TIMED: ReadonlySet<string> = new Set(['acknowledgement', 'table-chat', 'rounds'])
async function open(wanted: Parameters<typeof startTestServer>[0] = {}, isTimed = false): Promise<FloodedServer> {
  const time = new ControlledTime()
  server = await startTestServer({ ...wanted, ...(isTimed ? { time } : {}) })
  return { url: server.url, time }
}

describe('refusals are counted', () => {
  test('for every limit that there is', () => {
    expect([...new Set(FLOODS.map(({ limit }) => limit))].toSorted()).toEqual([...COUNTED_LIMITS].toSorted())
  })

  test.each(FLOODS.map((flood) => [flood.limit, flood.scope, flood] as const))('%s (%s)', async (limit, scope, { server: wanted, run }) => {
    const at = await open(wanted, TIMED.has(limit))
    expect(await counted(at.url, limit, scope)).toBe(0)
    await run(at)
    await expect.poll(() => counted(at.url, limit, scope)).toBeGreaterThan(0)
  })

  test('if a flood of messages ends the connection, in the lobby and in a match', async () => {
    const at = await open({ tuning: { messagesPerSecond: 5 } })
    const player = await seatPlayer(at)
    const lobby = await RawConnection.join(at.url, 'lobby', {})
    for (let n = 0; n < 30; n++) void lobby.request('log', { from: 0 }).catch(() => undefined)
    expect(await lobby.closed).toBe(4002)
    expect(await counted(at.url, 'messages', 'connection')).toBe(1)
    const connection = await wireOf(player)
    for (let n = 0; n < 30; n++) void connection.request('log', { from: 0 }).catch(() => undefined)
    expect(await connection.closed).toBe(4002)
    expect(await counted(at.url, 'messages', 'connection')).toBeGreaterThan(1)
    await say(player)
  })

  test('if a client becomes silent in the middle of a request', async () => {
    const { url } = await open({ edge: { headersMs: 60_000, requestMs: 60_000, checkMs: 50, keepAliveMs: 60_000, idleMs: 200 } })
    const socket = await openSocket(url)
    socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\n')
    await textOf(socket)
    expect(await counted(url, 'slow', 'connection')).toBe(1)
  })
})
