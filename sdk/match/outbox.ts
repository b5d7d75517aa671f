import type { Requests, RequestType } from '#shared/protocol/match.ts'

/** Requests that may be sent twice: they carry their own id, or only read. */
const REPEATABLE: ReadonlySet<RequestType> = new Set<RequestType>(['open', 'answer', 'undo', 'resign', 'log', 'view', 'autopilot'])

export interface PendingRequest {
  readonly type: RequestType
  readonly payload: object
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

export const canRepeat = ({ type }: PendingRequest): boolean => REPEATABLE.has(type)

/** What was asked and not yet answered, in order. */
export class Outbox {
  readonly #pending = new Set<PendingRequest>()

  post<T extends RequestType>(type: T, payload: Requests[T]['in'], send: (request: PendingRequest) => void): Promise<Requests[T]['out']> {
    return new Promise((resolve, reject) => {
      // What comes back is what the wire contract promises for this type.
      const request: PendingRequest = { type, payload, resolve: (answer) => resolve(answer as Requests[T]['out']), reject }
      this.#pending.add(request)
      send(request)
    })
  }

  /** The letters that are still unanswered, oldest first. */
  get open(): readonly PendingRequest[] {
    return [...this.#pending]
  }

  has(request: PendingRequest): boolean {
    return this.#pending.has(request)
  }

  settle(request: PendingRequest): void {
    this.#pending.delete(request)
  }

  /** Gives up what cannot be sent twice, keeps the rest for the next connection. */
  drop(error: Error): void {
    for (const request of this.open) if (!canRepeat(request)) this.#fail(request, error)
  }

  close(error: Error): void {
    for (const request of this.open) this.#fail(request, error)
  }

  #fail(request: PendingRequest, error: Error): void {
    this.settle(request)
    request.reject(error)
  }
}
