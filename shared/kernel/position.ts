import { create } from 'mutative'
import { type Ask, checkPick, type Decision, type Pick, type Seat } from './ask.ts'
import { copyFacts, type Facts, type GameEvent, type Happening } from './event.ts'
import type { Frame, Game, Kernel, SeatView, Table } from './game.ts'
import { Random, type RandomState } from './random.ts'
import type { Refusal } from './refusal.ts'
import { refuse } from './refusal.ts'

export interface StackedFrame {
  readonly id: number
  readonly frame: Frame
}

/** Everything a match is at one moment, as plain JSON. */
export interface Position {
  readonly state: object
  readonly stack: readonly StackedFrame[]
  /** The id of the next frame. */
  readonly frames: number
  readonly random: RandomState
}

/** What an answer did beside changing the position. */
export interface Account {
  readonly happenings: Happening[]
  /** Something became known that undo cannot take back. */
  barrier: boolean
  /** The seats that alone learned something. */
  readonly barred: Seat[]
}
export const newAccount = (): Account => ({ happenings: [], barrier: false, barred: [] })

/** How a change is made: on a draft that shares every untouched branch with what was before, or right in place. */
export type Change = <T extends object>(root: T, recipe: (draft: T) => void) => T
export const onDraft: Change = (root, recipe) => create(root, (draft) => recipe(draft as typeof root)) as typeof root
export const inPlace: Change = (root, recipe) => {
  recipe(root)
  return root
}

/** A chain of automatic steps longer than this is a rules bug, not a long turn. */
const MAX_AUTOMATIC_STEPS = 10_000

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Draft = Mutable<Position> & { stack: StackedFrame[] }

class Tools implements Kernel<Frame> {
  readonly #draft: Draft
  readonly #account: Account
  readonly #random: Random

  constructor(draft: Draft, account: Account) {
    this.#draft = draft
    this.#account = account
    this.#random = new Random(draft.random)
  }

  call(frame: Frame): void {
    this.#draft.stack.push({ id: this.#draft.frames, frame })
    this.#draft.frames++
  }

  goto(frame: Frame): void {
    this.#draft.stack.pop()
    this.call(frame)
  }

  end(): void {
    this.#draft.stack.pop()
  }

  emit(event: GameEvent, secrets?: Readonly<Record<Seat, Facts>>): void {
    this.#account.happenings.push(secrets ? { event: copyFacts(event), secrets: copySecrets(secrets) } : { event: copyFacts(event) })
    if (secrets) this.#account.barrier = true
  }

  barrier(seat?: Seat): void {
    if (seat === undefined) this.#account.barrier = true
    else this.#account.barred.push(seat)
  }

  get random(): Random {
    this.#account.barrier = true
    return this.#random
  }

  randomFor(seat: Seat): Random {
    this.#account.barred.push(seat)
    return this.#random
  }
}

const copySecrets = (secrets: Readonly<Record<Seat, Facts>>): Record<Seat, Facts> =>
  Object.fromEntries(Object.entries(secrets).map(([seat, facts]) => [seat, copyFacts(facts)]))

function alter(position: Position, change: Change, account: Account, work: (draft: Draft, k: Tools) => void): Position {
  return change(position, (root) => {
    const draft = root as Draft
    work(draft, new Tools(draft, account))
  })
}

function stepOf(game: Game, stacked: StackedFrame) {
  const step = game.steps[stacked.frame.step]
  if (!step) throw new Error(`${game.id}: there is no step '${stacked.frame.step}'`)
  return step
}

/** Who must, or may, decide now. */
export function decisionsOf(game: Game, position: Position): readonly Decision[] {
  const top = position.stack.at(-1)
  return (top && stepOf(game, top).ask?.(position.state, top.frame)) ?? []
}

const isForced = ({ ask, manual }: Decision): boolean => !manual && ask.kind === 'one' && ask.options.length === 1

/** A question with one answer is not asked; but somebody who may still step in is not robbed of the moment. */
const forcedOf = (decisions: readonly Decision[]): Decision | undefined =>
  decisions.some(({ optional }) => optional) ? undefined : decisions.find(isForced)

/** A position where somebody must decide, and who; or the end. */
export interface Rest {
  readonly position: Position
  readonly decisions: readonly Decision[]
}

/** Runs everything that needs nobody, until somebody must decide or the match is over. */
function settle(game: Game, start: Position, change: Change, account: Account): Rest {
  let position = start
  for (let n = 0; n < MAX_AUTOMATIC_STEPS; n++) {
    const top = position.stack.at(-1)
    if (game.outcome(position.state))
      return { position: top ? alter(position, change, account, (draft) => draft.stack.splice(0)) : position, decisions: [] }
    if (!top) throw new Error(`${game.id}: nothing left to do and no outcome`)
    const step = stepOf(game, top)
    const decisions = step.ask?.(position.state, top.frame) ?? []
    const forced = forcedOf(decisions)
    if (forced) position = apply(game, position, forced, onlyPick(forced.ask), change, account)
    else if (decisions.some((decision) => !decision.optional)) return { position, decisions }
    else
      position = alter(position, change, account, (draft, k) => {
        if (step.run) step.run(draft.state, top.frame, k)
        else k.end()
      })
  }
  throw new Error(`${game.id}: no end of automatic steps at '${position.stack.at(-1)?.frame.step}'`)
}

function onlyPick(ask: Ask): Pick {
  const pick = ask.kind === 'one' ? ask.options[0]?.id : undefined
  if (pick === undefined) throw new Error('not a forced choice')
  return pick
}

function apply(game: Game, position: Position, decision: Decision, pick: Pick, change: Change, account: Account): Position {
  const top = position.stack.at(-1)
  if (!top) throw new Error(`${game.id}: nothing is asked`)
  const step = stepOf(game, top)
  return alter(position, change, account, (draft, k) => {
    if (!step.answer) throw new Error(`${game.id}: '${top.frame.step}' asks and takes no answer`)
    step.answer(draft.state, top.frame, decision.seat, pick, k)
  })
}

export function beginPosition(game: Game, table: Table, seed: string, account: Account): Rest {
  const random: RandomState = { seed, drawn: 0 }
  const { state, first } = game.setup(table, new Random(random))
  return settle(game, { state, stack: [{ id: 0, frame: first }], frames: 1, random }, inPlace, account)
}

/** The position as a seat may imagine it: what it cannot know is made up, chance to come included. */
export function imaginePosition(game: Game, view: SeatView<object, object>, random: Random): Position {
  const stack = view.frames.map((frame, id) => ({ id, frame }))
  return { state: game.imagine(view, random), stack, frames: stack.length, random: random.branch() }
}

/** Applies an answer that was offered, and all that follows from it. The decision must be one of `decisionsOf`. */
export function answerPosition(game: Game, position: Position, decision: Decision, pick: Pick, change: Change, account: Account): Rest {
  return settle(game, apply(game, position, decision, pick, change, account), change, account)
}

export function resignPosition(game: Game, position: Position, seat: Seat, change: Change, account: Account): Rest {
  const resigned = alter(position, change, account, (draft, k) => game.resign?.(draft.state, seat, k))
  return settle(game, resigned, change, account)
}

/** What is answered for a seat when its time is up. */
export function fallbackPick(game: Game, position: Position, decision: Decision): Pick {
  const top = position.stack.at(-1)
  const chosen = top && stepOf(game, top).fallback?.(position.state, top.frame, decision.seat)
  return chosen ?? plainPick(decision.ask)
}

function plainPick(ask: Ask): Pick {
  switch (ask.kind) {
    case 'amount':
      return ask.min
    case 'some':
      return ask.options.slice(0, ask.min).map((option) => option.id)
    case 'order':
      return ask.options.map((option) => option.id)
    case 'one': {
      const [first] = ask.options
      if (!first) throw new Error('a decision without options')
      return first.id
    }
  }
}

export function checkAnswer(decisions: readonly Decision[], seat: Seat, pick: Pick): Refusal | undefined {
  const decision = decisions.find((open) => open.seat === seat)
  return decision ? checkPick(decision.ask, pick) : refuse('not-asked')
}
