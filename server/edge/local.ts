import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
const OWN_NAME = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/
/** The headers that proxies add. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Whether a request comes from this machine, and not from elsewhere through a proxy on it. The connection must come from here, nothing may
 * be forwarded, and the request must name this machine. Where proxies are expected this cannot be told, so no request counts as local.
 */
export function isLocal({ socket, headers }: IncomingMessage, proxies: number): boolean {
  if (proxies > 0 || !LOOPBACK.test(socket.remoteAddress ?? '')) return false
  return OWN_NAME.test(headers.host ?? '') && FORWARDED.every((name) => headers[name] === undefined)
}
