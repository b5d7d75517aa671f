import { describe, expect, test } from 'vitest'
import { arrange } from '../testing.ts'
import { addedStrength } from './addStrength.ts'

describe('EF-V26 addStrength', () => {
  test('all such effects add up, and the council adds none', () => {
    const { state } = arrange({ players: [{ specialists: 'jorunn', inner: 'start=veil-of-ash' }, { council: 'jorunn-2' }] })
    expect([addedStrength(state, 0), addedStrength(state, 1)]).toEqual([3, 0])
  })
})
