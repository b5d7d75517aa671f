import type { IncomingMessage } from 'node:http'

/**
 * Returns the address that a request comes from. Each of our proxies adds one address at the end of X-Forwarded-For. Only those are
 * trusted.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? ''
  const header = proxies > 0 ? headers['x-forwarded-for'] : undefined
  if (header === undefined) return direct
  const forwarded = [header].flat().join(',').split(',').reverse()
  return (forwarded[proxies - 1] ?? forwarded.at(-1) ?? direct).trim()
}
