import { checkPick, type Decision, type PickValue, type Question, type Seat } from './decision.ts'
import { Draft } from './draft.ts'
import { copyFields, type EmittedEvent, type EventFields, type GameEvent } from './event.ts'
import type { Frame, Game, MatchConfig, SeatView, Step, StepContext } from './game.ts'
import { Random, type RandomState } from './random.ts'
import type { Refusal } from './refusal.ts'
import { newRefusal } from './refusal.ts'

interface StackedFrame {
  readonly id: number
  readonly frame: Frame
}

/** Everything that a match is at one moment, as plain JSON. */
export interface Position {
  readonly state: object
  readonly stack: readonly StackedFrame[]
  /** The id of the next frame. */
  readonly frames: number
  readonly random: RandomState
}

/** Collects what a command did besides changing the position. */
export interface StepOutput {
  readonly events: EmittedEvent[]
  /** Set when something became known that undo cannot take back. */
  barrier: boolean
  /** The seats that learned something that the others did not. */
  readonly lockedSeats: Seat[]
}
export const newStepOutput = (): StepOutput => ({ events: [], barrier: false, lockedSeats: [] })

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Working = Mutable<Position>

/** Applies a change to a position: on a draft that shares every untouched branch with the old position, or directly in place. */
export type MutationMode = (position: Position, work: (working: Working) => void) => Position
export const onDraft: MutationMode = (position, work) => {
  const draft = new Draft()
  const working = { ...position, state: draft.edit(position.state) }
  work(working)
  working.state = draft.finish(working.state)
  for (const { id, frame } of working.stack) if (id >= position.frames) draft.finish(frame)
  return working
}
export const inPlace: MutationMode = (position, work) => {
  work(position)
  return position
}

/** How a change is applied, and what collects its effects. */
interface Execution {
  readonly mode: MutationMode
  readonly output: StepOutput
}

/** A decision of the position and the answer to it. */
interface DecisionAnswer {
  readonly decision: Decision
  readonly pick: PickValue
}

/** The limit for a chain of automatic steps. A longer chain is a bug in the rules. */
const MAX_AUTOMATIC_STEPS = 10_000

class StepRunner implements StepContext<Frame> {
  readonly #working: Working
  readonly #output: StepOutput
  #random: Random | undefined

  constructor(working: Working, output: StepOutput) {
    this.#working = working
    this.#output = output
  }

  call(frame: Frame): void {
    this.#working.stack = [...this.#working.stack, { id: this.#working.frames++, frame }]
  }

  goto(frame: Frame): void {
    this.end()
    this.call(frame)
  }

  end(): void {
    this.#working.stack = this.#working.stack.slice(0, -1)
  }

  emit(event: GameEvent, secrets?: Readonly<Record<Seat, EventFields>>): void {
    this.#output.events.push(secrets ? { event: copyFields(event), secrets: copySecrets(secrets) } : { event: copyFields(event) })
    if (secrets) this.#output.barrier = true
  }

  barrier(seat?: Seat): void {
    if (seat === undefined) this.#output.barrier = true
    else this.#output.lockedSeats.push(seat)
  }

  get random(): Random {
    this.#output.barrier = true
    return this.#chance
  }

  randomFor(seat: Seat): Random {
    this.#output.lockedSeats.push(seat)
    return this.#chance
  }

  get #chance(): Random {
    if (this.#random) return this.#random
    const drawing = { ...this.#working.random }
    this.#working.random = drawing
    this.#random = new Random(drawing)
    return this.#random
  }
}

const copySecrets = (secrets: Readonly<Record<Seat, EventFields>>): Record<Seat, EventFields> =>
  Object.fromEntries(Object.entries(secrets).map(([seat, facts]) => [seat, copyFields(facts)]))

type AnyStep = Step<object, Frame, Frame>

function stepOf(game: Game, stacked: StackedFrame): AnyStep {
  const step = game.steps[stacked.frame.step]
  if (!step) throw new Error(`${game.id}: there is no step '${stacked.frame.step}'`)
  return step
}

/** Returns the decisions that seats must, or may, make now. */
export function decisionsOf(game: Game, position: Position): readonly Decision[] {
  const top = position.stack.at(-1)
  return (top && stepOf(game, top).ask?.(position.state, top.frame)) ?? []
}

const isForced = ({ question, alwaysAsk }: Decision): boolean => !alwaysAsk && question.kind === 'one' && question.choices.length === 1

/**
 * Returns a decision with a single choice, which is then answered automatically. While a seat has an optional decision, nothing is forced,
 * so that the seat can still interrupt.
 */
const forcedDecision = (decisions: readonly Decision[]): Decision | undefined =>
  decisions.some(({ optional }) => optional) ? undefined : decisions.find(isForced)

/** A position at which a seat must decide, with its decisions. At the end of the match there are none. */
export interface SettledPosition {
  readonly position: Position
  readonly decisions: readonly Decision[]
}

const runStep = (step: AnyStep, state: object, frame: Frame, ctx: StepRunner): void => (step.run ? step.run(state, frame, ctx) : ctx.end())

/** Applies one change and runs the following steps that have no `ask`. When the match is over it clears the stack. */
function mutateAndAdvance(game: Game, position: Position, { mode, output }: Execution, work: (state: object, ctx: StepRunner) => void): Position {
  return mode(position, (working) => {
    const ctx = new StepRunner(working, output)
    work(working.state, ctx)
    for (let n = 0; n < MAX_AUTOMATIC_STEPS; n++) {
      const top = working.stack.at(-1)
      if (game.outcome(working.state)) {
        working.stack = []
        return
      }
      if (!top) throw new Error(`${game.id}: nothing left to do and no outcome`)
      const step = stepOf(game, top)
      if (step.ask) return
      runStep(step, working.state, top.frame, ctx)
    }
    throw endless(game, working)
  })
}

const endless = (game: Game, { stack }: Position): Error => new Error(`${game.id}: no end of automatic steps at '${stack.at(-1)?.frame.step}'`)

/** Runs steps and answers forced decisions until a seat must decide or the match is over. */
function advance(game: Game, start: Position, execution: Execution): SettledPosition {
  let position = start
  for (let n = 0; n < MAX_AUTOMATIC_STEPS; n++) {
    const top = position.stack.at(-1)
    if (!top) return { position, decisions: [] }
    const step = stepOf(game, top)
    const decisions = step.ask?.(position.state, top.frame) ?? []
    const forced = forcedDecision(decisions)
    if (forced) position = applyPick(game, position, { decision: forced, pick: forcedPick(forced.question) }, execution)
    else if (decisions.some((decision) => !decision.optional)) return { position, decisions }
    else position = mutateAndAdvance(game, position, execution, (state, ctx) => runStep(step, state, top.frame, ctx))
  }
  throw endless(game, position)
}

function forcedPick(question: Question): PickValue {
  const pick = question.kind === 'one' ? question.choices[0]?.id : undefined
  if (pick === undefined) throw new Error('not a forced choice')
  return pick
}

function applyPick(game: Game, position: Position, { decision, pick }: DecisionAnswer, execution: Execution): Position {
  const top = position.stack.at(-1)
  if (!top) throw new Error(`${game.id}: nothing is asked`)
  const step = stepOf(game, top)
  return mutateAndAdvance(game, position, execution, (state, ctx) => {
    if (!step.answer) throw new Error(`${game.id}: '${top.frame.step}' asks and takes no answer`)
    step.answer(state, top.frame, decision.seat, pick, ctx)
  })
}

export function startPosition(game: Game, config: MatchConfig, seed: string, output: StepOutput): SettledPosition {
  const random: RandomState = { seed, drawn: 0 }
  const { state, first } = game.setup(config, new Random(random))
  const dealt: Position = { state, stack: [{ id: 0, frame: first }], frames: 1, random }
  const execution: Execution = { mode: inPlace, output }
  return advance(
    game,
    mutateAndAdvance(game, dealt, execution, () => undefined),
    execution,
  )
}

/** Returns a position that fits what a seat knows. It makes up what the seat cannot know, including future random results. */
export function imaginePosition(game: Game, view: SeatView<object, object>, random: Random): Position {
  const stack = view.frames.map((frame, id) => ({ id, frame }))
  return { state: game.imagine(view, random), stack, frames: stack.length, random: random.fork() }
}

/** Applies an answer and advances to the next settled position. The decision must come from `decisionsOf`, and the answer must be legal. */
export function answerPosition(game: Game, position: Position, answer: DecisionAnswer, execution: Execution): SettledPosition {
  return advance(game, applyPick(game, position, answer, execution), execution)
}

export function resignPosition(game: Game, position: Position, seat: Seat, execution: Execution): SettledPosition {
  const resigned = mutateAndAdvance(game, position, execution, (state, ctx) => game.resign?.(state, seat, ctx))
  return advance(game, resigned, execution)
}

/** Returns the answer that is given for a seat when its time is up. */
export function fallbackPick(game: Game, position: Position, decision: Decision): PickValue {
  const top = position.stack.at(-1)
  const chosen = top && stepOf(game, top).fallback?.(position.state, top.frame, decision.seat)
  return chosen ?? defaultPick(decision.question)
}

function defaultPick(question: Question): PickValue {
  switch (question.kind) {
    case 'amount':
      return question.min
    case 'some':
      return question.choices.slice(0, question.min).map((choice) => choice.id)
    case 'order':
      return question.choices.map((choice) => choice.id)
    case 'one': {
      const [first] = question.choices
      if (!first) throw new Error('a decision without options')
      return first.id
    }
  }
}

export function checkAnswer(decisions: readonly Decision[], seat: Seat, pick: PickValue): Refusal | undefined {
  const decision = decisions.find((open) => open.seat === seat)
  return decision ? checkPick(decision.question, pick) : newRefusal('not-asked')
}
