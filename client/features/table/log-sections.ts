import type { Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { LogEntry } from '#shared/protocol/match.ts'

interface LogLine {
  readonly id: string
  readonly seq: number
  readonly event: GameEvent
}

/** The lines of one turn or round. Turn 0 is what came before the first turn. */
export interface LogSection {
  readonly id: number
  readonly turn: number
  /** The event that began the section, if the game has one. The heading says it, so it is not a line. */
  readonly opening?: GameEvent
  readonly lines: readonly LogLine[]
}

const stepBackOf = ({ events }: LogEntry): Seat | undefined => events.find(({ type }) => type === 'undone')?.seat

/** Leaves out undone entries, and of several undos in a row all but the last. */
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

/** Groups the log by turns. A section begins when another seat acts, or with an event that opens one. */
export function groupLog(
  log: readonly LogEntry[],
  turnOf: (event: GameEvent) => Seat | undefined,
  startsSection: (event: GameEvent) => boolean = () => false,
): readonly LogSection[] {
  const sections: (LogSection & { readonly lines: LogLine[] })[] = []
  let acting: Seat | undefined
  let turn = 0
  for (const { seq, events } of withoutUndone(log)) {
    for (const [index, event] of events.entries()) {
      if (startsSection(event)) {
        turn++
        sections.push({ id: sections.length, turn, opening: event, lines: [] })
        continue
      }
      const next = turnOf(event)
      const begins = next !== undefined && next !== acting
      if (begins) {
        acting = next
        turn++
      }
      if (begins || sections.length === 0) sections.push({ id: sections.length, turn, lines: [] })
      sections.at(-1)?.lines.push({ id: `${seq}.${index}`, seq, event })
    }
  }
  return sections
}
