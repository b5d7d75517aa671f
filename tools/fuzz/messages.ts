import { encode } from '@colyseus/schema'
import { pack } from 'msgpackr/pack'
import { REQUEST_TYPES } from '#rooms/match/requests.ts'
import { FRAME } from '#sdk/raw/protocol-session.ts'
import { bomb } from './bombs.ts'
import type { Dice } from './dice.ts'
import { PAYLOADS, type Situation } from './payloads.ts'
import { mutate, NAMES, strangeValue } from './values.ts'

/** Builds the payloads of WebSocket messages that a joined connection sends. */

const HEAD_BYTES = 512
const MESSAGE_BYTES = 17
const PING = 18
/** The request types by weight. `resign` is rare because it ends the match, and a match in progress has more to try inputs on. */
const TYPES = REQUEST_TYPES.flatMap((type) => Array<typeof type>(type === 'resign' ? 1 : type === 'answer' ? 12 : 3).fill(type))
const BYTES_AT_MOST = 8192

function head(kind: number, type: string, request?: number): Buffer {
  const bytes = new Uint8Array(HEAD_BYTES)
  const it = { offset: 0 }
  bytes[it.offset++] = kind
  if (request !== undefined) encode.number(bytes, request, it)
  encode.string(bytes, type, it)
  return Buffer.from(bytes.subarray(0, it.offset))
}

function packed(value: unknown): Buffer {
  try {
    return Buffer.from(pack(value))
  } catch {
    // The value is nested deeper than our own encoder can write.
    return Buffer.from([0xc0])
  }
}

const asRequest = (type: string, body: Buffer, dice: Dice): Buffer => Buffer.concat([head(FRAME.request, type, dice.roll(100_000)), body])

function cut(message: Buffer, dice: Dice): Buffer {
  return message.subarray(0, dice.roll(message.length))
}
function flip(message: Buffer, dice: Dice): Buffer {
  const copy = Buffer.from(message)
  for (let times = dice.between(1, 4); times > 0; times--) copy[dice.roll(copy.length)] = dice.roll(256)
  return copy
}

export interface Message {
  readonly what: string
  readonly bytes: Buffer
}

/** Builds a message. `earlier` are messages that were sent before, on this connection or another. */
export function message(dice: Dice, situation: Situation, earlier: readonly Uint8Array[]): Message {
  // The type is drawn first, so that it does not depend on the situation.
  const type = dice.pick(TYPES)
  const make: readonly (readonly [string, (payload: unknown) => Buffer])[] = [
    ['real', (payload) => asRequest(type, packed(payload), dice)],
    ['real', (payload) => asRequest(type, packed(payload), dice)],
    ['mutated', (payload) => asRequest(type, packed(mutate(payload, dice)), dice)],
    ['mutated', (payload) => asRequest(type, packed(mutate(payload, dice)), dice)],
    ['mutated twice', (payload) => asRequest(type, packed(mutate(mutate(payload, dice), dice)), dice)],
    ['strange payload', () => asRequest(type, packed(strangeValue(dice)), dice)],
    ['bomb', () => asRequest(type, bomb(dice), dice)],
    ['no payload', () => asRequest(type, Buffer.alloc(0), dice)],
    ['unknown type', (payload) => asRequest(dice.pick(NAMES), packed(payload), dice)],
    ['plain message', (payload) => Buffer.concat([head(FRAME.message, dice.happens(3) ? dice.pick(NAMES) : type), packed(payload)])],
    ['plain bomb', () => Buffer.concat([head(FRAME.message, type), bomb(dice)])],
    ['bytes message', () => Buffer.concat([head(MESSAGE_BYTES, type), dice.bytes(dice.roll(50))])],
    ['wrong number', (payload) => Buffer.concat([Buffer.from([FRAME.request]), dice.bytes(dice.between(0, 9)), packed(payload)])],
    ['cut short', (payload) => cut(asRequest(type, packed(payload), dice), dice)],
    ['flipped', (payload) => flip(asRequest(type, packed(payload), dice), dice)],
    ['unknown kind', () => Buffer.concat([Buffer.from([dice.roll(256)]), dice.bytes(dice.roll(30))])],
    ['joined again', () => Buffer.from([FRAME.join])],
    ['ping', () => Buffer.from([PING])],
    ['server frame', () => Buffer.concat([Buffer.from([dice.pick([FRAME.state, FRAME.patch, FRAME.response, 11])]), dice.bytes(dice.roll(60))])],
    ['as large as may be', () => asRequest('chat', packed({ text: 'x'.repeat(BYTES_AT_MOST - 40) }), dice)],
    ['replayed', () => Buffer.from(earlier.length > 0 ? dice.pick(earlier) : [PING])],
    ['replayed', () => Buffer.from(earlier.length > 0 ? dice.pick(earlier) : [PING])],
    ['noise', () => dice.bytes(dice.between(1, 80))],
  ]
  const [what, write] = dice.pick(make)
  return { what: `${what} ${type}`, bytes: write(PAYLOADS[type](dice, situation)) }
}
