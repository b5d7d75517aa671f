/** Tells when the last of a table's seats has been shown a moment of the match. */
export class PatchLatency {
  /** The last moment that each seat was shown; away = whatever it is. */
  readonly #shown = new Map<number, number>()
  readonly #completedAt = new Map<number, number>()
  #complete = 0
  #waiting: { readonly seq: number; tell(at: number): void }[] = []

  saw(seat: number, seq: number, now: number): void {
    this.#shown.set(seat, seq)
    this.#settle(now)
  }
  /** Nobody waits for a seat without a connection. */
  left(seat: number, now: number): void {
    this.#shown.delete(seat)
    this.#settle(now)
  }

  /** Tells when everybody saw it: at once if they already have. */
  when(seq: number, tell: (at: number) => void): void {
    if (seq > this.#complete) this.#waiting.push({ seq, tell })
    else tell(this.#completedAt.get(seq) ?? 0)
  }

  #settle(now: number): void {
    const last = Math.min(...this.#shown.values())
    if (last <= this.#complete || last === Number.POSITIVE_INFINITY) return
    for (let seq = this.#complete + 1; seq <= last; seq++) this.#completedAt.set(seq, now)
    for (const seq of this.#completedAt.keys()) if (seq < this.#complete) this.#completedAt.delete(seq)
    this.#complete = last
    const due = this.#waiting.filter(({ seq }) => seq <= last)
    this.#waiting = this.#waiting.filter(({ seq }) => seq > last)
    for (const { tell } of due) tell(now)
  }
}
