/** Measures when the last seat of a match has been shown an entry. */
export class PatchLatency {
  /** The last entry that each connected seat was shown. */
  readonly #shown = new Map<number, number>()
  readonly #completedAt = new Map<number, number>()
  #complete = 0
  #waiting: { readonly seq: number; callback(at: number): void }[] = []

  onShown(seat: number, seq: number, now: number): void {
    this.#shown.set(seat, seq)
    this.#settle(now)
  }
  /** Removes a seat that has lost its connection, so that it is not waited for. */
  onDisconnected(seat: number, now: number): void {
    this.#shown.delete(seat)
    this.#settle(now)
  }

  /** Calls `tell` when all seats have been shown the entry, at once if they have been already. */
  whenShownToAll(seq: number, callback: (at: number) => void): void {
    if (seq > this.#complete) this.#waiting.push({ seq, callback })
    else callback(this.#completedAt.get(seq) ?? 0)
  }

  #settle(now: number): void {
    const last = Math.min(...this.#shown.values())
    if (last <= this.#complete || last === Number.POSITIVE_INFINITY) return
    for (let seq = this.#complete + 1; seq <= last; seq++) this.#completedAt.set(seq, now)
    for (const seq of this.#completedAt.keys()) if (seq < this.#complete) this.#completedAt.delete(seq)
    this.#complete = last
    const due = this.#waiting.filter(({ seq }) => seq <= last)
    this.#waiting = this.#waiting.filter(({ seq }) => seq > last)
    for (const { callback } of due) callback(now)
  }
}
