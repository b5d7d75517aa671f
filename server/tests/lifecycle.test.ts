import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Config } from '../process/config.ts'
import { type RunningServer, startServer } from '../process/start.ts'

const [game] = GAMES
if (!game) throw new Error('no game')

const HOUR_SECONDS = 3600

describe('a server', () => {
  let dir: string
  let servers: RunningServer[]
  const start = async (config: Partial<Config> = {}): Promise<RunningServer> => {
    const server = await startServer({ PORT: 0, DATA_DIR: dir, LOG_LEVEL: 'silent', ...config })
    servers.push(server)
    return server
  }
  const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-life-'))
    servers = []
  })
  afterEach(async () => {
    for (const server of servers) await server.close()
    await rm(dir, { recursive: true })
  })

  test('continues the matches of its predecessor for the same people', async () => {
    const first = await start()
    const ada = await enter(first.url, 'Ada')
    const id = await createMatch(first.url, ada, { game: game.id, seats: 2, bots: ['novice'], startAtOnce: true })
    const before = await SdkPlayer.join(first.url, ada, id)
    await before.until(() => before.prompt !== undefined)
    const { seq } = before.state
    const left = new Promise((resolve) => before.room.onLeave(resolve))
    await first.close()
    await left

    const second = await start()
    const after = await SdkPlayer.join(second.url, ada, id)
    expect(after.seat).toBe(before.seat)
    expect(after.state.seq).toBeGreaterThanOrEqual(seq)
    await after.until(() => after.prompt !== undefined)
    await after.leave()
  })

  test('does not start in the data directory of another running server', async () => {
    await start()
    await expect(start()).rejects.toThrow(/another server uses/)
  })

  test('does not start if its port is taken, and leaves nothing open', async () => {
    const other = await mkdtemp(join(tmpdir(), 'coven-life-'))
    const { port } = await start()
    await expect(start({ DATA_DIR: other, PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await (await start({ DATA_DIR: other })).close()
    await rm(other, { recursive: true })
  })

  test('is not ready and refuses requests while it drains, and then closes', async () => {
    const server = await start({ UNREADY_SECONDS: 1 })
    const ada = await enter(server.url, 'Ada')
    const closed = server.close()
    expect(await statusOf(`${server.url}/healthz`)).toBe(200)
    expect(await statusOf(`${server.url}/readyz`)).toBe(503)
    const refused = await fetch(`${server.url}/api/matches`, { method: 'POST', headers: { authorization: `Bearer ${ada.token}` } })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    await closed
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })

  test('does not wait for reserved connections when it closes', async () => {
    const server = await start({ DRAIN_SECONDS: HOUR_SECONDS })
    const [ada, ben] = [await enter(server.url, 'Ada'), await enter(server.url, 'Ben')]
    const id = await createMatch(server.url, ada, { game: game.id, seats: 2 })
    await SdkPlayer.join(server.url, ada, id)
    matchMaker.getLocalRoomById(id)?.setSeatReservationTime(HOUR_SECONDS)
    const body = JSON.stringify({ token: ben.token })
    expect(await statusOf(`${server.url}/matchmake/joinById/${id}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).toBe(
      200,
    )
    // Waiting for the reservation would take longer than the limit of the test.
    await server.close()
  })

  test('limits new guests and new matches of an address, and the number of matches', async () => {
    const { url } = await start({ GUESTS_PER_MINUTE: 2, MATCHES_PER_MINUTE: 3, MAX_MATCHES: 2 })
    const ada = await enter(url, 'Ada')
    await enter(url, 'Ben')
    await expect(enter(url, 'Kim')).rejects.toMatchObject({ refusal: { code: 'too-many', params: { seconds: 30 } } })
    const make = () => createMatch(url, ada, { game: game.id, seats: 2 })
    await make()
    await make()
    await expect(make()).rejects.toMatchObject({ refusal: { code: 'unavailable' } })
  })

  test('reads X-Forwarded-For only if a proxy is configured', async () => {
    const enterFrom = (url: string, address: string) =>
      statusOf(`${url}/api/guests`, {
        method: 'POST',
        body: '{"name":"Ada"}',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      })
    const alone = await start({ GUESTS_PER_MINUTE: 1 })
    expect(await enterFrom(alone.url, '192.0.2.1')).toBe(201)
    expect(await enterFrom(alone.url, '192.0.2.2')).toBe(429)
    await alone.close()
    const behind = await start({ GUESTS_PER_MINUTE: 1, TRUST_PROXY: 1 })
    expect(await enterFrom(behind.url, '192.0.2.1')).toBe(201)
    expect(await enterFrom(behind.url, '192.0.2.2')).toBe(201)
    expect(await enterFrom(behind.url, '192.0.2.7, 192.0.2.2')).toBe(429)
  })

  test('asks for the metrics password if there is one, and has no monitor without a password', async () => {
    const { url } = await start({ METRICS_PASSWORD: 'count to a hundred' })
    expect(await statusOf(`${url}/metrics`)).toBe(401)
    expect(await statusOf(`${url}/metrics`, { headers: { authorization: `Basic ${btoa(':count to a hundred')}` } })).toBe(200)
    expect(await statusOf(`${url}/monitor/`)).toBe(404)
  })

  test('says so if the client is not built', async () => {
    const { url } = await start()
    const answer = await fetch(`${url}/t/some-match`)
    if (answer.status === 503) expect(await answer.text()).toContain('npm start')
    else expect(await answer.text()).toContain('<!doctype html>')
  })
})
