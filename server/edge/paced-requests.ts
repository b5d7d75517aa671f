import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Rate, TokenBuckets } from '#rooms/match/token-bucket.ts'
import { realTime, type Time } from '#rooms/time.ts'
import { newRefusal, type Refusal } from '#shared/kernel/refusal.ts'
import type { HttpRefusal } from '#shared/protocol/http.ts'
import { Pace } from './pace.ts'

/**
 * The pace for one network. At a few tenths of a millisecond per request, one network uses less than a tenth of the event loop. A browser
 * sends a dozen requests when it opens a page, and a school class opens it at the same moment.
 */
const REQUESTS = { perSecond: 200, burst: 30, patienceMs: 10_000 } as const
/** The delay of a refusal. Without it, refusing would cost as much as serving. */
const REFUSED_AFTER_MS = 1000
const TOO_MANY = 429

export interface PacedParts {
  /** The rate of requests of one network. Undefined means no limit. */
  readonly rate: Rate | undefined
  readonly networkOf: (request: IncomingMessage) => string
  readonly onRefused: () => void
  readonly time?: Time
}

/**
 * Serves the requests of each network at a limited pace, before anything else reads them. A request that comes faster waits, with its
 * connection paused, so that a flood fills the sender's own buffers. Above the rate requests are refused, at most once a second for each
 * connection.
 */
export function paceRequests(serve: RequestListener, parts: PacedParts): RequestListener {
  const { rate, networkOf, onRefused, time = realTime } = parts
  if (!rate) return serve
  const turns = new Pace(REQUESTS)
  const buckets = new TokenBuckets(rate)
  const held = new WeakSet<Socket>()
  const hold = ({ socket }: IncomingMessage, ms: number, act: () => void): void => {
    if (ms === 0) {
      act()
      return
    }
    held.add(socket)
    // Node resumes reading when it has read the whole request, which happens after this event.
    process.nextTick(() => socket.pause())
    time.after(ms, () => {
      held.delete(socket)
      socket.resume()
      if (!socket.destroyed) act()
    })
  }
  return (request, response) => {
    // This request was pipelined behind one that waits. No browser or proxy does that, and thousands would fit into one packet.
    if (held.has(request.socket)) {
      request.socket.destroy()
      return
    }
    const at = time.now()
    const network = networkOf(request)
    const waitMs = buckets.of(network, at).tryTake(at)
    const turnMs = waitMs === undefined ? turns.take(network, at) : undefined
    if (turnMs !== undefined) return hold(request, turnMs, () => serve(request, response))
    onRefused()
    const seconds = Math.ceil((waitMs ?? REQUESTS.patienceMs) / 1000)
    hold(request, REFUSED_AFTER_MS, () => sendTooMany(response, newRefusal('too-many', { seconds }), seconds))
  }
}

function sendTooMany(response: ServerResponse, refusal: Refusal, seconds: number): void {
  const body = JSON.stringify({ refusal } satisfies HttpRefusal)
  response
    .writeHead(TOO_MANY, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body), 'Retry-After': seconds })
    .end(body)
}
