import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createAuthContext } from '@colyseus/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { StaggeredPingTransport } from './staggered-ping-transport.ts'

const CONNECTIONS = 40
/** The time of one part of a round. Each of the 40 connections is pinged in a part of its own. */
const PART_MS = 10
const ROUND_MS = 100 * PART_MS

/** Resolves when the condition holds. It checks in every turn of the event loop, because a poll of vitest would advance the fake timers. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn()
}

/** A transport that lets a test see how many pings are not answered yet. */
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
  // Only pings use an interval, so the test decides when they are sent.
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

test('clients are pinged in turn, and a client that never answers is disconnected', async () => {
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

  // The clients are pinged one after another, not at the same moment.
  for (const parts of [1, 19, 20]) {
    const before = sum()
    vi.advanceTimersByTime(parts * PART_MS)
    await expectPings(before + parts)
  }
  expect(heard).toEqual(heard.map(() => 1))
  await until(() => transport.unanswered === 1)

  // No client is pinged again before the round is over.
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
