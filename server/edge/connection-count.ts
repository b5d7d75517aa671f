/** Counts and limits the connections of each network. A limit of 0 means any number. */
export class ConnectionCount {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts one more connection. Returns false, and does not count it, if there are too many. */
  open(network: string): boolean {
    const count = this.#open.get(network) ?? 0
    if (this.#most > 0 && count >= this.#most) return false
    this.#open.set(network, count + 1)
    return true
  }

  close(network: string): void {
    const count = this.#open.get(network) ?? 0
    if (count > 1) this.#open.set(network, count - 1)
    else this.#open.delete(network)
  }

  get networks(): number {
    return this.#open.size
  }
}
