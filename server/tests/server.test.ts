import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@colyseus/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TUNING } from '#rooms/index.ts'
import { newNonce } from '#sdk/match/nonce-keeper.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Guest, MatchInfo } from '#shared/protocol/http.ts'
import type { Replay } from '#shared/protocol/match.ts'
import { verifyReplay } from '../cli/checks.ts'
import { Secrets } from '../identity/secrets.ts'
import { createTokenService } from '../identity/tokens.ts'
import type { Config } from '../process/config.ts'
import { type RunningServer, startServer } from '../process/start.ts'

const MONITOR_PASSWORD = 'open sesame, please'
const PAGE = '<!doctype html><title>Coven</title>'
const [game] = GAMES
if (!game) throw new Error('no game')

const LARGE = 'export const witch = 1\n'.repeat(500)

let dir: string
let server: RunningServer
const start = (config: Partial<Config> = {}) =>
  startServer(
    { PORT: 0, DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'silent', ...config },
    { games: [...GAMES, sampleGame], tuning: { ...TUNING, botPauseMs: 0 }, clientDist: join(dir, 'dist') },
  )

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}
/** Sends a request as a program does. With an `origin` header it looks like a page's request. */
async function ask(
  method: string,
  path: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { body, token, headers } = options
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}
const refusal = (status: number, code: string) => ({ status, body: { refusal: expect.objectContaining({ code }) } })

/** Asks for a WebSocket as a browser does. Resolves with the status and headers of the response. */
async function upgrade(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders }> {
  const asking = request(server.url + path, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    },
  }).end()
  const answer = await Promise.race([once(asking, 'upgrade'), once(asking, 'response')])
  const [response] = answer
  response.socket.destroy()
  return { status: response.statusCode, headers: response.headers }
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-server-'))
  await mkdir(join(dir, 'dist', 'assets'), { recursive: true })
  await writeFile(join(dir, 'dist', 'index.html'), PAGE)
  await writeFile(join(dir, 'dist', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dir, 'dist', 'assets', 'index-abc.js'), 'export {}')
  await writeFile(join(dir, 'dist', 'assets', 'large-abc.js'), LARGE)
  server = await start({
    MONITOR_PASSWORD,
    PUBLIC_ORIGINS: ['https://friend.example'],
    LIMITS: 'off',
  })
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})

describe('guests', () => {
  test('enter with a name, which is cleaned up, and get a token', async () => {
    const { status, body } = await ask('POST', '/api/guests', { body: { name: '  Ада   Лавлейс ' } })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Ада Лавлейс',
      token: expect.any(String),
      service: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  test('can take a new name and keep their id', async () => {
    const ada = await enter(server.url, 'Ada')
    const { body } = await ask('POST', '/api/guests', { body: { name: 'Adele' }, token: ada.token })
    expect(body).toMatchObject({ id: ada.id, name: 'Adele' })
  })

  test('cannot take a misleading new name', async () => {
    const ada = await enter(server.url, 'Ada')
    expect(await ask('POST', '/api/guests', { body: { name: '𝐒𝐲𝐬𝐭𝐞𝐦' }, token: ada.token })).toMatchObject(refusal(409, 'name-taken'))
    expect(await ask('POST', '/api/guests', { body: { name: 'Adele' }, token: ada.token })).toMatchObject({ status: 201, body: { id: ada.id } })
  })

  test('with a bad name, a bad token or a malformed request are refused', async () => {
    expect(await ask('POST', '/api/guests', { body: { name: '<script>' } })).toMatchObject(refusal(400, 'bad-name'))
    expect(await ask('POST', '/api/guests', { body: { name: 7 } })).toMatchObject(refusal(400, 'bad-name'))
    expect(await ask('POST', '/api/guests', { body: { name: 'Аda' } })).toMatchObject(refusal(400, 'bad-name'))
    expect(await ask('POST', '/api/guests', { body: { name: 'Ѕуѕтем' } })).toMatchObject(refusal(409, 'name-taken'))
    expect(await ask('POST', '/api/guests', { body: { name: 'Novice bot' } })).toMatchObject(refusal(409, 'name-taken'))
    expect(await ask('POST', '/api/guests', { body: {} })).toMatchObject(refusal(400, 'malformed'))
    expect(await ask('POST', '/api/guests', { body: { name: 'Ada', admin: true } })).toMatchObject(refusal(400, 'malformed'))
    expect(await ask('POST', '/api/guests', { body: { name: 'Ada' }, token: 'x.y.z' })).toMatchObject(refusal(401, 'bad-token'))
    expect(await ask('POST', '/api/guests')).toMatchObject(refusal(400, 'malformed'))
  })
})

describe('matches', () => {
  let ada: Guest
  beforeAll(async () => {
    ada = await enter(server.url, 'Ada')
  })

  test('can have every game of the list, which names the options of each', async () => {
    const { body } = await ask('GET', '/api/games')
    expect(body).toEqual([...GAMES, sampleGame].map(({ id, names, version, seats, options }) => ({ id, names, version, seats, options })))
  })

  test('are created by guests and described without secrets', async () => {
    const made = await ask('POST', '/api/matches', { token: ada.token, body: { game: game.id, seats: 2, bots: ['novice'] } })
    expect(made.status).toBe(201)
    const { id } = made.body as { id: string }
    expect(id).toMatch(/^[\w-]{22}$/)
    const told = await ask('GET', `/api/matches/${id}`)
    expect(told.status).toBe(200)
    expect(told.headers.get('cache-control')).toBe('no-store')
    const info = told.body as MatchInfo
    expect(Object.keys(info).toSorted()).toEqual(['createdAt', 'game', 'id', 'listed', 'options', 'pace', 'phase', 'seats'])
    expect(info).toMatchObject({
      id,
      game: game.id,
      phase: 'gathering',
      listed: false,
      seats: [
        { name: 'Ada', kind: 'human' },
        { kind: 'bot', level: 'novice' },
      ],
    })
    expect(JSON.stringify(info)).not.toContain(ada.id)
  })

  test('with wrong options or an unknown id are refused with a reason', async () => {
    const make = (body: unknown, token = ada.token) => ask('POST', '/api/matches', { token, body })
    expect(await make({ game: game.id, seats: 2 }, 'nobody')).toMatchObject(refusal(401, 'bad-token'))
    expect(await make({ game: 'bridge', seats: 4 })).toMatchObject(refusal(404, 'no-such-game'))
    expect(await make({ game: game.id, seats: 60 })).toMatchObject(refusal(400, 'bad-options'))
    expect(await make({ game: game.id, seats: 2, options: { colour: 'red' } })).toMatchObject(refusal(400, 'bad-options'))
    expect(await make({ game: game.id, seats: 2.5 })).toMatchObject(refusal(400, 'malformed'))
    expect(await make({ game: game.id, seats: 2, pace: 'frantic' })).toMatchObject(refusal(400, 'malformed'))
    expect(await make([])).toMatchObject(refusal(400, 'malformed'))
    expect(await make('{"game":')).toMatchObject(refusal(400, 'malformed'))
    expect(await make({ game: game.id, seats: 2, options: { x: 'y'.repeat(20_000) } })).toMatchObject(refusal(413, 'malformed'))
    expect(await ask('GET', '/api/matches/nobody')).toMatchObject(refusal(404, 'no-such-match'))
    expect(await ask('GET', '/api/matches/%E0%A4%A')).toMatchObject(refusal(400, 'malformed'))
    expect(await ask('POST', '/api/matches/nobody/open', { token: ada.token })).toMatchObject(refusal(404, 'no-such-match'))
    expect(await ask('POST', '/api/matches/nobody/open')).toMatchObject(refusal(401, 'bad-token'))
  })

  test('that are unfinished are listed for their guests', async () => {
    const ben = await enter(server.url, 'Ben')
    const id = await createMatch(server.url, ben, { game: game.id, seats: 2 })
    expect((await ask('GET', '/api/me/matches', { token: ben.token })).body).toEqual([expect.objectContaining({ id })])
    expect((await ask('GET', '/api/me/matches', { token: (await enter(server.url, 'Kim')).token })).body).toEqual([])
    expect(await ask('GET', '/api/me/matches')).toMatchObject(refusal(401, 'bad-token'))
  })

  test('are found by quick match: the first request creates one, and the second gets the same', async () => {
    const [ben, kim] = [await enter(server.url, 'Ben'), await enter(server.url, 'Kim')]
    const first = await ask('POST', '/api/quick', { token: ben.token, body: { game: sampleGame.id } })
    expect(first).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    expect((await ask('POST', '/api/quick', { token: kim.token, body: { game: sampleGame.id } })).body).toEqual(first.body)
    expect(await ask('POST', '/api/quick', { token: kim.token, body: { game: 'bridge' } })).toMatchObject(refusal(404, 'no-such-game'))
    expect(await ask('POST', '/api/quick', { token: kim.token, body: {} })).toMatchObject(refusal(400, 'malformed'))
  })

  test('have a verifiable replay only when they are over', async () => {
    const id = await createMatch(server.url, ada, { game: sampleGame.id, seats: 2, bots: ['novice'], pace: 'untimed' })
    const player = await SdkPlayer.join(server.url, ada, id)
    expect(await ask('GET', `/api/matches/${id}/replay`)).toMatchObject(refusal(409, 'not-finished'))
    const nonce = newNonce()
    await player.ready(true, nonce)
    await player.until(({ phase }) => phase === 'playing')
    expect(await ask('GET', `/api/matches/${id}/replay`)).toMatchObject(refusal(409, 'not-finished'))
    await player.ask('resign', { id: 'enough' })
    await player.until(({ phase }) => phase === 'finished')
    const { status, body } = await ask('GET', `/api/matches/${id}/replay`)
    expect(status).toBe(200)
    const replay = body as Replay
    expect(replay).toMatchObject({ id, game: sampleGame.id, commitment: player.state.commitment, fairness: { rounds: [{ seats: [{ nonce }, {}] }] } })
    expect(JSON.stringify(replay)).not.toContain(ada.id)
    expect(verifyReplay(replay, [sampleGame]).filter(({ ok }) => !ok)).toEqual([])
    await player.leave()
    expect(await ask('GET', '/api/matches/nobody/replay')).toMatchObject(refusal(404, 'no-such-match'))
  })
})

describe('the server', () => {
  const stranger = { origin: 'https://stranger.example' }
  const friend = { origin: 'https://friend.example' }

  test('refuses foreign pages for HTTP, matchmaking and sockets', async () => {
    expect(await ask('GET', '/api/games', { headers: stranger })).toMatchObject(refusal(403, 'bad-origin'))
    expect(await ask('POST', '/matchmake/joinOrCreate/lobby', { body: {}, headers: stranger })).toMatchObject(refusal(403, 'bad-origin'))
    expect((await ask('GET', '/api/games', { headers: stranger })).headers.get('access-control-allow-origin')).toBeNull()
    expect((await upgrade('/p/r?sessionId=x', stranger)).status).toBe(403)
    expect((await upgrade('/p/r?sessionId=x', { origin: 'null' })).status).toBe(403)
  })

  test('accepts the pages on the list, its own pages and programs', async () => {
    for (const headers of [friend, { origin: server.url }, {}]) {
      expect((await ask('GET', '/api/games', { headers })).status).toBe(200)
      expect((await ask('POST', '/matchmake/joinOrCreate/lobby', { body: {}, headers })).status).toBe(200)
      expect((await upgrade('/p/r?sessionId=x', headers)).status).toBe(101)
    }
    const { headers } = await ask('GET', '/api/games', { headers: friend })
    expect(headers.get('access-control-allow-origin')).toBe('https://friend.example')
    expect(headers.get('vary')).toContain('Origin')
  })

  test('answers preflight requests of the pages on the list', async () => {
    const { status, headers } = await ask('OPTIONS', '/matchmake/joinById/x', { headers: { ...friend, 'access-control-request-method': 'POST' } })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toContain('Authorization')
    expect((await ask('OPTIONS', '/api/games', { headers: stranger })).status).toBe(403)
  })

  test('does not let clients create rooms without the API', async () => {
    for (const path of ['create/match', 'joinOrCreate/match', 'join/match', 'create/lobby', 'query/lobby', 'joinById/a%20b', 'constructor/lobby'])
      expect(await ask('POST', `/matchmake/${path}`, { body: { match: 'x' } }), path).toMatchObject({
        status: 400,
        body: { code: 400, error: 'malformed' },
      })
    expect(await ask('POST', '/matchmake/joinById/nobody', { body: {} })).toMatchObject({ status: 404, body: { code: 404, error: 'no-such-match' } })
    expect(await ask('GET', '/matchmake/joinById/nobody')).toMatchObject(refusal(404, 'no-such-page'))
    await expect(new Client(server.url).create('match', {})).rejects.toMatchObject({ code: 400 })
  })

  test('does not let anybody join a match without a valid token', async () => {
    const id = await createMatch(server.url, await enter(server.url, 'Ada'), { game: game.id, seats: 2 })
    await expect(new Client(server.url).joinById(id, { token: 'forged' })).rejects.toMatchObject({ code: 401, message: 'bad-token' })
  })

  test('tells an expired token from a bad one and names its service', async () => {
    const ada = await enter(server.url, 'Ada')
    const id = await createMatch(server.url, ada, { game: game.id, seats: 2 })
    const secret = (await readFile(join(dir, 'data', 'secret'), 'utf8')).trim()
    const old = await createTokenService(new Secrets(secret), { now: () => Date.now() - 366 * 24 * 3_600_000 }).signGuest(ada)
    const told = { status: 401, body: { refusal: { code: 'session-ended', params: { service: ada.service } } } }
    expect(await ask('GET', '/api/me/matches', { token: old })).toMatchObject(told)
    expect(await ask('POST', '/api/guests', { body: { name: 'Ada' }, token: old })).toMatchObject(told)
    await expect(new Client(server.url).joinById(id, { token: old })).rejects.toMatchObject({ code: 401, message: 'session-ended' })
    expect(await ask('GET', '/api/me/matches', { token: `${old}x` })).toMatchObject({
      status: 401,
      body: { refusal: { code: 'bad-token', params: { service: ada.service } } },
    })
    expect(await ask('GET', '/api/me/matches', { token: ada.token })).toMatchObject({ status: 200 })
  })

  test('updates the lobby when a match is created', async () => {
    const lobby = await new Client(server.url).joinOrCreate('lobby')
    const listed = () => Object.keys((lobby.state as unknown as { toJSON(): { tables: object } }).toJSON().tables)
    const id = await createMatch(server.url, await enter(server.url, 'Ada'), { game: game.id, seats: 2, listed: true })
    await expect.poll(listed).toContain(id)
    await lobby.leave()
  })

  test('sets security headers and does not name its software', async () => {
    const { headers } = await ask('GET', '/')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';connect-src 'self' ws: wss:;img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('pages', () => {
  test('every page of the client is the same file and is not cached', async () => {
    for (const path of ['/', '/t/some-match', '/r/some-match']) {
      const { status, body, headers } = await ask('GET', path)
      expect({ status, body }).toEqual({ status: 200, body: PAGE })
      expect(headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('large files are compressed', async () => {
    const response = await ask('GET', '/assets/large-abc.js')
    expect(response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
    expect(response.body).toBe(LARGE)
  })

  test('assets are cached for ever, other files are not', async () => {
    expect((await ask('GET', '/assets/index-abc.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('GET', '/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=0')
  })

  test('unknown paths are refused with 404', async () => {
    for (const path of ['/nowhere', '/assets/gone.js', '/api/nowhere', '/t/', '/t/a/b', '/..%2f..%2fetc%2fpasswd', '/__healthcheck'])
      expect(await ask('GET', path), path).toMatchObject(refusal(404, 'no-such-page'))
  })
})

describe('status', () => {
  test('liveness, readiness and metrics are served', async () => {
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 200, body: { alive: true } })
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 200, body: { ready: true, stage: 'ready', journal: true } })
    const { body } = await ask('GET', '/metrics')
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'coven_journal_write_seconds',
      `coven_matches{game="${game.id}"}`,
      'coven_refusals_total{code="bad-origin"}',
    ])
      expect(body).toContain(name)
    expect(body).toContain('route="/api/matches/:match"')
    expect(body).not.toContain('some-match')
  })

  test('every known label of a counter begins with 0, so that an alert sees the first event', async () => {
    const { body } = await ask('GET', '/metrics')
    for (const series of [
      `coven_incidents_total{game="${game.id}"}`,
      'coven_mishaps_total{kind="exception"}',
      'coven_mishaps_total{kind="rejection"}',
      'coven_refusals_total{code="unavailable"}',
      'coven_limited_total{limit="passwords",scope="all"}',
    ])
      expect(body).toContain(`${series} 0\n`)
  })

  test('metrics leave out values that need a walk over all connections', async () => {
    const { body } = await ask('GET', '/metrics')
    expect(body).not.toMatch(/nodejs_active_(handles|requests|resources)/)
    const files = Number(/^process_open_fds (\d+)$/m.exec(String(body))?.[1])
    expect(files).toBeGreaterThan(10)
  })

  test('the monitor requires its password and cannot be used from other pages', async () => {
    const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}` })
    expect((await ask('GET', '/monitor/')).status).toBe(401)
    expect((await ask('GET', '/monitor/api', { headers: basic('guess') })).status).toBe(401)
    expect((await ask('GET', '/monitor/', { headers: basic(MONITOR_PASSWORD) })).body).toContain('Colyseus')
    expect((await ask('GET', '/monitor/api', { headers: basic(MONITOR_PASSWORD) })).body).toMatchObject({ rooms: expect.any(Array) })
    expect((await ask('GET', '/monitor/api', { headers: { ...basic(MONITOR_PASSWORD), 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  })
})
