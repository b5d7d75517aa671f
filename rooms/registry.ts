import { setTimeout as sleep } from 'node:timers/promises'
import { commitmentOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { parseGameOptions } from '#shared/kernel/game-options.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { CreatedMatch, CreateMatchRequest } from '#shared/protocol/http.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { BaseRoom } from './colyseus/base-room.ts'
import { CloseCode, matchMaker } from './colyseus/index.ts'
import { FairQueue } from './fair-queue.ts'
import { newId, newSeed } from './ids.ts'
import { goneReason } from './match/host/gone.ts'
import type { MatchHost } from './match/host/match-host.ts'
import { Restorer } from './match/host/restore.ts'
import { type MatchOrigin, newRecord, rematchRecord } from './match/host/seating.ts'
import { advanceStart } from './match/host/start-round.ts'
import type { IdleTimer } from './match/idle-timer.ts'
import { TokenBuckets } from './match/token-bucket.ts'
import type { MatchRecord, Services, Visitor } from './services.ts'
import type { Tuning } from './tuning.ts'

export const MATCH_ROOM = 'match'
export const LOBBY_ROOM = 'lobby'

/** The pause between two matches in a drain. It spreads the reconnections for the process that takes the matches over. */
const DRAIN_PAUSE_MS = 10

/** A match that this process hosts. */
interface HostedMatch {
  readonly host: MatchHost
  readonly room: BaseRoom
  readonly idleTimer: IdleTimer
}

/** The matches that this process hosts. It creates matches, opens them when somebody joins, and closes, evicts and drains them. */
export class MatchRegistry {
  readonly services: Services
  readonly tuning: Tuning
  readonly restorer = new Restorer()
  /** Shares the work for past views and log pages among people. */
  readonly historyQueue: FairQueue
  /** Limits how often each person changes seats, readiness, muting or autopilot, in all matches together. */
  readonly changes: TokenBuckets
  readonly #games: readonly Game[]
  readonly #hosted = new Map<string, HostedMatch>()
  readonly #opening = new Map<string, Promise<Result<'mine' | 'elsewhere'>>>()
  /** The rooms that are closing. Until a room is gone, no other room can have its id. */
  readonly #closing = new Map<string, Promise<unknown>>()
  /** Matches that leave memory to make room for others. */
  readonly #yielding = new Set<string>()
  #lobby: Promise<string> | undefined
  #isDraining = false

  constructor(services: Services, tuning: Tuning, games: readonly Game[]) {
    this.services = services
    this.#games = games
    this.tuning = tuning
    this.changes = new TokenBuckets(tuning.changes)
    this.historyQueue = new FairQueue({
      perSecond: tuning.looksPerSecond,
      maxWaiting: tuning.messagesPerSecond,
      patienceMs: tuning.lookPatienceMs,
      onRefused: (whose) => services.metrics.limited('looks', whose === 'caller' ? 'user' : 'all'),
    })
    services.leases.watch({
      onLost: (match) => this.evict(match),
      onChanged: () => {
        for (const { host } of this.#hosted.values()) host.refresh()
      },
      onIsolated: () => {
        for (const { room } of this.#hosted.values()) for (const client of room.clients) client.leave(CloseCode.SERVER_SHUTDOWN)
      },
    })
  }

  gameOf(id: string): Game | undefined {
    return this.#games.find((game) => game.id === id)
  }

  register(match: string, hosted: HostedMatch): void {
    this.#hosted.set(match, hosted)
  }

  /** Call it when a room is disposed. Returns false if the room was never registered. */
  unregister(match: string, host: MatchHost): boolean {
    const isRegistered = this.#hosted.get(match)?.host === host
    if (isRegistered) this.#hosted.delete(match)
    void host.close()
    this.#release(match)
    return isRegistered
  }

  /** Closes the room. The match stays in the journal. */
  close(match: string, code: number): Promise<unknown> {
    const hosted = this.#hosted.get(match)
    if (!hosted) return Promise.resolve()
    const closing =
      this.#closing.get(match) ??
      hosted.room
        .closeNow(code)
        .catch((error) => this.services.log.error({ match, error }, 'a room could not be closed'))
        .finally(() => this.#closing.delete(match))
    this.#closing.set(match, closing)
    return closing
  }

  /** Closes the room because another process hosts the match. Clients reconnect there. */
  evict(match: string): void {
    this.services.leases.markLost(match)
    void this.close(match, CloseCode.SERVER_SHUTDOWN)
  }

  async createMatch(wanted: CreateMatchRequest, host: Visitor): Promise<Result<CreatedMatch>> {
    const game = this.gameOf(wanted.game)
    if (!game) return refused('no-such-game')
    const record = newRecord(this.#originFor(host), game, wanted)
    if (!record.ok) return record
    const opened = await this.#storeAndOpen(record.value, host)
    return opened.ok ? ok({ id: opened.value, commitment: commitmentOf(record.value.fairness) }) : opened
  }

  /** Creates the rematch of a match. With a commitment, the person who asks for it is ready from the start. */
  createRematch(old: MatchRecord, host: Visitor, commitment?: string): Promise<Result<string>> {
    return this.#storeAndOpen(rematchRecord(this.#originFor(host), old, commitment), host)
  }

  #originFor(host: Visitor): MatchOrigin {
    return { id: newId(), serverSeed: newSeed(), host, now: this.services.time.now() }
  }

  async #storeAndOpen(record: MatchRecord, host: Visitor): Promise<Result<string>> {
    await this.#makeRoom()
    const made = { by: host.id, from: host.network }
    return this.services.limits.newMatch(host, () => this.#store({ ...record, made }))
  }

  async #store(record: MatchRecord): Promise<Result<string>> {
    if (this.#isDraining) return refused('unavailable')
    try {
      // Nobody is connected yet. A player who is ready from the start gets as long to connect as the others get to be ready.
      const { ready } = this.tuning.starts[record.pace]
      const begun = advanceStart(record, this.services.time.now(), { ready, open: ready })
      await this.services.journal.save(begun, record.createdAt + this.tuning.idleMs)
    } catch (error) {
      this.services.log.error({ match: record.id, error }, 'a new match could not be written; its creator is refused')
      return refused('unavailable')
    }
    const opened = await this.openMatch(record.id)
    return opened.ok ? ok(record.id) : opened
  }

  /** Makes sure that clients can join the match, either here or at the process that hosts it. */
  async openMatch(match: string): Promise<Result<void>> {
    const hosted = await this.hostMatch(match)
    if (!hosted.ok || hosted.value === 'mine') return hosted.ok ? ok(undefined) : hosted
    try {
      return (await this.services.leases.waitUntilJoinable(match)) ? ok(undefined) : refused('unavailable')
    } catch (error) {
      this.services.log.warn({ match, error }, 'a match that another process hosts could not be reached; its clients are refused')
      return refused('unavailable')
    }
  }

  /** Hosts the match here because somebody joins it, unless another live process hosts it. */
  async hostMatch(match: string): Promise<Result<'mine' | 'elsewhere'>> {
    const hosted = await this.#open(match)
    this.#hosted.get(match)?.idleTimer.keepLoaded()
    return hosted
  }

  #open(match: string): Promise<Result<'mine' | 'elsewhere'>> {
    const opening = this.#opening.get(match) ?? this.#host(match).finally(() => this.#opening.delete(match))
    this.#opening.set(match, opening)
    return opening
  }

  /** Opens a match in which something is due. If nobody joins, the match leaves memory as soon as that is done. */
  async wakeMatch(match: string): Promise<Result<'mine' | 'elsewhere'>> {
    const known = this.#hosted.get(match)
    if (known) known.host.handleDue()
    const hosted = await this.#open(match)
    const opened = this.#hosted.get(match)
    // A match that has not begun stays for the full time, because people may be about to join it.
    if (!known && opened?.host.record.phase === 'playing') opened.idleTimer.unloadWhenIdle()
    return hosted
  }

  async #host(match: string): Promise<Result<'mine' | 'elsewhere'>> {
    if (!this.services.leases.isCurrent) return refused('unavailable')
    await this.#closing.get(match)
    if (this.#hosted.has(match)) return ok('mine')
    try {
      const record = await this.services.journal.record(match)
      const gone = goneReason(record)
      if (gone) return refused(gone)
      if (record && !this.#canGoOn(record)) return refused('rules-changed')
      if (this.#isDraining) return refused('unavailable')
      if ((await this.services.leases.claim(match)) === 'elsewhere') return ok('elsewhere')
      await this.#makeRoom()
    } catch (error) {
      this.services.log.warn({ match, error }, 'a match could not be claimed; its clients are refused')
      return refused('unavailable')
    }
    try {
      await matchMaker.createRoom(MATCH_ROOM, { match })
      return ok('mine')
    } catch (error) {
      this.services.log.error({ match, error }, 'a match could not be opened; its clients are refused')
      this.#release(match)
      return refused('internal')
    }
  }

  /** Unloads one match if memory is full: of the idle matches without clients, the one that was opened first. */
  async #makeRoom(): Promise<void> {
    if (!this.services.limits.isFull) return
    for (const [match, { host, room, idleTimer }] of this.#hosted) {
      const isSpare = host.isIdle && room.clients.length === 0 && !room.isExpecting && hasBegun(host.record.phase)
      if (!isSpare || this.#yielding.has(match)) continue
      this.#yielding.add(match)
      await idleTimer.leaveNow().finally(() => this.#yielding.delete(match))
      return
    }
  }

  /**
   * Whether this version of the rules can continue the match. A match that began under other rules would not replay to the same position.
   * A match that is over keeps its outcome. A match that has not begun uses the current rules, if they accept its options.
   */
  #canGoOn(record: MatchRecord): boolean {
    const { phase, version } = record
    const game = this.gameOf(record.game)
    if (!game || phase === 'finished' || game.version === version) return true
    return !hasBegun(phase) && parseGameOptions(game.options, record.options).ok
  }

  #release(match: string, needsHost = false): Promise<void> {
    return this.services.leases.release(match, needsHost).catch((error) => this.services.log.warn({ match, error }, 'a match could not be released'))
  }

  /** Accepts no new matches and gives up all hosted ones, one after another, so that other processes can host them at once. */
  async drain(withinMs: number): Promise<number> {
    this.#isDraining = true
    await Promise.allSettled(this.#opening.values())
    const hosted = [...this.#hosted]
    const pause = Math.min(DRAIN_PAUSE_MS, withinMs / Math.max(1, hosted.length))
    await Promise.all(
      hosted.map(async ([match, { host }], index) => {
        await sleep(index * pause)
        // A match that has not begun still needs a host when this process ends, because its people may be about to join.
        const isWaiting = host.isIdle && hasBegun(host.record.phase) && (await host.unload())
        await host.close()
        await this.#release(match, host.record.phase !== 'finished' && !isWaiting)
        await this.close(match, CloseCode.SERVER_SHUTDOWN)
      }),
    )
    return hosted.length
  }

  /** Returns the id of the lobby room of this process. Creates the room if there is none. */
  async openLobby(): Promise<string> {
    const known = await this.#lobby?.catch(() => undefined)
    if (known && matchMaker.getLocalRoomById(known)) return known
    this.#lobby = matchMaker.createRoom(LOBBY_ROOM, {}).then(({ roomId }) => roomId)
    return this.#lobby
  }
}
