import type { PickValue, Seat } from './decision.ts'
import type { MatchConfig } from './game.ts'

/** Everything that a match starts from. The setup and the commands together determine the whole match. */
export interface MatchSetup extends MatchConfig {
  readonly game: string
  readonly version: string
  readonly seed: string
}

export const AUTHORS = ['player', 'bot', 'clock'] as const
export type Author = (typeof AUTHORS)[number]

/** An accepted input. */
export type Command =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly pick: PickValue }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }

/** The clock of one seat, as a journal entry starts or changes it. */
export interface ClockLine {
  readonly seat: Seat
  /** When the seat's decision was first asked, less pauses, in milliseconds since 1970. If missing, it was asked at this entry. */
  readonly since?: number
  /** The decision time that the turn had already used. If missing, it had used none. */
  readonly used?: number
  /** The reserve at the start of the decision. If missing, it is what the seat had left at its last entry. */
  readonly reserve?: number
}

/** One line of the journal: a command with its number, time and author. */
export interface JournalEntry {
  /** 1 for the first entry of the match. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: Author
  /** The id that the client gave its request. A repeated request is recognised by it and not applied twice. */
  readonly request?: string
  /** The seat's remaining time reserve, in milliseconds. */
  readonly reserve?: number
  readonly clock?: readonly ClockLine[]
  /** Set if only the seat itself could notice the command. The other seats must not be able to count such entries. */
  readonly quiet?: true
  readonly entry: Command
}

/** Maps the index of each undo to the index of the answer it took back, which is the last answer of that seat that still stood. */
export function undoneCommands(commands: readonly Command[]): ReadonlyMap<number, number> {
  const stillValid = new Map<Seat, number[]>()
  const undone = new Map<number, number>()
  for (const [index, { kind, seat }] of commands.entries()) {
    const own = stillValid.get(seat) ?? []
    stillValid.set(seat, own)
    if (kind === 'answer') own.push(index)
    const last = kind === 'undo' ? own.pop() : undefined
    if (last !== undefined) undone.set(index, last)
  }
  return undone
}
