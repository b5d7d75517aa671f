import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Allowances, type Rate } from '#rooms/allowance.ts'
import { type Refusal, refuse } from '#shared/kernel/refusal.ts'
import type { HttpRefusal } from '#shared/wire/http.ts'

/** One network is served no faster than this: at a few tenths of a millisecond each, that is a tenth of the event loop. */
const PER_SECOND = 300
/** Those may come at once: a browser asks for a dozen things when it opens a page. */
const BURST = 100
/** A whole class opens the page in the same moment. Whoever would have to wait longer is refused. */
const PATIENCE_MS = 5000
/** A refusal waits too, or refusing would cost as much as serving. */
const REFUSED_AFTER_MS = 1000
const TOO_MANY = 429

export interface PaceParts {
  /** How many requests one network may send. Undefined: any number, at any pace. */
  readonly rate: Rate | undefined
  readonly networkOf: (request: IncomingMessage) => string
  readonly onRefused: () => void
  readonly now?: () => number
  readonly after?: (ms: number, act: () => void) => void
}

/** When each network's next request has its turn. */
class Schedule {
  readonly #turns = new Map<string, number>()
  #sweepAt = 10_000

  /** How long a request has to wait; undefined if that is too long, and then it takes no turn. */
  take(network: string, now: number): number | undefined {
    const earliest = now - (BURST / PER_SECOND) * 1000
    const turn = Math.max(this.#turns.get(network) ?? earliest, earliest)
    if (turn - now > PATIENCE_MS) return undefined
    if (this.#turns.size >= this.#sweepAt) this.#sweep(earliest)
    this.#turns.set(network, turn + 1000 / PER_SECOND)
    return Math.max(0, turn - now)
  }

  #sweep(earliest: number): void {
    for (const [network, turn] of this.#turns) if (turn <= earliest) this.#turns.delete(network)
    this.#sweepAt = Math.max(10_000, this.#turns.size * 2)
  }
}

/**
 * Serves the requests of each network at a bounded pace, before anything else looks at them. What comes faster waits with its connection
 * paused, so that a flood waits in the sender's own buffers. What is beyond the rate is refused, no faster than once a second for each
 * connection.
 */
export function pace(serve: RequestListener, parts: PaceParts): RequestListener {
  const { rate, networkOf, onRefused, now = () => performance.now(), after = (ms, act) => void setTimeout(act, ms).unref() } = parts
  if (!rate) return serve
  const schedule = new Schedule()
  const allowances = new Allowances(rate)
  const held = new WeakSet<Socket>()
  const hold = ({ socket }: IncomingMessage, ms: number, act: () => void): void => {
    if (ms === 0) {
      act()
      return
    }
    held.add(socket)
    // Node reads on by itself when it has read the whole request, which is after this one is told of.
    process.nextTick(() => socket.pause())
    after(ms, () => {
      held.delete(socket)
      socket.resume()
      if (!socket.destroyed) act()
    })
  }
  return (request, response) => {
    // Sent together with one that waits: no browser and no proxy does that, and thousands would fit into one packet.
    if (held.has(request.socket)) {
      request.socket.destroy()
      return
    }
    const at = now()
    const network = networkOf(request)
    const waitMs = allowances.of(network, at).take(at)
    const turnMs = waitMs === undefined ? schedule.take(network, at) : undefined
    if (turnMs !== undefined) return hold(request, turnMs, () => serve(request, response))
    onRefused()
    const seconds = Math.ceil((waitMs ?? PATIENCE_MS) / 1000)
    hold(request, REFUSED_AFTER_MS, () => sendTooMany(response, refuse('too-many', { seconds }), seconds))
  }
}

function sendTooMany(response: ServerResponse, refusal: Refusal, seconds: number): void {
  const body = JSON.stringify({ refusal } satisfies HttpRefusal)
  response
    .writeHead(TOO_MANY, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body), 'Retry-After': seconds })
    .end(body)
}
