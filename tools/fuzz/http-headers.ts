import type { Dice } from './dice.ts'
import { anyToken, type Material } from './material.ts'

/** Builds header lines that no client sends. */

export const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=x',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
  'json',
]
const LONG = 'x'.repeat(17_000)

export function strangeHeaders(material: Material, dice: Dice): readonly string[] {
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

export function strangePass(material: Material, dice: Dice): readonly string[] {
  const token = anyToken(material, dice).replaceAll(/[\r\n]/g, ' ')
  return dice.pick([
    () => [],
    () => [`Authorization: Bearer ${token}`],
    () => [`Authorization: ${token}`],
    () => ['Authorization: Bearer'],
    () => [`authorization: bearer ${token}`, `Authorization: Bearer ${token}`],
  ])()
}

/** Writes the length in a way that two parsers may read differently. */
export function strangeLengths(bytes: Buffer, dice: Dice): readonly string[] {
  const { length } = bytes
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

/** Splits a body into chunks, some of them wrong. */
export function chunks(bytes: Buffer, dice: Dice): Buffer {
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
