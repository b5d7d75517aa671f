import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from './decision.ts'

/**
 * How a match begins so that nobody chooses its chance. The server commits to a seed, every seat to a nonce; when all have committed the nonces
 * are opened, and when the match is over the server's seed. A seat that does not open makes the round void, and a new one begins.
 */

/** What a seat promised, and what it opened. */
export interface RoundSeat {
  readonly kind: 'human' | 'bot'
  /** Who sat there; no hash covers names, so that a person can be forgotten. */
  readonly name: string
  readonly commitment: string
  /** Empty = not opened. A bot's follows from the server's seed. */
  readonly nonce: string
}

export interface Round {
  /** The server's, published before any seat commits. It covers the void rounds before this one too. */
  readonly commitment: string
  readonly serverSeed: string
  /** Empty until every seat has committed. */
  readonly seats: readonly RoundSeat[]
}

/** All rounds in order. The last one counts; those before it are void. */
export interface Transcript {
  readonly rounds: readonly Round[]
}

/** Matches of before: nonces came in clear, so whoever was last could choose. */
export interface LegacyFairness {
  readonly serverSeed: string
  readonly nonces: readonly string[]
}

export type Fairness = Transcript | LegacyFairness

/** The form of seeds, nonces and commitments alike: 32 bytes in hexadecimal digits. */
export const HEX_32 = /^[0-9a-f]{64}$/

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The server's commitment in a match of before. */
export const commitTo = (serverSeed: string): string => digest(`coven commit ${serverSeed}`)

/** What happened in void rounds, as one hash; empty if there was none. */
const digestOf = (voids: readonly Round[]): string =>
  voids.length === 0
    ? ''
    : digest(
        `coven void ${JSON.stringify(
          voids.map(({ commitment, serverSeed, seats }) => [
            commitment,
            serverSeed,
            ...seats.map((seat) => [seat.kind, seat.commitment, seat.nonce]),
          ]),
        )}`,
      )

export const commitToSeed = (serverSeed: string, voids: readonly Round[]): string =>
  digest(`coven commit 2 ${JSON.stringify([serverSeed, digestOf(voids)])}`)

export const commitToNonce = (nonce: string): string => digest(`coven nonce ${nonce}`)

/** Fixed by the server's commitment, so that a bot's seat is no second chance for the server. */
export const botNonce = (serverSeed: string, seat: Seat): string => digest(`coven bot ${JSON.stringify([serverSeed, seat])}`)

export const isLegacy = (fairness: Fairness): fairness is LegacyFairness => !('rounds' in fairness)

/**
 * The seed of all randomness in the match. Of the void rounds only what the commitment covers goes in: it was published before the first nonce of
 * this round was opened. What the server could still change afterwards must not change the seed, or it could try until it likes one.
 */
export function seedOf({ id, fairness }: { readonly id: string; readonly fairness: Fairness }): string {
  if (isLegacy(fairness)) return digest(`coven seed ${JSON.stringify([fairness.serverSeed, ...fairness.nonces])}`)
  const round = fairness.rounds.at(-1)
  if (!round || round.seats.length === 0) throw new Error('the match has no round that counts')
  return digest(`coven seed 2 ${JSON.stringify([id, round.commitment, round.serverSeed, ...round.seats.map(({ nonce }) => nonce)])}`)
}

/** The server's commitment of the present round. */
export function commitmentOf(fairness: Fairness): string {
  return isLegacy(fairness) ? commitTo(fairness.serverSeed) : (fairness.rounds.at(-1)?.commitment ?? '')
}

/** What one client saw of a round with its own eyes. */
export interface SeenRound {
  /** The server's commitment when it was first seen. */
  readonly commitment: string
  /** By seat, when all were first seen; empty = never. */
  readonly commitments: readonly string[]
  /** The seat that was this client's when the nonces were opened. */
  readonly seat?: Seat
  /** The nonce that this client made for it. */
  readonly nonce?: string
  /** The server said that it had the nonce. */
  readonly isConfirmed?: boolean
  /** The match began with this round. */
  readonly hasBegun?: boolean
}

/** By the number of the round; the first is 1. Of a match of before, 0. */
export type SeenRounds = Readonly<Record<number, SeenRound>>

/**
 * server: every seed is the one that was committed to, and every commitment covers the rounds before it.
 * seats: in the last round every seat opened, and whatever was opened is what that seat had committed to.
 * bots: every bot's nonce follows from the server's seed.
 * voids: in every void round a person did not open; nobody committed to the same twice.
 * kept: the commitments are those that this client saw, the server has what it confirmed, and the match began with the round it began with.
 * own: the nonce of this client's seat is the one that it made.
 */
const FAIRNESS_CHECKS = ['server', 'seats', 'bots', 'voids', 'kept', 'own'] as const
export interface FairnessCheck {
  readonly id: (typeof FAIRNESS_CHECKS)[number]
  readonly ok: boolean
}

interface Proven {
  readonly commitment: string
  readonly seats: readonly unknown[]
  readonly fairness: Fairness
}

const isHex = (text: string): boolean => HEX_32.test(text)
const opensTo = ({ nonce, commitment }: RoundSeat): boolean => isHex(nonce) && commitToNonce(nonce) === commitment

function areNew(rounds: readonly Round[]): boolean {
  const all = rounds.flatMap(({ commitment, seats }) => [commitment, ...seats.map((seat) => seat.commitment)])
  return new Set(all).size === all.length
}

/** Whether the transcript tells what this client saw. */
function matchesSeen(rounds: readonly Round[], kept: SeenRounds): boolean {
  return Object.entries(kept).every(([number, seen]) => {
    const round = rounds[Number(number) - 1]
    if (!round || round.commitment !== seen.commitment) return false
    const { commitments, seat = -1, nonce, isConfirmed, hasBegun } = seen
    const isSame = commitments.length === 0 || commitments.join() === round.seats.map(({ commitment }) => commitment).join()
    return isSame && (!isConfirmed || round.seats[seat]?.nonce === nonce) && (!hasBegun || round === rounds.at(-1))
  })
}

function checkLegacy({ commitment, seats }: Proven, { serverSeed, nonces }: LegacyFairness, kept: SeenRounds): readonly FairnessCheck[] {
  const seen = kept[0]
  const isNew = Object.keys(kept).some((round) => round !== '0')
  const checks: FairnessCheck[] = [
    { id: 'server', ok: commitTo(serverSeed) === commitment },
    { id: 'seats', ok: nonces.length === seats.length },
  ]
  if (seen || isNew) checks.push({ id: 'kept', ok: !isNew && seen?.commitment === commitment })
  if (seen?.seat !== undefined && seen.nonce !== undefined) checks.push({ id: 'own', ok: nonces[seen.seat] === seen.nonce })
  return checks
}

/** Checks everything that can be checked without the rules; with what a client `kept`, also that nothing was exchanged behind its back. */
export function checkFairness(match: Proven, kept: SeenRounds = {}): readonly FairnessCheck[] {
  const { fairness, commitment, seats } = match
  if (isLegacy(fairness)) return checkLegacy(match, fairness, kept)
  const { rounds } = fairness
  const [last, voids] = [rounds.at(-1), rounds.slice(0, -1)]
  const everySeat = rounds.flatMap((round) => round.seats.map((seat, index) => ({ round, seat, index })))
  const { seat: ownSeat, nonce: ownNonce } = kept[rounds.length] ?? {}
  const checks: FairnessCheck[] = [
    {
      id: 'server',
      ok:
        last?.commitment === commitment &&
        rounds.every((round, n) => isHex(round.serverSeed) && round.commitment === commitToSeed(round.serverSeed, rounds.slice(0, n))),
    },
    {
      id: 'seats',
      ok:
        seats.length > 0 &&
        rounds.every((round) => round.seats.length === seats.length) &&
        last?.seats.every(opensTo) === true &&
        everySeat.every(({ seat }) => seat.nonce === '' || opensTo(seat)),
    },
    { id: 'bots', ok: everySeat.every(({ round, seat, index }) => seat.kind === 'human' || seat.nonce === botNonce(round.serverSeed, index)) },
    { id: 'voids', ok: voids.every((round) => round.seats.some(({ kind, nonce }) => kind === 'human' && nonce === '')) && areNew(rounds) },
  ]
  if (Object.keys(kept).length > 0) checks.push({ id: 'kept', ok: matchesSeen(rounds, kept) })
  if (ownSeat !== undefined) checks.push({ id: 'own', ok: ownNonce !== undefined && last?.seats[ownSeat]?.nonce === ownNonce })
  return checks
}
