import type { Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import type { LogEntry, MatchState } from '#shared/protocol/match.ts'
import { readLine } from '#shared/protocol/read.ts'
import type { BoardProps, Resolving } from '../../boards/kit/game-ui.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import type { PlaybackState } from './playback.ts'
import type { LoadedGame } from './use-game-ui.ts'

/** Everything that a live table and a replay both show. */
export interface TableView {
  readonly loaded: LoadedGame
  readonly match: Pick<MatchState, 'phase' | 'pace' | 'seats' | 'spectators'>
  readonly seatStyles: readonly SeatStyle[]
  /** The seat whose side of the table is shown; undefined for a spectator. */
  readonly own: Seat | undefined
  /** The server's clock minus this one, in ms. */
  readonly clockOffset: number
  /** The current phase of the game, in a few words. */
  readonly progress: string
  /** What the board draws; undefined before the match begins. */
  readonly board: BoardProps | undefined
  /** The table after the events that have begun to play, for everything beside the board. */
  readonly animated: object
  readonly ranks: Outcome['ranks'] | undefined
  readonly scores: Outcome['scores']
  readonly log: readonly LogEntry[]
  /** The entry that is shown, if it is not the last one. */
  readonly pastSeq: number | undefined
  readonly onLook: (seq: number) => void
  /** Ends the running animation. */
  readonly onSkip: () => void
}

/** The number of log entries that a board may look back on. */
const RECENT_ENTRIES = 24

/** Returns the events that led to the entry with this number. */
export const recentEvents = (log: readonly LogEntry[], seq: number): readonly GameEvent[] =>
  log.slice(Math.max(0, seq + 1 - RECENT_ENTRIES), seq + 1).flatMap(({ events }) => events)

/** Returns the log without the events that the board has not begun to play, so that the log does not tell them first. */
export function playedLog(log: readonly LogEntry[], playback: Pick<PlaybackState, 'seq' | 'played' | 'busy'> | undefined): readonly LogEntry[] {
  if (!playback?.busy) return log
  const told = log.slice(0, playback.seq + 1)
  let left = playback.played.length
  for (const entry of log.slice(playback.seq + 1)) {
    if (left === 0) break
    told.push(entry.events.length <= left ? entry : { ...entry, events: entry.events.slice(0, left) })
    left -= Math.min(left, entry.events.length)
  }
  return told
}

/** Returns the effects that a seat is deciding about. */
export function resolvingAt(seats: MatchState['seats']): readonly Resolving[] {
  return seats.flatMap(({ deciding, statusJson: status }, seat) => {
    const source = deciding ? readLine(status)?.params?.source : undefined
    return typeof source === 'string' ? [{ seat, source }] : []
  })
}
