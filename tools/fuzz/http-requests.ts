import type { Dice } from './dice.ts'
import { realBody, strangeBody } from './http-bodies.ts'
import { type Call, realCall } from './http-calls.ts'
import { chunks, strangeHeaders, strangeLengths, strangePass, TYPES } from './http-headers.ts'
import { strangeTarget } from './http-targets.ts'
import type { Material } from './material.ts'

/** Builds HTTP requests. A real one is changed in one way or in all ways. */

const STRANGE = [
  'nothing',
  'method',
  'target',
  'version',
  'host',
  'pass',
  'headers',
  'body',
  'body',
  'type',
  'length',
  'chunks',
  'everything',
] as const
type Strange = (typeof STRANGE)[number]

const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'M-SEARCH', 'CONNECT', 'GET', 'POST']
const NO_METHODS = ['get', 'GETS', '', 'PRI', 'G\u00c9T', 'POST\t', '\u0000']
const VERSIONS = ['1.0', '0.9', '2.0', '1.2', '1.1.1', 'x', '']
const HOSTS = [[], ['Host: x', 'Host: y'], ['Host: [::1'], ['Host: a b'], ['Host:']] as const

interface Request {
  readonly bytes: Buffer
  /** The request has everything that the server waits for. */
  readonly isWhole: boolean
}

function headOf({ method, path, token }: Call, material: Material, dice: Dice, is: (what: Strange) => boolean): readonly string[] {
  const strangely = is('method') ? (dice.happens(3) ? dice.pick(NO_METHODS) : dice.pick(METHODS)) : method
  return [
    `${strangely} ${is('target') ? strangeTarget(material, dice) : path} HTTP/${is('version') ? dice.pick(VERSIONS) : '1.1'}`,
    ...(is('host') ? dice.pick(HOSTS) : [`Host: ${material.host}`]),
    ...(is('pass') ? strangePass(material, dice) : token ? [`Authorization: Bearer ${token}`] : []),
    ...(is('headers') ? strangeHeaders(material, dice) : []),
  ]
}

function request(material: Material, dice: Dice): Request {
  const strange = dice.pick(STRANGE)
  const is = (what: Strange): boolean => strange === what || (strange === 'everything' && dice.happens(2))
  const call = realCall(material, dice)
  const { bytes, encoding } = is('body') ? strangeBody(call.body, dice) : realBody(call.body)
  const isChunked = bytes.length > 0 && is('chunks')
  const isMismeasured = bytes.length > 0 && !isChunked && is('length')
  const length = isChunked ? ['Transfer-Encoding: chunked'] : isMismeasured ? strangeLengths(bytes, dice) : [`Content-Length: ${bytes.length}`]
  const head = [
    ...headOf(call, material, dice, is),
    ...(bytes.length > 0 ? [`Content-Type: ${is('type') ? dice.pick(TYPES) : TYPES[0]}`, ...length] : []),
    ...(encoding ? [`Content-Encoding: ${encoding}`] : []),
    '',
    '',
  ]
  return {
    bytes: Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), isChunked ? chunks(bytes, dice) : bytes]),
    isWhole: !isChunked && !isMismeasured,
  }
}

const NOISE: readonly ((dice: Dice) => Buffer)[] = [
  (dice) => dice.bytes(dice.between(1, 300)),
  // TLS, HTTP/2 and other protocols.
  (dice) => Buffer.concat([Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]), dice.bytes(200)]),
  () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  () => Buffer.from('\r\n\r\n\r\n'),
  () => Buffer.from('PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\n\r\n'),
  () => Buffer.from('GET /\r\n\r\n'),
  () => Buffer.from('GET / HTTP/1.1\n\n'),
]

export function httpInput(material: Material, dice: Dice): Request & { readonly what: string } {
  const shape = dice.roll(20)
  if (shape === 0) return { what: 'noise', bytes: dice.pick(NOISE)(dice), isWhole: false }
  const { bytes, isWhole } = request(material, dice)
  if (shape === 1) return { what: 'cut short', bytes: bytes.subarray(0, dice.roll(bytes.length)), isWhole: false }
  if (shape > 2) return { what: bytes.subarray(0, 60).toString('latin1').split(' HTTP', 1)[0] ?? '', bytes, isWhole }
  const more = Array.from({ length: dice.between(1, 4) }, () => request(material, dice).bytes)
  return { what: 'pipelined', bytes: Buffer.concat([bytes, ...more]), isWhole }
}
