import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  botNonce,
  checkFairness,
  commitmentOf,
  commitTo,
  commitToNonce,
  commitToSeed,
  HEX_32,
  type Round,
  type RoundSeat,
  type SeenRound,
  type SeenRounds,
  seedOf,
} from './fairness.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Returns 32 bytes that depend only on the name. */
const secret = (name: string): string => sha256(`secret of ${name}`)

const personSeat = (name: string, nonce: string, isOpen = true): RoundSeat => ({
  kind: 'human',
  name,
  commitment: commitToNonce(nonce),
  nonce: isOpen ? nonce : '',
})
function botSeat(serverSeed: string, seat: number): RoundSeat {
  const nonce = botNonce(serverSeed, seat)
  return { kind: 'bot', name: '', commitment: commitToNonce(nonce), nonce }
}
const roundOf = (serverSeed: string, voids: readonly Round[], seats: readonly RoundSeat[]): Round => ({
  commitment: commitToSeed(serverSeed, voids),
  serverSeed,
  seats,
})

/** What Ada in seat 0 saw of a round. */
const keptBy = (round: Round, nonce: string): SeenRound => ({
  commitment: round.commitment,
  commitments: round.seats.map(({ commitment }) => commitment),
  seat: 0,
  nonce,
  isConfirmed: true,
})

interface PublishedMatch {
  readonly id: string
  readonly commitment: string
  readonly seats: readonly unknown[]
  readonly fairness: { readonly rounds: readonly Round[] }
}

const SEATS = [{ name: 'Ada' }, { name: 'Bob' }, { name: '' }]
function published(rounds: readonly Round[], id = 'm'): PublishedMatch {
  return { id, commitment: rounds.at(-1)?.commitment ?? '', seats: SEATS, fairness: { rounds } }
}

/** A match of Ada and Bob against a bot. Bob did not open his nonce in the first round. */
function honest(): { readonly told: PublishedMatch; readonly kept: SeenRounds; readonly rounds: readonly [Round, Round] } {
  const first = roundOf(
    secret('server 1'),
    [],
    [personSeat('Ada', secret('Ada 1')), personSeat('Bob', secret('Bob 1'), false), botSeat(secret('server 1'), 2)],
  )
  const second = roundOf(
    secret('server 2'),
    [first],
    [personSeat('Ada', secret('Ada 2')), personSeat('Bob', secret('Bob 2')), botSeat(secret('server 2'), 2)],
  )
  const kept = { 1: keptBy(first, secret('Ada 1')), 2: { ...keptBy(second, secret('Ada 2')), hasBegun: true } }
  return { told: published([first, second]), kept, rounds: [first, second] }
}

const wrongIn = (told: PublishedMatch, kept?: SeenRounds): readonly string[] => checkFairness(told, kept).flatMap(({ id, ok }) => (ok ? [] : [id]))
const withSeat = (round: Round, seat: number, change: Partial<RoundSeat>): Round => ({
  ...round,
  seats: round.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)),
})

describe('the fairness proof', () => {
  test('every hash in it is a plain SHA-256 that anybody can compute', () => {
    const { rounds, told } = honest()
    const [first, second] = rounds
    expect(first.commitment).toBe(sha256(`coven commit 2 ["${first.serverSeed}",""]`))
    expect(first.seats[0]?.commitment).toBe(sha256(`coven nonce ${secret('Ada 1')}`))
    expect(first.seats[2]?.nonce).toBe(sha256(`coven bot ["${first.serverSeed}",2]`))
    const voids = JSON.stringify([
      [first.commitment, first.serverSeed, ...first.seats.map(({ kind, commitment, nonce }) => [kind, commitment, nonce])],
    ])
    expect(second.commitment).toBe(sha256(`coven commit 2 ["${second.serverSeed}","${sha256(`coven void ${voids}`)}"]`))
    const nonces = second.seats.map(({ nonce }) => nonce)
    expect(seedOf(told)).toBe(sha256(`coven seed 2 ${JSON.stringify(['m', second.commitment, second.serverSeed, ...nonces])}`))
  })

  test('an honest match passes with and without what a client saw', () => {
    const { told, kept } = honest()
    expect(checkFairness(told)).toEqual(['server', 'seats', 'bots', 'voids'].map((id) => ({ id, ok: true })))
    expect(checkFairness(told, kept)).toEqual(['server', 'seats', 'bots', 'voids', 'kept', 'own'].map((id) => ({ id, ok: true })))
  })

  test('the match id, the server seed, every nonce and the order of the nonces change the seed', () => {
    const hex = fc
      .array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 })
      .map((digits) => digits.map((digit) => digit.toString(16)).join(''))
    const begun = fc.record({ id: fc.string(), serverSeed: hex, nonces: fc.array(hex, { minLength: 1, maxLength: 4 }) })
    type Begun = { readonly id: string; readonly serverSeed: string; readonly nonces: readonly string[] }
    const seed = ({ id, serverSeed, nonces }: Begun) =>
      seedOf(
        published(
          [
            roundOf(
              serverSeed,
              [],
              nonces.map((nonce) => personSeat('', nonce)),
            ),
          ],
          id,
        ),
      )
    fc.assert(
      fc.property(begun, begun, (one, other) => {
        expect(seed(one) === seed(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
    )
    fc.assert(
      fc.property(begun, hex, fc.nat(), (one, other, at) => {
        const index = at % one.nonces.length
        fc.pre(one.nonces[index] !== other)
        expect(seed({ ...one, nonces: one.nonces.with(index, other) })).not.toBe(seed(one))
      }),
    )
  })

  test('there is no seed before every seat has committed', () => {
    expect(() => seedOf(published([roundOf(secret('server'), [], [])]))).toThrow()
    expect(() => seedOf(published([]))).toThrow()
  })

  test('the commitment of a match is that of its last round, and there is none before the first', () => {
    const { told, rounds } = honest()
    expect(commitmentOf(told.fairness)).toBe(rounds[1].commitment)
    expect(commitmentOf({ rounds: [] })).toBe('')
  })

  test('of a match without rounds is wrong', () => {
    expect(wrongIn(published([]))).toEqual(['server', 'seats'])
    expect(wrongIn({ ...published([]), seats: [] })).toEqual(['server', 'seats'])
  })

  test('passes for a client that never saw the commitments of the seats, or has no seat', () => {
    const { told, kept, rounds } = honest()
    expect(wrongIn(told, { ...kept, 1: { commitment: rounds[0].commitment, commitments: [] } })).toEqual([])
    expect(wrongIn(told, { 2: { commitment: rounds[1].commitment, commitments: [], isConfirmed: true } })).toEqual([])
  })

  test('seeds, nonces and commitments are 64 small hexadecimal digits and nothing else', () => {
    const digits = secret('digits')
    expect(HEX_32.test(digits)).toBe(true)
    for (const text of [`0${digits}`, `${digits}0`, digits.slice(1), digits.toUpperCase(), `${digits}\n`, `g${digits.slice(1)}`, ''])
      expect(HEX_32.test(text)).toBe(false)
  })

  test('a nonce that was not opened in a void round stays secret', () => {
    const { rounds, told } = honest()
    expect(told.fairness.rounds[0]?.seats[1]?.nonce).toBe('')
    expect(JSON.stringify(rounds)).not.toContain(secret('Bob 1'))
  })

  test('a deleted player name does not break the proof', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    expect(wrongIn(published([withSeat(first, 1, { name: '' }), withSeat(second, 1, { name: '' })]), kept)).toEqual([])
  })
})

describe('the proof catches an operator', () => {
  test('who chooses a new server seed once the nonces are known', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const ground = { ...second, serverSeed: secret('a better one') }
    expect(wrongIn(published([first, ground]))).toContain('server')
    const recommitted = {
      ...ground,
      commitment: commitToSeed(ground.serverSeed, [first]),
      seats: second.seats.with(2, botSeat(ground.serverSeed, 2)),
    }
    expect(wrongIn(published([first, recommitted]))).toEqual([])
    expect(wrongIn(published([first, recommitted]), kept)).toEqual(['kept'])
  })

  test('whose own seat opens a nonce that it did not commit to', () => {
    const { rounds } = honest()
    const [first, second] = rounds
    expect(wrongIn(published([first, withSeat(second, 1, { nonce: secret('a better one') })]))).toEqual(['seats'])
  })

  test('whose own seat commits after the others have opened', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const late = withSeat(second, 1, personSeat('Bob', secret('a better one')))
    expect(wrongIn(published([first, late]), kept)).toEqual(['kept'])
  })

  test('who replaces the commitment and the nonce of a player', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const swapped = withSeat(second, 0, personSeat('Ada', secret('not hers')))
    expect(wrongIn(published([first, swapped]), kept)).toEqual(['kept', 'own'])
    expect(wrongIn(published([first, swapped]), { 2: { ...keptBy(second, secret('Ada 2')), commitments: [] } })).toEqual(['kept', 'own'])
  })

  test('who changes a nonce', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    expect(wrongIn(published([first, withSeat(second, 0, { nonce: secret('x') })]))).toEqual(['seats'])
    expect(wrongIn(published([first, withSeat(second, 0, { nonce: '' })]), kept)).toEqual(['seats', 'kept', 'own'])
  })

  test('who chooses the nonce of a bot', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const chosen = secret('chosen')
    const told = published([first, withSeat(second, 2, { nonce: chosen, commitment: commitToNonce(chosen) })])
    expect(wrongIn(told)).toEqual(['bots'])
    expect(wrongIn(told, kept)).toEqual(['bots', 'kept'])
  })

  test('who drops a void round, with or without new commitments', () => {
    const { rounds, kept } = honest()
    const [, second] = rounds
    expect(wrongIn(published([second]))).toEqual(['server'])
    const alone = roundOf(second.serverSeed, [], second.seats)
    expect(wrongIn(published([alone]))).toEqual([])
    expect(wrongIn(published([alone]), kept)).toContain('kept')
    expect(wrongIn(published([alone]), { 2: keptBy(second, secret('Ada 2')) }), 'who came for the second round alone').toEqual(['kept'])
  })

  test('who changes the record of a void round', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const blamed = withSeat(withSeat(first, 0, { nonce: '' }), 1, { nonce: secret('Bob 1') })
    expect(wrongIn(published([blamed, second]))).toEqual(['server'])
    const covered = roundOf(second.serverSeed, [blamed], second.seats)
    expect(wrongIn(published([blamed, covered]), kept)).toEqual(['kept'])
    const { serverSeed } = second
    expect(wrongIn(published([withSeat(first, 1, { commitment: commitToNonce(secret('y')) }), second])), serverSeed).toEqual(['server'])
  })

  test('who shows a nonce in a void round that does not fit the commitment of the player', () => {
    const { rounds } = honest()
    const [first, second] = rounds
    const forged = withSeat(first, 0, { nonce: secret('another') })
    expect(wrongIn(published([forged, roundOf(second.serverSeed, [forged], second.seats)]))).toEqual(['seats'])
  })

  test('who declares a round void in which everybody opened', () => {
    const { rounds } = honest()
    const [first] = rounds
    const disliked = withSeat(first, 1, { nonce: secret('Bob 1') })
    const again = roundOf(secret('server 2'), [disliked], honest().rounds[1].seats.with(2, botSeat(secret('server 2'), 2)))
    expect(wrongIn(published([disliked, again]))).toEqual(['voids'])
  })

  test('who adds a round after the match has begun', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const refused = withSeat(second, 1, { nonce: '' })
    const third = roundOf(
      secret('server 3'),
      [first, refused],
      [personSeat('Ada', secret('not hers')), personSeat('Bob', secret('Bob 3')), botSeat(secret('server 3'), 2)],
    )
    const told = published([first, refused, third])
    expect(wrongIn(told)).toEqual([])
    expect(wrongIn(told, kept)).toEqual(['kept'])
  })

  test('who begins with an invented nonce for a player who gave none', () => {
    const { rounds, told, kept } = honest()
    const [, second] = rounds
    const { nonce: _, ...none } = keptBy(second, '')
    expect(wrongIn(told, { ...kept, 2: { ...none, isConfirmed: false } })).toEqual(['own'])
  })

  test('who uses an old commitment again', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const replayed = withSeat(second, 0, personSeat('Ada', secret('Ada 1')))
    expect(wrongIn(published([first, replayed]))).toEqual(['voids'])
    expect(wrongIn(published([first, replayed]), kept)).toEqual(['voids', 'kept', 'own'])
  })

  test('who swaps seats', () => {
    const { rounds, kept } = honest()
    const [first, second] = rounds
    const [ada, bob, bot] = second.seats
    if (!ada || !bob || !bot) throw new Error('three seats are needed')
    const told = published([first, { ...second, seats: [bob, ada, bot] }])
    expect(seedOf(told)).not.toBe(seedOf(honest().told))
    expect(wrongIn(told, kept)).toEqual(['kept', 'own'])
    expect(wrongIn(published([first, { ...second, seats: [ada, bot, bob] }]))).toEqual(['bots'])
  })

  test('who leaves a seat out', () => {
    const { rounds } = honest()
    const [first, second] = rounds
    expect(wrongIn(published([first, { ...second, seats: second.seats.slice(0, 2) }]))).toEqual(['seats'])
    expect(wrongIn(published([first, { ...second, seats: [] }]))).toEqual(['seats'])
    expect(wrongIn(published([]))).toEqual(['server', 'seats'])
  })

  test('who shows another commitment than the one of the match', () => {
    const { told } = honest()
    expect(wrongIn({ ...told, commitment: commitTo('other') })).toEqual(['server'])
  })

  test('who exchanges the whole round, even if the player saw nothing but its commitment', () => {
    const { rounds } = honest()
    const [first] = rounds
    const other = roundOf(
      secret('server 3'),
      [],
      [personSeat('Ada', secret('Ada 1')), personSeat('Bob', secret('Bob 1')), botSeat(secret('server 3'), 2)],
    )
    expect(wrongIn(published([other]))).toEqual([])
    expect(wrongIn(published([other]), { 1: { commitment: first.commitment, commitments: [] } })).toEqual(['kept'])
  })

  test('whose record has no such seat as the player had', () => {
    const { told, rounds } = honest()
    const seen = { commitment: rounds[1].commitment, commitments: [], seat: 3 }
    expect(wrongIn(told, { 2: seen })).toEqual(['own'])
    expect(wrongIn(told, { 2: { ...seen, nonce: secret('Ada 2') } })).toEqual(['own'])
  })

  test('who shows the proof of another match, because the match id changes the seed', () => {
    const { rounds } = honest()
    expect(seedOf(published(rounds, 'elsewhere'))).not.toBe(seedOf(published(rounds)))
  })

  test('who presents a new match as a legacy match', () => {
    const { kept } = honest()
    const fairness = { serverSeed: 's', nonces: ['a', 'b', 'c'] }
    const checks = checkFairness({ commitment: commitTo('s'), seats: SEATS, fairness }, kept)
    expect(checks.filter(({ ok }) => !ok)).toEqual([{ id: 'kept', ok: false }])
  })
})

describe('a legacy match', () => {
  const fairness = { serverSeed: 's', nonces: ['a', 'я"'] }
  const told = { commitment: commitTo('s'), seats: [{}, {}], fairness }
  const wrong = (changes: Partial<typeof told>, kept?: SeenRounds) =>
    checkFairness({ ...told, ...changes }, kept).flatMap(({ id, ok }) => (ok ? [] : [id]))

  test('keeps its derivation of the commitment and the seed', () => {
    expect(commitmentOf(fairness)).toBe(sha256('coven commit s'))
    expect(seedOf({ id: 'whatever', fairness })).toBe(sha256('coven seed ["s","a","я\\""]'))
  })

  test('is checked as far as its data allows', () => {
    const kept = { 0: { commitment: commitTo('s'), commitments: [], seat: 1, nonce: 'я"' } }
    expect(wrong({}, kept)).toEqual([])
    expect(wrong({ fairness: { ...fairness, serverSeed: 't' } })).toEqual(['server'])
    expect(wrong({ fairness: { ...fairness, nonces: ['a'] } })).toEqual(['seats'])
    expect(wrong({ fairness: { serverSeed: 't', nonces: fairness.nonces }, commitment: commitTo('t') }, kept)).toEqual(['kept'])
    expect(wrong({ fairness: { ...fairness, nonces: ['a', 'b'] } }, kept)).toEqual(['own'])
  })
})
