import { isRemoved } from '#rooms/match/host/gone.ts'
import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { JournalStore } from '../journal/index.ts'
import { replayOf } from '../replay.ts'
import { validateMatch, verifyReplay } from './checks.ts'
import { exportText, importMatch, readMatchFile } from './export-file.ts'
import { readReplay, readSource, sourceOfMatch, UserError } from './match-source.ts'
import { drainNode, listNodes } from './nodes.ts'
import { type PrintOptions, printMatch } from './print-match.ts'
import { rotateSecret } from './secret.ts'
import { isShared, type StoreLocation, withJournal, withRedis } from './store-location.ts'

/** The command line was not understood. */
export class UsageError extends UserError {}

interface CommandContext extends StoreLocation {
  /** The arguments of the command, if it has any. */
  readonly argument: string
  readonly lang: string
  readonly seat?: string | undefined
  readonly limit: string
  readonly whole: boolean
  readonly print: (line: string) => void
}

export interface CliCommand {
  readonly takes?: 'FILE' | 'ID' | 'NODE' | 'ORDER (rotate)'
  /** Resolves with true if all is well. */
  readonly run: (context: CommandContext) => Promise<boolean>
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} must be a whole number`)
  return Number(text)
}

function printOptionsOf({ lang, seat, print }: CommandContext): PrintOptions {
  const language = LANGUAGES.find((known) => known === lang)
  if (!language) throw new UsageError(`--lang must be one of: ${LANGUAGES.join(', ')}`)
  return { language, seat: seat === undefined ? undefined : numberOf('seat', seat), print }
}

async function loadMatch(journal: JournalStore, id: string): Promise<StoredMatch> {
  const stored = await journal.load(id)
  if (!stored || isRemoved(stored.record)) throw new UserError(`there is no match ${id}`)
  return stored
}

const seatText = ({ kind, name, level }: MatchRecord['seats'][number]): string => (kind === 'bot' ? `bot ${level}` : kind === 'open' ? '–' : name)

const timeText = (at: number): string => new Date(at).toISOString().slice(0, 16)

const rowOf = ({ id, game, phase, createdAt, seats }: MatchRecord): string =>
  [id, game, phase.padEnd(9), timeText(createdAt), seats.map(seatText).join(', ')].join('  ')

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

const replay: CliCommand = {
  takes: 'FILE',
  async run(context) {
    const { argument, print } = context
    const options = printOptionsOf(context)
    const source = await readSource(argument)
    const { check, message } = source.failure ?? {}
    if (check !== undefined) print(`This dump was written because the check '${check}' failed. ${message}\n`)
    const match = printMatch(source, options)
    const violations = match.game.violations(match.position.state)
    for (const violation of violations) print(`violated invariant: ${violation}`)
    return violations.length === 0
  },
}

const verify: CliCommand = {
  takes: 'FILE',
  async run({ argument, print }) {
    const checks = verifyReplay(await readReplay(argument))
    for (const { ok, text } of checks) print(`${ok ? '✓' : '✗'} ${text}`)
    print('A file cannot show whether these commitments are those that the players saw. The proof page compares them in the browser that played.')
    return checks.every(({ ok }) => ok)
  },
}

const matches: CliCommand = {
  run: ({ print, limit: most, ...place }) =>
    withJournal(place, 'read', async (journal) => {
      const limit = numberOf('limit', most)
      for (const record of await journal.unfinished()) print(rowOf(record))
      for (const record of (await journal.finished(limit)).filter((one) => !isRemoved(one))) print(rowOf(record))
      return true
    }),
}

const show: CliCommand = {
  takes: 'ID',
  run: (context) =>
    withJournal(context, 'read', async (journal) => {
      const stored = await loadMatch(journal, context.argument)
      context.print(`${rowOf(stored.record)}\n`)
      if (hasBegun(stored.record.phase)) printMatch(sourceOfMatch(stored), printOptionsOf(context))
      return true
    }),
}

const exportCommand: CliCommand = {
  takes: 'ID',
  run: ({ argument, whole, print, ...place }) =>
    withJournal(place, 'read', async (journal) => {
      const stored = await loadMatch(journal, argument)
      if (whole) {
        print(exportText(stored))
        return true
      }
      const made = replayOf(stored)
      if (!made.ok) throw new UserError(REFUSALS[made.refusal.code].en)
      print(JSON.stringify(made.value, undefined, 2))
      return true
    }),
}

const importCommand: CliCommand = {
  takes: 'FILE',
  async run({ argument, print, ...place }) {
    const match = await readMatchFile(argument)
    await withJournal(place, 'own', (journal) => importMatch(journal, match))
    print(rowOf(match.record))
    return true
  },
}

const validate: CliCommand = {
  run: ({ print, ...place }) =>
    withJournal(place, 'read', async (journal) => {
      const records = await journal.unfinished()
      let failed = 0
      for (const { id, game } of records) {
        const stored = await journal.load(id)
        // The match may have ended and been deleted in the meantime.
        const problem = stored && !isRemoved(stored.record) ? validateMatch(stored) : undefined
        if (problem === undefined) continue
        failed++
        print(`✗ ${id} (${game}): ${problem}`)
      }
      print(`${records.length - failed} of ${records.length} matches can go on.`)
      return failed === 0
    }),
}

const stats: CliCommand = {
  async run({ print, ...place }) {
    await withJournal(place, 'read', async (journal) => {
      const unfinished = await journal.unfinished()
      for (const [kind, count] of countBy(unfinished, ({ phase, game }) => `${phase.padEnd(9)}  ${game}`)) print(`${kind}  ${count}`)
      print(`${unfinished.length} matches are unfinished.`)
    })
    if (!isShared(place)) return true
    const nodes = await withRedis(place, listNodes)
    for (const { name, isAlive, since, matches: held } of nodes)
      print(`${name}  ${isAlive ? 'alive' : 'dead '}  since ${timeText(since)}  ${held} matches`)
    return nodes.some(({ isAlive }) => isAlive)
  },
}

const drain: CliCommand = {
  takes: 'NODE',
  async run({ argument, print, ...place }) {
    await withRedis(place, (redis) => drainNode(redis, argument, print))
    return true
  },
}

const secret: CliCommand = {
  takes: 'ORDER (rotate)',
  async run({ argument, print, ...place }) {
    if (argument !== 'rotate') throw new UsageError(`the only order of secret is 'rotate', not '${argument}'`)
    await rotateSecret(place, print)
    return true
  },
}

export const COMMANDS: ReadonlyMap<string, CliCommand> = new Map(
  Object.entries({ replay, verify, matches, show, export: exportCommand, import: importCommand, validate, stats, drain, secret }),
)
