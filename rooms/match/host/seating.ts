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

/** What people do at a table before the match begins. Pure: each takes the record and gives the next one, or a refusal. */

const OPEN: SeatRecord = { kind: 'open', name: '' }
const botSeat = (level: BotLevel): SeatRecord => ({ kind: 'bot', name: '', level })
const FIRST_SITTING = 1
/** More than any host has to send away; the record is rewritten as a whole with every change. */
const MAX_REMOVED = 100
/** A name that looks like another's at the table is shown with a number. */
const guestSeat = ({ id, name }: Guest, sitting: number, others: readonly SeatRecord[] = []): SeatRecord => ({
  kind: 'human',
  name: distinctName(name, others.map(nameOn)),
  user: id,
  sitting,
})
const promised = (commitment: string | undefined): Pick<SeatRecord, 'commitment'> => (commitment ? { commitment } : {})
const nameOn = ({ name, held }: SeatRecord): string => held?.name ?? name

/** A new table: the host on the first seat, bots on the last ones. */
export function newRecord(id: string, serverSeed: string, game: Game, wanted: CreateMatchRequest, host: Guest, now: number): Result<MatchRecord> {
  const { seats: count, bots = [] } = wanted
  if (!Number.isInteger(count) || count < game.seats.min || count > game.seats.max) return refused('bad-options', { option: 'seats' })
  if (bots.length >= count) return refused('bad-options', { option: 'bots' })
  // There is nobody to find it: no seat for another person.
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
      return level ? botSeat(level) : seat === 0 ? { ...guestSeat(host, FIRST_SITTING), ...promised(wanted.commitment) } : OPEN
    }),
    sittings: FIRST_SITTING,
    fairness: firstRound(serverSeed),
    createdAt: now,
  })
}

/** A new table for the same people and bots, where everybody moves up by one. Whoever asked for it sits there, the others have a while to come. */
export function rematchRecord(
  id: string,
  serverSeed: string,
  old: MatchRecord,
  host: Guest,
  commitment: string | undefined,
  now: number,
): MatchRecord {
  const { game, version, options, pace, listed, removed } = old
  const until = now + holdMs(pace)
  const seats = old.seats.map((seat): SeatRecord => {
    const { user, name } = seat
    if (user === undefined) return seat
    return user === host.id
      ? { kind: 'human', name, user, sitting: FIRST_SITTING, ...promised(commitment) }
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

/** How somebody is called at this table: by the seat's name, and nobody who watches is taken for a player, or for one of these others. */
export const nameAt = ({ seats }: MatchRecord, { id, name }: Guest, others: readonly string[] = []): string =>
  seats.find(({ user }) => user === id)?.name ?? distinctName(name, [...seats.map(nameOn), ...others])

const withSeats = (record: MatchRecord, changes: Readonly<Record<Seat, SeatRecord>>): MatchRecord => ({
  ...record,
  seats: record.seats.map((seat, index) => changes[index] ?? seat),
})

/** A seat where nobody sits, and that is held for nobody else. */
function freeSeat(record: MatchRecord, guest: Guest, seat: Seat, now: number): Result<Seat> {
  if (record.phase !== 'gathering') return refused('already-started')
  const there = record.seats[seat]
  if (!there) return refused('no-such-seat')
  return there.kind === 'open' && (activeHold(there, now)?.user ?? guest.id) === guest.id ? ok(seat) : refused('seat-taken')
}

/** Sitting down elsewhere frees the seat one had, or that was held. */
export function takeSeat(record: MatchRecord, guest: Guest, seat: Seat, now: number): Result<MatchRecord> {
  const free = freeSeat(record, guest, seat, now)
  if (!free.ok) return free
  if (record.removed?.includes(guest.id)) return refused('removed')
  if (isTooLate(record, guest.id)) return refused('too-late')
  const others = record.seats.map((taken) => (taken.user === guest.id || taken.held?.user === guest.id ? OPEN : taken))
  const sittings = (record.sittings ?? 0) + 1
  return ok({ ...withSeats({ ...record, seats: others }, { [seat]: guestSeat(guest, sittings, others) }), sittings })
}

/** Whoever comes for whom a seat is held sits down there. */
export function takeHeldSeat(record: MatchRecord, guest: Guest, now: number): Result<MatchRecord> {
  const held = heldSeat(record, guest.id, now)
  return held === undefined ? refused('no-such-seat') : takeSeat(record, guest, held, now)
}

/** Whether there is a seat for this person to take. */
export const canTakeSeat = (record: MatchRecord, guest: Guest, now: number): boolean =>
  record.seats.some((_, seat) => takeSeat(record, guest, seat, now).ok)

export function leaveSeat(record: MatchRecord, guest: Guest): Result<MatchRecord> {
  if (record.phase !== 'gathering') return refused('already-started')
  const seat = seatOf(record, guest.id)
  if (seat === undefined) return refused('not-seated')
  // Who stands up when time is nearly up, and sits down again, would have all of it again.
  const isAwaited = record.deadline !== undefined && record.seats[seat]?.commitment === undefined
  return ok(withSeats(isAwaited ? withLate(record, [guest.id]) : record, { [seat]: OPEN }))
}

/** The host seats a bot, or with no level sends one away. */
export function setBot(record: MatchRecord, guest: Guest, seat: Seat, level: BotLevel | undefined, now: number): Result<MatchRecord> {
  if (record.host !== guest.id) return refused('not-host')
  if (record.phase !== 'gathering') return refused('already-started')
  const isThere = record.seats[seat]?.kind === 'bot'
  if (!isThere && level === undefined) return refused(record.seats[seat] ? 'seat-taken' : 'no-such-seat')
  const free = isThere ? ok(seat) : freeSeat(record, guest, seat, now)
  return free.ok ? ok(withSeats(record, { [seat]: level ? botSeat(level) : OPEN })) : free
}

/** The host frees a seat of somebody else, or one that is held: that person does not sit down here again. */
export function removePlayer(record: MatchRecord, guest: Guest, seat: Seat, now: number): Result<MatchRecord> {
  if (record.host !== guest.id) return refused('not-host')
  if (record.phase !== 'gathering') return refused('already-started')
  const there = record.seats[seat]
  const person = there?.user ?? activeHold(there, now)?.user
  if (person === undefined || person === guest.id) return refused('no-such-seat')
  return ok({ ...withSeats(record, { [seat]: OPEN }), removed: [...(record.removed ?? []), person].slice(-MAX_REMOVED) })
}

/** The host is away: whoever of those who are there has sat longest is the next. Undefined if nobody is. */
export function nextHost(record: MatchRecord, isHere: (person: string) => boolean): string | undefined {
  const sitters = record.seats.flatMap(({ user, sitting = 0 }) => (user !== undefined && isHere(user) ? [{ user, sitting }] : []))
  return sitters.toSorted((one, other) => one.sitting - other.sitting)[0]?.user
}
