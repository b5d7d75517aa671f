import { parseArgs } from 'node:util'
import { ReplayError } from '#shared/kernel/replay.ts'
import { JournalError } from '../journal/index.ts'
import { RedisError } from '../redis/connection.ts'
import { COMMANDS, UsageError } from './commands.ts'
import { UserError } from './match-source.ts'

const HELP = `coven: looks at matches, moves them, and at the servers that play them.

  npm run coven -- <command>

  matches        lists the matches, those that are not over first
  show ID        tells a match in words
  export ID      writes the replay of a finished match to stdout; with --whole all that is known of any match, its seed too
  import FILE    puts a match back that was exported; a replay becomes a finished match
  validate       plays every match that is not over, and names those this code cannot go on with
  stats          counts the matches that are not over, and lists the servers of a service
  drain NODE     tells a server of a service to hand its matches over and end, and waits until it has
  secret rotate  announces that the secret in SECRET takes the place of the one in SECRETS_OLD, and tells what to do next

  replay FILE    plays a replay or a dump of the conformance suite and tells it in words
  verify FILE    checks a replay: all commitments and what was opened, the seed, every shuffle, the outcome

  --lang en|ru   the language of what is told (en)
  --seat N       tells what that seat knew, counted from 0; without it what everybody knew
  --limit N      how many finished matches to list (20)
  --redis URL    the Redis of a service (REDIS_URL)
  --data DIR     the data directory of a server that is alone (DATA_DIR, or ./data)
  --help         this

Servers may be running; only import into a data directory needs its server to be stopped.
Exit codes: 0 all is well, 1 something is not, 2 the command was not understood.
`

/** Where a command prints. */
export interface Output {
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'en' },
        seat: { type: 'string' },
        limit: { type: 'string', default: '20' },
        whole: { type: 'boolean', default: false },
        redis: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function run(words: readonly string[], print: Output['print']): Promise<boolean> {
  const { values, positionals } = readWords(words)
  const [name, ...given] = positionals
  if (values.help || name === undefined) {
    print(HELP.trimEnd())
    return values.help
  }
  const command = COMMANDS.get(name)
  if (!command) throw new UsageError(`there is no command '${name}'; --help lists them`)
  const { takes } = command
  if (!takes && given.length > 0) throw new UsageError(`${name} takes nothing more`)
  if (takes && given.length !== 1) throw new UsageError(`${name} takes one ${takes}`)
  return command.run({ ...values, argument: given[0] ?? '', print })
}

/** An error that the user can correct. Every other error is a bug. */
const isPlain = (error: unknown): error is Error => [UserError, ReplayError, JournalError, RedisError].some((known) => error instanceof known)

/** Runs a command. Resolves with the exit code. */
export async function runCommand(words: readonly string[], { print, printError }: Output): Promise<number> {
  try {
    return (await run(words, print)) ? 0 : 1
  } catch (error) {
    printError(isPlain(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}
