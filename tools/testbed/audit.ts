import { isDeepStrictEqual } from 'node:util'
import type { StoredMatch } from '#rooms/services.ts'
import type { JournalEntry } from '#shared/kernel/command.ts'
import type { PickValue } from '#shared/kernel/decision.ts'
import type { Deed, Deeds } from './deeds.ts'

type Load = (match: string) => Promise<StoredMatch | undefined>

export interface Audit {
  readonly matches: number
  readonly entries: number
  /** Whatever is not exactly what the honest players did, in words. */
  readonly problems: readonly string[]
}

/** The seat that gave an answer, as the players of the load test name it in the answer's id. */
const seatOf = ({ request }: Deed): number => Number(request.split(' ', 1)[0])

/** What was picked in any order stands sorted in the journal. */
const isSamePick = (written: PickValue, given: PickValue): boolean =>
  isDeepStrictEqual(written, given) || (Array.isArray(given) && isDeepStrictEqual(written, given.toSorted()))

function problemOf({ entry: command, by, request }: JournalEntry, deeds: ReadonlyMap<string, Deed>, isBot: boolean): string | undefined {
  if (by === 'bot' && isBot) return undefined
  if (by !== 'player') return `was written by a ${by}`
  const deed = deeds.get(request ?? '')
  if (!deed) return `was asked for by nobody: ${JSON.stringify(request)}`
  if (deed.accepted === false) return 'was refused'
  if (command.kind !== 'answer') return `is no answer but ${command.kind}`
  if (command.seat !== seatOf(deed)) return `stands under seat ${command.seat}, but seat ${seatOf(deed)} gave it`
  return isSamePick(command.pick, deed.pick) ? undefined : `says ${JSON.stringify(command.pick)} instead of ${JSON.stringify(deed.pick)}`
}

/** Two answers of one seat that stand the other way round. */
function isInOrder(deeds: readonly Deed[], places: ReadonlyMap<string, number>): boolean {
  const last = new Map<number, number>()
  return deeds.every((deed) => {
    const place = places.get(deed.request)
    if (place === undefined) return true
    const fits = place > (last.get(seatOf(deed)) ?? 0)
    last.set(seatOf(deed), place)
    return fits
  })
}

export function auditMatch({ record, entries }: StoredMatch, deeds: readonly Deed[]): readonly string[] {
  const known = new Map(deeds.map((deed) => [deed.request, deed]))
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
  for (const { request, accepted } of deeds)
    if (accepted && !places.has(request)) problems.push(`the answer '${request}' was promised and is missing`)
  if (!isInOrder(deeds, places)) problems.push('answers of a seat are out of order')
  return problems
}

/** Whether the journals of the honest matches say exactly what the honest players did. */
export async function audit({ ofMatch }: Deeds, load: Load): Promise<Audit> {
  const problems: string[] = []
  let entries = 0
  for (const [match, deeds] of ofMatch) {
    const stored = await load(match)
    entries += stored?.entries.length ?? 0
    const found = stored ? auditMatch(stored, deeds) : ['it is not in the journal']
    problems.push(...found.map((problem) => `${match} (${stored?.record.game}): ${problem}`))
  }
  return { matches: ofMatch.size, entries, problems }
}
