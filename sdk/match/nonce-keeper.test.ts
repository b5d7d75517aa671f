import { describe, expect, test } from 'vitest'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { Store } from './identity.ts'
import { NonceKeeper, newNonce, type RoundState } from './nonce-keeper.ts'
import { loadSeen, saveSeen } from './seen-rounds.ts'

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
const shown = (phase: RoundState['phase'], own: string, other: string, changes: Partial<RoundState> = {}): RoundState => ({
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
    const nonceKeeper = new NonceKeeper(store, 'm')
    const commitment = nonceKeeper.make()
    const [nonce] = loadSeen(store, 'm').nonces
    expect(commitToNonce(nonce ?? '')).toBe(commitment)
    expect(nonceKeeper.onState(shown('gathering', commitment, ''), 0)).toBeUndefined()
    expect(nonceKeeper.onState(shown('gathering', commitment, OTHERS), 0)).toBeUndefined()
    expect(nonceKeeper.onState(shown('opening', commitment, OTHERS), 0)).toBe(nonce)
  })

  test('is opened after a reload of the page, and by another tab', () => {
    const store = memory()
    const [first, other] = [new NonceKeeper(store, 'm'), new NonceKeeper(store, 'm')]
    const commitment = first.make()
    const nonce = loadSeen(store, 'm').nonces[0]
    expect(other.onState(shown('opening', commitment, OTHERS), 0)).toBe(nonce)
    expect(new NonceKeeper(store, 'm').onState(shown('opening', commitment, OTHERS), 0)).toBe(nonce)
  })

  test('is found whichever of two tabs was heard last', () => {
    const store = memory()
    const commitments = [new NonceKeeper(store, 'm').make(), new NonceKeeper(store, 'm').make()]
    for (const commitment of commitments) {
      const nonce = new NonceKeeper(store, 'm').onState(shown('opening', commitment, OTHERS, { round: commitments.indexOf(commitment) }), 0)
      expect(commitToNonce(nonce ?? '')).toBe(commitment)
    }
  })

  test('is opened once, by its own seat and while it is asked for', () => {
    const store = memory()
    const nonceKeeper = new NonceKeeper(store, 'm')
    const commitment = nonceKeeper.make()
    const opening = shown('opening', commitment, OTHERS)
    expect(nonceKeeper.onState(opening, 1)).toBeUndefined()
    expect(nonceKeeper.onState(opening, undefined)).toBeUndefined()
    expect(nonceKeeper.onState({ ...opening, seats: opening.seats.map((seat) => ({ ...seat, opened: true })) }, 0)).toBeUndefined()
    expect(nonceKeeper.onState(opening, 0)).toBeDefined()
    expect(nonceKeeper.onState(shown('playing', commitment, OTHERS), 0)).toBeUndefined()
  })

  test('of who took it back is not opened', () => {
    const store = memory()
    const nonceKeeper = new NonceKeeper(store, 'm')
    const commitment = nonceKeeper.make()
    nonceKeeper.withdraw()
    expect(nonceKeeper.onState(shown('opening', commitment, OTHERS), 0)).toBeUndefined()
  })
})

describe('a server that wants the nonce before its time does not get it', () => {
  test('when a commitment is still missing', () => {
    const nonceKeeper = new NonceKeeper(memory(), 'm')
    const commitment = nonceKeeper.make()
    expect(nonceKeeper.onState(shown('opening', commitment, ''), 0)).toBeUndefined()
  })

  test('when the own commitment was exchanged', () => {
    const nonceKeeper = new NonceKeeper(memory(), 'm')
    nonceKeeper.make()
    expect(nonceKeeper.onState(shown('opening', commitToNonce('c0'.repeat(32)), OTHERS), 0)).toBeUndefined()
  })

  test('when the server’s commitment is another than it was in this round', () => {
    const nonceKeeper = new NonceKeeper(memory(), 'm')
    const commitment = nonceKeeper.make()
    nonceKeeper.onState(shown('gathering', commitment, ''), 0)
    expect(nonceKeeper.onState(shown('opening', commitment, OTHERS, { commitment: 'a better one' }), 0)).toBeUndefined()
  })

  test('when somebody’s commitment changes while all open', () => {
    const store = memory()
    const nonceKeeper = new NonceKeeper(store, 'm')
    const commitment = nonceKeeper.make()
    expect(nonceKeeper.onState(shown('opening', commitment, OTHERS), 0)).toBeDefined()
    expect(nonceKeeper.onState(shown('opening', commitment, commitToNonce('c0'.repeat(32))), 0)).toBeUndefined()
    expect(loadSeen(store, 'm').rounds[1]?.commitments).toEqual([commitment, OTHERS])
  })
})

describe('what was seen', () => {
  test('is kept by round, and what was seen first counts', () => {
    const store = memory()
    const nonceKeeper = new NonceKeeper(store, 'm')
    const commitment = nonceKeeper.make()
    nonceKeeper.onState(shown('gathering', '', ''), 0)
    const nonce = nonceKeeper.onState(shown('opening', commitment, OTHERS), 0)
    nonceKeeper.confirm(nonce ?? '')
    nonceKeeper.onState(shown('gathering', '', '', { round: 2, commitment: 'the second' }), 0)
    nonceKeeper.onState(shown('playing', 'x', 'y', { round: 2, commitment: 'exchanged' }), 0)
    expect(loadSeen(store, 'm').rounds).toEqual({
      1: { commitment: 'the server’s', commitments: [commitment, OTHERS], seat: 0, nonce, isConfirmed: true },
      2: { commitment: 'the second', commitments: ['x', 'y'], seat: 0, hasBegun: true },
    })
  })

  test('after the end counts for nothing: everything can be shown then', () => {
    const store = memory()
    new NonceKeeper(store, 'm').onState(shown('finished', 'x', 'y'), undefined)
    expect(loadSeen(store, 'm').rounds).toEqual({})
  })

  test('by who only watches is kept too, without a seat', () => {
    const store = memory()
    new NonceKeeper(store, 'm').onState(shown('playing', 'x', 'y'), undefined)
    expect(loadSeen(store, 'm').rounds).toEqual({ 1: { commitment: 'the server’s', commitments: ['x', 'y'], hasBegun: true } })
  })

  test('of a table that starts at once begins with the reply to its making', () => {
    const store = memory()
    const nonce = newNonce()
    NonceKeeper.begin(store, 'm', nonce, 'the server’s')
    expect(loadSeen(store, 'm')).toEqual({ rounds: { 1: { commitment: 'the server’s', commitments: [] } }, nonces: [nonce] })
    const nonceKeeper = new NonceKeeper(store, 'm')
    expect(nonceKeeper.onState(shown('opening', commitToNonce(nonce), OTHERS, { commitment: 'another' }), 0)).toBeUndefined()
    expect(nonceKeeper.onState(shown('opening', commitToNonce(nonce), OTHERS), 0)).toBe(nonce)
  })

  test('long ago is forgotten', () => {
    const store = memory()
    for (let n = 0; n < 1000; n++) saveSeen(store, `m${n}`, { rounds: {}, nonces: [`${n}`] })
    expect(store.size).toBeLessThan(320)
    expect(loadSeen(store, 'm0').nonces).toEqual([])
    expect(loadSeen(store, 'm999').nonces).toEqual(['999'])
  })

  test('by a client of before is still read, and what is broken is as if it were not there', () => {
    const store = memory()
    store.setItem('coven.witness.old', JSON.stringify({ commitment: 'c', seat: 1, nonce: 'n' }))
    expect(loadSeen(store, 'old').rounds).toEqual({ 0: { commitment: 'c', commitments: [], seat: 1, nonce: 'n' } })
    store.setItem('coven.kept.bad', '{"rounds":')
    expect(loadSeen(store, 'bad')).toEqual({ rounds: {}, nonces: [] })
  })
})
