import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { StoredMatch } from '#rooms/services.ts'
import type { Author, ClockLine, Command, JournalEntry, MatchSetup } from '#shared/kernel/command.ts'
import { AUTHORS } from '#shared/kernel/command.ts'
import type { Fairness } from '#shared/kernel/fairness.ts'
import { BOT_LEVELS, type BotLevel, type Replay, SEAT_KINDS } from '#shared/protocol/match.ts'
import { setupOf } from '../replay.ts'

/** An error that is shown to the user. Every other error is a bug. */
export class UserError extends Error {}

/** A match to print: from a replay, from a dump of the conformance suite, or from the journal. */
export interface MatchSource {
  readonly setup: MatchSetup
  readonly seats: readonly { readonly name: string; readonly level?: BotLevel | undefined }[]
  readonly entries: readonly { readonly entry: Command; readonly by?: Author }[]
  /** The failure for which a dump was made. */
  readonly failure?: { readonly check: string; readonly message: string }
}

const seat = z.int().min(0)
const command: z.ZodType<Command> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), seat, pick: z.union([z.string(), z.number(), z.array(z.string())]) }),
  z.object({ kind: z.literal('undo'), seat }),
  z.object({ kind: z.literal('resign'), seat }),
])
export const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const line = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])).exactOptional(),
})
export const outcome = z.object({
  ranks: z.array(z.number()),
  reason: line,
  grade: line.exactOptional(),
  scores: z.array(z.object({ total: z.number(), lines: z.array(z.object({ line, points: z.number() })) })).exactOptional(),
})

const clockLine: z.ZodType<ClockLine> = z.object({
  seat,
  since: z.number().exactOptional(),
  used: z.number().exactOptional(),
  reserve: z.number().exactOptional(),
})

export const journalEntry: z.ZodType<JournalEntry> = z.object({
  seq: z.int(),
  at: z.number(),
  by: z.enum(AUTHORS),
  request: z.string().exactOptional(),
  reserve: z.number().exactOptional(),
  clock: z.array(clockLine).exactOptional(),
  quiet: z.literal(true).exactOptional(),
  entry: command,
})

const round = z.object({
  commitment: z.string(),
  serverSeed: z.string(),
  seats: z.array(z.object({ kind: z.enum(['human', 'bot']), name: z.string(), commitment: z.string(), nonce: z.string() })),
})
export const fairness: z.ZodType<Fairness> = z.union([
  z.object({ rounds: z.array(round) }),
  z.object({ serverSeed: z.string(), nonces: z.array(z.string()) }),
])

const replayFile: z.ZodType<Replay> = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  options,
  seats: z.array(z.object({ name: z.string(), kind: z.enum(SEAT_KINDS), level: z.enum(BOT_LEVELS).exactOptional() })),
  commitment: z.string(),
  fairness,
  startedAt: z.number(),
  finishedAt: z.number(),
  entries: z.array(journalEntry),
  outcome,
})

const dumpFile = z.object({
  setup: z.object({ game: z.string(), version: z.string(), seats: z.int().min(1), options, seed: z.string().regex(/^[0-9a-f]{64}$/) }),
  entries: z.array(command),
  check: z.string(),
  message: z.string(),
})

export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

const isDump = (json: unknown): boolean => typeof json === 'object' && json !== null && 'setup' in json

export function explain(file: string, kind: string, error: z.ZodError): UserError {
  const problems = error.issues.slice(0, 5).map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`)
  return new UserError([`${file} is not a valid ${kind}:`, ...problems].join('\n'))
}

export async function readReplay(file: string): Promise<Replay> {
  const json = await readJson(file)
  if (isDump(json)) throw new UserError(`${file} is a dump of a test and has no commitments, so it can be replayed but not verified`)
  const read = replayFile.safeParse(json)
  if (!read.success) throw explain(file, 'replay', read.error)
  return read.data
}

export async function readSource(file: string): Promise<MatchSource> {
  const json = await readJson(file)
  if (!isDump(json)) return sourceOfReplay(await readReplay(file))
  const read = dumpFile.safeParse(json)
  if (!read.success) throw explain(file, 'dump', read.error)
  const { setup, entries: commands, check, message } = read.data
  return {
    setup,
    seats: Array.from({ length: setup.seats }, () => ({ name: '' })),
    entries: commands.map((one) => ({ entry: one })),
    failure: { check, message },
  }
}

function sourceOfReplay(replay: Replay): MatchSource {
  const { seats, entries } = replay
  return { setup: setupOf(replay), seats, entries }
}

export function sourceOfMatch({ record, entries }: StoredMatch): MatchSource {
  return { setup: setupOf(record), seats: record.seats, entries }
}
