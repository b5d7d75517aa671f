import type { Command } from '../kernel/command.ts'
import type { Decision, PickValue, Seat } from '../kernel/decision.ts'
import { deepEqual } from '../kernel/equal.ts'
import type { Game } from '../kernel/game.ts'
import { Match, type Prepared } from '../kernel/match.ts'
import { listPicks, samplePick } from '../kernel/picks.ts'
import { isQuiet } from '../kernel/quiet.ts'
import type { Random } from '../kernel/random.ts'
import type { Result } from '../kernel/refusal.ts'
import type { PairedStart } from './plan.ts'
import { gameStartingAt, type StartPosition } from './start-position.ts'
import { isIndistinguishable, seeSameEvents, type Viewer, visibleDifference } from './visibility.ts'

const WORLDS = [0, 1] as const
export type World = (typeof WORLDS)[number]

/** An action in the worlds. Done in both worlds, it looks the same to the viewer. Done `secretly` in one world, nobody else can notice it. */
export type PairedAction =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly picks: readonly [PickValue, PickValue] }
  | { readonly kind: 'undo' | 'resign'; readonly seat: Seat }
  | { readonly kind: 'secretly'; readonly world: World; readonly seat: Seat; readonly entry: Command }

/** Thrown when the rules tell the viewer something that its table and hand do not show. */
export class Leak extends Error {
  override name = 'Leak'
}

/** How many answers are tried in the first and in the second world to find two that look the same. */
const TRIED = [3, 8] as const
/** On average, one action in this many is an undo or a resignation. */
const UNDOES = 6
const RESIGNS = 60

/** Returns what a seat is shown of its decision. */
const questionOf = (decision: Decision | undefined): unknown =>
  decision && { prompt: decision.prompt, source: decision.source, ask: decision.question, optional: decision.optional }

/** Two matches that are played side by side so that the viewer cannot tell them apart. */
export class Worlds {
  readonly game: Game
  readonly viewer: Viewer
  readonly matches: readonly [Match, Match]
  /** The seats that bots play. They make only required decisions and never undo. */
  readonly bots = new Set<Seat>()
  /** Whether undo is no longer possible because its time is up. */
  isTooLate = false
  /** The number of commands that everybody could notice. */
  moments = 0
  readonly #random: Random

  constructor(game: Game, { setup, viewer, starts, random }: PairedStart) {
    this.game = game
    this.viewer = viewer
    this.#random = random
    const open = (start: StartPosition): Match => {
      const from = gameStartingAt(game, () => start)
      return Match.begin(from, setup)
    }
    this.matches = [open(starts[0]), open(starts[1])]
    const seen = visibleDifference(game, viewer, ...this.matches)
    if (seen) throw new Leak(`${seen} shows what ${this.#who} cannot know`)
    this.#checkQuestion()
  }

  get #who(): string {
    return this.viewer === undefined ? 'a spectator' : `seat ${this.viewer}`
  }

  /** Performs the next action. Returns `undefined` when no action looks the same in both worlds. */
  next(): PairedAction | undefined {
    if (this.matches.some(({ outcome }) => outcome)) return undefined
    const action = (this.#random.int(2) === 0 && this.#secretly()) || this.#together() || this.#secretly()
    if (action) this.#checkQuestion()
    return action || undefined
  }

  #checkQuestion(): void {
    const { viewer } = this
    if (viewer === undefined) return
    const [one, other] = this.matches.map((match) => questionOf(match.decisionOf(viewer)))
    if (!deepEqual(one, other)) throw new Leak(`what is asked of ${this.#who} shows what it cannot know`)
  }

  /** Performs an action in one world that nobody else can notice. */
  #secretly(): PairedAction | undefined {
    for (const world of this.#random.shuffle(WORLDS)) {
      const match = this.matches[world]
      for (const { seat, question, optional } of this.#random.shuffle(match.decisions)) {
        if (seat === this.viewer || (this.bots.has(seat) && optional)) continue
        const command: Command = this.#takesBack(match, seat)
          ? { kind: 'undo', seat }
          : { kind: 'answer', seat, pick: samplePick(question, this.#random) }
        const prepared = match.prepare(command)
        if (!prepared.ok || !isQuiet(match, prepared.value) || visibleDifference(this.game, this.viewer, match, prepared.value)) continue
        match.commit(prepared.value)
        return { kind: 'secretly', world, seat, entry: command }
      }
    }
    return undefined
  }

  #takesBack(match: Match, seat: Seat): boolean {
    return !this.bots.has(seat) && !this.isTooLate && this.#random.int(3) === 0 && match.canUndo(seat)
  }

  /** Performs an action in both worlds that looks the same to the viewer. */
  #together(): PairedAction | undefined {
    const [one, other] = this.matches
    const gone = this.#random.int(RESIGNS) === 0 ? this.#both('resign', this.#random.int(one.setup.seats)) : undefined
    if (gone) return gone
    for (const { seat, optional } of this.#random.shuffle(one.decisions)) {
      if (optional && (this.bots.has(seat) || this.#random.int(4) > 0)) continue
      const back = !this.isTooLate && this.#random.int(UNDOES) === 0 ? this.#both('undo', seat) : undefined
      if (back) return back
      const [asked, askedThere] = [one.decisionOf(seat), other.decisionOf(seat)]
      const action = asked && askedThere && this.#answer(seat, asked, askedThere)
      if (action) return action
    }
    return undefined
  }

  #answer(seat: Seat, asked: Decision, askedThere: Decision): PairedAction | undefined {
    const [one, other] = this.matches
    const isHidden = seat !== this.viewer
    const tried = this.#some(asked, TRIED[0]).map((pick) => ({ pick, here: one.prepare({ kind: 'answer', seat, pick }) }))
    if (isHidden) this.#checkTold(tried.flatMap(({ here }) => (here.ok ? [here.value] : [])))
    for (const { pick, here } of tried) {
      if (!here.ok) throw new Error(`${JSON.stringify(pick)} is offered and refused as ${here.refusal.code}`)
      for (const otherPick of isHidden ? this.#others(askedThere, pick) : [pick]) {
        const there = other.prepare({ kind: 'answer', seat, pick: otherPick })
        if (this.#commitIfIndistinguishable(here, there)) return { kind: 'answer', seat, picks: [pick, otherPick] }
      }
    }
    return undefined
  }

  /** Throws a leak if events tell apart two answers that differ in the state but look the same on the table and in the hand. */
  #checkTold(answers: readonly Prepared[]): void {
    for (const [index, one] of answers.entries()) {
      for (const other of answers.slice(index + 1)) {
        if (seeSameEvents(this.viewer, one, other) || deepEqual(one.position.state, other.position.state)) continue
        if (visibleDifference(this.game, this.viewer, one, other) === undefined)
          throw new Leak(`an event tells ${this.#who} what table and hand do not: ${JSON.stringify([one.events, other.events])}`)
      }
    }
  }

  #both(kind: 'undo' | 'resign', seat: Seat): PairedAction | undefined {
    if (this.bots.has(seat)) return undefined
    const [here, there] = [this.matches[0].prepare({ kind, seat }), this.matches[1].prepare({ kind, seat })]
    if (!this.#commitIfIndistinguishable(here, there)) return undefined
    if (kind === 'resign') this.bots.add(seat)
    return { kind, seat }
  }

  #commitIfIndistinguishable(here: Result<Prepared>, there: Result<Prepared>): boolean {
    const isDone = here.ok && there.ok && isIndistinguishable(this.game, this.viewer, here.value, there.value)
    if (isDone) {
      if (!isQuiet(this.matches[0], here.value)) this.moments++
      this.matches[0].commit(here.value)
      this.matches[1].commit(there.value)
    }
    return isDone
  }

  #some({ question }: Decision, most: number): readonly PickValue[] {
    return this.#random.shuffle(listPicks(question, most, this.#random))
  }

  /** Returns the same answer and others, because a choice may be secret. The same one often comes first, since different ones soon look different. */
  #others(decision: Decision, pick: PickValue): readonly PickValue[] {
    const others = this.#some(decision, TRIED[1]).filter((other) => !deepEqual(other, pick))
    return this.#random.int(2) === 0 ? [pick, ...others] : [...others, pick]
  }
}
