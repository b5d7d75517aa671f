import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
const OWN_NAME = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/
/** The headers that proxies add. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Returns true if a request comes from this machine and not through a proxy on it. The connection must come from a loopback address, there
 * must be no header of a proxy, and `Host` must name this machine. If proxies are configured, no request counts as local.
 */
export function isLocal({ socket, headers }: IncomingMessage, proxies: number): boolean {
  if (proxies > 0 || !LOOPBACK.test(socket.remoteAddress ?? '')) return false
  return OWN_NAME.test(headers.host ?? '') && FORWARDED.every((name) => headers[name] === undefined)
}
