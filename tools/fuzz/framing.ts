import type { Dice } from './dice.ts'

/** Builds WebSocket frames by hand (RFC 6455 §5), both well-formed ones and ones that no client sends. */

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
const SHORT = 125
const MASK = Buffer.from([0x11, 0x22, 0x33, 0x44])

interface Shape {
  readonly opcode: number
  readonly fin?: boolean
  /** The three reserved bits. */
  readonly reserved?: number
  readonly masked?: boolean
  /** The length in the header, if it is wrong. */
  readonly length?: bigint
  /** The number of bytes for the length, if it is not the smallest. */
  readonly lengthBytes?: 1 | 2 | 8
}

function writeLength(length: bigint, bytes: 1 | 2 | 8): Buffer {
  if (bytes === 1) return Buffer.alloc(0)
  const field = Buffer.alloc(bytes)
  if (bytes === 2) field.writeUInt16BE(Number(length & 0xffffn))
  else field.writeBigUInt64BE(length & 0xffffffffffffffffn)
  return field
}

export function frame(payload: Uint8Array, shape: Shape): Buffer {
  const { opcode, fin = true, reserved = 0, masked = true, length = BigInt(payload.length) } = shape
  const bytes = shape.lengthBytes ?? (length <= SHORT ? 1 : length < 65_536n ? 2 : 8)
  const short = bytes === 1 ? Number(length) & 0x7f : bytes === 2 ? 126 : 127
  const head = Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode, (masked ? 0x80 : 0) | short])
  const body = masked ? Buffer.from(payload.map((byte, index) => byte ^ (MASK[index % 4] ?? 0))) : payload
  return Buffer.concat([head, writeLength(length, bytes), masked ? MASK : Buffer.alloc(0), body])
}

export const binary = (payload: Uint8Array): Buffer => frame(payload, { opcode: OPCODE.binary })

/** Splits a message into fragments and sends them in a wrong way. */
function fragments(payload: Uint8Array, dice: Dice): Buffer {
  const at = dice.roll(payload.length + 1)
  const first = frame(payload.subarray(0, at), { opcode: OPCODE.binary, fin: false })
  const last = frame(payload.subarray(at), { opcode: OPCODE.continuation })
  return dice.pick([
    () => Buffer.concat([first, last]),
    () => Buffer.concat([first, frame(Buffer.from('x'), { opcode: OPCODE.ping }), last]),
    // The message is never finished.
    () => first,
    // A message ends that has not begun.
    () => last,
    // Another message begins in the middle.
    () => Buffer.concat([first, binary(payload)]),
    () => Buffer.concat([first, ...Array.from({ length: 200 }, () => frame(Buffer.alloc(0), { opcode: OPCODE.continuation, fin: false })), last]),
  ])()
}

const CLOSES = [0, 999, 1000, 1001, 1004, 1005, 1006, 1015, 2999, 3000, 4000, 4001, 4010, 4999, 5000, 65_535]
function closing(dice: Dice): Buffer {
  const code = Buffer.alloc(2)
  code.writeUInt16BE(dice.pick(CLOSES))
  const reason = dice.pick([Buffer.alloc(0), Buffer.from('bye'), dice.bytes(20), Buffer.alloc(123, 0x78)])
  return frame(dice.pick([Buffer.alloc(0), Buffer.from([3]), Buffer.concat([code, reason])]), { opcode: OPCODE.close })
}

/** Sends `payload`, a message of our protocol, in invalid or unusual frames. */
export function strangeFraming(payload: Uint8Array, dice: Dice): Buffer {
  return dice.pick([
    () => fragments(payload, dice),
    () => fragments(payload, dice),
    () => closing(dice),
    () => frame(payload, { opcode: OPCODE.text }),
    () => frame(dice.bytes(30), { opcode: OPCODE.text }),
    () => frame(payload, { opcode: OPCODE.binary, masked: false }),
    () => frame(payload, { opcode: dice.between(3, 7) }),
    () => frame(payload, { opcode: dice.between(11, 15) }),
    () => frame(payload, { opcode: OPCODE.binary, reserved: dice.between(1, 7) }),
    () => frame(payload, { opcode: OPCODE.binary, lengthBytes: 8 }),
    () => frame(payload, { opcode: OPCODE.binary, length: dice.pick([2n ** 63n, 2n ** 53n, 2n ** 32n, 2n ** 64n - 1n, 9000n, 8193n]) }),
    () => frame(payload, { opcode: OPCODE.binary, length: BigInt(payload.length + dice.between(1, 100)) }),
    () => frame(Buffer.alloc(dice.between(0, 125)), { opcode: dice.pick([OPCODE.ping, OPCODE.pong]) }),
    () => frame(Buffer.alloc(200), { opcode: dice.pick([OPCODE.ping, OPCODE.pong, OPCODE.close]) }),
    () => frame(Buffer.from('x'), { opcode: OPCODE.ping, fin: false }),
    () => Buffer.concat(Array.from({ length: 30 }, () => frame(Buffer.alloc(0), { opcode: OPCODE.ping }))),
    () => binary(payload).subarray(0, dice.between(1, payload.length + 5)),
    () => binary(Buffer.alloc(dice.between(8193, 70_000))),
    () => frame(Buffer.alloc(0), { opcode: OPCODE.binary }),
    () => dice.bytes(dice.between(1, 60)),
    () => Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  ])()
}
