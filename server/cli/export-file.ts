import { z } from 'zod'
import { isRemoved } from '#rooms/match/host/gone.ts'
import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import { BOT_LEVELS, PACES, PHASES, SEAT_KINDS } from '#shared/protocol/match.ts'
import type { JournalStore } from '../journal/index.ts'
import { validateMatch, verifyReplay } from './checks.ts'
import { explain, fairness, journalEntry, options, outcome, readJson, readReplay, UserError } from './match-source.ts'

/** The version of the file format. */
const FORM = 1

const record: z.ZodType<MatchRecord> = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  game: z.string(),
  version: z.string(),
  options,
  pace: z.enum(PACES),
  listed: z.boolean(),
  host: z.string(),
  phase: z.enum(PHASES),
  seats: z.array(
    z.object({
      kind: z.enum(SEAT_KINDS),
      name: z.string(),
      user: z.string().exactOptional(),
      sitting: z.number().exactOptional(),
      held: z.object({ user: z.string(), name: z.string(), until: z.number() }).exactOptional(),
      level: z.enum(BOT_LEVELS).exactOptional(),
      commitment: z.string().exactOptional(),
    }),
  ),
  sittings: z.number().exactOptional(),
  removed: z.array(z.string()).exactOptional(),
  late: z.array(z.string()).exactOptional(),
  muted: z.array(z.string()).exactOptional(),
  fairness,
  deadline: z.number().exactOptional(),
  createdAt: z.number(),
  startedAt: z.number().exactOptional(),
  finishedAt: z.number().exactOptional(),
  outcome: outcome.exactOptional(),
  next: z.string().exactOptional(),
})
const exportFile = z.object({ form: z.literal(FORM), record, entries: z.array(journalEntry) })

/** Writes everything that the journal has about a match, including the seed of a running one. Players must not see it. */
export const exportText = ({ record, entries }: StoredMatch): string => JSON.stringify({ form: FORM, record, entries }, undefined, 2)

async function readExport(file: string, json: unknown): Promise<StoredMatch> {
  const read = exportFile.safeParse(json)
  if (!read.success) throw explain(file, 'export of a whole match', read.error)
  return read.data
}

/** A replay contains no guests, so nobody owns its seats. */
async function readFinished(file: string): Promise<StoredMatch> {
  const replay = await readReplay(file)
  const wrong = verifyReplay(replay).filter(({ ok }) => !ok)
  if (wrong.length > 0) throw new UserError([`${file} does not pass the checks:`, ...wrong.map(({ text }) => `  ✗ ${text}`)].join('\n'))
  const { commitment: _, entries, ...head } = replay
  return {
    record: { ...head, phase: 'finished', pace: 'untimed', listed: false, host: '', createdAt: head.startedAt },
    entries,
  }
}

export async function readMatchFile(file: string): Promise<StoredMatch> {
  const json = await readJson(file)
  const isWhole = typeof json === 'object' && json !== null && 'form' in json
  const match = isWhole ? await readExport(file, json) : await readFinished(file)
  const gap = match.entries.findIndex(({ seq }, index) => seq !== index + 1)
  const problem = gap >= 0 ? `its entry ${gap + 1} is missing` : isRemoved(match.record) ? 'it was removed before it began' : validateMatch(match)
  if (problem !== undefined) throw new UserError(`${file} cannot be imported: ${problem}`)
  return match
}

/** Imports a match so that it can be continued wherever the import is interrupted. A finished match is marked as finished last. */
export async function importMatch(journal: JournalStore, { record, entries }: StoredMatch): Promise<void> {
  if (await journal.record(record.id)) throw new UserError(`there is already a match ${record.id}`)
  const { finishedAt: _, outcome: __, ...open } = record
  const isOver = record.phase === 'finished'
  await journal.save(isOver ? { ...open, phase: 'playing' } : record)
  for (const entry of entries) await journal.append(record.id, entry)
  if (isOver) await journal.save(record)
}
