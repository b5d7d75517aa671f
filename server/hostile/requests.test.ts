import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomPick } from '#sdk/players/random-pick.ts'
import type { SdkPlayer } from '#sdk/players/sdk-player.ts'
import { readMetric, sendRaw } from '#testing/raw-http.ts'
import { seatPlayers, seededRandom, startMatch } from '#testing/server.ts'
import { type ServerProcess, startProcess } from '#testing/server-process.ts'

const UPGRADE = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']
const request = (line: string, headers: readonly string[]): string => [line, ...headers, '', ''].join('\r\n')
const upgrade = (target: string, headers: readonly string[] = UPGRADE): string => request(`GET ${target} HTTP/1.1`, headers)
const without = (name: string, ...others: readonly string[]): readonly string[] => [
  ...UPGRADE.filter((header) => !header.startsWith(name)),
  ...others,
]

/** URLs that at least one parser cannot read. */
const TARGETS = [
  '*:x',
  '*',
  ':',
  '://',
  '//',
  '//:x',
  '///',
  'http://',
  'http://[',
  'http://[::1',
  'http://a b/',
  'http://user:pass@x:99999/',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/a/b?sessionId=%',
  '/a/b?sessionId=%E0%A4%A',
  '/a/b?sessionId=constructor',
  '/a/b?sessionId=__proto__&reconnectionToken=__proto__',
  '/a/__proto__?sessionId=x',
  '/constructor/constructor?sessionId=constructor&reconnectionToken=toString',
  '/a/b?sessionId=x&skipHandshake',
  '/a/b?sessionId=x&_authToken=%',
  '/a/b?',
  '/a/b#',
  '/a/b?sessionId=x#y',
  '/\\',
  '/..//../..',
  '/a/b?sessionId=\xff\xfe',
  '\xff',
  'x',
  '@',
  '[',
  '[::]:x',
  '0:0',
  'javascript:alert(1)',
  `/${'a'.repeat(9000)}/b?sessionId=x`,
  `/a/b?${'sessionId=x&'.repeat(500)}`,
]

const HEADERS: readonly (readonly string[])[] = [
  without('Host', 'Host:'),
  without('Host', 'Host: ['),
  without('Host', 'Host: a b'),
  without('Host', 'Host: x:99999999'),
  without('Host', 'Host: http://x'),
  without('Host', 'Host: \xff'),
  without('Host', 'Host: x', 'Host: y'),
  without('Host'),
  without('Upgrade', 'Upgrade: h2c'),
  without('Upgrade', 'Upgrade:'),
  without('Upgrade', 'Upgrade: websocket, websocket'),
  without('Sec-WebSocket-Version', 'Sec-WebSocket-Version: 99'),
  without('Sec-WebSocket-Version', 'Sec-WebSocket-Version: x'),
  without('Sec-WebSocket-Key', 'Sec-WebSocket-Key: short'),
  without('Sec-WebSocket-Key'),
  [...UPGRADE, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=1'],
  [...UPGRADE, 'Sec-WebSocket-Extensions: ;;;,,,="'],
  [...UPGRADE, 'Sec-WebSocket-Protocol: ,,,'],
  [...UPGRADE, 'Sec-WebSocket-Protocol: a, a'],
  [...UPGRADE, 'Origin: null'],
  [...UPGRADE, 'Origin: http://['],
  [...UPGRADE, 'Origin: \xff'],
  [...UPGRADE, 'Cookie: %=%; =; ;;=;\x01'],
  [...UPGRADE, 'Authorization: Bearer'],
  [...UPGRADE, 'Authorization: Basic %%%'],
  [...UPGRADE, 'X-Forwarded-For: ,,,'],
  [...UPGRADE, 'X-Forwarded-For: [::1'],
  [...UPGRADE, 'X-Real-IP: \xff'],
  [...UPGRADE, 'X-Forwarded-Host: ['],
  [...UPGRADE, 'Forwarded: for="['],
  [...UPGRADE, 'Content-Length: 5'],
  [...UPGRADE, 'Content-Length: -1'],
  [...UPGRADE, 'Transfer-Encoding: chunked'],
  [...UPGRADE, 'Expect: 100-continue'],
  [...UPGRADE, 'Expect: x'],
  [...UPGRADE, `X: ${'y'.repeat(20_000)}`],
]

const LINES = [
  'GET / HTTP/1.1',
  'GET / HTTP/9.9',
  'GET / HTTP/1.0',
  'GET',
  '',
  'PRI * HTTP/2.0',
  'CONNECT x:443 HTTP/1.1',
  'CONNECT [ HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'TRACE / HTTP/1.1',
  'BREW /tea HTTP/1.1',
  'POST /api/guests HTTP/1.1',
  'POST /matchmake/joinById/%E0%A4%A HTTP/1.1',
  'POST /matchmake/reconnect/x HTTP/1.1',
  'GET /api/matches/%zz HTTP/1.1',
  'GET /assets/..%2f..%2f..%2fetc/passwd HTTP/1.1',
  'GET /assets/%00 HTTP/1.1',
  'HEAD /metrics HTTP/1.1',
  'DELETE /monitor HTTP/1.1',
]

/** Malformed WebSocket frames. They are sent after the upgrade. */
const FRAMES = [
  Buffer.from([0xff, 0xff]),
  Buffer.from([0x82, 0x01, 0x00]),
  Buffer.from([0x82, 0xfe, 0xff, 0xff]),
  Buffer.from([0x82, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x89, 0xfe, 0x01, 0x00]),
  Buffer.from([0x88, 0x81, 0, 0, 0, 0, 0x03]),
  Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]),
  Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff]),
  Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
  Buffer.from([0xc2, 0x80, 0, 0, 0, 0]),
]

/** Returns all malformed requests. Each is sent on its own socket, which sends nothing afterwards. */
function attacks(): readonly (string | Buffer)[] {
  return [
    ...TARGETS.flatMap((target) => [upgrade(target), request(`GET ${target} HTTP/1.1`, ['Host: x', 'Connection: close'])]),
    ...HEADERS.flatMap((headers) => [upgrade('/a/b?sessionId=x', headers), request('POST /api/guests HTTP/1.1', headers)]),
    ...LINES.flatMap((line) => [request(line, ['Host: x', 'Connection: close']), request(line, UPGRADE), line]),
    ...FRAMES.map((frame) => Buffer.concat([Buffer.from(upgrade('/a/b?sessionId=x')), frame])),
    ...['{', '[', 'null', '"x"', '{"__proto__":{}}', '['.repeat(5000), '\xff\xfe'].map(
      (body) =>
        request('POST /matchmake/joinById/x HTTP/1.1', [
          'Host: x',
          'Connection: close',
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
        ]) + body,
    ),
    ...Array.from({ length: 30 }, () => randomBytes(300)),
  ]
}

describe('malformed requests', () => {
  let dir: string
  let server: ServerProcess
  let bystanders: readonly SdkPlayer[]
  const mishaps = () => readMetric(server.url, 'coven_mishaps_total')
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'coven-requests-'))
    server = await startProcess(0, dir, { LOG_LEVEL: 'fatal' })
    bystanders = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, pace: 'untimed', options: { turnCap: 100 } })
    await startMatch(bystanders)
  })
  afterAll(async () => {
    await server.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })

  test('two hundred upgrades of `*:x` are refused, and nothing else happens', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => sendRaw(server.url, upgrade('*:x'))))
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 400 Bad Request']))
    expect(await mishaps()).toBe(0)
    expect(server.child.exitCode).toBeNull()
  })

  test('of any kind are refused one by one, and nothing else happens', async () => {
    for (const bytes of attacks()) {
      // Colyseus refuses with the codes 520 to 526.
      const answer = await sendRaw(server.url, bytes)
      expect(answer, String(bytes)).not.toMatch(/^HTTP\/1.1 5(?!2[0-6])/)
      expect(server.child.exitCode, String(bytes)).toBeNull()
    }
    expect(await mishaps()).toBe(0)
  })

  test('sent while others play do not disturb them', async () => {
    const flood = Promise.all(attacks().map((bytes) => sendRaw(server.url, bytes)))
    const chance = seededRandom(7)
    let answers = 0
    // Twenty answers are below the limit of a person for one second.
    while (answers < 20) {
      await Promise.any(bystanders.map((player) => player.until(() => player.prompt !== undefined)))
      for (const player of bystanders) {
        const { prompt } = player
        if (!prompt) continue
        await player.answer(randomPick(prompt, chance))
        await player.until(() => player.prompt?.id !== prompt.id)
        answers++
      }
    }
    await flood
    expect(bystanders.map(({ state }) => state.seq)).toEqual([answers, answers])
    expect(await mishaps()).toBe(0)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })
})
