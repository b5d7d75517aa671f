import { setTimeout as sleep } from 'node:timers/promises'
import type { PickValue } from '#shared/kernel/decision.ts'
import type { Match, OpenDecision } from '#shared/kernel/match.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import type { Services } from '../../services.ts'
import { pause } from '../../time.ts'
import type { CommandPipeline } from './command-pipeline.ts'
import { type JournalWriter, RETRY_MS } from './journal-writer.ts'
import type { MatchState } from './match-state.ts'
import type { SeatStates } from './seat-states.ts'
import type { SerialQueue } from './serial-queue.ts'

const AUTOPILOT_LEVEL: BotLevel = 'adept'

interface BotDriverParts {
  readonly state: MatchState
  readonly seats: SeatStates
  readonly journal: JournalWriter
  readonly pipeline: CommandPipeline
  readonly queue: SerialQueue
  readonly services: Pick<Services, 'bots' | 'log' | 'time'>
  /** The shortest time in which a bot answers. */
  readonly pauseMs: number
  /** Called when a bot is done with a decision, whether or not it was answered. */
  readonly onDone: () => void
}

/** Answers for the seats of bots, of players on autopilot and of players who have resigned or run out of time. */
export class BotDriver {
  readonly #parts: BotDriverParts
  /** The ids of the decisions that a bot is working on. */
  readonly #thinking = new Set<string>()

  constructor(parts: BotDriverParts) {
    this.#parts = parts
  }

  /** Whether a bot is working on a decision that is still open. */
  get isThinking(): boolean {
    return this.#parts.state.match?.decisions.some(({ id }) => this.#thinking.has(id)) ?? false
  }

  /** Starts a bot for each open decision that the server has to answer. Call it after every change. */
  update(): void {
    const { state, seats } = this.#parts
    const { match } = state
    if (!match) return
    for (const decision of match.decisions) if (!decision.optional && seats.isAutomatic(decision.seat)) void this.#answer(match, decision)
  }

  async #answer(match: Match, decision: OpenDecision): Promise<void> {
    const { seats, services, queue, pauseMs, onDone } = this.#parts
    if (this.#thinking.has(decision.id) || seats.isStuck(decision.id)) return
    this.#thinking.add(decision.id)
    const paused = pause(services.time, pauseMs)
    const picked = await this.#think(match, decision)
    await paused
    await queue.run(() => this.#submit(match, decision, picked)).catch(() => undefined)
    this.#thinking.delete(decision.id)
    onDone()
  }

  async #submit(match: Match, decision: OpenDecision, pick: PickValue | undefined): Promise<void> {
    const { seats, journal, pipeline } = this.#parts
    const isOpen = (): boolean => match.decisionOf(decision.seat)?.id === decision.id
    if (journal.isClosed || !isOpen() || !seats.isAutomatic(decision.seat)) return
    if (!(await journal.resolveUncertain()) || !isOpen()) return
    const outcome = await pipeline.submitAutomatic(match, decision, pick)
    if (outcome === 'impossible') seats.markStuck(decision.id)
    if (outcome === 'failed') await sleep(RETRY_MS)
  }

  async #think(match: Match, { seat }: OpenDecision): Promise<PickValue | undefined> {
    const { state, services } = this.#parts
    const { id, host, seats } = state.record
    const { level = AUTOPILOT_LEVEL, user: owner = host } = seats[seat] ?? {}
    try {
      return await services.bots.think({ match: id, owner, game: state.game.id, view: match.seatView(seat), level })
    } catch (error) {
      services.log.warn({ match: id, error }, 'a bot failed to pick; the fallback of the game is used')
      return undefined
    }
  }
}
