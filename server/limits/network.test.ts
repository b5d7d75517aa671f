import { describe, expect, test } from 'vitest'
import { createNetworkNames, networkOf } from './network.ts'

describe('the network of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2', 'fe80:0:0:0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('has one name on all nodes with the same secret, which does not tell the address', () => {
    const nameOf = createNetworkNames('s'.repeat(32))
    expect(nameOf('2001:db8::1')).toBe(createNetworkNames('s'.repeat(32))('2001:0DB8:0:0:7::2'))
    expect(nameOf('192.0.2.7')).toMatch(/^[\w-]{16}$/)
    expect(nameOf('192.0.2.7')).not.toBe(nameOf('192.0.2.8'))
    expect(nameOf('192.0.2.7')).not.toBe(createNetworkNames('t'.repeat(32))('192.0.2.7'))
  })
})
