import type { IncomingMessage } from 'node:http'

/** The address that a request comes from. Of the addresses that proxies added, only the last ones are trusted, one for each of our proxies. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? ''
  const header = proxies > 0 ? headers['x-forwarded-for'] : undefined
  if (header === undefined) return direct
  const forwarded = [header].flat().join(',').split(',').reverse()
  return (forwarded[proxies - 1] ?? forwarded.at(-1) ?? direct).trim()
}
