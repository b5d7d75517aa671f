import type { Command } from '#shared/kernel/command.ts'
import type { Match } from '#shared/kernel/match.ts'
import { commitCommand } from '#shared/kernel/replay.ts'

/** The number of entries between two kept positions. A view of a moment replays at most this many if the match was replayed that far. */
export const KEPT_EVERY = 16

/** A match as far as it was replayed. It keeps the position of every sixteenth entry. Kept positions share their equal parts. */
export class Timeline {
  readonly #entries: Command[] = []
  /** The positions after 0, 16, 32… entries. */
  readonly #kept: Match[]

  constructor(beginning: Match) {
    this.#kept = [beginning]
  }

  /** The number of known entries. */
  get length(): number {
    return this.#entries.length
  }

  /** Adds the entries after number `from`. Known ones are skipped. */
  extend(from: number, commands: readonly Command[]): void {
    if (from <= this.length) for (const command of commands.slice(this.length - from)) this.#entries.push(command)
  }

  /** Returns the match after entry `seq`. */
  at(seq: number): Match {
    const match = this.#keptBefore(seq).fork()
    while (match.seq < seq) this.#step(match)
    return match
  }

  /** Calls `visit` with the match after each entry from `from` to `to`. */
  walk(from: number, to: number, visit: (match: Match) => void): void {
    const match = this.at(from)
    visit(match)
    while (match.seq < to) {
      this.#step(match)
      visit(match)
    }
  }

  #keptBefore(seq: number): Match {
    const kept = this.#kept[Math.min(Math.floor(seq / KEPT_EVERY), this.#kept.length - 1)]
    if (!kept) throw new RangeError(`no match at ${seq}`)
    return kept
  }

  #step(match: Match): void {
    const command = this.#entries[match.seq]
    if (!command) throw new RangeError(`no entry ${match.seq + 1}`)
    commitCommand(match, command)
    if (match.seq === this.#kept.length * KEPT_EVERY) this.#kept.push(match.fork())
  }
}
