import { decode } from '@colyseus/schema'

type Read = typeof decode.string
type Cursor = Parameters<Read>[1]

/** Of what is shorter V8 makes no chain. */
const SHORT = 13
const utf8 = new TextDecoder()
const readShort = decode.string

/** By the first byte, as docs/protocol.md tells it. */
function readLength(bytes: Uint8Array, it: Cursor): number {
  const prefix = bytes[it.offset++] ?? 0
  switch (prefix) {
    case 0xd9:
      return decode.uint8(bytes, it)
    case 0xda:
      return decode.uint16(bytes, it)
    case 0xdb:
      return decode.uint32(bytes, it)
    default:
      return prefix & 0x1f
  }
}

const readText: Read = (bytes, it) => {
  const start = it.offset
  const length = readLength(bytes as Uint8Array, it)
  if (length < SHORT) {
    it.offset = start
    return readShort(bytes, it)
  }
  const from = it.offset
  it.offset = Math.min(bytes.length, from + length)
  return utf8.decode((bytes as Uint8Array).subarray(from, it.offset))
}

/**
 * Colyseus puts texts together letter by letter. In V8 such a text is a chain of as many objects until somebody reads it, and most
 * that a crowd is sent is never read: with a thousand tables it stood still for 70 ms of every second to collect them.
 */
export function installStringDecoder(): void {
  decode.string = readText
}
