import { Agent, request } from 'node:http'
import { type FloodTools, repeat } from './flood-tools.ts'

export interface HttpAttempt {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A pool of connections that stay open. Each sends a request as soon as the last one is answered. */
export class HttpPool {
  readonly #kit: FloodTools
  readonly #agent: Agent
  readonly #connections: number

  constructor(tools: FloodTools, connections: number) {
    this.#kit = tools
    this.#connections = connections
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  async run(signal: AbortSignal, next: () => HttpAttempt): Promise<void> {
    const lane = (): Promise<void> => repeat(signal, () => this.#kit.try(() => this.#send(next()), 400))
    await Promise.all(Array.from({ length: this.#connections }, lane))
  }
  end(): void {
    this.#agent.destroy()
  }

  #send({ method = 'GET', path, headers = {}, body }: HttpAttempt): Promise<{ readonly status: number }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ readonly status: number }>()
    const { url, address } = this.#kit
    const asking = request(url + path, { method, headers, agent: this.#agent, localAddress: address }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0 }))
      response.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
    return promise
  }
}
