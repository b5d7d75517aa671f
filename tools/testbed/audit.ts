import { isDeepStrictEqual } from 'node:util'
import type { StoredMatch } from '#rooms/services.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { PickValue } from '#shared/kernel/decision.ts'
import type { ActionLog, TimedAction } from './action-log.ts'

type Load = (match: string) => Promise<StoredMatch | undefined>

export interface Audit {
  readonly matches: number
  readonly entries: number
  /** Everything in the journals that the honest players did not do, or that is missing, in words. */
  readonly problems: readonly string[]
}

/** Returns the seat that gave an answer. The load test's players put it into the answer's id. */
const seatOf = ({ request }: TimedAction): number => Number(request.split(' ', 1)[0])

/** Compares picks. A set is stored sorted, in whatever order it was picked. */
const isSamePick = (written: PickValue, given: PickValue): boolean =>
  isDeepStrictEqual(written, given) || (Array.isArray(given) && isDeepStrictEqual(written, given.toSorted()))

function problemOf({ entry: command, by, request }: JournalEntry, actions: ReadonlyMap<string, TimedAction>, isBot: boolean): string | undefined {
  if (by === 'bot' && isBot) return undefined
  if (by !== 'player') return `was written by a ${by}`
  const action = actions.get(request ?? '')
  if (!action) return `was asked for by nobody: ${JSON.stringify(request)}`
  if (action.accepted === false) return 'was refused'
  if (command.kind !== 'answer') return `is no answer but ${command.kind}`
  if (command.seat !== seatOf(action)) return `stands under seat ${command.seat}, but seat ${seatOf(action)} gave it`
  return isSamePick(command.pick, action.pick) ? undefined : `says ${JSON.stringify(command.pick)} instead of ${JSON.stringify(action.pick)}`
}

/** Returns whether the answers of each seat are stored in the order in which they were sent. */
function isInOrder(actions: readonly TimedAction[], places: ReadonlyMap<string, number>): boolean {
  const last = new Map<number, number>()
  return actions.every((action) => {
    const place = places.get(action.request)
    if (place === undefined) return true
    const fits = place > (last.get(seatOf(action)) ?? 0)
    last.set(seatOf(action), place)
    return fits
  })
}

export function auditMatch({ record, entries }: StoredMatch, actions: readonly TimedAction[]): readonly string[] {
  const known = new Map(actions.map((action) => [action.request, action]))
  const places = new Map<string, number>()
  const problems: string[] = []
  for (const [index, entry] of entries.entries()) {
    const { seq, request, entry: command } = entry
    const problem = problemOf(entry, known, record.seats[command.seat]?.kind === 'bot')
    if (problem) problems.push(`entry ${seq} ${problem}`)
    if (seq !== index + 1) problems.push(`entry ${index + 1} has the number ${seq}`)
    if (request === undefined) continue
    if (places.has(request)) problems.push(`entry ${seq} stands there twice`)
    places.set(request, seq)
  }
  for (const { request, accepted } of actions)
    if (accepted && !places.has(request)) problems.push(`the answer '${request}' was promised and is missing`)
  if (!isInOrder(actions, places)) problems.push('answers of a seat are out of order')
  return problems
}

/** Checks that the journals of the honest matches contain exactly what the honest players did. */
export async function audit({ ofMatch }: ActionLog, load: Load): Promise<Audit> {
  const problems: string[] = []
  let entries = 0
  for (const [match, actions] of ofMatch) {
    const stored = await load(match)
    entries += stored?.entries.length ?? 0
    const found = stored ? auditMatch(stored, actions) : ['it is not in the journal']
    problems.push(...found.map((problem) => `${match} (${stored?.record.game}): ${problem}`))
  }
  return { matches: ofMatch.size, entries, problems }
}
