import { encode } from '@colyseus/schema'

/** What is done to a field or an item, as docs/protocol.md tells it. */
export const OPERATION = { replace: 0, remove: 64, add: 128, removeObject: 33 } as const
const SWITCH_TO = 255
/** The number of the state itself, where every message begins. */
export const ROOT_REF = 0
/** After what comes from elsewhere, nobody knows where the reader is. */
const UNKNOWN_REF = -1

/** The longest operation with two numbers. */
const LONGEST = 20
const LONGEST_HEAD = 5
const BYTES_PER_LETTER = 3
const FIRST_SIZE = 1 << 16

/** Writes messages in the format of @colyseus/schema: operations on objects that both sides know by number. */
export class PatchWriter {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE)
  readonly #at = { offset: 0 }
  #target = UNKNOWN_REF

  get offset(): number {
    return this.#at.offset
  }

  begin(kind: number): void {
    this.#at.offset = 0
    this.#bytes[this.#at.offset++] = kind
    this.#target = ROOT_REF
  }

  /** What follows may be read after anything. */
  forgetTarget(): void {
    this.#target = UNKNOWN_REF
  }

  /** What follows is done to this object. */
  switchTo(refId: number): void {
    if (refId === this.#target) return
    this.#reserve(LONGEST)
    this.#bytes[this.#at.offset++] = SWITCH_TO
    encode.number(this.#bytes, refId, this.#at)
    this.#target = refId
  }

  /** Done to a field: both in one byte. */
  field(operation: number): void {
    this.#reserve(LONGEST)
    this.#bytes[this.#at.offset++] = operation
  }

  /** Done to an item. */
  item(operation: number, index: number): void {
    this.#reserve(LONGEST)
    this.#bytes[this.#at.offset++] = operation
    encode.number(this.#bytes, index, this.#at)
  }

  number(value: number): void {
    encode.number(this.#bytes, value, this.#at)
  }

  boolean(value: boolean): void {
    this.#bytes[this.#at.offset++] = value ? 1 : 0
  }

  string(value: string): void {
    this.#reserve(BYTES_PER_LETTER * value.length + LONGEST_HEAD)
    encode.string(this.#bytes, value, this.#at)
  }

  /** A copy of what was written up to `shared`, and then from `from` to `to`. */
  copy(shared: number, from: number, to: number): Buffer {
    const copy = Buffer.allocUnsafe(shared + to - from)
    this.#bytes.copy(copy, 0, 0, shared)
    this.#bytes.copy(copy, shared, from, to)
    return copy
  }

  #reserve(bytes: number): void {
    const needed = this.#at.offset + bytes
    if (needed <= this.#bytes.length) return
    const grown = Buffer.allocUnsafe(Math.max(needed, 2 * this.#bytes.length))
    this.#bytes.copy(grown, 0, 0, this.#at.offset)
    this.#bytes = grown
  }
}
