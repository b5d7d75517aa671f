import type { Command, MatchSetup } from '../kernel/command.ts'
import type { Game } from '../kernel/game.ts'
import { replayMatch } from '../kernel/replay.ts'
import { assertSame } from './assertions.ts'
import { CHEAP_CHECKS } from './cheap-checks.ts'
import type { CheckContext } from './check.ts'
import { checkNothingLearned, checkRestored, checkUndo } from './command-checks.ts'
import { COSTLY_CHECKS } from './costly-checks.ts'
import { writeDump } from './dump.ts'
import { beginFrozen, commitFrozen, randomCommand, randomOf } from './harness.ts'

/** A match longer than this does not end. */
const MAX_ENTRIES = 20_000

/** One match played at random, looked at from all sides all the way. */
class Playout {
  readonly #context: CheckContext
  readonly #setup: MatchSetup
  readonly #commands: Command[] = []
  readonly #most: number

  constructor(game: Game, setup: MatchSetup, seed: number, most: number) {
    this.#setup = setup
    this.#most = most
    this.#context = { game, match: this.#named('it can be set up', () => beginFrozen(game, setup)), random: randomOf(seed) }
  }

  run(): void {
    const { match } = this.#context
    let nextCostly = 2
    this.#runChecks(true)
    while (!match.outcome) {
      this.#named('it ends', () => {
        if (match.seq > this.#most) throw new Error(`${this.#most} entries and no end`)
      })
      this.#step()
      const isCostly = match.seq >= nextCostly || match.outcome !== undefined
      if (isCostly) nextCostly = match.seq * 1.3 + this.#context.random.int(4)
      this.#runChecks(isCostly)
    }
    this.#named('played again it is the same', () => this.#replay())
  }

  #step(): void {
    const { match } = this.#context
    const before = match.position
    const command = this.#nextCommand()
    this.#commands.push(command)
    this.#named('a legal entry is accepted', () => commitFrozen(match, command))
    this.#named('written down and restored it goes on the same', () => checkRestored(this.#context, before, command))
    this.#named('undo returns exactly', () => checkUndo(this.#context, before, command))
    this.#named('nothing that was learned can be taken back', () => checkNothingLearned(this.#context, before, command))
  }

  #nextCommand(): Command {
    const { match, random, game } = this.#context
    const seat = random.int(match.setup.seats)
    const dice = random.int(300)
    if (dice === 0 && game.resign) return { kind: 'resign', seat }
    if (dice < 30 && match.canUndo(seat)) return { kind: 'undo', seat }
    return randomCommand(match, random)
  }

  #runChecks(isCostly: boolean): void {
    for (const [name, check] of Object.entries(CHEAP_CHECKS)) this.#named(name, () => check(this.#context))
    if (isCostly) for (const [name, check] of Object.entries(COSTLY_CHECKS)) this.#named(name, () => check(this.#context))
  }

  #replay(): void {
    const { game, match } = this.#context
    const again = replayMatch(game, this.#setup, JSON.parse(JSON.stringify(this.#commands)))
    assertSame(again.position, match.position, 'the match played again')
  }

  #named<T>(check: string, work: () => T): T {
    try {
      return work()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const file = writeDump({ setup: this.#setup, entries: this.#commands, check, message })
      throw new Error(`${check}: ${message}\nThe match is in ${file}; look at it with: npm run coven -- replay ${file}`, { cause: error })
    }
  }
}

/** Plays one match at random and throws, with the path of a dump, as soon as something does not hold. */
export const playOut = (game: Game, setup: MatchSetup, seed: number, most = MAX_ENTRIES): void => new Playout(game, setup, seed, most).run()
