import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitTo, deriveSeed } from './fairness.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

describe('the fairness proof', () => {
  test('anybody can check the commitment with any SHA-256', () => {
    expect(commitTo('open sesame')).toBe(sha256('coven commit open sesame'))
  })

  test('anybody can derive the seed with any SHA-256', () => {
    expect(deriveSeed({ serverSeed: 's', nonces: ['a', 'я"'] })).toBe(sha256('coven seed ["s","a","я\\""]'))
  })

  test('the commitment says nothing about the seed of a match', () => {
    expect(commitTo('s')).not.toBe(deriveSeed({ serverSeed: 's', nonces: [] }))
  })

  test('the server seed, every nonce and their order change the seed', () => {
    const nonces = fc.array(fc.string(), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.string(), nonces, fc.string(), nonces, (serverSeed, some, otherSeed, others) => {
        const same = serverSeed === otherSeed && JSON.stringify(some) === JSON.stringify(others)
        expect(deriveSeed({ serverSeed, nonces: some }) === deriveSeed({ serverSeed: otherSeed, nonces: others })).toBe(same)
      }),
    )
    fc.assert(
      fc.property(nonces, fc.nat(), fc.string(), (some, at, other) => {
        const index = at % some.length
        fc.pre(some[index] !== other)
        expect(deriveSeed({ serverSeed: 's', nonces: some.with(index, other) })).not.toBe(deriveSeed({ serverSeed: 's', nonces: some }))
      }),
    )
  })

  test('parts cannot be moved from one nonce to the next', () => {
    expect(deriveSeed({ serverSeed: 's', nonces: ['ab', 'c'] })).not.toBe(deriveSeed({ serverSeed: 's', nonces: ['a', 'bc'] }))
    expect(deriveSeed({ serverSeed: 's', nonces: ['a","b'] })).not.toBe(deriveSeed({ serverSeed: 's', nonces: ['a', 'b'] }))
  })
})
