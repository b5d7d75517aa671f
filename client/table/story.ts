import type { Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { LogEntry } from '#shared/protocol/match.ts'

export interface StoryLine {
  readonly id: string
  readonly seq: number
  readonly event: GameEvent
}

/** The lines of one turn or round; turn 0 is what came before the first. */
export interface Chapter {
  readonly id: number
  readonly turn: number
  /** What began it, where the game says so; its heading tells that, so it is no line. */
  readonly opening?: GameEvent
  readonly lines: readonly StoryLine[]
}

const stepBackOf = ({ events }: LogEntry): Seat | undefined => events.find(({ type }) => type === 'undone')?.seat

/** Entries that were taken back are not told; of several steps back in a row, only the last is. */
function withoutUndone(log: readonly LogEntry[]): readonly LogEntry[] {
  const undone = new Set(log.flatMap(({ undoes }) => undoes ?? []))
  const told: LogEntry[] = []
  for (const entry of log) {
    if (undone.has(entry.seq)) continue
    const seat = stepBackOf(entry)
    const before = told.at(-1)
    if (seat !== undefined && before && stepBackOf(before) === seat) told.pop()
    told.push(entry)
  }
  return told
}

/** The log by turns: a new one begins when somebody else acts, or with an event that opens a chapter. */
export function chaptersOf(
  log: readonly LogEntry[],
  actor: (event: GameEvent) => Seat | undefined,
  opens: (event: GameEvent) => boolean = () => false,
): readonly Chapter[] {
  const chapters: (Chapter & { readonly lines: StoryLine[] })[] = []
  let acting: Seat | undefined
  let turn = 0
  for (const { seq, events } of withoutUndone(log)) {
    for (const [index, event] of events.entries()) {
      if (opens(event)) {
        turn++
        chapters.push({ id: chapters.length, turn, opening: event, lines: [] })
        continue
      }
      const next = actor(event)
      const begins = next !== undefined && next !== acting
      if (begins) {
        acting = next
        turn++
      }
      if (begins || chapters.length === 0) chapters.push({ id: chapters.length, turn, lines: [] })
      chapters.at(-1)?.lines.push({ id: `${seq}.${index}`, seq, event })
    }
  }
  return chapters
}
