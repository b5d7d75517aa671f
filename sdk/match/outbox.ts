import type { Requests, RequestType } from '#shared/protocol/match.ts'

/** The requests that may be sent twice, because they have an id, only read, or have the same effect again. */
const REPEATABLE: ReadonlySet<RequestType> = new Set<RequestType>(['open', 'answer', 'undo', 'resign', 'log', 'view', 'autopilot'])

export interface PendingRequest {
  readonly type: RequestType
  readonly payload: object
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

export const canRepeat = ({ type }: PendingRequest): boolean => REPEATABLE.has(type)

/** The requests that have no reply yet, in order. */
export class Outbox {
  readonly #pending = new Set<PendingRequest>()

  post<T extends RequestType>(type: T, payload: Requests[T]['in'], send: (request: PendingRequest) => void): Promise<Requests[T]['out']> {
    return new Promise((resolve, reject) => {
      // The protocol fixes the type of the reply for each type of request.
      const request: PendingRequest = { type, payload, resolve: (answer) => resolve(answer as Requests[T]['out']), reject }
      this.#pending.add(request)
      send(request)
    })
  }

  /** The requests without a reply, oldest first. */
  get open(): readonly PendingRequest[] {
    return [...this.#pending]
  }

  has(request: PendingRequest): boolean {
    return this.#pending.has(request)
  }

  settle(request: PendingRequest): void {
    this.#pending.delete(request)
  }

  /** Rejects the requests that cannot be sent twice, and keeps the others for the next connection. */
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
