import type { Dice } from './dice.ts'
import { bodyOf } from './http-bodies.ts'
import { anyOf, type Material, matchId, pass } from './material.ts'

/** Bytes of HTTP requests: right, almost right, and wrong. */

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'M-SEARCH', 'CONNECT']
const STRANGE_METHODS = ['get', 'GETS', '', 'PRI', 'G\u00c9T', 'POST\t', '\u0000']

function path(material: Material, dice: Dice): string {
  const id = matchId(material, dice)
  return dice.pick([
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/monitor',
    '/monitor/api',
    '/api/guests',
    '/api/guests',
    '/api/games',
    '/api/matches',
    '/api/matches',
    '/api/quick',
    `/api/matches/${id}`,
    `/api/matches/${id}/replay`,
    `/api/matches/${id}/open`,
    '/api/me/matches',
    `/matchmake/joinById/${id}`,
    `/matchmake/joinById/${id}`,
    `/matchmake/reconnect/${id}`,
    '/matchmake/joinOrCreate/lobby',
    '/matchmake/join/lobby',
    `/matchmake/create/${dice.pick(['match', 'lobby', id])}`,
    `/matchmake/${id}/${id}`,
    `/t/${id}`,
    `/r/${id}`,
    `/assets/${id}`,
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/.env',
    '/favicon.ico',
    '/api//games',
    '/API/games/',
    '/api/%',
    '/%00',
    '/%c0%ae%c0%ae/',
    `/${'a/'.repeat(dice.roll(400))}`,
    '/api/matches/%2f',
  ])
}

const QUERIES = [
  '',
  '',
  '',
  '',
  '?',
  '?a=1',
  '?a=1&a=2',
  '?a[b]=c',
  '?__proto__[x]=1',
  '?%',
  '?%ff',
  `?${'a&'.repeat(500)}`,
  '?a=%00',
  '?_authToken=x',
]

/** Of the four forms that the target of a request can have, and some that it cannot. */
function target(material: Material, dice: Dice): string {
  const plain = path(material, dice) + dice.pick(QUERIES)
  return dice.pick([
    () => plain,
    () => plain,
    () => plain,
    () => plain,
    () => plain,
    () => plain,
    () => `http://${material.host}${plain}`,
    () => `http://evil.example${plain}`,
    () => `HTTP://[::1${plain}`,
    () => '*',
    () => '*:x',
    () => material.host,
    () => `/${plain}`,
    () => `${plain}#${plain}`,
    () => 'javascript:x',
    () => '//',
    () => '/ /',
    () => '\\',
    () => `/\u00e9${plain}`,
  ])()
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=x',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
  'json',
]
const LONG = 'x'.repeat(17_000)

function strangeHeaders(material: Material, dice: Dice): readonly string[] {
  return dice.pick([
    () => [],
    () => [],
    () => [],
    () => [`Origin: ${dice.pick(['null', 'https://evil.example', `http://${material.host}`, 'x', 'http://[', ''])}`],
    () => [`Cookie: ${dice.pick(['a=b', ';;;=', `${LONG}=1`, '__proto__=1', '%'])}`],
    () => [
      `X-Forwarded-For: ${dice.pick(['127.0.0.1', '::1', 'x', '1,2,3', ','.repeat(2000)])}`,
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: x',
    ],
    () => [`Range: bytes=${dice.pick(['0-', '-1', '0-0,1-1', '9-1', '0-'.repeat(500)])}`],
    () => ['If-None-Match: *', 'If-Modified-Since: x', `If-Match: "${LONG}"`],
    () => ['Expect: 100-continue'],
    () => ['Expect: 200-ok'],
    () => [`Accept-Encoding: ${dice.pick(['gzip', 'br', '*;q=0', 'gzip;q=x', ','.repeat(500)])}`],
    () => ['Connection: close'],
    () => [`Connection: ${dice.pick(['upgrade', 'keep-alive, Authorization', 'x', ''])}`],
    () => ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', 'Connection: Upgrade, HTTP2-Settings'],
    () => Array.from({ length: dice.pick([50, 500, 3000]) }, (_, n) => `X-${n}: ${n}`),
    () => [`X: ${LONG}`],
    () => ['X : 1'],
    () => [' folded'],
    () => ['NoColon'],
    () => ['X: \u0000\u0001'],
    () => [`Sec-Fetch-Site: ${dice.pick(['cross-site', 'none', 'x'])}`],
    () => [`Authorization: Basic ${Buffer.from(dice.pick(['a:b', ':', 'x', '\u0000:\u0000', LONG])).toString('base64')}`],
  ])()
}

function authorization(material: Material, dice: Dice): readonly string[] {
  const token = pass(material, dice).replaceAll(/[\r\n]/g, ' ')
  return dice.pick([
    () => [],
    () => [`Authorization: Bearer ${anyOf(material.tokens, dice)}`],
    () => [`Authorization: Bearer ${token}`],
    () => [`Authorization: ${token}`],
    () => ['Authorization: Bearer'],
    () => [`authorization: bearer ${token}`, `Authorization: Bearer ${token}`],
  ])()
}

/** The length as it is, or in a way that two readers may read differently. */
function lengths(bytes: Buffer, dice: Dice): readonly string[] {
  const { length } = bytes
  if (!dice.happens(8)) return [`Content-Length: ${length}`]
  return dice.pick([
    [`Content-Length: ${length + 10}`],
    [`Content-Length: ${Math.max(0, length - 3)}`],
    [`Content-Length: ${length}`, `Content-Length: ${length + 1}`],
    [`Content-Length: ${length}, ${length}`],
    ['Content-Length: -1'],
    ['Content-Length: +5'],
    ['Content-Length: 0x10'],
    ['Content-Length: 99999999999999999999'],
    [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked, identity', `Content-Length: ${length}`],
    ['Transfer-Encoding: xchunked'],
    ['Transfer-Encoding : chunked'],
    ['Transfer-Encoding:\tchunked'],
    ['Transfer-Encoding: identity'],
  ])
}

function chunks(bytes: Buffer, dice: Dice): Buffer {
  const size = bytes.length.toString(16)
  const text = bytes.toString('latin1')
  const whole = dice.pick([
    `${size}\r\n${text}\r\n0\r\n\r\n`,
    `${size};x=y\r\n${text}\r\n0\r\nTrailer: 1\r\n\r\n`,
    `${size}\n${text}\n0\n\n`,
    `0${size}\r\n${text}\r\n0\r\n\r\n`,
    `-1\r\n${text}\r\n0\r\n\r\n`,
    `ffffffffffffffff\r\n${text}`,
    `${size}\r\n${text}`,
    'x\r\n\r\n',
    `${'1\r\nx\r\n'.repeat(500)}0\r\n\r\n`,
    `${size};${LONG}\r\n${text}\r\n0\r\n\r\n`,
  ])
  return Buffer.from(whole, 'latin1')
}

function request(material: Material, dice: Dice): Buffer {
  const method = dice.happens(20) ? dice.pick(STRANGE_METHODS) : dice.pick(METHODS)
  const { bytes, encoding } = method === 'GET' && !dice.happens(10) ? { bytes: Buffer.alloc(0) } : bodyOf(material, dice)
  const isChunked = bytes.length > 0 && dice.happens(8)
  const head = [
    `${method} ${target(material, dice)} HTTP/${dice.happens(15) ? dice.pick(['1.0', '0.9', '2.0', '1.2', '1.1.1', 'x', '']) : '1.1'}`,
    ...(dice.happens(20) ? dice.pick([[], ['Host: x', 'Host: y'], ['Host: [::1'], ['Host: a b']]) : [`Host: ${material.host}`]),
    ...authorization(material, dice),
    ...strangeHeaders(material, dice),
    ...(bytes.length > 0 ? [`Content-Type: ${dice.happens(5) ? dice.pick(TYPES) : TYPES[0]}`] : []),
    ...(encoding ? [`Content-Encoding: ${encoding}`] : []),
    ...(isChunked ? ['Transfer-Encoding: chunked'] : bytes.length > 0 ? lengths(bytes, dice) : []),
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), isChunked ? chunks(bytes, dice) : bytes])
}

const NOISE: readonly ((dice: Dice) => Buffer)[] = [
  (dice) => dice.bytes(dice.between(1, 300)),
  // TLS, HTTP/2, and other things that knock at a port.
  (dice) => Buffer.concat([Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]), dice.bytes(200)]),
  () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  () => Buffer.from('\r\n\r\n\r\n'),
  () => Buffer.from('PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\n\r\n'),
  () => Buffer.from('GET /\r\n\r\n'),
  () => Buffer.from('GET / HTTP/1.1\n\n'),
]

export function httpInput(material: Material, dice: Dice): { readonly what: string; readonly bytes: Buffer } {
  const shape = dice.roll(20)
  if (shape === 0) return { what: 'noise', bytes: dice.pick(NOISE)(dice) }
  const bytes = request(material, dice)
  if (shape === 1) return { what: 'cut short', bytes: bytes.subarray(0, dice.roll(bytes.length)) }
  if (shape === 2) return { what: 'pipelined', bytes: Buffer.concat(Array.from({ length: dice.between(2, 5) }, () => request(material, dice))) }
  return { what: bytes.subarray(0, 60).toString('latin1').split(' HTTP', 1)[0] ?? '', bytes }
}
