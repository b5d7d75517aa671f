import type { Seat } from '#shared/kernel/decision.ts'
import {
  botNonce,
  commitToNonce,
  commitToSeed,
  type Fairness,
  isLegacy,
  type Round,
  type RoundSeat,
  type Transcript,
} from '#shared/kernel/fairness.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { Pace } from '#shared/protocol/match.ts'
import type { MatchRecord, SeatRecord } from '../../services.ts'
import { withLate } from './lateness.ts'

/**
 * From a full table to a match: everybody commits to a nonce, and when all have, everybody opens theirs. These are pure functions: each
 * takes a record and returns the next one, or a refusal.
 */

/** In milliseconds. */
export interface StartTimes {
  /** From the last seat being taken until everybody must be ready. */
  readonly ready: number
  /** From the last commitment until everybody must have opened. */
  readonly open: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND
const PRESENT: StartTimes = { ready: 60 * SECOND, open: 10 * SECOND }
/** In relaxed matches people need not be there at the same time: a client opens when its person next looks in. */
export const START_TIMES: Readonly<Record<Pace, StartTimes>> = {
  live: PRESENT,
  untimed: PRESENT,
  relaxed: { ready: 48 * HOUR, open: 24 * HOUR },
}

/** A match that has not begun after this many rounds cannot begin any more: its transcript must not grow without end. */
export const MAX_ROUNDS = 16

const freshRound = (serverSeed: string, voids: readonly Round[]): Round => ({ commitment: commitToSeed(serverSeed, voids), serverSeed, seats: [] })

export const firstRound = (serverSeed: string): Transcript => ({ rounds: [freshRound(serverSeed, [])] })

/** Gives rounds to a match that was stored before there were rounds and has not begun. */
export function withRounds(record: MatchRecord): MatchRecord {
  const { fairness, phase } = record
  return phase === 'gathering' && isLegacy(fairness) ? { ...record, fairness: firstRound(fairness.serverSeed) } : record
}

/** Records of matches that have not begun always have rounds: see `withRounds`. */
const roundsOf = (fairness: Fairness): readonly Round[] => (isLegacy(fairness) ? [] : fairness.rounds)

/** The number of the round; 0 for older matches without rounds. */
export const roundOf = ({ fairness }: MatchRecord): number => roundsOf(fairness).length

const boundAt = ({ fairness }: MatchRecord, seat: Seat): RoundSeat | undefined => roundsOf(fairness).at(-1)?.seats[seat]

/** The commitment of the seat, or '' if there is none yet. */
export const commitmentAt = (record: MatchRecord, seat: Seat): string => boundAt(record, seat)?.commitment ?? record.seats[seat]?.commitment ?? ''

export const hasOpened = (record: MatchRecord, seat: Seat): boolean => (boundAt(record, seat)?.nonce ?? '') !== ''

const withSeat = (record: MatchRecord, seat: Seat, next: SeatRecord): MatchRecord => ({ ...record, seats: record.seats.with(seat, next) })

function withoutCommitment({ commitment: _, ...seat }: SeatRecord): SeatRecord {
  return seat
}
function withoutDeadline({ deadline: _, ...record }: MatchRecord): MatchRecord {
  return record
}

const isPerson = ({ kind }: { readonly kind: string }): boolean => kind === 'human'
const isFull = ({ seats }: MatchRecord): boolean => seats.some(isPerson) && seats.every(({ kind }) => kind !== 'open')

function personAt(record: MatchRecord, seat: Seat | undefined): Result<Seat> {
  if (record.phase !== 'gathering') return refused('already-started')
  return seat !== undefined && record.seats[seat]?.kind === 'human' ? ok(seat) : refused('not-seated')
}

/** A commitment must be new: the nonce of an earlier one may be known. */
const isUsed = ({ fairness, seats }: MatchRecord, commitment: string): boolean =>
  seats.some((seat) => seat.commitment === commitment) ||
  roundsOf(fairness).some((round) => round.commitment === commitment || round.seats.some((seat) => seat.commitment === commitment))

/** The seat is ready with this commitment. */
export function commitSeat(record: MatchRecord, seat: Seat | undefined, commitment: string): Result<MatchRecord> {
  const person = personAt(record, seat)
  if (!person.ok) return person
  const there = record.seats[person.value]
  if (!there || there.commitment === commitment) return ok(record)
  if (isUsed(record, commitment)) return refused('bad-commitment')
  if (roundOf(record) > MAX_ROUNDS) return refused('too-many-rounds')
  return ok(withSeat(record, person.value, { ...there, commitment }))
}

/** The seat is not ready any more. */
export function withdrawCommitment(record: MatchRecord, seat: Seat | undefined): Result<MatchRecord> {
  const person = personAt(record, seat)
  if (!person.ok) return person
  const there = record.seats[person.value]
  return ok(there ? withSeat(record, person.value, withoutCommitment(there)) : record)
}

/** Opens the nonce of the seat. To repeat it is allowed at any time. */
export function openNonce(record: MatchRecord, seat: Seat | undefined, nonce: string): Result<MatchRecord> {
  const rounds = roundsOf(record.fairness)
  const round = rounds.at(-1)
  const bound = seat === undefined ? undefined : round?.seats[seat]
  if (seat === undefined) return refused('not-seated')
  if (bound?.nonce === nonce) return ok(record)
  if (!round || !bound || record.phase !== 'opening') return refused('not-asked')
  if (commitToNonce(nonce) !== bound.commitment) return refused('bad-nonce')
  const opened: Round = { ...round, seats: round.seats.with(seat, { ...bound, nonce }) }
  return ok({ ...record, fairness: { rounds: rounds.with(-1, opened) } })
}

/** Puts all commitments, those of bots too, into one record. Nobody is asked to open before that record is written. */
function bind(record: MatchRecord): MatchRecord {
  const rounds = roundsOf(record.fairness)
  const round = rounds.at(-1)
  if (!round) return record
  const bound = record.seats.map((seat, index): RoundSeat => {
    if (isPerson(seat)) return { kind: 'human', name: seat.name, commitment: seat.commitment ?? '', nonce: '' }
    const nonce = botNonce(round.serverSeed, index)
    return { kind: 'bot', name: seat.name, commitment: commitToNonce(nonce), nonce }
  })
  return {
    ...record,
    phase: 'opening',
    seats: record.seats.map(withoutCommitment),
    fairness: { rounds: rounds.with(-1, { ...round, seats: bound }) },
  }
}

/** Moves the start as far as it can go by itself. Applied to every change before it is written. */
export function advanceStart(record: MatchRecord, now: number, times: StartTimes): MatchRecord {
  if (record.phase === 'gathering') {
    if (!isFull(record)) return withoutDeadline(record)
    if (record.seats.some((seat) => isPerson(seat) && seat.commitment === undefined))
      return { ...record, deadline: record.deadline ?? now + times.ready }
    return { ...bind(record), deadline: now + times.open }
  }
  const isOpen = roundsOf(record.fairness)
    .at(-1)
    ?.seats.every(({ nonce }) => nonce !== '')
  return record.phase === 'opening' && isOpen ? { ...withoutDeadline(record), phase: 'playing', startedAt: now } : record
}

/** Extends the deadline to at least this moment, for people who could not reach the server. */
export const withGrace = (record: MatchRecord, until: number): MatchRecord =>
  record.deadline !== undefined && record.deadline < until ? { ...record, deadline: until } : record

const OPEN: SeatRecord = { kind: 'open', name: '' }

/** When time is up, frees the seats of people who are not ready or have not opened. If somebody did not open, the round is void and all commit again. */
export function unseatLate(record: MatchRecord, now: number, newSeed: () => string): MatchRecord {
  if (record.deadline === undefined || now < record.deadline) return record
  const isLate = (seat: SeatRecord, index: Seat): boolean =>
    isPerson(seat) && (record.phase === 'opening' ? !hasOpened(record, index) : seat.commitment === undefined)
  const seats = record.seats.map((seat, index) => (isLate(seat, index) ? OPEN : seat))
  const late = record.seats.flatMap((seat, index) => (isLate(seat, index) ? (seat.user ?? []) : []))
  const gathering: MatchRecord = { ...withoutDeadline(withLate(record, late)), seats, phase: 'gathering' }
  if (record.phase !== 'opening') return gathering
  const voids = roundsOf(record.fairness)
  return { ...gathering, fairness: { rounds: [...voids, freshRound(newSeed(), voids)] } }
}
