import type { MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import type { BotLevel } from '#shared/protocol/match.ts'
import { playMatch } from '../selfplay/match.ts'
import { type MeasuredGame, measuredGame } from './games.ts'

/** A match to be played. */
export interface Task {
  readonly setup: MatchSetup
  readonly level: BotLevel
  /** The number of positions that a master may look at. A time limit would not be reproducible. */
  readonly positions: number
  /** The number of worlds that a bot imagines for its first evaluation. */
  readonly worlds: number
}

/** The stored result of one seat. */
export interface SeatResult {
  /** The seat's share of the win. */
  readonly won: number
  readonly traits: Readonly<Record<string, string>>
  readonly cards: Readonly<Record<string, readonly string[]>>
  readonly measures: Readonly<Record<string, number>>
}
/** The stored result of one match. */
export interface MatchResult {
  readonly answers: number
  readonly seats: readonly SeatResult[]
}

/** Measures one seat from the beginning to the end. */
class SeatObserver {
  readonly #measured: MeasuredGame
  readonly #seat: Seat
  #traits: Readonly<Record<string, string>> = {}
  readonly #cards = new Map<string, Set<string>>()
  readonly #counts = new Map<string, number>()

  constructor(measured: MeasuredGame, seat: Seat) {
    this.#measured = measured
    this.#seat = seat
    for (const { id } of measured.balance.measures) this.#counts.set(id, 0)
  }

  observe(match: Match): void {
    const { balance } = this.#measured
    const { state } = match.position
    this.#traits = { ...balance.traits(state, this.#seat), ...this.#traits }
    for (const [kind, cards] of Object.entries(balance.cards(state, this.#seat))) {
      const known = this.#cards.get(kind) ?? new Set()
      this.#cards.set(kind, known)
      for (const card of cards) known.add(card)
    }
    for (const { event } of match.events) {
      if (event.seat !== this.#seat) continue
      for (const { id, count } of balance.measures) if (count) this.#add(id, count(event, this.#seat))
    }
  }

  end(match: Match, { ranks }: Outcome): SeatResult {
    const { state } = match.position
    for (const { id, atEnd } of this.#measured.balance.measures) if (atEnd) this.#add(id, atEnd(state, this.#seat))
    const winners = ranks.filter((rank) => rank === 1).length
    return {
      won: ranks[this.#seat] === 1 ? 1 / winners : 0,
      traits: this.#traits,
      cards: Object.fromEntries([...this.#cards].map(([kind, cards]) => [kind, [...cards].toSorted()])),
      measures: Object.fromEntries(this.#counts),
    }
  }

  #add(id: string, n: number): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + n)
  }
}

/** Plays a match to its end and measures what the game declares. It runs in a worker. */
export default function play({ setup, level, positions, worlds }: Task): MatchResult {
  const measured = measuredGame(setup.game)
  if (!measured) throw new Error(`nothing is measured in '${setup.game}'`)
  const watchers = Array.from({ length: setup.seats }, (_, seat) => new SeatObserver(measured, seat))
  const { match, outcome } = playMatch(
    measured.game,
    setup,
    () => ({ level, budget: { positions }, worlds }),
    (moment) => {
      for (const watcher of watchers) watcher.observe(moment)
    },
  )
  return { answers: match.seq, seats: watchers.map((watcher) => watcher.end(match, outcome)) }
}
