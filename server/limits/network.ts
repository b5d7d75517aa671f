import { createHmac, hkdfSync } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Secrets } from '../identity/secrets.ts'

/** Returns the network of an address: the IPv4 address itself, or the first half of an IPv6 address, because everybody has very many. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const NAME_BYTES = 12

/** Returns the name of the network of an address. The name does not reveal the address. */
export type NetworkNames = (address: string) => string

/**
 * Creates the names of networks. A network has the same name on all nodes, and without the secret nobody can find its address. With a new
 * secret all names change, on all nodes at about the same time, and all limits start again.
 */
export function createNetworkNames(secrets: Pick<Secrets, 'signing'>): NetworkNames {
  const keys = new Map<string, Uint8Array>()
  const keyOf = (secret: string): Uint8Array => {
    const known = keys.get(secret)
    if (known) return known
    const key = new Uint8Array(hkdfSync('sha256', secret, 'coven', 'network', 32))
    keys.set(secret, key)
    return key
  }
  return (address) => createHmac('sha256', keyOf(secrets.signing)).update(networkOf(address)).digest().subarray(0, NAME_BYTES).toString('base64url')
}
