import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAuthContext } from '@colyseus/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SteadyTransport } from './transport.ts'

const ROUND_MS = 150
const CONNECTIONS = 40
const context = createAuthContext({ headers: {} })

describe('pings', () => {
  const http = createServer()
  let transport: SteadyTransport
  let url = ''
  beforeEach(async () => {
    transport = new SteadyTransport({ server: http, pingInterval: ROUND_MS, pingMaxRetries: 2 }, () => ({
      url: new URL('ws://server/'),
      context,
      closed: () => undefined,
    }))
    transport.listen(0, '127.0.0.1')
    await once(http, 'listening')
    url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`
  })
  afterEach(() => transport.shutdown())

  test('reach everybody in turn, and who never answers is cut off', async () => {
    const began = performance.now()
    const pings: number[][] = Array.from({ length: CONNECTIONS }, () => [])
    const sockets = pings.map((heard, n) => {
      const socket = new WebSocket(url, { autoPong: n > 0 })
      return socket.on('ping', () => heard.push(performance.now() - began))
    })
    const [silent, ...others] = sockets
    await once(silent as WebSocket, 'close')
    expect(pings[0]).toHaveLength(2)
    expect(others.every(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true)

    await sleep(ROUND_MS)
    const rounds = pings.slice(1).map(([first, second]) => ({ first: first ?? Number.NaN, second: second ?? Number.NaN }))
    for (const { first, second } of rounds) expect(second - first).toBeGreaterThan(ROUND_MS / 2)
    const firsts = rounds.map(({ first }) => first)
    // Forty of a hundred parts of a round; all at one moment it would be next to nothing.
    expect(Math.max(...firsts) - Math.min(...firsts)).toBeGreaterThan(ROUND_MS / 4)
    for (const socket of sockets) socket.terminate()
  })
})
