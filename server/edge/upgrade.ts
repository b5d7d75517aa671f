import type { IncomingMessage } from 'node:http'
import { createAuthContext } from '#rooms/colyseus/index.ts'
import type { Upgrade } from '#rooms/colyseus/ports.ts'
import { isOriginAllowed } from '../http/origin.ts'
import type { Readiness } from '../process/readiness.ts'
import { addressOf } from './address.ts'
import { ConnectionCount } from './connection-count.ts'

/** The form `/<process>/<room>?sessionId=…`, possibly below the path of a proxy. Any other URL is refused. */
const TARGET = /^(?:\/[\w-]{1,64}){2,4}\?[\x21-\x7e]{1,4096}$/
const ID = /^[\w-]{1,64}$/
/** Returns true for an id. Names such as `constructor` are refused, because Colyseus keeps rooms, sessions and tokens in plain objects. */
const isId = (text: string): boolean => ID.test(text) && !(text in Object.prototype)

const MALFORMED = 400
const FORBIDDEN = 403
const TOO_MANY = 429
const UNAVAILABLE = 503

export interface GuardParts {
  readonly readiness: Readiness
  readonly origins: readonly string[]
  readonly proxies: number
  readonly networkOf: (address: string) => string
  /** The most sockets at a time from one network. 0 means any number. */
  readonly mostPerNetwork: number
  readonly onRefused: () => void
}

/** Returns the URL that Colyseus will read from the request, or undefined if it could not read it. */
export function readTarget(target: string | undefined): URL | undefined {
  if (target === undefined || !TARGET.test(target)) return undefined
  const url = URL.parse(`ws://server${target}`)
  if (!url) return undefined
  const room = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  const session = url.searchParams.get('sessionId') ?? ''
  const reconnection = url.searchParams.get('reconnectionToken') ?? undefined
  if (!isId(room) || !isId(session)) return undefined
  return reconnection === undefined || isId(reconnection) ? url : undefined
}

/** Checks every request for a WebSocket before anything parses it. Returns the accepted upgrade, or the HTTP status to refuse it with. */
export function guardUpgrades(parts: GuardParts): (request: IncomingMessage) => Upgrade | number {
  const { readiness, origins, proxies, networkOf, mostPerNetwork, onRefused } = parts
  const sockets = new ConnectionCount(mostPerNetwork)
  return (request) => {
    if (!readiness.isReady) return UNAVAILABLE
    const url = readTarget(request.url)
    if (!url) return MALFORMED
    if (!isOriginAllowed(origins, request.headers.origin, request.headers.host)) return FORBIDDEN
    const network = networkOf(addressOf(request, proxies))
    if (!sockets.open(network)) {
      onRefused()
      return TOO_MANY
    }
    return { url, context: createAuthContext({ headers: {}, remoteAddress: network }), closed: () => sockets.close(network) }
  }
}
