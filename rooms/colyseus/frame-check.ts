/** The first bytes of the frames that clients send, as in docs/protocol.md. */
const JOIN = 10
export const LEAVE = 12
const MESSAGE = 13
const PING = 18
const REQUEST = 21

const MAX_DEPTH = 6
const BAD = -1

const SHORT_TEXT = 0xa0
const LAST_SHORT_TEXT = 0xbf
/** How many bytes follow the first byte of a plain value. */
const FIXED: ReadonlyMap<number, number> = new Map([
  [0xc0, 0],
  [0xc2, 0],
  [0xc3, 0],
  [0xca, 4],
  [0xcb, 8],
  [0xcc, 1],
  [0xcd, 2],
  [0xce, 4],
  [0xcf, 8],
  [0xd0, 1],
  [0xd1, 2],
  [0xd2, 4],
  [0xd3, 8],
])
/** How many bytes after the first one hold the number of bytes, items or pairs. */
const COUNTED: ReadonlyMap<number, { readonly bytes: number; readonly of: 'bytes' | 'items' | 'pairs' }> = new Map([
  [0xd9, { bytes: 1, of: 'bytes' }],
  [0xda, { bytes: 2, of: 'bytes' }],
  [0xdb, { bytes: 4, of: 'bytes' }],
  [0xdc, { bytes: 2, of: 'items' }],
  [0xdd, { bytes: 4, of: 'items' }],
  [0xde, { bytes: 2, of: 'pairs' }],
  [0xdf, { bytes: 4, of: 'pairs' }],
])
const EXTENSION = 0xd4
/** How the SDK writes `undefined`. */
const NOTHING = 0
/** How the SDK writes an object: an extension, then the names of its fields, then their values. */
const RECORD = 0x72
/**
 * The first of the bytes that refer to an earlier record. Such references could be nested without end, and no request has two records of
 * the same form, so they are refused.
 */
const FIRST_REFERENCE = 0x40

const isLetter = (byte: number): boolean => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte === 0x2d || byte === 0x5f

/** Scans a frame without decoding it. It allocates nothing and limits the depth. Each method returns where its part ends, or BAD. */
class Scan {
  readonly #frame: Uint8Array
  #hasRecords = false

  constructor(frame: Uint8Array) {
    this.#frame = frame
  }

  /** Whether the rest of the frame is a type, then perhaps a payload, and nothing else. */
  isCall(at: number): boolean {
    const payload = at === BAD ? BAD : this.#type(at)
    if (payload === BAD) return false
    return payload === this.#frame.length || this.#value(payload, 0) === this.#frame.length
  }

  /** Scans the number of a request: one byte, or a byte that says how many bytes follow. */
  number(at: number): number {
    const first = this.#byte(at)
    if (first < 0x80) return at + 1
    return first >= 0xcc && first <= 0xce ? this.#within(at + 1 + (FIXED.get(first) ?? 0)) : BAD
  }

  /** Scans the type of a message, a short string of letters. */
  #type(at: number): number {
    const first = this.#byte(at)
    const end = at + 1 + (first & 0x1f)
    if (first <= SHORT_TEXT || first > LAST_SHORT_TEXT || end > this.#frame.length) return BAD
    for (let index = at + 1; index < end; index++) if (!isLetter(this.#byte(index))) return BAD
    return end
  }

  #value(at: number, depth: number): number {
    if (at >= this.#frame.length || depth > MAX_DEPTH) return BAD
    const first = this.#byte(at)
    if (first < 0x80) return this.#hasRecords && first >= FIRST_REFERENCE ? BAD : at + 1
    if (first >= 0xe0) return at + 1
    if (first < 0x90) return this.#pairs(at + 1, first & 0x0f, depth)
    if (first < SHORT_TEXT) return this.#items(at + 1, first & 0x0f, depth)
    if (first <= LAST_SHORT_TEXT) return this.#within(at + 1 + (first & 0x1f))
    if (first === EXTENSION) return this.#extension(at + 1, depth)
    const fixed = FIXED.get(first)
    return fixed === undefined ? this.#counted(at, depth) : this.#within(at + 1 + fixed)
  }

  #counted(at: number, depth: number): number {
    const counted = COUNTED.get(this.#byte(at))
    if (!counted) return BAD
    const from = at + 1 + counted.bytes
    let count = 0
    for (let index = at + 1; index < from; index++) count = count * 256 + this.#byte(index)
    if (counted.of === 'bytes') return this.#within(from + count)
    return counted.of === 'items' ? this.#items(from, count, depth) : this.#pairs(from, count, depth)
  }

  #extension(at: number, depth: number): number {
    if (this.#byte(at) === NOTHING) return this.#within(at + 2)
    return this.#byte(at) === RECORD ? this.#record(at + 2, depth) : BAD
  }

  #record(at: number, depth: number): number {
    const first = this.#byte(at)
    const isShort = first >= 0x90 && first < SHORT_TEXT
    const isLong = first === 0xdc
    if (!isShort && !isLong) return BAD
    const fields = isShort ? first & 0x0f : this.#byte(at + 1) * 256 + this.#byte(at + 2)
    const values = this.#names(at + (isShort ? 1 : 3), fields)
    this.#hasRecords = true
    return values === BAD ? BAD : this.#items(values, fields, depth)
  }

  #names(at: number, count: number): number {
    let next = at
    for (let left = count; left > 0 && next !== BAD; left--) next = this.#text(next)
    return next
  }

  #text(at: number): number {
    const first = this.#byte(at)
    const isText = (first >= SHORT_TEXT && first <= LAST_SHORT_TEXT) || COUNTED.get(first)?.of === 'bytes'
    return isText ? this.#value(at, 0) : BAD
  }

  #items(at: number, count: number, depth: number): number {
    // Each item takes at least one byte.
    if (count > this.#frame.length - at) return BAD
    let next = at
    for (let left = count; left > 0 && next !== BAD; left--) next = this.#value(next, depth + 1)
    return next
  }

  #pairs(at: number, count: number, depth: number): number {
    if (count > this.#frame.length - at) return BAD
    let next = at
    for (let left = count; left > 0 && next !== BAD; left--) {
      const value = this.#text(next)
      next = value === BAD ? BAD : this.#value(value, depth + 1)
    }
    return next
  }

  /** Returns the byte at this index. Beyond the end it returns a byte that is valid nowhere. */
  #byte(at: number): number {
    return this.#frame[at] ?? 0xc1
  }

  #within(at: number): number {
    return at <= this.#frame.length ? at : BAD
  }
}

/**
 * Returns the kind of a frame, or undefined if it is malformed.
 *
 * A frame that passes is complete and not too deep for the stack of Colyseus' decoder. It has none of the rare types of MessagePack, for
 * which the decoder makes dates, regular expressions and functions.
 */
export function kindOfFrame(frame: Uint8Array): 'control' | 'call' | undefined {
  const scan = new Scan(frame)
  switch (frame[0]) {
    case JOIN:
    case LEAVE:
    case PING:
      return 'control'
    case MESSAGE:
      return scan.isCall(1) ? 'call' : undefined
    case REQUEST:
      return scan.isCall(scan.number(1)) ? 'call' : undefined
    default:
      return undefined
  }
}
