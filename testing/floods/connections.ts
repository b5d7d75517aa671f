import { once } from 'node:events'
import { WebSocket } from 'ws'
import { enter } from '#sdk/players/sdk-player.ts'
import { postJson } from '#sdk/raw/post-json.ts'
import { reserveSeat } from '#sdk/raw/reserve-seat.ts'
import { openSocket, readMetric } from '../raw-http.ts'
import { type Flood, type FloodedServer, low, often, seatPlayer, sendChat, wireOf } from './flood.ts'

/** Opens bare connections and closes them again, because a test needs one to read the metrics. */
const connect = async (at: FloodedServer): Promise<void> => {
  const sockets = await Promise.all(Array.from({ length: 6 }, () => openSocket(at.url)))
  await Promise.any(sockets.map((socket) => once(socket.resume(), 'close')))
  await Promise.all(sockets.map((socket) => (socket.destroyed ? undefined : once(socket.destroy(), 'close'))))
}

export const CONNECTION_FLOODS: readonly Flood[] = [
  { limit: 'connections', scope: 'all', server: low({ MAX_CONNECTIONS: 3 }), run: connect },
  { limit: 'connections', scope: 'network', server: low({ CONNECTIONS_PER_ADDRESS: 3 }), run: connect },
  {
    limit: 'slow',
    scope: 'connection',
    server: { edge: { headersMs: 100, requestMs: 200, checkMs: 50, keepAliveMs: 300, idleMs: 60_000 } },
    run: async (at) => once((await openSocket(at.url)).resume(), 'close'),
  },
  {
    limit: 'acknowledgement',
    scope: 'connection',
    async run(at) {
      const { match } = await seatPlayer(at)
      const socket = new WebSocket(await reserveSeat(postJson, at.url, match, { token: (await enter(at.url, 'Eve')).token }))
      const closed = once(
        socket.on('error', () => undefined),
        'close',
      )
      await once(socket, 'message')
      at.time.advance(10_000)
      await closed
    },
  },
  {
    limit: 'unread',
    scope: 'connection',
    async run(at) {
      const player = await seatPlayer(at)
      const lazy = await wireOf(player)
      let isOver = false
      void lazy.closed.then(() => {
        isOver = true
      })
      lazy.pause()
      const text = 'я'.repeat(300)
      while (!isOver && (await readMetric(at.url, 'coven_connections')) > 1) await often(500, () => player.ask('chat', { text }))
      lazy.resume()
      await lazy.closed
    },
  },
  {
    limit: 'pings',
    scope: 'connection',
    async run(at) {
      const { socket, closed } = await wireOf(await seatPlayer(at))
      for (let n = 0; n < 12; n++) socket.ping()
      await closed
    },
  },
  {
    limit: 'messages',
    scope: 'connection',
    server: { tuning: { messagesPerSecond: 5 } },
    async run(at) {
      const player = await seatPlayer(at)
      await often(8, () => sendChat(player))
    },
  },
  {
    limit: 'message-size',
    scope: 'connection',
    async run(at) {
      const connection = await wireOf(await seatPlayer(at))
      void connection.request('chat', { text: 'x'.repeat(20_000) })
      await connection.closed
    },
  },
]
