/** The queue of future events of a simulation, and its clock. It is a binary heap, ordered by time. */
export class EventQueue {
  #now = 0
  readonly #times: number[] = []
  readonly #actions: (() => void)[] = []

  get now(): number {
    return this.#now
  }

  after(delay: number, action: () => void): void {
    this.at(this.#now + delay, action)
  }

  at(time: number, action: () => void): void {
    const times = this.#times
    const actions = this.#actions
    let place = times.length
    times.push(time)
    actions.push(action)
    while (place > 0) {
      const above = (place - 1) >> 1
      if ((times[above] ?? 0) <= time) break
      this.#swap(place, above)
      place = above
    }
  }

  /** Runs all events up to `end` in the order of their times. */
  runUntil(end: number): void {
    for (let first = this.#times[0]; first !== undefined && first <= end; first = this.#times[0]) {
      this.#now = first
      this.#takeFirst()?.()
    }
    this.#now = end
  }

  #takeFirst(): (() => void) | undefined {
    const times = this.#times
    this.#swap(0, times.length - 1)
    times.pop()
    const action = this.#actions.pop()
    for (let place = 0; ; ) {
      const left = 2 * place + 1
      const right = left + 1
      let least = place
      if (left < times.length && this.#timeOf(left) < this.#timeOf(least)) least = left
      if (right < times.length && this.#timeOf(right) < this.#timeOf(least)) least = right
      if (least === place) return action
      this.#swap(place, least)
      place = least
    }
  }

  #timeOf(place: number): number {
    return this.#times[place] ?? Number.POSITIVE_INFINITY
  }

  #swap(a: number, b: number): void {
    const time = this.#timeOf(a)
    const action = this.#actions[a]
    const other = this.#actions[b]
    if (!action || !other) return
    this.#times[a] = this.#timeOf(b)
    this.#times[b] = time
    this.#actions[a] = other
    this.#actions[b] = action
  }
}
