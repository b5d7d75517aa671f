import { describe, expect, test } from 'vitest'
import { fingerprintOf } from '../identity/fingerprint.ts'
import { Secrets } from '../identity/secrets.ts'
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

  test('has the same name on all nodes with the same secret, and another one with another secret', () => {
    const [secrets, other] = [new Secrets('s'.repeat(32)), new Secrets('t'.repeat(32))]
    const nameOf = createNetworkNames(secrets)
    expect(nameOf('2001:db8::1')).toBe(createNetworkNames(new Secrets('s'.repeat(32)))('2001:0DB8:0:0:7::2'))
    expect(nameOf('192.0.2.7')).toMatch(/^[\w-]{16}$/)
    expect(nameOf('192.0.2.7')).not.toBe(nameOf('192.0.2.8'))
    expect(nameOf('192.0.2.7')).not.toBe(createNetworkNames(other)('192.0.2.7'))
  })

  test('keeps its name on a node with the announced secret until that secret signs', () => {
    const [old, announced] = ['s'.repeat(32), 't'.repeat(32)]
    const secrets = new Secrets(announced, [old])
    secrets.signWith(fingerprintOf(old))
    const nameOf = createNetworkNames(secrets)
    expect(nameOf('192.0.2.7')).toBe(createNetworkNames(new Secrets(old))('192.0.2.7'))
    secrets.signWith(fingerprintOf(announced))
    expect(nameOf('192.0.2.7')).toBe(createNetworkNames(new Secrets(announced))('192.0.2.7'))
  })
})
