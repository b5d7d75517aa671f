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
 * The rules of a match's start. When all seats are taken, everybody commits to a nonce; when all have committed, everybody opens theirs.
 * The functions are pure: each takes a record and returns the next one, or a refusal.
 */

/** The times that people have at the start of a match, in milliseconds. */
export interface StartTimes {
  /** The time to be ready after the last seat is taken. */
  readonly ready: number
  /** The time to open the nonce after the last commitment. */
  readonly open: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND
const PRESENT: StartTimes = { ready: 60 * SECOND, open: 10 * SECOND }
/** The start times by pace. In relaxed matches people need not be there together: a client opens when its person comes back. */
export const START_TIMES: Readonly<Record<Pace, StartTimes>> = {
  live: PRESENT,
  untimed: PRESENT,
  relaxed: { ready: 48 * HOUR, open: 24 * HOUR },
}

/** The most rounds of one match. If it has not begun after that, it cannot begin, so that its transcript does not grow without end. */
export const MAX_ROUNDS = 16

const freshRound = (serverSeed: string, voids: readonly Round[]): Round => ({ commitment: commitToSeed(serverSeed, voids), serverSeed, seats: [] })

export const firstRound = (serverSeed: string): Transcript => ({ rounds: [freshRound(serverSeed, [])] })

/** Adds a first round to the record of a match that was stored by a version without rounds and has not begun. */
export function withRounds(record: MatchRecord): MatchRecord {
  const { fairness, phase } = record
  return phase === 'gathering' && isLegacy(fairness) ? { ...record, fairness: firstRound(fairness.serverSeed) } : record
}

/** Returns the rounds of a match. Every match that has not begun has some: see `withRounds`. */
const roundsOf = (fairness: Fairness): readonly Round[] => (isLegacy(fairness) ? [] : fairness.rounds)

/** The number of the round; 0 for older matches without rounds. */
export const roundOf = ({ fairness }: MatchRecord): number => roundsOf(fairness).length

const roundSeatAt = ({ fairness }: MatchRecord, seat: Seat): RoundSeat | undefined => roundsOf(fairness).at(-1)?.seats[seat]

/** Returns the commitment of the seat, or '' if there is none yet. */
export const commitmentAt = (record: MatchRecord, seat: Seat): string => roundSeatAt(record, seat)?.commitment ?? record.seats[seat]?.commitment ?? ''

export const hasOpened = (record: MatchRecord, seat: Seat): boolean => (roundSeatAt(record, seat)?.nonce ?? '') !== ''

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

/** Whether the commitment occurs in this match already. A new one is required, because the nonce of an old one may be known. */
const isUsed = ({ fairness, seats }: MatchRecord, commitment: string): boolean =>
  seats.some((seat) => seat.commitment === commitment) ||
  roundsOf(fairness).some((round) => round.commitment === commitment || round.seats.some((seat) => seat.commitment === commitment))

/** Makes the seat ready with this commitment. */
export function commitSeat(record: MatchRecord, seat: Seat | undefined, commitment: string): Result<MatchRecord> {
  const person = personAt(record, seat)
  if (!person.ok) return person
  const there = record.seats[person.value]
  if (!there || there.commitment === commitment) return ok(record)
  if (isUsed(record, commitment)) return refused('bad-commitment')
  if (roundOf(record) > MAX_ROUNDS) return refused('too-many-rounds')
  return ok(withSeat(record, person.value, { ...there, commitment }))
}

/** Withdraws the commitment of the seat, so that it is no longer ready. */
export function withdrawCommitment(record: MatchRecord, seat: Seat | undefined): Result<MatchRecord> {
  const person = personAt(record, seat)
  if (!person.ok) return person
  const there = record.seats[person.value]
  return ok(there ? withSeat(record, person.value, withoutCommitment(there)) : record)
}

/** Opens the nonce of the seat. The same nonce may be sent again at any time. */
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

/** Puts all commitments, including those of bots, into the round. Nobody is asked to open before the record with them is written. */
function bindCommitments(record: MatchRecord): MatchRecord {
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

/** Moves the start on as far as it can go without another request. It is applied to every change before the change is written. */
export function advanceStart(record: MatchRecord, now: number, times: StartTimes): MatchRecord {
  if (record.phase === 'gathering') {
    if (!isFull(record)) return withoutDeadline(record)
    if (record.seats.some((seat) => isPerson(seat) && seat.commitment === undefined))
      return { ...record, deadline: record.deadline ?? now + times.ready }
    return { ...bindCommitments(record), deadline: now + times.open }
  }
  const isOpen = roundsOf(record.fairness)
    .at(-1)
    ?.seats.every(({ nonce }) => nonce !== '')
  return record.phase === 'opening' && isOpen ? { ...withoutDeadline(record), phase: 'playing', startedAt: now } : record
}

/** Extends a deadline to at least this moment, for people who could not reach the server. */
export const withGrace = (record: MatchRecord, until: number): MatchRecord =>
  record.deadline !== undefined && record.deadline < until ? { ...record, deadline: until } : record

const OPEN: SeatRecord = { kind: 'open', name: '' }

/**
 * Frees the seats of people who are not ready or have not opened, if the deadline has passed. If somebody has not opened, the round is
 * void and everybody commits again.
 */
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
