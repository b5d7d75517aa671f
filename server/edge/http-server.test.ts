import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ControlledTime } from '#testing/controlled-time.ts'
import { openSocket, textOf } from '#testing/raw-http.ts'
import { createHttpServer } from './http-server.ts'
import { EDGE_TIMES } from './times.ts'

let server: Server
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('fifty connections of one network are read at once, then four hundred a second', async () => {
  const time = new ControlledTime()
  let connected = 0
  let asked = 0
  server = createHttpServer({
    times: EDGE_TIMES,
    most: 0,
    mostPerNetwork: 1000,
    isBehindProxy: false,
    onRefused: () => undefined,
    onSlow: () => undefined,
    time,
  })
  server.on('connection', () => connected++)
  server.on('request', (_request, response) => {
    asked++
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const replies = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = await openSocket(url)
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
      return textOf(socket)
    }).map((reply) => Promise.resolve({ reply })),
  )
  await expect.poll(() => connected).toBe(100)
  await expect.poll(() => asked).toBe(50)
  time.advance(50)
  await expect.poll(() => asked).toBe(70)
  time.advance(1000)
  for (const { reply } of replies) expect(await reply).toContain('200 OK')
})
