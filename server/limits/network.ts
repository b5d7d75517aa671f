import { createHmac, hkdfSync } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Who is asking: an IPv4 address, or the network of an IPv6 one, of which everybody has more than can be counted. */
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

/** The same network has the same name on all nodes, and nobody without the secret can tell which one it is. */
export function createNetworkNames(secret: string): (address: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'coven', 'network', 32))
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest().subarray(0, NAME_BYTES).toString('base64url')
}
