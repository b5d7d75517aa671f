import type { Seat } from '#shared/kernel/ask.ts'
import type { Game } from '#shared/kernel/game.ts'
import { readOptions } from '#shared/kernel/options.ts'
import { no, ok, type Result } from '#shared/kernel/refusal.ts'
import { distinctName } from '#shared/names/skeleton.ts'
import type { MatchInfo, NewMatch } from '#shared/wire/http.ts'
import type { BotLevel } from '#shared/wire/match.ts'
import { seatOf } from './ownership.ts'
import type { Guest, MatchRecord, SeatRecord } from './services.ts'
import { firstRound } from './start-round.ts'

/** What people do at a table before the match begins. Pure: each takes the record and gives the next one, or a refusal. */

const OPEN: SeatRecord = { kind: 'open', name: '' }
const botSeat = (level: BotLevel): SeatRecord => ({ kind: 'bot', name: '', level })
const FIRST_SITTING = 1
/** A name that looks like another's at the table is shown with a number. */
const guestSeat = ({ id, name }: Guest, sitting: number, others: readonly SeatRecord[] = []): SeatRecord => ({
  kind: 'human',
  name: distinctName(
    name,
    others.map((other) => other.name),
  ),
  user: id,
  sitting,
})

const promised = (commitment: string | undefined): Pick<SeatRecord, 'commitment'> => (commitment ? { commitment } : {})

/** A new table: the host on the first seat, bots on the last ones. */
export function setTable(id: string, serverSeed: string, game: Game, wanted: NewMatch, host: Guest, now: number): Result<MatchRecord> {
  const { seats: count, bots = [] } = wanted
  if (!Number.isInteger(count) || count < game.seats.min || count > game.seats.max) return no('bad-options', { option: 'seats' })
  if (bots.length >= count) return no('bad-options', { option: 'bots' })
  if ((wanted.startAtOnce ?? false) !== (wanted.commitment !== undefined)) return no('bad-options', { option: 'commitment' })
  const options = readOptions(game.options, wanted.options ?? {})
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

/** The same people and bots at a new table. */
export function resetTable(id: string, serverSeed: string, old: MatchRecord, host: Guest, commitment: string | undefined, now: number): MatchRecord {
  const { game, version, options, pace, listed, seats, sittings = 0 } = old
  return {
    id,
    game,
    version,
    options,
    pace,
    listed,
    seats: seats.map((seat) => (seat.user === host.id ? { ...seat, ...promised(commitment) } : seat)),
    sittings,
    host: host.id,
    phase: 'gathering',
    fairness: firstRound(serverSeed),
    createdAt: now,
  }
}

/** How somebody is called at this table: by the seat's name, and nobody who watches is taken for a player. */
export const nameAt = ({ seats }: MatchRecord, { id, name }: Guest): string =>
  seats.find(({ user }) => user === id)?.name ??
  distinctName(
    name,
    seats.map((seat) => seat.name),
  )

const withSeats = (record: MatchRecord, changes: Readonly<Record<Seat, SeatRecord>>): MatchRecord => ({
  ...record,
  seats: record.seats.map((seat, index) => changes[index] ?? seat),
})

function freeSeat(record: MatchRecord, seat: Seat, kind: SeatRecord['kind']): Result<Seat> {
  if (record.phase !== 'gathering') return no('already-started')
  const there = record.seats[seat]
  if (!there) return no('no-such-seat')
  return there.kind === kind ? ok(seat) : no('seat-taken')
}

/** Sitting down elsewhere frees the seat one had. */
export function sitDown(record: MatchRecord, guest: Guest, seat: Seat): Result<MatchRecord> {
  const free = freeSeat(record, seat, 'open')
  if (!free.ok) return free
  const old = seatOf(record, guest.id)
  const others = record.seats.filter((taken) => taken.user !== guest.id)
  const sittings = (record.sittings ?? 0) + 1
  const changes = { ...(old === undefined ? {} : { [old]: OPEN }), [seat]: guestSeat(guest, sittings, others) }
  return ok({ ...withSeats(record, changes), sittings })
}

/** Whether there is a seat for this person to take. */
export const couldSit = (record: MatchRecord, guest: Guest): boolean => record.seats.some((_, seat) => sitDown(record, guest, seat).ok)

export function standUp(record: MatchRecord, guest: Guest): Result<MatchRecord> {
  if (record.phase !== 'gathering') return no('already-started')
  const seat = seatOf(record, guest.id)
  return seat === undefined ? no('not-seated') : ok(withSeats(record, { [seat]: OPEN }))
}

/** The host seats a bot, or with no level sends one away. */
export function placeBot(record: MatchRecord, guest: Guest, seat: Seat, level: BotLevel | undefined): Result<MatchRecord> {
  if (record.host !== guest.id) return no('not-host')
  const free = level && record.seats[seat]?.kind !== 'bot' ? freeSeat(record, seat, 'open') : freeSeat(record, seat, 'bot')
  return free.ok ? ok(withSeats(record, { [seat]: level ? botSeat(level) : OPEN })) : free
}

export function infoOf({ id, game, phase, listed, pace, options, seats, createdAt }: MatchRecord): MatchInfo {
  return {
    id,
    game,
    phase,
    listed,
    pace,
    options,
    createdAt,
    seats: seats.map(({ name, kind, level }) => (level ? { name, kind, level } : { name, kind })),
  }
}
