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
/** Returns a state in which these two seats show these commitments. The client under test has seat 0. */
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
  test('has 32 bytes and is different each time', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/)
    expect(newNonce()).not.toBe(newNonce())
  })

  test('is stored before it is committed to, and opened only when everybody has committed', () => {
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

  test('is found whichever of two tabs made the commitment that counts', () => {
    const store = memory()
    const commitments = [new NonceKeeper(store, 'm').make(), new NonceKeeper(store, 'm').make()]
    for (const commitment of commitments) {
      const nonce = new NonceKeeper(store, 'm').onState(shown('opening', commitment, OTHERS, { round: commitments.indexOf(commitment) }), 0)
      expect(commitToNonce(nonce ?? '')).toBe(commitment)
    }
  })

  test('is opened only for its own seat and only while it is asked for', () => {
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

  test('is not opened after its commitment was withdrawn', () => {
    const store = memory()
    const nonceKeeper = new NonceKeeper(store, 'm')
    const commitment = nonceKeeper.make()
    nonceKeeper.withdraw()
    expect(nonceKeeper.onState(shown('opening', commitment, OTHERS), 0)).toBeUndefined()
  })
})

describe('a server that cheats does not get the nonce', () => {
  test('when a commitment is still missing', () => {
    const nonceKeeper = new NonceKeeper(memory(), 'm')
    const commitment = nonceKeeper.make()
    expect(nonceKeeper.onState(shown('opening', commitment, ''), 0)).toBeUndefined()
  })

  test('when it has exchanged the client’s own commitment', () => {
    const nonceKeeper = new NonceKeeper(memory(), 'm')
    nonceKeeper.make()
    expect(nonceKeeper.onState(shown('opening', commitToNonce('c0'.repeat(32)), OTHERS), 0)).toBeUndefined()
  })

  test('when its own commitment has changed during the round', () => {
    const nonceKeeper = new NonceKeeper(memory(), 'm')
    const commitment = nonceKeeper.make()
    nonceKeeper.onState(shown('gathering', commitment, ''), 0)
    expect(nonceKeeper.onState(shown('opening', commitment, OTHERS, { commitment: 'a better one' }), 0)).toBeUndefined()
  })

  test('when another player’s commitment changes while all open', () => {
    const store = memory()
    const nonceKeeper = new NonceKeeper(store, 'm')
    const commitment = nonceKeeper.make()
    expect(nonceKeeper.onState(shown('opening', commitment, OTHERS), 0)).toBeDefined()
    expect(nonceKeeper.onState(shown('opening', commitment, commitToNonce('c0'.repeat(32))), 0)).toBeUndefined()
    expect(loadSeen(store, 'm').rounds[1]?.commitments).toEqual([commitment, OTHERS])
  })
})

describe('what was seen', () => {
  test('is stored by round, and the first value that was seen stays', () => {
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

  test('is not stored after the end of the match, when a server can show anything', () => {
    const store = memory()
    new NonceKeeper(store, 'm').onState(shown('finished', 'x', 'y'), undefined)
    expect(loadSeen(store, 'm').rounds).toEqual({})
  })

  test('is stored for a spectator too, without a seat', () => {
    const store = memory()
    new NonceKeeper(store, 'm').onState(shown('playing', 'x', 'y'), undefined)
    expect(loadSeen(store, 'm').rounds).toEqual({ 1: { commitment: 'the server’s', commitments: ['x', 'y'], hasBegun: true } })
  })

  test('begins with the reply to the creation if the match starts at once', () => {
    const store = memory()
    const nonce = newNonce()
    NonceKeeper.begin(store, 'm', nonce, 'the server’s')
    expect(loadSeen(store, 'm')).toEqual({ rounds: { 1: { commitment: 'the server’s', commitments: [] } }, nonces: [nonce] })
    const nonceKeeper = new NonceKeeper(store, 'm')
    expect(nonceKeeper.onState(shown('opening', commitToNonce(nonce), OTHERS, { commitment: 'another' }), 0)).toBeUndefined()
    expect(nonceKeeper.onState(shown('opening', commitToNonce(nonce), OTHERS), 0)).toBe(nonce)
  })

  test('is forgotten for old matches', () => {
    const store = memory()
    for (let n = 0; n < 1000; n++) saveSeen(store, `m${n}`, { rounds: {}, nonces: [`${n}`] })
    expect(store.size).toBeLessThan(320)
    expect(loadSeen(store, 'm0').nonces).toEqual([])
    expect(loadSeen(store, 'm999').nonces).toEqual(['999'])
  })

  test('is still read if an older client stored it, and ignored if it cannot be read', () => {
    const store = memory()
    store.setItem('coven.witness.old', JSON.stringify({ commitment: 'c', seat: 1, nonce: 'n' }))
    expect(loadSeen(store, 'old').rounds).toEqual({ 0: { commitment: 'c', commitments: [], seat: 1, nonce: 'n' } })
    store.setItem('coven.kept.bad', '{"rounds":')
    expect(loadSeen(store, 'bad')).toEqual({ rounds: {}, nonces: [] })
  })
})
