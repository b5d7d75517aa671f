import type { Directory, Guest } from '#rooms/services.ts'
import type { Game } from '#shared/kernel/game.ts'
import { ok, type Result } from '#shared/kernel/refusal.ts'
import type { MatchInfo, NewMatch } from '#shared/wire/http.ts'

/** How long a seat is held for somebody who was sent to it. */
const HOLD_MS = 10_000

type CreateMatch = (wanted: NewMatch, guest: Guest) => Promise<Result<string>>

const openSeats = ({ seats }: MatchInfo): number => seats.filter(({ kind }) => kind === 'open').length

/** Brings people together who do not care with whom: the fullest open table that waits, the oldest of those, or a new one. */
export class QuickMatches {
  readonly #directory: Directory
  readonly #create: CreateMatch
  /** By match: who was sent there, and until when a seat is held for them. */
  readonly #held = new Map<string, Map<string, number>>()
  /** One at a time, so that two who come together find the same table. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(directory: Directory, create: CreateMatch) {
    this.#directory = directory
    this.#create = create
  }

  find(game: Game, guest: Guest): Promise<Result<string>> {
    const found = this.#queue.then(() => this.#find(game, guest))
    this.#queue = found.catch(() => undefined)
    return found
  }

  async #find(game: Game, guest: Guest): Promise<Result<string>> {
    const now = Date.now()
    this.#forget(now)
    const [table] = this.#directory
      .list()
      .filter((info) => info.game === game.id && info.listed && info.phase === 'gathering' && openSeats(info) > this.#heldForOthers(info.id, guest))
      .sort((a, b) => openSeats(a) - openSeats(b) || a.createdAt - b.createdAt)
    // who looks for people is not sent to a table for one
    if (!table) return this.#create({ game: game.id, seats: Math.max(2, game.seats.min), listed: true }, guest)
    const held = this.#held.get(table.id) ?? new Map<string, number>()
    this.#held.set(table.id, held.set(guest.id, now + HOLD_MS))
    return ok(table.id)
  }

  #heldForOthers(match: string, guest: Guest): number {
    return [...(this.#held.get(match)?.keys() ?? [])].filter((user) => user !== guest.id).length
  }

  #forget(now: number): void {
    for (const [match, held] of this.#held) {
      for (const [user, until] of held) if (until <= now) held.delete(user)
      if (held.size === 0) this.#held.delete(match)
    }
  }
}
