import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
const OWN_NAME = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/
/** What proxies add. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Whether somebody on this very machine asks, and not somebody elsewhere through a proxy on it: the connection comes from here, nothing
 * was forwarded, and the server was asked for by a name of this machine. Where proxies are expected nobody can tell, so nobody is.
 */
export function isLocal({ socket, headers }: IncomingMessage, proxies: number): boolean {
  if (proxies > 0 || !LOOPBACK.test(socket.remoteAddress ?? '')) return false
  return OWN_NAME.test(headers.host ?? '') && FORWARDED.every((name) => headers[name] === undefined)
}
