import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from './decision.ts'

/**
 * A commit-and-reveal protocol. It keeps anybody from choosing the randomness of a match. The server commits to a seed and every seat to a
 * nonce. The nonces are opened when all have committed, the server's seed when the match is over. If a seat does not open its nonce, the
 * round is void and a new one begins.
 */

/** A seat's commitment in one round, and the nonce it opened. */
export interface RoundSeat {
  readonly kind: 'human' | 'bot'
  /** The name of the player. No hash covers names, so that a person's data can be deleted. */
  readonly name: string
  readonly commitment: string
  /** Empty if it was not opened. A bot's nonce follows from the server's seed. */
  readonly nonce: string
}

export interface Round {
  /** The server's commitment, published before any seat commits. It also covers the void rounds before this one. */
  readonly commitment: string
  readonly serverSeed: string
  /** Empty until every seat has committed. */
  readonly seats: readonly RoundSeat[]
}

/** All rounds in order. Only the last one counts; those before it are void. */
export interface Transcript {
  readonly rounds: readonly Round[]
}

/** The data of matches from before the commitments. Their nonces were sent in clear, so the last sender could choose the seed. */
export interface LegacyFairness {
  readonly serverSeed: string
  readonly nonces: readonly string[]
}

export type Fairness = Transcript | LegacyFairness

/** The form of seeds, nonces and commitments: 32 bytes in hexadecimal digits. */
export const HEX_32 = /^[0-9a-f]{64}$/

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Returns the server's commitment in a legacy match. */
export const commitTo = (serverSeed: string): string => digest(`coven commit ${serverSeed}`)

/** Returns one hash over the void rounds, or an empty string if there are none. */
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

/** Derives a bot's nonce from the server's seed. The server's commitment fixes it, so a bot's seat gives the server no second choice. */
export const botNonce = (serverSeed: string, seat: Seat): string => digest(`coven bot ${JSON.stringify([serverSeed, seat])}`)

export const isLegacy = (fairness: Fairness): fairness is LegacyFairness => !('rounds' in fairness)

/**
 * Returns the seed of all randomness in the match. The void rounds enter it only through the server's commitment, which was published before
 * the first nonce of this round was opened. If anything that the server can change later entered it, the server could try seeds until it
 * likes one.
 */
export function seedOf({ id, fairness }: { readonly id: string; readonly fairness: Fairness }): string {
  if (isLegacy(fairness)) return digest(`coven seed ${JSON.stringify([fairness.serverSeed, ...fairness.nonces])}`)
  const round = fairness.rounds.at(-1)
  if (!round || round.seats.length === 0) throw new Error('the match has no round that counts')
  return digest(`coven seed 2 ${JSON.stringify([id, round.commitment, round.serverSeed, ...round.seats.map(({ nonce }) => nonce)])}`)
}

/** Returns the server's commitment of the current round. */
export function commitmentOf(fairness: Fairness): string {
  return isLegacy(fairness) ? commitTo(fairness.serverSeed) : (fairness.rounds.at(-1)?.commitment ?? '')
}

/** What one client itself saw of a round. */
export interface SeenRound {
  /** The server's commitment as first seen. */
  readonly commitment: string
  /** The commitments by seat, as first seen. Empty if they were never seen. */
  readonly commitments: readonly string[]
  /** This client's seat when the nonces were opened. */
  readonly seat?: Seat
  /** The nonce that this client made for its seat. */
  readonly nonce?: string
  /** Whether the server confirmed that it has the nonce. */
  readonly isConfirmed?: boolean
  /** Whether the match began with this round. */
  readonly hasBegun?: boolean
}

/** What a client saw, by the number of the round. The first round is 1; a legacy match uses 0. */
export type SeenRounds = Readonly<Record<number, SeenRound>>

/**
 * The checks of a proof.
 *
 * - server: every seed fits its commitment, and every commitment covers the rounds before it.
 * - seats: in the last round every seat opened its nonce, and every opened nonce fits the seat's commitment.
 * - bots: every bot's nonce follows from the server's seed.
 * - voids: in every void round at least one person did not open, and no commitment was used twice.
 * - kept: the proof agrees with what this client saw: the commitments, the confirmed nonce, and the round that began the match.
 * - own: the nonce of this client's seat is the one that the client made.
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

/** Returns whether the rounds agree with what this client saw. */
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

/** Runs every check that does not need the game's rules. With what a client `kept`, it also finds data that was exchanged afterwards. */
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
