import { describe, expect, test } from 'vitest'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { Store } from './identity.ts'
import { recall, remember } from './kept.ts'
import { newNonce, Pledge, type Shown } from './pledge.ts'

function memory(): Store & { readonly size: number } {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    get size() {
      return kept.size
    },
  }
}

const OTHERS = commitToNonce('b0'.repeat(32))
/** Ada sits at 0, somebody else at 1. */
const shown = (phase: Shown['phase'], own: string, other: string, changes: Partial<Shown> = {}): Shown => ({
  phase,
  round: 1,
  commitment: 'the server’s',
  seats: [
    { commitment: own, opened: false },
    { commitment: other, opened: false },
  ],
  ...changes,
})

describe('a nonce', () => {
  test('has 32 bytes and is never the same', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/)
    expect(newNonce()).not.toBe(newNonce())
  })

  test('is kept before anybody hears of it, and is not opened while others have not committed', () => {
    const store = memory()
    const pledge = new Pledge(store, 'm')
    const commitment = pledge.make()
    const [nonce] = recall(store, 'm').nonces
    expect(commitToNonce(nonce ?? '')).toBe(commitment)
    expect(pledge.see(shown('gathering', commitment, ''), 0)).toBeUndefined()
    expect(pledge.see(shown('gathering', commitment, OTHERS), 0)).toBeUndefined()
    expect(pledge.see(shown('opening', commitment, OTHERS), 0)).toBe(nonce)
  })

  test('is opened after a reload of the page, and by another tab', () => {
    const store = memory()
    const [first, other] = [new Pledge(store, 'm'), new Pledge(store, 'm')]
    const commitment = first.make()
    const nonce = recall(store, 'm').nonces[0]
    expect(other.see(shown('opening', commitment, OTHERS), 0)).toBe(nonce)
    expect(new Pledge(store, 'm').see(shown('opening', commitment, OTHERS), 0)).toBe(nonce)
  })

  test('is found whichever of two tabs was heard last', () => {
    const store = memory()
    const commitments = [new Pledge(store, 'm').make(), new Pledge(store, 'm').make()]
    for (const commitment of commitments) {
      const nonce = new Pledge(store, 'm').see(shown('opening', commitment, OTHERS, { round: commitments.indexOf(commitment) }), 0)
      expect(commitToNonce(nonce ?? '')).toBe(commitment)
    }
  })

  test('is opened once, by its own seat and while it is asked for', () => {
    const store = memory()
    const pledge = new Pledge(store, 'm')
    const commitment = pledge.make()
    const opening = shown('opening', commitment, OTHERS)
    expect(pledge.see(opening, 1)).toBeUndefined()
    expect(pledge.see(opening, undefined)).toBeUndefined()
    expect(pledge.see({ ...opening, seats: opening.seats.map((seat) => ({ ...seat, opened: true })) }, 0)).toBeUndefined()
    expect(pledge.see(opening, 0)).toBeDefined()
    expect(pledge.see(shown('playing', commitment, OTHERS), 0)).toBeUndefined()
  })

  test('of who took it back is not opened', () => {
    const store = memory()
    const pledge = new Pledge(store, 'm')
    const commitment = pledge.make()
    pledge.takeBack()
    expect(pledge.see(shown('opening', commitment, OTHERS), 0)).toBeUndefined()
  })
})

describe('a server that wants the nonce before its time does not get it', () => {
  test('when a commitment is still missing', () => {
    const pledge = new Pledge(memory(), 'm')
    const commitment = pledge.make()
    expect(pledge.see(shown('opening', commitment, ''), 0)).toBeUndefined()
  })

  test('when the own commitment was exchanged', () => {
    const pledge = new Pledge(memory(), 'm')
    pledge.make()
    expect(pledge.see(shown('opening', commitToNonce('c0'.repeat(32)), OTHERS), 0)).toBeUndefined()
  })

  test('when the server’s commitment is another than it was in this round', () => {
    const pledge = new Pledge(memory(), 'm')
    const commitment = pledge.make()
    pledge.see(shown('gathering', commitment, ''), 0)
    expect(pledge.see(shown('opening', commitment, OTHERS, { commitment: 'a better one' }), 0)).toBeUndefined()
  })

  test('when somebody’s commitment changes while all open', () => {
    const store = memory()
    const pledge = new Pledge(store, 'm')
    const commitment = pledge.make()
    expect(pledge.see(shown('opening', commitment, OTHERS), 0)).toBeDefined()
    expect(pledge.see(shown('opening', commitment, commitToNonce('c0'.repeat(32))), 0)).toBeUndefined()
    expect(recall(store, 'm').rounds[1]?.commitments).toEqual([commitment, OTHERS])
  })
})

describe('what was seen', () => {
  test('is kept by round, and what was seen first counts', () => {
    const store = memory()
    const pledge = new Pledge(store, 'm')
    const commitment = pledge.make()
    pledge.see(shown('gathering', '', ''), 0)
    const nonce = pledge.see(shown('opening', commitment, OTHERS), 0)
    pledge.confirm(nonce ?? '')
    pledge.see(shown('gathering', '', '', { round: 2, commitment: 'the second' }), 0)
    pledge.see(shown('playing', 'x', 'y', { round: 2, commitment: 'exchanged' }), 0)
    expect(recall(store, 'm').rounds).toEqual({
      1: { commitment: 'the server’s', commitments: [commitment, OTHERS], seat: 0, nonce, isConfirmed: true },
      2: { commitment: 'the second', commitments: ['x', 'y'], seat: 0, hasBegun: true },
    })
  })

  test('after the end counts for nothing: everything can be shown then', () => {
    const store = memory()
    new Pledge(store, 'm').see(shown('finished', 'x', 'y'), undefined)
    expect(recall(store, 'm').rounds).toEqual({})
  })

  test('by who only watches is kept too, without a seat', () => {
    const store = memory()
    new Pledge(store, 'm').see(shown('playing', 'x', 'y'), undefined)
    expect(recall(store, 'm').rounds).toEqual({ 1: { commitment: 'the server’s', commitments: ['x', 'y'], hasBegun: true } })
  })

  test('of a table that starts at once begins with the reply to its making', () => {
    const store = memory()
    const nonce = newNonce()
    Pledge.begin(store, 'm', nonce, 'the server’s')
    expect(recall(store, 'm')).toEqual({ rounds: { 1: { commitment: 'the server’s', commitments: [] } }, nonces: [nonce] })
    const pledge = new Pledge(store, 'm')
    expect(pledge.see(shown('opening', commitToNonce(nonce), OTHERS, { commitment: 'another' }), 0)).toBeUndefined()
    expect(pledge.see(shown('opening', commitToNonce(nonce), OTHERS), 0)).toBe(nonce)
  })

  test('long ago is forgotten', () => {
    const store = memory()
    for (let n = 0; n < 1000; n++) remember(store, `m${n}`, { rounds: {}, nonces: [`${n}`] })
    expect(store.size).toBeLessThan(320)
    expect(recall(store, 'm0').nonces).toEqual([])
    expect(recall(store, 'm999').nonces).toEqual(['999'])
  })

  test('by a client of before is still read, and what is broken is as if it were not there', () => {
    const store = memory()
    store.setItem('coven.witness.old', JSON.stringify({ commitment: 'c', seat: 1, nonce: 'n' }))
    expect(recall(store, 'old').rounds).toEqual({ 0: { commitment: 'c', commitments: [], seat: 1, nonce: 'n' } })
    store.setItem('coven.kept.bad', '{"rounds":')
    expect(recall(store, 'bad')).toEqual({ rounds: {}, nonces: [] })
  })
})
