import type { Command, MatchSetup } from '../kernel/command.ts'
import type { Game } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { replayMatch } from '../kernel/replay.ts'
import { assertSame } from './assertions.ts'
import { CHEAP_CHECKS } from './cheap-checks.ts'
import type { CheckContext } from './check.ts'
import { checkNothingLearned, checkRestored, checkUndo } from './command-checks.ts'
import { COSTLY_CHECKS } from './costly-checks.ts'
import { writeDump } from './dump.ts'
import { beginFrozen, commitFrozen, randomCommand, randomOf } from './harness.ts'
import { shrinkList } from './shrink.ts'

/** A match with more commands than this counts as endless. */
const MAX_ENTRIES = 20_000
const IT_ENDS = 'the match ends'

interface MatchToPlay {
  readonly game: Game
  readonly setup: MatchSetup
  /** The seed of the commands and of the random choices of the checks. The rules have the seed of the setup. */
  readonly seed: number
}

/** Returns the next command of a match, or `undefined` if there is none. */
type CommandSource = (context: CheckContext) => Command | undefined

/** Thrown when a check does not hold. */
class CheckFailure extends Error {
  readonly check: string

  constructor(check: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.check = check
  }
}

function named<T>(check: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new CheckFailure(check, error)
  }
}

/** One match that is checked after every command. */
class Playout {
  readonly #context: CheckContext
  readonly #setup: MatchSetup
  readonly #nextCommand: CommandSource
  /** The commands so far. */
  readonly #commands: Command[]
  #nextCostly = 2

  constructor({ game, setup, seed }: MatchToPlay, nextCommand: CommandSource, commands: Command[]) {
    this.#setup = setup
    this.#nextCommand = nextCommand
    this.#commands = commands
    this.#context = { game, match: named('the match can be set up', () => beginFrozen(game, setup)), random: randomOf(seed) }
  }

  run(): void {
    this.#runChecks(true)
    for (let command = this.#nextCommand(this.#context); command; command = this.#nextCommand(this.#context)) {
      this.#step(command)
      this.#runChecks(this.#isCostlyNow())
    }
    this.#runChecks(true)
    named('a replay gives the same match', () => this.#replay())
  }

  #step(command: Command): void {
    const { match } = this.#context
    const before = match.position
    this.#commands.push(command)
    named('a legal command is accepted', () => commitFrozen(match, command))
    named('a stored position continues the same', () => checkRestored(this.#context, before, command))
    named('undo restores the exact position', () => checkUndo(this.#context, before, command))
    named('no answer that showed something can be undone', () => checkNothingLearned(this.#context, before, command))
  }

  /** Returns whether the costly checks are due. They run often at the beginning and then more and more rarely. */
  #isCostlyNow(): boolean {
    const { match, random } = this.#context
    if (match.seq < this.#nextCostly) return false
    this.#nextCostly = match.seq * 1.3 + random.int(4)
    return true
  }

  #runChecks(isCostly: boolean): void {
    for (const [name, check] of Object.entries(CHEAP_CHECKS)) named(name, () => check(this.#context))
    if (isCostly) for (const [name, check] of Object.entries(COSTLY_CHECKS)) named(name, () => check(this.#context))
  }

  #replay(): void {
    const { game, match } = this.#context
    const again = replayMatch(game, this.#setup, JSON.parse(JSON.stringify(this.#commands)))
    assertSame(again.position, match.position, 'the replayed match')
  }
}

/** Returns a source of random legal commands, which ends with the match. */
const anyCommand =
  (most: number): CommandSource =>
  ({ game, match, random }) => {
    if (match.outcome) return undefined
    named(IT_ENDS, () => {
      if (match.seq > most) throw new Error(`${most} commands and no end`)
    })
    const seat = random.int(match.setup.seats)
    const dice = random.int(300)
    if (dice === 0 && game.resign) return { kind: 'resign', seat }
    if (dice < 30 && match.canUndo(seat)) return { kind: 'undo', seat }
    return randomCommand(match, random)
  }

/** Returns a source of the commands of a script. It skips commands that are not legal when their turn comes. */
function scripted(script: readonly Command[]): CommandSource {
  let at = 0
  return ({ match }) => {
    if (match.outcome) return undefined
    while (at < script.length) {
      const command = script[at++]
      if (command && isAllowed(match, command)) return command
    }
    return undefined
  }
}

/** Returns whether the rules do not refuse the command. A command that throws is allowed, so that a check reports it. */
function isAllowed(match: Match, command: Command): boolean {
  try {
    return match.prepare(command).ok
  } catch {
    return true
  }
}

interface Attempt {
  readonly commands: readonly Command[]
  readonly failure?: CheckFailure
}

function play(match: MatchToPlay, nextCommand: CommandSource): Attempt {
  const commands: Command[] = []
  try {
    new Playout(match, nextCommand, commands).run()
    return { commands }
  } catch (failure) {
    if (failure instanceof CheckFailure) return { commands, failure }
    throw failure
  }
}

/** Returns the shortest list of commands that was found to fail the same check. */
function shrink(match: MatchToPlay, commands: readonly Command[], { check }: CheckFailure): readonly Command[] {
  // An endless match fails because of its length, so it cannot be shortened.
  if (check === IT_ENDS) return commands
  return shrinkList(commands, (fewer) => {
    const attempt = play(match, scripted(fewer))
    return attempt.failure?.check === check ? attempt.commands : undefined
  })
}

/** Plays one random match. Throws as soon as a check fails, with the path of a dump of the fewest commands that show the failure. */
export function playOut(game: Game, setup: MatchSetup, seed: number, most = MAX_ENTRIES): void {
  const match = { game, setup, seed }
  const { commands, failure } = play(match, anyCommand(most))
  if (!failure) return
  const { check, message } = failure
  const file = writeDump({ setup, entries: shrink(match, commands, failure), check, message })
  throw new Error(`${check}: ${message}\nThe match is in ${file}; replay it with: npm run coven -- replay ${file}`, { cause: failure })
}
