const GOLDEN = 0x9e3779b9

/** Scatters neighbouring numbers (the finish of MurmurHash3). */
function scatter(number: number): number {
  let x = number >>> 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** Chance of one input: the same for the same seed, kind and number, whatever came before. */
export class Dice {
  #state: number

  constructor(...seeds: readonly (number | string)[]) {
    this.#state = 0
    for (const seed of seeds)
      for (const part of typeof seed === 'string' ? Buffer.from(seed) : [seed]) this.#state = scatter(this.#state + GOLDEN + part)
  }

  /** A whole number below. */
  roll(below: number): number {
    this.#state = (this.#state + GOLDEN) >>> 0
    return scatter(this.#state) % below
  }
  between(from: number, to: number): number {
    return from + this.roll(to - from + 1)
  }
  /** Once in so many times. */
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
