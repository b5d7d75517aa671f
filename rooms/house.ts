import { randomBytes } from 'node:crypto'
import { matchMaker } from '@colyseus/core'
import type { Game } from '#shared/kernel/game.ts'
import { no, ok, type Result } from '#shared/kernel/refusal.ts'
import type { NewMatch } from '#shared/wire/http.ts'
import { resetTable, setTable } from './gathering.ts'
import type { Tuning } from './match-host.ts'
import type { Guest, MatchRecord, Services } from './services.ts'

export const MATCH_ROOM = 'match'
export const LOBBY_ROOM = 'lobby'

const newId = (): string => randomBytes(16).toString('base64url')
const newSeed = (): string => randomBytes(32).toString('hex')

/** All matches of this process: makes them, and makes sure that the ones people come for are hosted. */
export class House {
  readonly services: Services
  readonly tuning: Tuning
  /** Matches that a room here hosts or is about to host. */
  readonly #hosted = new Set<string>()
  readonly #opening = new Map<string, Promise<Result<void>>>()

  readonly #games: readonly Game[]

  constructor(services: Services, tuning: Tuning, games: readonly Game[]) {
    this.services = services
    this.#games = games
    this.tuning = tuning
  }

  gameOf(id: string): Game | undefined {
    return this.#games.find((game) => game.id === id)
  }

  /** True for the one room that may host the match. */
  claim(match: string): boolean {
    if (this.#hosted.has(match)) return false
    this.#hosted.add(match)
    return true
  }

  release(match: string): void {
    this.#hosted.delete(match)
  }

  async createMatch(wanted: NewMatch, host: Guest): Promise<Result<string>> {
    const game = this.gameOf(wanted.game)
    if (!game) return no('no-such-game')
    const record = setTable(newId(), newSeed(), game, wanted, host, Date.now())
    return record.ok ? this.#place(record.value) : record
  }

  createRematch(old: MatchRecord, host: Guest): Promise<Result<string>> {
    return this.#place(resetTable(newId(), newSeed(), old, host, Date.now()))
  }

  async #place(record: MatchRecord): Promise<Result<string>> {
    try {
      await this.services.journal.save(record)
    } catch (error) {
      this.services.log.error({ match: record.id, error }, 'a table could not be written')
      return no('unavailable')
    }
    const opened = await this.openMatch(record.id)
    return opened.ok ? ok(record.id) : opened
  }

  /** Makes sure that a room hosts the match, from the journal if need be. */
  openMatch(match: string): Promise<Result<void>> {
    const opening = this.#opening.get(match) ?? this.#open(match).finally(() => this.#opening.delete(match))
    this.#opening.set(match, opening)
    return opening
  }

  async #open(match: string): Promise<Result<void>> {
    if (matchMaker.getLocalRoomById(match)) return ok(undefined)
    const stored = await this.services.journal.load(match)
    if (!stored || (stored.record.phase === 'finished' && !stored.record.outcome)) return no('no-such-match')
    try {
      await matchMaker.createRoom(MATCH_ROOM, { match })
      return ok(undefined)
    } catch (error) {
      this.services.log.error({ match, error }, 'a match could not be opened')
      return no('internal')
    }
  }

  /** After a restart: every match that is not over goes on. Gives how many could be opened. */
  async restoreAll(): Promise<number> {
    let opened = 0
    for (const { id } of await this.services.journal.unfinished()) if ((await this.openMatch(id)).ok) opened++
    return opened
  }
}
