import { isMatch } from '#rooms/gone.ts'
import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { JournalStore } from '../journal/index.ts'
import { replayOf } from '../replay.ts'
import { isShared, type Place, withArchive, withRedis } from './archives.ts'
import { validateMatch, verifyReplay } from './checks.ts'
import { drainNode, listNodes } from './nodes.ts'
import { rotateSecret } from './secret.ts'
import { Complaint, readReplay, readStory, storyOfMatch } from './story.ts'
import { type Telling, tellStory } from './teller.ts'
import { putMatch, readMatch, writeWhole } from './whole.ts'

/** The command line was not understood. */
export class Misuse extends Complaint {}

export interface Call extends Place {
  /** What the command takes, if it takes something. */
  readonly argument: string
  readonly lang: string
  readonly seat?: string | undefined
  readonly limit: string
  readonly whole: boolean
  readonly say: (line: string) => void
}

export interface Command {
  readonly takes?: 'FILE' | 'ID' | 'NODE' | 'ORDER (rotate)'
  /** Resolves with whether all is well. */
  readonly run: (call: Call) => Promise<boolean>
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Misuse(`--${name} must be a whole number`)
  return Number(text)
}

function tellingOf({ lang, seat, say }: Call): Telling {
  const language = LANGUAGES.find((known) => known === lang)
  if (!language) throw new Misuse(`--lang must be one of: ${LANGUAGES.join(', ')}`)
  return { language, seat: seat === undefined ? undefined : numberOf('seat', seat), say }
}

async function loadMatch(journal: JournalStore, id: string): Promise<StoredMatch> {
  const stored = await journal.load(id)
  if (!stored || !isMatch(stored.record)) throw new Complaint(`there is no match ${id}`)
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

const replay: Command = {
  takes: 'FILE',
  async run(call) {
    const { argument, say } = call
    const telling = tellingOf(call)
    const story = await readStory(argument)
    const { check, message } = story.complaint ?? {}
    if (check !== undefined) say(`A dump: '${check}' failed. ${message}\n`)
    const match = tellStory(story, telling)
    const violations = match.game.violations(match.position.state)
    for (const violation of violations) say(`broken: ${violation}`)
    return violations.length === 0
  },
}

const verify: Command = {
  takes: 'FILE',
  async run({ argument, say }) {
    const checks = verifyReplay(await readReplay(argument))
    for (const { ok, text } of checks) say(`${ok ? '✓' : '✗'} ${text}`)
    say('Not told by a file: whether these commitments are those that the players saw. The proof page compares them, in the browser that played.')
    return checks.every(({ ok }) => ok)
  },
}

const matches: Command = {
  run: ({ say, limit: most, ...place }) =>
    withArchive(place, 'read', async (journal) => {
      const limit = numberOf('limit', most)
      for (const record of await journal.unfinished()) say(rowOf(record))
      for (const record of (await journal.finished(limit)).filter(isMatch)) say(rowOf(record))
      return true
    }),
}

const show: Command = {
  takes: 'ID',
  run: (call) =>
    withArchive(call, 'read', async (journal) => {
      const stored = await loadMatch(journal, call.argument)
      call.say(`${rowOf(stored.record)}\n`)
      if (hasBegun(stored.record.phase)) tellStory(storyOfMatch(stored), tellingOf(call))
      return true
    }),
}

const exportMatch: Command = {
  takes: 'ID',
  run: ({ argument, whole, say, ...place }) =>
    withArchive(place, 'read', async (journal) => {
      const stored = await loadMatch(journal, argument)
      if (whole) {
        say(writeWhole(stored))
        return true
      }
      const made = replayOf(stored)
      if (!made.ok) throw new Complaint(REFUSALS[made.refusal.code].en)
      say(JSON.stringify(made.value, undefined, 2))
      return true
    }),
}

const importMatch: Command = {
  takes: 'FILE',
  async run({ argument, say, ...place }) {
    const match = await readMatch(argument)
    await withArchive(place, 'own', (journal) => putMatch(journal, match))
    say(rowOf(match.record))
    return true
  },
}

const validate: Command = {
  run: ({ say, ...place }) =>
    withArchive(place, 'read', async (journal) => {
      const records = await journal.unfinished()
      let failed = 0
      for (const { id, game } of records) {
        const stored = await journal.load(id)
        // It may have ended and been cleared away meanwhile.
        const problem = stored && isMatch(stored.record) ? validateMatch(stored) : undefined
        if (problem === undefined) continue
        failed++
        say(`✗ ${id} (${game}): ${problem}`)
      }
      say(`${records.length - failed} of ${records.length} matches can go on.`)
      return failed === 0
    }),
}

const stats: Command = {
  async run({ say, ...place }) {
    await withArchive(place, 'read', async (journal) => {
      const unfinished = await journal.unfinished()
      for (const [kind, count] of countBy(unfinished, ({ phase, game }) => `${phase.padEnd(9)}  ${game}`)) say(`${kind}  ${count}`)
      say(`${unfinished.length} matches are not over.`)
    })
    if (!isShared(place)) return true
    const nodes = await withRedis(place, listNodes)
    for (const { name, isAlive, since, matches: held } of nodes)
      say(`${name}  ${isAlive ? 'alive' : 'dead '}  since ${timeText(since)}  ${held} matches`)
    return nodes.some(({ isAlive }) => isAlive)
  },
}

const drain: Command = {
  takes: 'NODE',
  async run({ argument, say, ...place }) {
    await withRedis(place, (redis) => drainNode(redis, argument, say))
    return true
  },
}

const secret: Command = {
  takes: 'ORDER (rotate)',
  async run({ argument, say, ...place }) {
    if (argument !== 'rotate') throw new Misuse(`secret can be told to rotate, not to '${argument}'`)
    await rotateSecret(place, say)
    return true
  },
}

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ replay, verify, matches, show, export: exportMatch, import: importMatch, validate, stats, drain, secret }),
)
