import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchRecord } from '#rooms/services.ts'
import { GAMES } from '#shared/games/index.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { escapeHtml } from './previews.ts'

const PAGE = '<!doctype html><html><head><title>Coven</title></head><body></body></html>'
const NASTY = '"><script>alert(1)</script>&\'$&'

let server: TestServer
let dist = ''
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), PAGE)
  server = await startTestServer({ clientDist: dist })
  await server.journal.save(RECORD)
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

const RECORD: MatchRecord = {
  id: 'abc',
  game: 'evenfall',
  version: '5',
  options: {},
  pace: 'untimed',
  listed: false,
  host: 'someone-secret',
  phase: 'playing',
  seats: [
    { kind: 'human', name: NASTY, user: 'someone-secret' },
    { kind: 'human', name: 'Bob', user: 'somebody-else' },
    { kind: 'bot', name: '', level: 'novice' },
  ],
  fairness: { serverSeed: 'the-secret-seed', nonces: ['a', 'b', 'c'] },
  createdAt: 1,
  startedAt: 1,
}

const pageAt = async (path: string, language = 'en'): Promise<string> =>
  (await fetch(new URL(path, server.url), { headers: { 'accept-language': language } })).text()

test('the page of a match tells its game and players, and shows a picture', async () => {
  for (const path of ['/t/abc', '/r/abc']) {
    const html = await pageAt(path)
    expect(html).toContain('<meta property="og:title" content="Evenfall" />')
    expect(html).toContain('Bob · Being played" />')
    expect(html).toContain(`<meta property="og:image" content="${server.url}/previews/evenfall.jpg" />`)
    expect(html).toContain(`<meta property="og:url" content="${server.url}${path}" />`)
  }
  expect(await pageAt('/t/abc', 'ru-RU,ru;q=0.9')).toContain('<meta property="og:title" content="Лихолетье" />')
})

test('a name cannot become part of the page, and nothing secret is in it', async () => {
  const html = await pageAt('/t/abc')
  expect(html).toContain(escapeHtml(NASTY))
  expect(html).not.toContain('<script>')
  expect(html.split('</head>').length).toBe(2)
  for (const secret of ['someone-secret', 'somebody-else', 'the-secret-seed', 'nonces']) expect(html).not.toContain(secret)
})

test('the lobby, a match that does not exist and an id that cannot be one have no preview', async () => {
  for (const path of ['/', '/t/nothing', `/t/${'x'.repeat(300)}`, '/t/%00', '/t/%3Cscript%3E']) expect(await pageAt(path), path).toBe(PAGE)
})

test('a page for a host with a strange name has no preview', async () => {
  const asked = request(new URL('/t/abc', server.url), { headers: { host: 'evil.example"><script>' } }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  expect(await text(response)).toBe(PAGE)
})

test('every game has its picture', () => {
  const picture = (game: string): string => join(import.meta.dirname, '../../client/public/previews', `${game}.jpg`)
  expect(GAMES.filter(({ id }) => !existsSync(picture(id)))).toEqual([])
})
