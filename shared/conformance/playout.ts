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
  /** What is not the rules' own chance: the commands, and where the checks look. */
  readonly seed: number
}

/** Gives the next command of a match; undefined when there is none. */
type CommandSource = (context: CheckContext) => Command | undefined

/** A check that did not hold. */
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

/** One match that is looked at from all sides all the way. */
class Playout {
  readonly #context: CheckContext
  readonly #setup: MatchSetup
  readonly #nextCommand: CommandSource
  /** What was played so far. */
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

  /** The costly checks are made at the beginning and then ever more rarely. */
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

/** Any legal command until the match is over. */
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

/** The commands of a script; those that are not legal at their turn are left out. */
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

/** What throws is not refused: a check has to find it. */
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

/** The fewest commands found that fail at the same check. */
function shrink(match: MatchToPlay, commands: readonly Command[], { check }: CheckFailure): readonly Command[] {
  // A match without an end fails by its length.
  if (check === IT_ENDS) return commands
  return shrinkList(commands, (fewer) => {
    const attempt = play(match, scripted(fewer))
    return attempt.failure?.check === check ? attempt.commands : undefined
  })
}

/** Plays one match at random. As soon as something does not hold, throws with the path of a dump: the fewest commands that show it. */
export function playOut(game: Game, setup: MatchSetup, seed: number, most = MAX_ENTRIES): void {
  const match = { game, setup, seed }
  const { commands, failure } = play(match, anyCommand(most))
  if (!failure) return
  const { check, message } = failure
  const file = writeDump({ setup, entries: shrink(match, commands, failure), check, message })
  throw new Error(`${check}: ${message}\nThe match is in ${file}; replay it with: npm run coven -- replay ${file}`, { cause: failure })
}
