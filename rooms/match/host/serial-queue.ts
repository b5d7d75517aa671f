/** Runs one job after another. Whatever changes a match goes through its queue, so no two changes overlap. */
export class SerialQueue {
  readonly #onError: (error: unknown) => void
  #last: Promise<unknown> = Promise.resolve()

  /** `onError` is called once for each job that fails. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#last.then(job)
    this.#last = done.catch(this.#onError)
    return done
  }

  /** For a job whose result nobody waits for. */
  runInBackground(job: () => Promise<void>): void {
    this.run(job).catch(() => undefined)
  }

  /** Resolves when every job that was added so far is done. */
  async idle(): Promise<void> {
    await this.#last
  }
}
