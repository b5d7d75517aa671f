/** Runs jobs one after another. All changes of a match's record and entries go through its queue, so no two of them overlap. */
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

  /** Adds a job whose result nobody waits for. */
  runInBackground(job: () => Promise<void>): void {
    this.run(job).catch(() => undefined)
  }

  /** Resolves when all jobs that have been added so far are done. */
  async idle(): Promise<void> {
    await this.#last
  }
}
