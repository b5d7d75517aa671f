import { decode } from '@colyseus/schema'
import { unpack } from 'msgpackr/unpack'
import { expect, test } from 'vitest'
import { REQUEST_TYPES } from '#rooms/match/requests.ts'
import { FRAME } from '#sdk/raw/protocol-session.ts'
import { Dice } from './dice.ts'
import { binary, frame, OPCODE, strangeFraming } from './framing.ts'
import { httpInput } from './http-requests.ts'
import type { Material } from './material.ts'
import { message } from './messages.ts'
import { upgradeInput } from './upgrades.ts'

const MATERIAL: Material = {
  host: '127.0.0.1:1',
  tokens: ['a.b.c'],
  seatTokens: ['d.e.f'],
  reconnections: ['x:y'],
  matches: ['match'],
  rooms: ['process/match?sessionId=s'],
  games: ['sorcerers'],
}
const NOTHING = { state: undefined, prompt: undefined, decisions: [], requests: [] }
const RUNS = 1500

const MAKERS = {
  message: (dice: Dice) => message(dice, NOTHING, []).bytes,
  framing: (dice: Dice) => strangeFraming(message(dice, NOTHING, []).bytes, dice),
  http: (dice: Dice) => httpInput(MATERIAL, dice).bytes,
  upgrade: (dice: Dice) => upgradeInput(MATERIAL, dice, () => Buffer.from('tail')).bytes,
}

test.for(Object.entries(MAKERS))('%s: the same seed and number give the same bytes, and another seed gives others', ([kind, make]) => {
  const all = Array.from({ length: RUNS }, (_, n) => make(new Dice(1, kind, n)).toString('latin1'))
  const again = Array.from({ length: RUNS }, (_, n) => make(new Dice(1, kind, n)).toString('latin1'))
  const other = Array.from({ length: RUNS }, (_, n) => make(new Dice(2, kind, n)).toString('latin1'))
  expect(again).toEqual(all)
  expect(other).not.toEqual(all)
  expect(new Set(all).size).toBeGreaterThan(RUNS / 4)
})

test('every type of request is sent as it is and mutated', () => {
  const tried = new Set(Array.from({ length: RUNS }, (_, n) => message(new Dice(1, 'message', n), NOTHING, []).what))
  for (const type of REQUEST_TYPES) {
    expect(tried, type).toContain(`real ${type}`)
    expect(tried, type).toContain(`mutated ${type}`)
  }
})

test('a well-formed frame follows the standard', () => {
  expect(frame(Buffer.from('Hi'), { opcode: OPCODE.text, masked: false })).toEqual(Buffer.from([0x81, 2, 0x48, 0x69]))
  const [, length, ...rest] = binary(Buffer.from('Hi'))
  expect(length).toBe(0x82)
  const [a = 0, b = 0, , , ...body] = rest
  expect(body).toEqual([0x48 ^ a, 0x69 ^ b])
  expect(binary(Buffer.alloc(126)).subarray(1, 4)).toEqual(Buffer.from([0xfe, 0, 126]))
})

test('a real request can be decoded to what was encoded', () => {
  const [bytes] = Array.from({ length: RUNS }, (_, n) => message(new Dice(1, 'message', n), NOTHING, [])).flatMap((made) =>
    made.what === 'real autopilot' ? [made.bytes] : [],
  )
  if (!bytes) throw new Error('no input is a real autopilot message')
  const it = { offset: 1 }
  expect(bytes[0]).toBe(FRAME.request)
  expect(decode.number(bytes, it)).toBeGreaterThanOrEqual(0)
  expect(decode.string(bytes, it)).toBe('autopilot')
  expect(unpack(bytes.subarray(it.offset))).toEqual({ on: expect.any(Boolean) })
})
