import type { Command, MatchSetup } from '../kernel/command.ts'
import type { Game } from '../kernel/game.ts'
import { replayMatch } from '../kernel/replay.ts'
import { ALWAYS, checkNothingLearned, checkRestored, checkUndo, demandSame, type Moment, SOMETIMES } from './checks.ts'
import { writeDump } from './dump.ts'
import { beginFrozen, commitFrozen, randomCommand, randomOf } from './table.ts'

/** A match longer than this does not end. */
const MOST_ENTRIES = 20_000

/** One match played at random, looked at from all sides all the way. */
class Playout {
  readonly #moment: Moment
  readonly #setup: MatchSetup
  readonly #commands: Command[] = []
  readonly #most: number

  constructor(game: Game, setup: MatchSetup, seed: number, most: number) {
    this.#setup = setup
    this.#most = most
    this.#moment = { game, match: this.#guard('it can be set up', () => beginFrozen(game, setup)), random: randomOf(seed) }
  }

  run(): void {
    const { match } = this.#moment
    let closer = 2
    this.#look(true)
    while (!match.outcome) {
      this.#guard('it ends', () => {
        if (match.seq > this.#most) throw new Error(`${this.#most} entries and no end`)
      })
      this.#step()
      const isClose = match.seq >= closer || match.outcome !== undefined
      if (isClose) closer = match.seq * 1.3 + this.#moment.random.int(4)
      this.#look(isClose)
    }
    this.#guard('played again it is the same', () => this.#replay())
  }

  #step(): void {
    const { match } = this.#moment
    const before = match.position
    const command = this.#nextCommand()
    this.#commands.push(command)
    this.#guard('a legal entry is accepted', () => commitFrozen(match, command))
    this.#guard('written down and restored it goes on the same', () => checkRestored(this.#moment, before, command))
    this.#guard('undo returns exactly', () => checkUndo(this.#moment, before, command))
    this.#guard('nothing that was learned can be taken back', () => checkNothingLearned(this.#moment, before, command))
  }

  #nextCommand(): Command {
    const { match, random, game } = this.#moment
    const seat = random.int(match.setup.seats)
    const dice = random.int(300)
    if (dice === 0 && game.resign) return { kind: 'resign', seat }
    if (dice < 30 && match.canUndo(seat)) return { kind: 'undo', seat }
    return randomCommand(match, random)
  }

  #look(isClose: boolean): void {
    for (const [name, check] of Object.entries(ALWAYS)) this.#guard(name, () => check(this.#moment))
    if (isClose) for (const [name, check] of Object.entries(SOMETIMES)) this.#guard(name, () => check(this.#moment))
  }

  #replay(): void {
    const { game, match } = this.#moment
    const again = replayMatch(game, this.#setup, JSON.parse(JSON.stringify(this.#commands)))
    demandSame(again.position, match.position, 'the match played again')
  }

  #guard<T>(check: string, work: () => T): T {
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
export const playOut = (game: Game, setup: MatchSetup, seed: number, most = MOST_ENTRIES): void => new Playout(game, setup, seed, most).run()
