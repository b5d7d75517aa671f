const GOLDEN = 0x9e3779b9

/** Scatters neighbouring numbers with the last step of MurmurHash3. */
function scatter(number: number): number {
  let x = number >>> 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** The random numbers of one input. They depend only on the seed, the kind and the number of the input. */
export class Dice {
  #state: number

  constructor(...seeds: readonly (number | string)[]) {
    this.#state = 0
    for (const seed of seeds)
      for (const part of typeof seed === 'string' ? Buffer.from(seed) : [seed]) this.#state = scatter(this.#state + GOLDEN + part)
  }

  /** Returns a whole number from 0 to `below` - 1. */
  roll(below: number): number {
    this.#state = (this.#state + GOLDEN) >>> 0
    return scatter(this.#state) % below
  }
  between(from: number, to: number): number {
    return from + this.roll(to - from + 1)
  }
  /** Returns true once in `oneIn` calls on average. */
  happens(oneIn: number): boolean {
    return this.roll(oneIn) === 0
  }
  pick<T>(list: readonly T[]): T {
    const item = list[this.roll(list.length)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.roll(256)))
  }
}
