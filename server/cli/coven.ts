#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { MatchRecord, StoredMatch } from '#rooms/services.ts'
import { REFUSALS } from '#shared/kernel/refusal.ts'
import { ReplayError } from '#shared/kernel/replay.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { readConfig } from '../config.ts'
import { type Archive, JOURNAL_FILE, openJournal } from '../journal/index.ts'
import { isMatch, replayOf } from '../replay.ts'
import { validateMatch, verifyReplay } from './checks.ts'
import { Complaint, readReplay, readStory, storyOfMatch } from './story.ts'
import { type Telling, tellStory } from './teller.ts'

const HELP = `coven: looks at matches.

  npm run coven -- <command>

  replay FILE    plays a replay or a dump of the conformance suite and tells it in words
  verify FILE    checks a replay: the server's commitment, the seed, every shuffle, the outcome
  matches        lists the matches in the data directory, those that are not over first
  show ID        tells a match of the data directory in words
  export ID      writes the replay of a finished match to stdout
  validate       plays every match that is not over, and names those this code cannot go on with

  --lang en|ru   the language of what is told (en)
  --seat N       tells what that seat knew, counted from 0; without it what everybody knew
  --limit N      how many finished matches to list (20)
  --data DIR     the data directory (DATA_DIR, or ./data); the server may be running
  --help         this

Exit codes: 0 all is well, 1 something is not, 2 the command was not understood.
`

const say = (line: string): void => void process.stdout.write(`${line}\n`)
class Misuse extends Complaint {}

function readCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'en' },
        seat: { type: 'string' },
        limit: { type: 'string', default: '20' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}
type Flags = ReturnType<typeof readCommandLine>['values']

function numberOf(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Misuse(`--${name} must be a whole number`)
  return Number(text)
}

function tellingOf({ lang, seat }: Flags): Telling {
  const language = LANGUAGES.find((known) => known === lang)
  if (!language) throw new Misuse(`--lang must be one of: ${LANGUAGES.join(', ')}`)
  return { language, seat: seat === undefined ? undefined : numberOf('seat', seat), say }
}

async function withJournal<T>({ data }: Flags, use: (archive: Archive) => Promise<T>): Promise<T> {
  const read = readConfig({ DATA_DIR: data ?? process.env.DATA_DIR })
  if (!read.ok) throw new Misuse(read.problems.join('\n'))
  const file = join(read.config.DATA_DIR, JOURNAL_FILE)
  if (!existsSync(file)) throw new Complaint(`there is no journal at ${file}`)
  const archive = await openJournal({ file, mode: 'read' }).catch((error: Error) => {
    throw new Complaint(`${file} cannot be read: ${error.message}`)
  })
  try {
    return await use(archive)
  } finally {
    await archive.close()
  }
}

async function loadMatch(archive: Archive, id: string): Promise<StoredMatch> {
  const stored = await archive.load(id)
  if (!stored || !isMatch(stored.record)) throw new Complaint(`there is no match ${id}`)
  return stored
}

const seatText = ({ kind, name, level }: MatchRecord['seats'][number]): string => (kind === 'bot' ? `bot ${level}` : kind === 'open' ? '–' : name)

const rowOf = ({ id, game, phase, createdAt, seats }: MatchRecord): string =>
  [id, game, phase.padEnd(9), new Date(createdAt).toISOString().slice(0, 16), seats.map(seatText).join(', ')].join('  ')

/** By command: what it takes, and what it does. Resolves with whether all is well. */
type Command = (argument: string, flags: Flags) => Promise<boolean>
const WITH_ARGUMENT: Readonly<Record<string, { readonly takes: string; readonly run: Command }>> = {
  replay: {
    takes: 'FILE',
    async run(file, flags) {
      const telling = tellingOf(flags)
      const story = await readStory(file)
      const { check, message } = story.complaint ?? {}
      if (check !== undefined) say(`A dump: '${check}' failed. ${message}\n`)
      const match = tellStory(story, telling)
      const violations = match.game.violations(match.position.state)
      for (const violation of violations) say(`broken: ${violation}`)
      return violations.length === 0
    },
  },
  verify: {
    takes: 'FILE',
    async run(file) {
      const checks = verifyReplay(await readReplay(file))
      for (const { ok, text } of checks) say(`${ok ? '✓' : '✗'} ${text}`)
      return checks.every(({ ok }) => ok)
    },
  },
  show: {
    takes: 'ID',
    run: (id, flags) =>
      withJournal(flags, async (archive) => {
        const stored = await loadMatch(archive, id)
        say(`${rowOf(stored.record)}\n`)
        if (stored.record.phase !== 'gathering') tellStory(storyOfMatch(stored), tellingOf(flags))
        return true
      }),
  },
  export: {
    takes: 'ID',
    run: (id, flags) =>
      withJournal(flags, async (archive) => {
        const replay = replayOf(await loadMatch(archive, id))
        if (!replay.ok) throw new Complaint(REFUSALS[replay.refusal.code].en)
        say(JSON.stringify(replay.value, undefined, 2))
        return true
      }),
  },
}
const ALONE: Readonly<Record<string, (flags: Flags) => Promise<boolean>>> = {
  matches: (flags) =>
    withJournal(flags, async (archive) => {
      const limit = numberOf('limit', flags.limit)
      for (const record of await archive.unfinished()) say(rowOf(record))
      for (const record of (await archive.finished(limit)).filter(isMatch)) say(rowOf(record))
      return true
    }),
  validate: (flags) =>
    withJournal(flags, async (archive) => {
      const records = await archive.unfinished()
      let failed = 0
      for (const { id, game } of records) {
        const problem = validateMatch(await loadMatch(archive, id))
        if (problem === undefined) continue
        failed++
        say(`✗ ${id} (${game}): ${problem}`)
      }
      say(`${records.length - failed} of ${records.length} matches can go on.`)
      return failed === 0
    }),
}

async function run(): Promise<boolean> {
  const { values, positionals } = readCommandLine()
  const [command, ...given] = positionals
  if (values.help || command === undefined) {
    process.stdout.write(HELP)
    return values.help
  }
  const alone = ALONE[command]
  const withArgument = WITH_ARGUMENT[command]
  if (alone) {
    if (given.length > 0) throw new Misuse(`${command} takes nothing more`)
    return alone(values)
  }
  if (!withArgument) throw new Misuse(`there is no command '${command}'; --help lists them`)
  const [argument] = given
  if (argument === undefined || given.length > 1) throw new Misuse(`${command} takes one ${withArgument.takes}`)
  return withArgument.run(argument, values)
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  const isPlain = error instanceof Complaint || error instanceof ReplayError
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = error instanceof Misuse ? 2 : 1
}
