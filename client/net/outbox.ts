import type { Requests, RequestType } from '#shared/protocol/match.ts'

/** Requests that may be sent twice: they carry their own id, or only read. */
const REPEATABLE: ReadonlySet<RequestType> = new Set<RequestType>(['open', 'answer', 'undo', 'resign', 'log', 'view', 'autopilot'])

export interface Letter {
  readonly type: RequestType
  readonly payload: object
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

export const canRepeat = ({ type }: Letter): boolean => REPEATABLE.has(type)

/** What was asked and not yet answered, in order. */
export class Outbox {
  readonly #letters = new Set<Letter>()

  post<T extends RequestType>(type: T, payload: Requests[T]['in'], send: (letter: Letter) => void): Promise<Requests[T]['out']> {
    return new Promise((resolve, reject) => {
      // What comes back is what the wire contract promises for this type.
      const letter: Letter = { type, payload, resolve: (answer) => resolve(answer as Requests[T]['out']), reject }
      this.#letters.add(letter)
      send(letter)
    })
  }

  /** The letters that are still unanswered, oldest first. */
  get open(): readonly Letter[] {
    return [...this.#letters]
  }

  has(letter: Letter): boolean {
    return this.#letters.has(letter)
  }

  settle(letter: Letter): void {
    this.#letters.delete(letter)
  }

  /** Gives up what cannot be sent twice, keeps the rest for the next connection. */
  drop(error: Error): void {
    for (const letter of this.open) if (!canRepeat(letter)) this.#fail(letter, error)
  }

  close(error: Error): void {
    for (const letter of this.open) this.#fail(letter, error)
  }

  #fail(letter: Letter, error: Error): void {
    this.settle(letter)
    letter.reject(error)
  }
}
