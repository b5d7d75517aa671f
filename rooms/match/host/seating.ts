import type { Seat } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import { parseGameOptions } from '#shared/kernel/game-options.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { distinctName } from '#shared/names/skeleton.ts'
import type { CreateMatchRequest } from '#shared/protocol/http.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import type { Guest, MatchRecord, SeatRecord } from '../../services.ts'
import { activeHold, heldSeat, holdMs } from './holds.ts'
import { isTooLate, withLate } from './lateness.ts'
import { seatOf } from './ownership.ts'
import { firstRound } from './start-round.ts'

/** The seating before a match begins. The functions are pure: each takes a record and returns the next one, or a refusal. */

const OPEN: SeatRecord = { kind: 'open', name: '' }
const botSeat = (level: BotLevel): SeatRecord => ({ kind: 'bot', name: '', level })
const FIRST_SITTING = 1
/** The most people that the record lists as removed. It has a limit because the record is rewritten with every change. */
const MAX_REMOVED = 100
/** Returns the seat of a guest. A name that looks like another one in the match gets a number. */
const guestSeat = ({ id, name }: Guest, sitting: number, others: readonly SeatRecord[] = []): SeatRecord => ({
  kind: 'human',
  name: distinctName(name, others.map(shownName)),
  user: id,
  sitting,
})
const commitmentField = (commitment: string | undefined): Pick<SeatRecord, 'commitment'> => (commitment ? { commitment } : {})
const shownName = ({ name, held }: SeatRecord): string => held?.name ?? name

/** What the record of every new match begins with. */
export interface MatchOrigin {
  readonly id: string
  readonly serverSeed: string
  /** The person who creates the match and becomes its host. */
  readonly host: Guest
  readonly now: number
}

/** Returns the record of a new match, with its creator on the first seat and bots on the last ones. */
export function newRecord({ id, serverSeed, host, now }: MatchOrigin, game: Game, wanted: CreateMatchRequest): Result<MatchRecord> {
  const { seats: count, bots = [] } = wanted
  if (!Number.isInteger(count) || count < game.seats.min || count > game.seats.max) return refused('bad-options', { option: 'seats' })
  if (bots.length >= count) return refused('bad-options', { option: 'bots' })
  // A match without a seat for another person is not listed.
  if (wanted.listed && count - bots.length < 2) return refused('bad-options', { option: 'listed' })
  if ((wanted.startAtOnce ?? false) !== (wanted.commitment !== undefined)) return refused('bad-options', { option: 'commitment' })
  const options = parseGameOptions(game.options, wanted.options ?? {})
  if (!options.ok) return options
  const firstBot = count - bots.length
  return ok({
    id,
    game: game.id,
    version: game.version,
    options: options.value,
    pace: wanted.pace ?? 'live',
    listed: wanted.listed ?? false,
    host: host.id,
    phase: 'gathering',
    seats: Array.from({ length: count }, (_, seat) => {
      const level = bots[seat - firstBot]
      return level ? botSeat(level) : seat === 0 ? { ...guestSeat(host, FIRST_SITTING), ...commitmentField(wanted.commitment) } : OPEN
    }),
    sittings: FIRST_SITTING,
    fairness: firstRound(serverSeed),
    createdAt: now,
  })
}

/**
 * Returns the record of a rematch with the same people and bots, each moved by one seat. The person who asked for it has their seat; the
 * seats of the other people are held for a while.
 */
export function rematchRecord({ id, serverSeed, host, now }: MatchOrigin, old: MatchRecord, commitment: string | undefined): MatchRecord {
  const { game, version, options, pace, listed, removed } = old
  const until = now + holdMs(pace)
  const seats = old.seats.map((seat): SeatRecord => {
    const { user, name } = seat
    if (user === undefined) return seat
    return user === host.id
      ? { kind: 'human', name, user, sitting: FIRST_SITTING, ...commitmentField(commitment) }
      : { ...OPEN, held: { user, name, until } }
  })
  return {
    id,
    game,
    version,
    options,
    pace,
    listed,
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
    sittings: FIRST_SITTING,
    ...(removed ? { removed } : {}),
    host: host.id,
    phase: 'gathering',
    fairness: firstRound(serverSeed),
    createdAt: now,
  }
}

/** Returns the name of a person in this match. A spectator's name gets a number if it looks like that of a player or one of `others`. */
export const nameAt = ({ seats }: MatchRecord, { id, name }: Guest, others: readonly string[] = []): string =>
  seats.find(({ user }) => user === id)?.name ?? distinctName(name, [...seats.map(shownName), ...others])

const withSeats = (record: MatchRecord, changes: Readonly<Record<Seat, SeatRecord>>): MatchRecord => ({
  ...record,
  seats: record.seats.map((seat, index) => changes[index] ?? seat),
})

/** Checks that the seat is open and not held for somebody else. */
function freeSeat(record: MatchRecord, guest: Guest, seat: Seat, now: number): Result<Seat> {
  if (record.phase !== 'gathering') return refused('already-started')
  const there = record.seats[seat]
  if (!there) return refused('no-such-seat')
  return there.kind === 'open' && (activeHold(there, now)?.user ?? guest.id) === guest.id ? ok(seat) : refused('seat-taken')
}

/** Gives a seat to the person. The seat that they had before, or that was held for them, becomes free. */
export function takeSeat(record: MatchRecord, guest: Guest, seat: Seat, now: number): Result<MatchRecord> {
  const free = freeSeat(record, guest, seat, now)
  if (!free.ok) return free
  if (record.removed?.includes(guest.id)) return refused('removed')
  if (isTooLate(record, guest.id)) return refused('too-late')
  const others = record.seats.map((taken) => (taken.user === guest.id || taken.held?.user === guest.id ? OPEN : taken))
  const sittings = (record.sittings ?? 0) + 1
  return ok({ ...withSeats({ ...record, seats: others }, { [seat]: guestSeat(guest, sittings, others) }), sittings })
}

/** Gives the person the seat that is held for them. */
export function takeHeldSeat(record: MatchRecord, guest: Guest, now: number): Result<MatchRecord> {
  const held = heldSeat(record, guest.id, now)
  return held === undefined ? refused('no-such-seat') : takeSeat(record, guest, held, now)
}

/** Whether this person could take some seat now. */
export const canTakeSeat = (record: MatchRecord, guest: Guest, now: number): boolean =>
  record.seats.some((_, seat) => takeSeat(record, guest, seat, now).ok)

export function leaveSeat(record: MatchRecord, guest: Guest): Result<MatchRecord> {
  if (record.phase !== 'gathering') return refused('already-started')
  const seat = seatOf(record, guest.id)
  if (seat === undefined) return refused('not-seated')
  // Counts as keeping others waiting. Otherwise a player could leave and take the seat again to get the full time once more.
  const isAwaited = record.deadline !== undefined && record.seats[seat]?.commitment === undefined
  return ok(withSeats(isAwaited ? withLate(record, [guest.id]) : record, { [seat]: OPEN }))
}

interface BotSetting {
  readonly seat: Seat
  readonly level?: BotLevel | undefined
}

/** Lets the host put a bot on a seat. Without a level, removes the bot that is there. */
export function setBot(record: MatchRecord, guest: Guest, { seat, level }: BotSetting, now: number): Result<MatchRecord> {
  if (record.host !== guest.id) return refused('not-host')
  if (record.phase !== 'gathering') return refused('already-started')
  const isThere = record.seats[seat]?.kind === 'bot'
  if (!isThere && level === undefined) return refused(record.seats[seat] ? 'seat-taken' : 'no-such-seat')
  const free = isThere ? ok(seat) : freeSeat(record, guest, seat, now)
  return free.ok ? ok(withSeats(record, { [seat]: level ? botSeat(level) : OPEN })) : free
}

/** Lets the host remove a player, or a person for whom a seat is held. That person may not take a seat in this match again. */
export function removePlayer(record: MatchRecord, guest: Guest, seat: Seat, now: number): Result<MatchRecord> {
  if (record.host !== guest.id) return refused('not-host')
  if (record.phase !== 'gathering') return refused('already-started')
  const there = record.seats[seat]
  const person = there?.user ?? activeHold(there, now)?.user
  if (person === undefined || person === guest.id) return refused('no-such-seat')
  return ok({ ...withSeats(record, { [seat]: OPEN }), removed: [...(record.removed ?? []), person].slice(-MAX_REMOVED) })
}

/** Returns the next host while the host is away: the player who is there and has been seated longest. Undefined if no player is there. */
export function nextHost(record: MatchRecord, isHere: (person: string) => boolean): string | undefined {
  const sitters = record.seats.flatMap(({ user, sitting = 0 }) => (user !== undefined && isHere(user) ? [{ user, sitting }] : []))
  return sitters.toSorted((one, other) => one.sitting - other.sitting)[0]?.user
}
