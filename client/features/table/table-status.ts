import type { ConnectionStatus } from '#sdk/match/index.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import type { MatchState, Prompt, SeatState } from '#shared/protocol/match.ts'

/** The subject of the status bar. */
export type TableStatus =
  | 'reconnecting'
  | 'paused'
  | 'elsewhere'
  | 'problem'
  | 'past'
  | 'seating'
  | 'opening'
  | 'result'
  | 'autopilot'
  | 'prompt'
  | 'waiting'

export interface StatusFacts {
  readonly connection: ConnectionStatus
  readonly phase: MatchState['phase']
  readonly seat: SeatState | undefined
  readonly hasProblem: boolean
  readonly isPast: boolean
  /** Events still play on the board. */
  readonly isBusy: boolean
  readonly outcome: Outcome | undefined
  readonly prompt: Prompt | undefined
  readonly isDrawn: (target: string) => boolean
}

/** Returns the first status that holds. A broken connection hides everything else, and `waiting` is the default. */
export function tableStatus(facts: StatusFacts): TableStatus {
  const { connection } = facts
  if (connection === 'reconnecting' || connection === 'paused' || connection === 'elsewhere') return connection
  if (facts.hasProblem) return 'problem'
  if (facts.isPast) return 'past'
  if (facts.phase === 'gathering') return 'seating'
  return facts.phase === 'opening' ? 'opening' : playingStatus(facts)
}

function playingStatus({ outcome, isBusy, seat, prompt, isDrawn }: StatusFacts): TableStatus {
  if (outcome && !isBusy) return 'result'
  if (seat?.autopilot) return 'autopilot'
  return prompt && !isBusy && !isAside(prompt, isDrawn) ? 'prompt' : 'waiting'
}

/** An optional choice that the board draws in full needs no sentence. It is more useful to say whom the table waits for. */
const isAside = ({ optional, kind, choices: options }: Prompt, isDrawn: StatusFacts['isDrawn']): boolean =>
  optional && kind === 'one' && options.every(isDrawn)
