import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createAuthContext } from '@colyseus/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { StaggeredPingTransport } from './staggered-ping-transport.ts'

const CONNECTIONS = 40
/** One ping to each of so many in a round: a part of it each. */
const PART_MS = 10
const ROUND_MS = 100 * PART_MS

/** Looks at every turn of the event loop. A poll of vitest's would let the time of the test pass. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn()
}

/** Lets a test see which pings were answered. */
class WatchedTransport extends StaggeredPingTransport {
  get unanswered(): number {
    return [...this.wss.clients].filter((socket) => (socket as WebSocket & { pingCount: number }).pingCount > 0).length
  }
}

const context = createAuthContext({ headers: {} })
const http = createServer()
let transport: WatchedTransport
let url = ''
beforeEach(async () => {
  // Only pings are on a timer of this kind: they come when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  transport = new WatchedTransport(
    { server: http, pingInterval: ROUND_MS, pingMaxRetries: 2 },
    {
      acceptUpgrade: () => ({ url: new URL('ws://server/'), context, closed: () => undefined }),
      refuseSocket: (socket) => socket.destroy(),
      newPingLimit: () => () => true,
      onRefused: () => undefined,
    },
  )
  transport.listen(0, '127.0.0.1')
  await once(http, 'listening')
  url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  transport.shutdown()
})

test('pings reach everybody in turn, and who never answers is cut off', async () => {
  const heard = new Array<number>(CONNECTIONS).fill(0)
  const sockets = heard.map((_, n) => new WebSocket(url, { autoPong: n > 0 }).on('ping', () => heard.splice(n, 1, (heard[n] ?? 0) + 1)))
  const [silent, ...others] = sockets
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const sum = (): number => heard.reduce((all, one) => all + one)
  const expectPings = async (count: number): Promise<void> => {
    await until(() => sum() >= count)
    expect(sum()).toBe(count)
  }
  const silence = once(silent as WebSocket, 'close')

  // One after another, not all at one moment.
  for (const parts of [1, 19, 20]) {
    const before = sum()
    vi.advanceTimersByTime(parts * PART_MS)
    await expectPings(before + parts)
  }
  expect(heard).toEqual(heard.map(() => 1))
  await until(() => transport.unanswered === 1)

  // Nobody is pinged again before the round is over.
  vi.advanceTimersByTime(ROUND_MS - CONNECTIONS * PART_MS)
  vi.advanceTimersByTime(PART_MS)
  await expectPings(CONNECTIONS + 1)
  vi.advanceTimersByTime(ROUND_MS - PART_MS)
  await expectPings(2 * CONNECTIONS)
  await until(() => transport.unanswered === 1)

  vi.advanceTimersByTime(ROUND_MS)
  await silence
  await expectPings(3 * CONNECTIONS - 1)
  expect(heard[0]).toBe(2)
  expect(others.every(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true)
  for (const socket of sockets) socket.terminate()
})
