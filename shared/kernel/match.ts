import type { Command, MatchSetup } from './command.ts'
import { type Decision, normalisePick, type PickValue, type Seat } from './decision.ts'
import type { EmittedEvent } from './event.ts'
import type { Game, Outcome, SeatView } from './game.ts'
import { type Counts, newCounts, type OpenDecision, openDecisions, reopenDecisions, wasAsked } from './open-decisions.ts'
import { answerPosition, checkAnswer, decisionsOf, newStepOutput, onDraft, type Position, resignPosition, startPosition } from './position.ts'
import { ok, type Result, refused } from './refusal.ts'

export type { OpenDecision }

/** A stored match that can be resumed without its earlier commands. */
export interface Snapshot {
  readonly seq: number
  readonly position: Position
  readonly authored: readonly number[]
  /** Missing in snapshots of older versions. */
  readonly asked?: readonly number[]
  /** The events of the last command. Missing in snapshots of older versions. */
  readonly last?: readonly EmittedEvent[]
}

/** The result of a command that is not in effect yet. It is written to the journal first and then committed. */
export interface Prepared {
  /** How many commands the match had. The result can be committed only at that point. */
  readonly after: number
  readonly command: Command
  readonly position: Position
  readonly decisions: readonly Decision[]
  readonly events: readonly EmittedEvent[]
  readonly undoable: readonly UndoStep[]
}

/** An answer that may still be undone, with the position before it. */
interface UndoStep {
  readonly command: Command
  readonly before: Position
  /** The seat has learned something since. When others undo, the answer is applied again, but it cannot be undone itself. */
  readonly isLocked: boolean
  /** The answer emitted an event. Only then does its undo emit one. */
  readonly wasAnnounced: boolean
}

/** Locks undo for the seats that learned something and for the seat whose answer revealed it. */
const lockUndo = (undoable: readonly UndoStep[], learned: readonly Seat[], author: Seat): readonly UndoStep[] =>
  learned.length === 0
    ? undoable
    : undoable.map((step) => (step.command.seat === author || learned.includes(step.command.seat) ? { ...step, isLocked: true } : step))

/** One match in memory. It changes only by committed commands. Two matches with the same setup and the same commands are identical. */
export class Match {
  readonly game: Game
  readonly setup: MatchSetup
  #position: Position
  #seq = 0
  #events: readonly EmittedEvent[] = []
  #decisions: readonly OpenDecision[] = []
  /** The counts only grow, so an answered decision never returns under its old id, not even after an undo. */
  #counts: Counts
  #undoable: readonly UndoStep[] = []

  private constructor(game: Game, setup: MatchSetup, position: Position) {
    this.game = game
    this.setup = setup
    this.#position = position
    this.#counts = newCounts(setup.seats)
  }

  static begin(game: Game, setup: MatchSetup): Match {
    const output = newStepOutput()
    const { position, decisions } = startPosition(game, setup, setup.seed, output)
    const match = new Match(game, setup, position)
    match.#events = output.events
    match.#decisions = openDecisions(decisions, match.#counts)
    return match
  }

  static resume(game: Game, setup: MatchSetup, snapshot: Snapshot): Match {
    const match = new Match(game, setup, snapshot.position)
    match.#seq = snapshot.seq
    const { authored, asked = authored } = snapshot
    match.#counts = { authored: [...authored], asked: [...asked] }
    match.#decisions = openDecisions(match.outcome ? [] : decisionsOf(game, snapshot.position), match.#counts)
    return match
  }

  /** Returns an independent copy of the match, including what can be undone. Both share only data that never changes. */
  fork(): Match {
    const fork = new Match(this.game, this.setup, this.#position)
    fork.#seq = this.#seq
    fork.#events = this.#events
    fork.#decisions = this.#decisions
    fork.#counts = { authored: [...this.#counts.authored], asked: [...this.#counts.asked] }
    fork.#undoable = this.#undoable
    return fork
  }

  get position(): Position {
    return this.#position
  }
  /** How many commands have been committed. */
  get seq(): number {
    return this.#seq
  }
  /** The events of the last command, or of the setup if there was none. */
  get events(): readonly EmittedEvent[] {
    return this.#events
  }
  get decisions(): readonly OpenDecision[] {
    return this.#decisions
  }
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#position.state)
  }

  decisionOf(seat: Seat): OpenDecision | undefined {
    return this.#decisions.find((decision) => decision.seat === seat)
  }

  canUndo(seat: Seat): boolean {
    const at = this.#undoable.findLastIndex((step) => step.command.seat === seat)
    const last = this.#undoable[at]
    if (!last || last.isLocked || this.outcome) return false
    const isLast = at === this.#undoable.length - 1
    return isLast || this.#areIndependent(this.#undoable.slice(at)) || this.#prepareUndo({ kind: 'undo', seat }).ok
  }

  /** Returns whether all these answers were given in one step that is marked `independent`. */
  #areIndependent(answers: readonly UndoStep[]): boolean {
    const step = answers[0]?.before.stack.at(-1)
    const isSame = answers.every(({ before }) => before.stack.at(-1)?.id === step?.id)
    return isSame && step !== undefined && this.game.steps[step.frame.step]?.independent === true
  }

  /** Returns a snapshot, or `undefined` while an answer may still be undone, because undo needs the earlier positions. */
  snapshot(): Snapshot | undefined {
    if (this.#undoable.length > 0) return undefined
    const { authored, asked } = this.#counts
    return { seq: this.#seq, position: this.#position, authored: [...authored], asked: [...asked] }
  }

  seatView(seat: Seat): SeatView<object, object> {
    const { state } = this.#position
    const { seats, options } = this.setup
    const frames = this.#position.stack.map(({ frame }) => frame)
    return { seat, setup: { seats, options }, table: this.game.table(state), hand: this.game.hand(state, seat), frames }
  }

  answer(seat: Seat, decision: string, pick: PickValue): Result<Prepared> {
    if (this.outcome) return refused('finished')
    const open = this.decisionOf(seat)
    if (open?.id !== decision) return refused(open || wasAsked(seat, decision, this.#counts) ? 'stale' : 'not-asked')
    return this.prepare({ kind: 'answer', seat, pick })
  }

  /** Works out what a command does, without committing it. */
  prepare(command: Command): Result<Prepared> {
    if (this.outcome) return refused('finished')
    switch (command.kind) {
      case 'answer':
        return this.#prepareAnswer(command.seat, command.pick)
      case 'undo':
        return this.#prepareUndo(command)
      case 'resign':
        return this.#prepareResign(command)
    }
  }

  commit({ after, command, position, decisions, events, undoable }: Prepared): void {
    if (after !== this.#seq) throw new Error(`the command was prepared after ${after} others, but the match is at ${this.#seq}`)
    this.#position = position
    this.#events = events
    this.#undoable = undoable
    this.#seq++
    this.#decisions = reopenDecisions(this.#decisions, this.#counts, { seat: command.seat, wasAnnounced: events.length > 0, decisions })
  }

  #prepareAnswer(seat: Seat, raw: PickValue): Result<Prepared> {
    const refusal = checkAnswer(this.#decisions, seat, raw)
    const decision = this.decisionOf(seat)
    if (refusal || !decision) return { ok: false, refusal: refusal ?? { code: 'not-asked' } }
    const pick = normalisePick(decision.question, raw)
    const command: Command = { kind: 'answer', seat, pick }
    const output = newStepOutput()
    const { position, decisions } = answerPosition(this.game, this.#position, { decision, pick }, { mode: onDraft, output })
    const { events } = output
    const step: UndoStep = { command, before: this.#position, isLocked: false, wasAnnounced: events.length > 0 }
    const undoable = output.barrier || this.#addsDecider(decisions) ? [] : lockUndo([...this.#undoable, step], output.lockedSeats, seat)
    return ok({ after: this.#seq, command, position, decisions, events, undoable })
  }

  /** Returns whether a seat decides now that did not decide before, or nobody does. A new decider has already seen the table as it is. */
  #addsDecider(decisions: readonly Decision[]): boolean {
    return decisions.length === 0 || decisions.some(({ seat }) => !this.decisionOf(seat))
  }

  /** Returns to the position before the seat's last answer and applies the others' later answers again. Refuses if one of them no longer fits. */
  #prepareUndo(command: Command): Result<Prepared> {
    const at = this.#undoable.findLastIndex((step) => step.command.seat === command.seat)
    const last = this.#undoable[at]
    if (!last || last.isLocked) return refused('nothing-to-undo')
    const undoable = this.#undoable.slice(0, at)
    let position = last.before
    let decisions = decisionsOf(this.game, position)
    const output = newStepOutput()
    for (const { command: other, isLocked, wasAnnounced } of this.#undoable.slice(at + 1)) {
      const decision = decisions.find(({ seat }) => seat === other.seat)
      if (other.kind !== 'answer' || !decision || checkAnswer([decision], other.seat, other.pick)) return refused('nothing-to-undo')
      undoable.push({ command: other, before: position, isLocked, wasAnnounced })
      const settled = answerPosition(this.game, position, { decision, pick: other.pick }, { mode: onDraft, output })
      position = settled.position
      decisions = settled.decisions
      if (output.barrier) return refused('nothing-to-undo')
    }
    const events = last.wasAnnounced ? [{ event: { type: 'undone', seat: command.seat } }] : []
    return ok({ after: this.#seq, command, position, decisions, events, undoable })
  }

  #prepareResign(command: Command): Result<Prepared> {
    if (!(command.seat in this.#counts.authored)) return refused('no-such-seat')
    const output = newStepOutput()
    const settled = resignPosition(this.game, this.#position, command.seat, { mode: onDraft, output })
    const events = [{ event: { type: 'resigned', seat: command.seat } }, ...output.events]
    return ok({ after: this.#seq, command, ...settled, events, undoable: [] })
  }
}
