import type { PickValue, Seat } from './decision.ts'
import type { MatchConfig } from './game.ts'

/** What a match is before anybody has answered. With the entries it is the whole truth about the match. */
export interface MatchSetup extends MatchConfig {
  readonly game: string
  readonly version: string
  readonly seed: string
}

export const AUTHORS = ['player', 'bot', 'clock'] as const
export type Author = (typeof AUTHORS)[number]

/** One line of the journal. */
export type Command =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly pick: PickValue }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }

/** The clock of a seat that an entry starts or changes. */
export interface ClockLine {
  readonly seat: Seat
  /** When its decision was first asked, pauses taken off; without it at this very entry. Milliseconds since 1970. */
  readonly since?: number
  /** How much decision time the turn had used before; without it none. */
  readonly used?: number
  /** The reserve with which it began; without it what the seat had left at its last entry. */
  readonly reserve?: number
}

/** An entry as it stands in the journal. */
export interface JournalEntry {
  /** 1 for the first entry of the match. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: Author
  /** The id the client gave its request: the same request again is the same answer, not a second one. */
  readonly request?: string
  /** What is left of the seat's time reserve, in milliseconds. */
  readonly reserve?: number
  readonly clock?: readonly ClockLine[]
  /** Nobody but the seat itself could notice it: it is no moment of the match that others may count. */
  readonly quiet?: true
  readonly entry: Command
}

/** Which entries were taken back, and by which: an undo takes the last answer of its seat that still stands. From the undo's index to the answer's. */
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
