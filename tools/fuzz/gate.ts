const TICK_MS = 10
/** The time that a delayed program may make up for. */
const BURST_MS = 200

/** Lets a number of inputs pass each second, and none while it is shut. */
export class Gate {
  readonly #perTick: number
  readonly #burst: number
  #allowed = 0
  #running = 0
  #isOpen = false
  #waiting: (() => void)[] = []
  #idle: (() => void) | undefined
  readonly #timer: NodeJS.Timeout

  constructor(perSecond: number) {
    this.#perTick = (perSecond * TICK_MS) / 1000
    this.#burst = (perSecond * BURST_MS) / 1000
    let last = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.#allowed = Math.min(this.#burst, this.#allowed + (this.#perTick * (now - last)) / TICK_MS)
      last = now
      this.#release()
    }, TICK_MS)
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
    })
    this.#running++
    return work().finally(() => {
      this.#running--
      this.#checkIdle()
    })
  }

  open(): void {
    this.#allowed = 0
    this.#isOpen = true
  }
  /** Resolves when no input is under way. */
  shut(): Promise<void> {
    this.#isOpen = false
    return new Promise((resolve) => {
      this.#idle = resolve
      this.#checkIdle()
    })
  }
  close(): void {
    clearInterval(this.#timer)
  }

  #checkIdle(): void {
    if (this.#running === 0) this.#idle?.()
  }
  #release(): void {
    if (!this.#isOpen) return
    while (this.#allowed >= 1 && this.#waiting.length > 0) {
      this.#allowed--
      this.#waiting.shift()?.()
    }
  }
}
