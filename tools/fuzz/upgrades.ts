import type { Dice } from './dice.ts'
import { anyOf, anyToken, type Material, matchId } from './material.ts'

/** Builds requests to become a WebSocket: valid, almost valid and invalid ones. */

const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='

function session(material: Material, dice: Dice): string {
  const room = anyOf(material.rooms, dice)
  const [place = ''] = room.split('?')
  const id = matchId(material, dice)
  return dice.pick([
    () => room,
    () => room,
    () => `${room}&skipHandshake=1`,
    () => `${place}?sessionId=${dice.pick(['', 'x', '__proto__', 'constructor', '%00', '%ff', 'A'.repeat(3000)])}`,
    () => `${place}?reconnectionToken=${encodeURIComponent(anyToken(material, dice))}`,
    () => `${room}&reconnectionToken=${encodeURIComponent(anyOf(material.reconnections, dice))}`,
    () => `${room}&sessionId=x&sessionId=y&_authToken=${encodeURIComponent(anyToken(material, dice))}`,
    () => place,
    () => `x/${id}?sessionId=x`,
    () => `${id}/${id}/${id}?sessionId=x`,
    () => `__proto__/constructor?sessionId=toString`,
    () => '',
    () => `?${'a=b&'.repeat(1500)}`,
  ])()
}

function target(material: Material, dice: Dice): string {
  const path = session(material, dice)
  return dice.pick([
    () => `/${path}`,
    () => `/${path}`,
    () => `/${path}`,
    () => `/${path}`,
    () => `http://${material.host}/${path}`,
    () => `ws://[::1/${path}`,
    () => '*',
    () => '*:x',
    () => `:${dice.roll(99_999)}`,
    () => '@',
    () => '//',
    () => `//${path}`,
    () => '/\\',
    () => `/%${path}`,
    () => `/${dice.bytes(12).toString('latin1').replaceAll(/[\s]/g, 'x')}`,
    () => `x:x@x:x${path}`,
    () => '?#',
    () => `${'/'.repeat(5000)}`,
  ])()
}

function extras(material: Material, dice: Dice): readonly string[] {
  return dice.pick([
    () => [],
    () => [],
    () => [],
    () => [`Origin: ${dice.pick(['null', 'https://evil.example', 'x', 'http://[', `http://${material.host}`])}`],
    () => [
      `Sec-WebSocket-Extensions: ${dice.pick(['permessage-deflate', 'permessage-deflate; client_max_window_bits=99', ',;=,', 'x'.repeat(9000), 'a; b="'])}`,
    ],
    () => [`Sec-WebSocket-Protocol: ${dice.pick(['a, a', ',', 'x y', '\u00e9', 'x'.repeat(9000)])}`],
    () => [`Cookie: ${dice.pick(['a', ';;', '%', '__proto__=1', 'x'.repeat(9000)])}`],
    () => [`Authorization: Bearer ${anyToken(material, dice).replaceAll(/[\r\n]/g, ' ')}`],
    () => [`X-Forwarded-For: ${dice.pick(['x', '1.2.3.4', ','.repeat(900)])}`],
    () => [`Content-Length: ${dice.pick(['5', '-1', 'x'])}`],
    () => ['Transfer-Encoding: chunked'],
    () => Array.from({ length: 200 }, (_, n) => `X-${n}: ${n}`),
  ])()
}

export function upgradeRequest(target: string, host: string, extra: readonly string[] = [], head: Partial<Record<string, string>> = {}): Buffer {
  const { method = 'GET', version = '1.1', upgrade = 'websocket', connection = 'Upgrade', key = KEY, socket = '13' } = head
  const lines = [
    `${method} ${target} HTTP/${version}`,
    `Host: ${host}`,
    `Upgrade: ${upgrade}`,
    `Connection: ${connection}`,
    `Sec-WebSocket-Key: ${key}`,
    `Sec-WebSocket-Version: ${socket}`,
    ...extra,
    '',
    '',
  ]
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

function strangeHead(dice: Dice): Partial<Record<string, string>> {
  return dice.pick([
    () => ({}),
    () => ({}),
    () => ({}),
    () => ({ method: dice.pick(['POST', 'HEAD', 'CONNECT', 'OPTIONS', 'get']) }),
    () => ({ version: dice.pick(['1.0', '2.0', '0.9']) }),
    () => ({ upgrade: dice.pick(['', 'WebSocket', 'h2c', 'websocket, h2c', 'x', 'websocket\u0000']) }),
    () => ({ connection: dice.pick(['', 'close', 'keep-alive, Upgrade', 'upgrade, close', 'x']) }),
    () => ({ key: dice.pick(['', 'x', 'x'.repeat(9000), '%', KEY.slice(1)]) }),
    () => ({ socket: dice.pick(['', '0', '7', '8', '14', '-1', 'x', '13, 13']) }),
  ])()
}

const STRANGE = ['session', 'session', 'target', 'extras', 'head', 'everything'] as const
type Strange = (typeof STRANGE)[number]

/** Builds a request to upgrade. `tail` makes bytes that come with the request before it is answered. */
export function upgradeInput(material: Material, dice: Dice, tail: (dice: Dice) => Buffer): { readonly what: string; readonly bytes: Buffer } {
  const strange = dice.pick(STRANGE)
  const is = (what: Strange): boolean => strange === what || (strange === 'everything' && dice.happens(2))
  const where = is('target') ? target(material, dice) : `/${is('session') ? session(material, dice) : anyOf(material.rooms, dice)}`
  const request = upgradeRequest(where, material.host, is('extras') ? extras(material, dice) : [], is('head') ? strangeHead(dice) : {})
  const whole = dice.happens(3) ? Buffer.concat([request, tail(dice)]) : request
  return { what: `upgrade ${where.slice(0, 60)}`, bytes: dice.happens(15) ? whole.subarray(0, dice.roll(whole.length)) : whole }
}
