import { encode } from '@colyseus/schema'
import fc from 'fast-check'
import { Packr, unpack } from 'msgpackr'
import { describe, expect, test } from 'vitest'
import { kindOfFrame } from './frame-check.ts'

function frameOf(kind: number, type: string, body: Uint8Array, number?: number): Uint8Array {
  const head = new Uint8Array(100)
  const it = { offset: 0 }
  head[it.offset++] = kind
  if (number !== undefined) encode.number(head, number, it)
  encode.string(head, type, it)
  return Buffer.concat([head.subarray(0, it.offset), body])
}

/** Writes payloads as the SDK for JavaScript does, with records. `plain` writes them as SDKs for other languages do. */
const records = new Packr()
const pack = (data: unknown): Uint8Array => Uint8Array.from(records.pack(data))
const plain = new Packr({ useRecords: false })
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)
/** The plain and shallow values that requests carry. */
const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
)
const payload = fc.dictionary(fc.string({ maxLength: 40 }), fc.oneof(scalar, fc.array(scalar, { maxLength: 40 })), { maxKeys: 20 })

describe('the check of a frame', () => {
  test('accepts any payload that a request may carry', () => {
    fc.assert(
      fc.property(payload, fc.constantFrom('sit', 'answer', 'rematch', 'a-b_c'), fc.nat(100_000), (data, type, number) => {
        expect(kindOfFrame(frameOf(21, type, pack(data), number))).toBe('call')
        expect(kindOfFrame(frameOf(13, type, plain.pack(data)))).toBe('call')
      }),
    )
  })

  test('accepts a request without a payload, and the frames for joining, leaving and pings', () => {
    expect(kindOfFrame(frameOf(13, 'stand', bytes()))).toBe('call')
    expect([10, 12, 18].map((kind) => kindOfFrame(bytes(kind)))).toEqual(['control', 'control', 'control'])
  })

  test('rejects a frame that is cut short or continues after its end', () => {
    fc.assert(
      fc.property(payload, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 9 }), (data, cut, more) => {
        const whole = frameOf(21, 'answer', pack(data), 7)
        const left = whole.subarray(0, 9 + (cut % Math.max(1, whole.length - 9)))
        // A frame that is cut right after its type is a request without a payload.
        if (left.length < whole.length && left.length > 9) expect(kindOfFrame(left)).toBeUndefined()
        expect(kindOfFrame(Buffer.concat([whole, more]))).toBeUndefined()
      }),
    )
  })

  test('accepts only payloads that can be decoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        if (kindOfFrame(frameOf(13, 'answer', noise)) === 'call' && noise.length > 0) expect(() => unpack(noise)).not.toThrow()
      }),
      { numRuns: 5000 },
    )
  })

  test('rejects a frame that is deep, exotic or of an unknown kind', () => {
    const deep = (depth: number) => bytes(...Array<number>(depth).fill(0x91), 0xc0)
    expect(kindOfFrame(frameOf(13, 'answer', deep(6)))).toBe('call')
    for (const depth of [7, 100, 8000]) expect(kindOfFrame(frameOf(13, 'answer', deep(depth))), String(depth)).toBeUndefined()
    const exotic = [
      pack(new Date(0)),
      pack(new Uint8Array(3)),
      bytes(0xc1),
      bytes(0xd4, 0x72, 0x40, 0x92, 0xa1, 0x61, 0xa1, 0x62, 0x40, 0x40),
      pack([{ a: 1 }, { a: 2 }]),
      bytes(0xd5, 0x72, 0x40, 0x00, 0x90),
      bytes(0xd4, 0x72, 0x40, 0x91, 0x91, 0xa1, 0x61, 0x00),
      bytes(0xc7, 0, 0),
      bytes(0xd4, 1, 0),
      bytes(0xdd, 0xff, 0xff, 0xff, 0xff),
      bytes(0xdf, 0xff, 0xff, 0xff, 0xff),
      bytes(0xdb, 0xff, 0xff, 0xff, 0xff),
    ]
    for (const body of exotic) expect(kindOfFrame(frameOf(13, 'answer', body)), Buffer.from(body).toString('hex')).toBeUndefined()
    for (const type of ['', 'я', 'a b', 'x'.repeat(40)]) expect(kindOfFrame(frameOf(13, type, bytes())), type).toBeUndefined()
    for (let kind = 0; kind < 256; kind++)
      if (![10, 12, 13, 18, 21].includes(kind)) expect(kindOfFrame(frameOf(kind, 'answer', bytes(0xc0))), String(kind)).toBeUndefined()
    expect(kindOfFrame(bytes())).toBeUndefined()
  })
})
