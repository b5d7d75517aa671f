import { encode } from '@colyseus/schema'

/** The codes of operations on a field or an item, as in docs/protocol.md. */
export const OPERATION = { replace: 0, remove: 64, add: 128, removeObject: 33 } as const
const SWITCH_TO = 255
/** The refId of the state itself, where every message begins. */
const ROOT_REF = 0
/** Stands for the refId of the current object when it is not known. */
const UNKNOWN_REF = -1

/** An upper limit of the bytes of one operation with its numbers. */
const MAX_OPERATION = 20
const MAX_STRING_HEAD = 5
const MAX_BYTES_PER_CHAR = 3
const FIRST_SIZE = 1 << 16

/** Writes messages in the format of @colyseus/schema: operations on objects that both sides know by refId. */
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

  /** Forgets the current object. Call it before a part that may follow any other part in a message. */
  forgetTarget(): void {
    this.#target = UNKNOWN_REF
  }

  /** Makes this object the one to which the next operations apply. */
  switchTo(refId: number): void {
    if (refId === this.#target) return
    this.#reserve(MAX_OPERATION)
    this.#bytes[this.#at.offset++] = SWITCH_TO
    encode.number(this.#bytes, refId, this.#at)
    this.#target = refId
  }

  /** Writes an operation on a field. The code and the index of the field share one byte. */
  field(operation: number): void {
    this.#reserve(MAX_OPERATION)
    this.#bytes[this.#at.offset++] = operation
  }

  /** Writes an operation on an item of a list or map. */
  item(operation: number, index: number): void {
    this.#reserve(MAX_OPERATION)
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
    this.#reserve(MAX_BYTES_PER_CHAR * value.length + MAX_STRING_HEAD)
    encode.string(this.#bytes, value, this.#at)
  }

  /** Copies the bytes up to `shared`, followed by those from `from` to `to`. */
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
