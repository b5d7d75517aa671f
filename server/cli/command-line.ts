import { parseArgs } from 'node:util'
import { ReplayError } from '#shared/kernel/replay.ts'
import { JournalError } from '../journal/index.ts'
import { RedisError } from '../redis/connection.ts'
import { COMMANDS, UsageError } from './commands.ts'
import { UserError } from './match-source.ts'

const HELP = `coven: inspects and moves matches, and controls the servers that play them.

  npm run coven -- <command>

  matches        lists the matches, unfinished ones first
  show ID        prints a match in words
  export ID      writes the replay of a finished match to stdout; with --whole it writes everything about any match, even its seed
  import FILE    imports an exported match; a replay becomes a finished match
  validate       replays every unfinished match and names those that this code cannot continue
  stats          counts the unfinished matches and lists the servers of a service
  drain NODE     tells a server of a service to hand its matches over and end, and waits until it has ended
  secret rotate  announces that the secret in SECRET replaces the one in SECRETS_OLD, and prints what to do next

  replay FILE    prints a replay, or a dump of the conformance suite, in words
  verify FILE    checks a replay: the commitments, the opened nonces, the seed, every shuffle and the outcome

  --lang en|ru   the language of the output (en)
  --seat N       prints what that seat knew, counted from 0; without it, prints what everybody knew
  --limit N      the number of finished matches to list (20)
  --redis URL    the Redis of a service (REDIS_URL)
  --data DIR     the data directory of a single server (DATA_DIR, or ./data)
  --help         prints this text

All commands can run beside running servers, except an import into a data directory: stop its server first.
Exit codes: 0 success, 1 an error or a problem that was found, 2 a wrong command line.
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
  if (!command) throw new UsageError(`there is no command '${name}'; --help lists the commands`)
  const { takes } = command
  if (!takes && given.length > 0) throw new UsageError(`${name} takes no argument`)
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
