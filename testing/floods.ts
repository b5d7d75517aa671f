import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { TUNING } from '#rooms/index.ts'
import { MAX_ROUNDS, START_TIMES } from '#rooms/match/host/start-round.ts'
import type { CountedLimit, LimitScope } from '#rooms/services.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { createMatch, enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { postJson } from '#sdk/raw/post-json.ts'
import { RawConnection } from '#sdk/raw/raw-connection.ts'
import { reserveSeat } from '#sdk/raw/reserve-seat.ts'
import type { Config } from '#server/process/config.ts'
import type { ControlledTime } from './controlled-time.ts'
import { openSocket, readMetric } from './raw-http.ts'
import { seatPlayers, startMatch, type startTestServer } from './server.ts'

type Opened = Parameters<typeof startTestServer>[0]
export interface Flood {
  readonly limit: CountedLimit
  readonly scope: LimitScope
  /** The options of the server, with a limit that is reached soon. */
  readonly house?: Opened
  readonly run: (at: Ground) => Promise<unknown>
}
/** The server that is flooded, and the clock by which it measures time. */
export interface Ground {
  readonly url: string
  readonly time: ControlledTime
}

const TABLE = { game: 'riddle', seats: 2 } as const
const SOLO = { game: 'riddle', seats: 2, bots: ['novice'], pace: 'untimed' } as const

/** Turns the limits on and sets this one low. */
const low = (config: Partial<Config>): Opened => ({ config: { LIMITS: 'on', ...config } })

/** Does something this often and ignores the results. */
const often = (times: number, deed: () => Promise<unknown>): Promise<unknown> => Promise.allSettled(Array.from({ length: times }, deed))
const ada = (at: Ground) => enter(at.url, 'Ada')
export async function seatPlayer(at: Ground): Promise<SdkPlayer> {
  const guest = await ada(at)
  return SdkPlayer.join(at.url, guest, await createMatch(at.url, guest, TABLE))
}
async function play(at: Ground, game = 'riddle'): Promise<readonly [SdkPlayer, SdkPlayer]> {
  const [one, other] = await seatPlayers(at.url, {
    game,
    seats: 2,
    pace: 'untimed',
    ...(game === 'sorcerers' ? { options: { seatOrder: 'as-seated' } } : {}),
  })
  if (!one || !other) throw new Error('two players are needed')
  await startMatch([one, other])
  return [one, other]
}
export const say = (player: SdkPlayer): Promise<unknown> => player.ask('chat', { text: randomUUID() })
export const wireOf = ({ url, guest, match }: SdkPlayer): Promise<RawConnection> => RawConnection.join(url, match, { token: guest.token })

const tables = async (at: Ground): Promise<void> => {
  const guest = await ada(at)
  await often(3, () => createMatch(at.url, guest, SOLO))
}
const chat = async (at: Ground): Promise<void> => {
  const player = await seatPlayer(at)
  await often(3, () => say(player))
}
const looks = async (at: Ground): Promise<void> => {
  const player = await seatPlayer(at)
  await often(3, () => player.ask('log', { from: 0 }))
}
const bots = async (at: Ground): Promise<void> => {
  const player = await seatPlayer(at)
  await often(3, () => player.ask('bot', { seat: 1, level: 'novice' }))
}
/** Opens bare connections and closes them again, because a test needs one to read the metrics. */
const connect = async (at: Ground): Promise<void> => {
  const sockets = await Promise.all(Array.from({ length: 6 }, () => openSocket(at.url)))
  await Promise.any(sockets.map((socket) => once(socket.resume(), 'close')))
  await Promise.all(sockets.map((socket) => (socket.destroyed ? undefined : once(socket.destroy(), 'close'))))
}

/** Sends a request from another address, so that the test's own address may still read the metrics. */
async function getFromElsewhere(url: string): Promise<void> {
  const asking = get(url, { localAddress: '127.0.0.2', agent: false })
  const [response] = await once(asking, 'response')
  response.resume()
  await once(response, 'end')
}

/** Returns how often a limit was counted so far. */
export const counted = (url: string, limit: CountedLimit, scope: LimitScope): Promise<number> =>
  readMetric(url, `coven_limited_total\\{limit="${limit}",scope="${scope}"\\}`)

/** One flood for each limit and each scope in which it is counted. */
export const FLOODS: readonly Flood[] = [
  {
    limit: 'requests',
    scope: 'network',
    house: low({ REQUESTS_PER_MINUTE: 2 }),
    run: (at) => often(3, () => getFromElsewhere(`${at.url}/api/games`)),
  },
  { limit: 'guests', scope: 'network', house: low({ GUESTS_PER_MINUTE: 1 }), run: (at) => often(2, () => ada(at)) },
  {
    limit: 'joins',
    scope: 'network',
    house: low({ JOINS_PER_MINUTE: 1 }),
    async run(at) {
      const guest = await ada(at)
      await often(2, () => openMatch(at.url, guest, 'none'))
    },
  },
  {
    limit: 'joins',
    scope: 'user',
    house: low({ USER_JOINS_PER_MINUTE: 1 }),
    async run(at) {
      const { guest, match } = await seatPlayer(at)
      await often(2, () => SdkPlayer.join(at.url, guest, match))
    },
  },
  { limit: 'tables', scope: 'user', house: low({ USER_MATCHES_PER_HOUR: 1 }), run: tables },
  { limit: 'tables', scope: 'network', house: low({ MATCHES_PER_MINUTE: 1 }), run: tables },
  { limit: 'open', scope: 'user', house: low({ OPEN_MATCHES_PER_USER: 1 }), run: tables },
  { limit: 'open', scope: 'network', house: low({ OPEN_MATCHES_PER_ADDRESS: 1 }), run: tables },
  { limit: 'gathering', scope: 'user', house: low({ GATHERING_PER_USER: 1 }), run: tables },
  { limit: 'memory', scope: 'all', house: low({ MAX_MATCHES: 1 }), run: tables },
  { limit: 'bots', scope: 'user', house: low({ USER_BOTS_PER_MINUTE: 1 }), run: bots },
  { limit: 'bots', scope: 'network', house: low({ BOTS_PER_MINUTE: 1 }), run: bots },
  { limit: 'chat', scope: 'user', house: low({ USER_CHAT_PER_MINUTE: 1 }), run: chat },
  { limit: 'chat', scope: 'network', house: low({ CHAT_PER_MINUTE: 1 }), run: chat },
  { limit: 'views', scope: 'user', house: low({ USER_VIEWS_PER_MINUTE: 1 }), run: looks },
  { limit: 'views', scope: 'network', house: low({ VIEWS_PER_MINUTE: 1 }), run: looks },
  { limit: 'connections', scope: 'all', house: low({ MAX_CONNECTIONS: 3 }), run: connect },
  { limit: 'connections', scope: 'network', house: low({ CONNECTIONS_PER_ADDRESS: 3 }), run: connect },
  {
    limit: 'slow',
    scope: 'connection',
    house: { edge: { headersMs: 100, requestMs: 200, checkMs: 50, keepAliveMs: 300, idleMs: 60_000 } },
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
    house: { tuning: { messagesPerSecond: 5 } },
    async run(at) {
      const player = await seatPlayer(at)
      await often(8, () => say(player))
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
  {
    limit: 'tabs',
    scope: 'user',
    async run(at) {
      const player = await seatPlayer(at)
      const gone = new Promise((resolve) => player.room.onLeave(resolve))
      await often(4, () => wireOf(player))
      await gone
    },
  },
  {
    limit: 'spectators',
    scope: 'table',
    house: { tuning: { spectators: 2 } },
    async run(at) {
      const [{ match }] = await play(at)
      await often(3, async () => SdkPlayer.join(at.url, await enter(at.url, 'Watcher'), match))
    },
  },
  {
    limit: 'table-chat',
    scope: 'user',
    house: { tuning: { chat: TUNING.chat } },
    async run(at) {
      const player = await seatPlayer(at)
      await often(6, () => say(player))
    },
  },
  {
    limit: 'changes',
    scope: 'user',
    house: { tuning: { changes: TUNING.changes } },
    async run(at) {
      const player = await seatPlayer(at)
      await often(TUNING.changes.most + 2, () => player.ask('ready', { ready: false }))
    },
  },
  {
    limit: 'undo',
    scope: 'user',
    house: { tuning: { undo: { perTurn: 1, rate: { most: 10, withinMs: 1000 }, entries: 10_000 } } },
    async run(at) {
      const [one, other] = await play(at, 'sorcerers')
      await one.answer('merlin')
      await other.until(() => other.prompt !== undefined)
      await other.answer('necron')
      await one.until(() => one.prompt !== undefined)
      for (let n = 0; n < 2; n++) {
        await one.answer(one.prompt?.choices.find((option) => option.includes('>')) ?? '')
        await often(1, () => one.ask('undo', { id: randomUUID() }))
      }
    },
  },
  {
    limit: 'rounds',
    scope: 'table',
    house: { tuning: { starts: START_TIMES } },
    async run(at) {
      const [one, other] = await seatPlayers(at.url, TABLE)
      if (!one || !other) throw new Error('two players are needed')
      other.opens = false
      for (let round = 1; round <= MAX_ROUNDS; round++) {
        await Promise.all([one.ready(), other.ready()])
        await one.until(({ phase, seats }) => phase === 'opening' && seats[0]?.opened === true)
        at.time.advance(10_000)
        await one.until((state) => state.round === round + 1)
        await other.ask('sit', { seat: 1 })
      }
      await expect(one.ready()).rejects.toThrow(RefusedError)
    },
  },
  {
    limit: 'looks',
    scope: 'user',
    house: { tuning: { messagesPerSecond: 5, looksPerSecond: 1 } },
    async run(at) {
      const [player] = await play(at)
      const tabs = [await wireOf(player), await wireOf(player)]
      for (const tab of tabs) for (let n = 0; n < 5; n++) void tab.request('log', { from: 0 })
      await expect.poll(() => counted(at.url, 'looks', 'user')).toBeGreaterThan(0)
    },
  },
  {
    limit: 'looks',
    scope: 'all',
    house: { tuning: { looksPerSecond: 1, lookPatienceMs: 100 } },
    async run(at) {
      const [player] = await play(at)
      await often(3, () => player.ask('log', { from: 0 }))
    },
  },
  {
    limit: 'replays',
    scope: 'network',
    house: { config: { REPLAYS_PER_SECOND: 1 } },
    async run(at) {
      void often(12, () => fetch(`${at.url}/api/matches/none/replay`))
      await expect.poll(() => counted(at.url, 'replays', 'network')).toBeGreaterThan(0)
    },
  },
  {
    limit: 'thoughts',
    scope: 'all',
    // A budget so long that no bot is done before the others ask.
    house: { config: { BOT_BUDGET_MS: 60_000 }, mostThoughts: 1 },
    async run(at) {
      const wanted = { game: 'riddle', seats: 4, bots: ['master', 'master', 'master'], pace: 'untimed', startAtOnce: true } as const
      const guest = await ada(at)
      await SdkPlayer.join(at.url, guest, await createMatch(at.url, guest, wanted))
    },
  },
  {
    limit: 'passwords',
    scope: 'network',
    house: { config: { MONITOR_PASSWORD: 'open sesame, please' } },
    async run(at) {
      const authorization = `Basic ${Buffer.from('operator:hunter2').toString('base64')}`
      for (let n = 0; n < 6; n++) await fetch(`${at.url}/monitor`, { headers: { authorization } })
    },
  },
]
