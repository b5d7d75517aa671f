import type { Time } from '#rooms/index.ts'
import { matchInfo, openSeats } from '#rooms/lobby/listing.ts'
import { hasLatecomer } from '#rooms/match/host/lateness.ts'
import { canTakeSeat } from '#rooms/match/host/seating.ts'
import type { Directory, Guest, Journal, Visitor } from '#rooms/services.ts'
import type { Game } from '#shared/kernel/game.ts'
import { ok, type Result } from '#shared/kernel/refusal.ts'
import type { CreatedMatch, CreateMatchRequest, MatchInfo } from '#shared/protocol/http.ts'
import { HOLD_MS, type SeatHolds } from './seat-holds.ts'

type CreateMatch = (wanted: CreateMatchRequest, guest: Visitor) => Promise<Result<CreatedMatch>>

interface Parts {
  readonly directory: Directory
  readonly journal: Pick<Journal, 'record'>
  readonly seatHolds: SeatHolds
  readonly create: CreateMatch
  readonly time: Pick<Time, 'now'>
}

/** The most listings that are checked. Other people who look for the same game have to wait meanwhile. */
const MAX_LOOKED_AT = 20

/** Finds an open match for a person: the fullest one and the oldest of those, or else a new one. */
export class QuickMatch {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  find(game: Game, guest: Visitor): Promise<Result<string>> {
    return this.#parts.seatHolds.withLock(game.id, () => this.#find(game, guest))
  }

  async #find(game: Game, guest: Visitor): Promise<Result<string>> {
    const { seatHolds, create } = this.#parts
    for (const info of await this.#waiting(game))
      if ((await this.#couldSit(info.id, guest)) && (await seatHolds.tryHold(info.id, guest.id, openSeats(info)))) return ok(info.id)
    // A person who looks for others must not get a match for one player.
    const created = await create({ game: game.id, seats: Math.max(2, game.seats.min), listed: true }, guest)
    if (!created.ok) return created
    await seatHolds.recordCreated(game.id, created.value.id)
    return ok(created.value.id)
  }

  /** Checks the record. A listing may be outdated, and it does not say who was removed or who keeps others waiting. */
  async #couldSit(match: string, guest: Guest): Promise<boolean> {
    const record = await this.#parts.journal.record(match)
    return record !== undefined && !hasLatecomer(record) && canTakeSeat(record, guest, this.#parts.time.now())
  }

  async #waiting(game: Game): Promise<readonly MatchInfo[]> {
    const { directory, journal, seatHolds } = this.#parts
    const matches = new Map(directory.list().map((info) => [info.id, info]))
    const latest = await seatHolds.lastCreated(game.id)
    const record = latest && !matches.has(latest) ? await journal.record(latest) : undefined
    const now = this.#parts.time.now()
    // The listing of a new match may not have arrived yet. An older match has no listing for a reason.
    if (record && now - record.createdAt < HOLD_MS) matches.set(record.id, matchInfo(record, now))
    return (
      [...matches.values()]
        .filter((info) => info.game === game.id && info.listed && info.phase === 'gathering' && openSeats(info) > 0)
        // In relaxed matches, nobody needs to be online.
        .filter(({ pace }) => pace !== 'relaxed')
        .sort((a, b) => openSeats(a) - openSeats(b) || a.createdAt - b.createdAt)
        .slice(0, MAX_LOOKED_AT)
    )
  }
}
