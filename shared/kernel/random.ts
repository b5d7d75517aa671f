import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** The place of a match in its random stream. It is part of the position and never leaves the server before the match is over. */
export interface RandomState {
  readonly seed: string
  drawn: number
}

const WORDS_PER_BLOCK = 8

function blockOf(seed: string, index: number): DataView {
  const counter = new Uint8Array(8)
  new DataView(counter.buffer).setBigUint64(0, BigInt(index))
  const hash = sha256(concatBytes(hexToBytes(seed), counter))
  return new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
}

/** A cryptographic random stream: SHA-256 of the seed and a counter. Numbers that were seen do not reveal the next ones. */
export class Random {
  readonly #state: RandomState
  #block: DataView | undefined
  #blockIndex = -1

  constructor(state: RandomState) {
    this.#state = state
  }

  #word(): number {
    const index = Math.floor(this.#state.drawn / WORDS_PER_BLOCK)
    if (this.#block === undefined || this.#blockIndex !== index) {
      this.#block = blockOf(this.#state.seed, index)
      this.#blockIndex = index
    }
    const word = this.#block.getUint32((this.#state.drawn % WORDS_PER_BLOCK) * 4)
    this.#state.drawn++
    return word
  }

  /** Returns a whole number from 0 to `below` - 1, each equally likely. */
  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`int(${below})`)
    const limit = 2 ** 32 - (2 ** 32 % below)
    for (;;) {
      const word = this.#word()
      if (word < limit) return word % below
    }
  }

  /** Returns a number from 0 up to, but not including, 1. */
  float(): number {
    return this.#word() / 2 ** 32
  }

  /** Returns the state of a new stream whose seed is drawn from this one. */
  fork(): RandomState {
    const words = Array.from({ length: WORDS_PER_BLOCK }, () => this.#word().toString(16).padStart(8, '0'))
    return { seed: words.join(''), drawn: 0 }
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(items.length)]
    if (item === undefined) throw new RangeError('pick from an empty list')
    return item
  }

  shuffle<T>(items: readonly T[]): T[] {
    const out = [...items]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const a = out[i] as T
      out[i] = out[j] as T
      out[j] = a
    }
    return out
  }
}
