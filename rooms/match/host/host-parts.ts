import type { Seat } from '#shared/kernel/decision.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Services } from '../../services.ts'
import type { Tuning } from '../../tuning.ts'
import { BotDriver } from './bot-driver.ts'
import { CommandPipeline } from './command-pipeline.ts'
import { type JournalListener, JournalWriter } from './journal-writer.ts'
import { MatchState } from './match-state.ts'
import type { RestoredMatch } from './restore.ts'
import { SeatStates } from './seat-states.ts'
import { SerialQueue } from './serial-queue.ts'
import { UndoLimit } from './undo-limit.ts'
import { Unloading } from './unloading.ts'

interface HostPartsOptions {
  readonly game: Game
  readonly restored: RestoredMatch
  readonly services: Services
  readonly tuning: Tuning
  readonly listener: JournalListener & {
    /** Called when the time of a seat may be up. */
    onTimeUp(seat: Seat): void
    /** Called when a command took effect, and when a bot is done with a decision. */
    onProgress(): void
  }
}

/** Creates the parts of a MatchHost and connects them. A part calls only parts that are created before it, and reports through callbacks. */
export function createHostParts({ game, restored, services, tuning, listener }: HostPartsOptions) {
  const { id } = restored.record
  const queue = new SerialQueue((error) => services.log.error({ match: id, error }, 'work on a match failed'))
  const state = new MatchState({ game, restored, services, timings: tuning.timings, onTimeUp: (seat) => listener.onTimeUp(seat) })
  const seats = new SeatStates(state)
  const undoLimit = new UndoLimit(tuning.undo)
  const journal = new JournalWriter({ state, services, tuning, snapshotSeq: restored.snapshot?.seq ?? 0, listener })
  const onProgress = (): void => listener.onProgress()
  const pipeline = new CommandPipeline({ state, seats, journal, undoLimit, queue, services, onAccepted: onProgress })
  const bots = new BotDriver({ state, seats, journal, pipeline, queue, services, pauseMs: tuning.botPauseMs, onDone: onProgress })
  const unloading = new Unloading({ state, seats, journal, bots, time: services.time, idleMs: tuning.idleMs })
  return { queue, state, seats, undoLimit, journal, pipeline, bots, unloading }
}
export type HostParts = ReturnType<typeof createHostParts>
