import { clone } from '../kernel/clone.ts'
import type { Decision, PickValue, Question, Seat } from '../kernel/decision.ts'
import type { Game } from '../kernel/game.ts'
import { listPicks } from '../kernel/picks.ts'
import { answerPosition, inPlace, newStepOutput, type Position, type SettledPosition } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { BudgetCounter } from './budget.ts'
import type { Gain, TempoCorrection } from './tempo.ts'

/** Of a question with more answers than this, only a part is considered. */
const MAX_CHOICES = 400
const MAX_COMPOUND = 40
/** The scale on which differences in value count. Answers that differ by less have similar priors. */
const TEMPERATURE = 0.06
/** A value this high counts as a win. */
const WON = 0.9999

/** What all parts of one search share. */
export interface SearchContext {
  readonly game: Game
  readonly seats: number
  /** The seat that searches. */
  readonly me: Seat
  readonly random: Random
  readonly budget: BudgetCounter
  readonly tempo: TempoCorrection
  /** Whether any answer has drawn a random number. One world then shows only one of several results. */
  isChancy: boolean
}

/** A position that may arise, with the value of every seat as far as it is known. */
export interface SearchNode {
  readonly pick: PickValue
  /** How likely the deciding seat is to pick this, estimated before any search. */
  prior: number
  /** By seat: the estimate of the position, or the value of its best child once it was expanded. */
  values: readonly number[]
  /** The seat that decides here, or -1. */
  seat: Seat
  /** What deciding here usually gains. */
  readonly gain: Gain | undefined
  /** All seats that must decide here at the same time. */
  readonly due: readonly Seat[]
  visits: number
  /** The value is final. */
  isSolved: boolean
  /** The position, kept only if it was expanded. */
  settled: SettledPosition | undefined
  children: readonly SearchNode[]
}

export const newRoot = (): SearchNode => ({
  pick: '',
  prior: 1,
  values: [],
  seat: -1,
  gain: undefined,
  due: [],
  visits: 0,
  isSolved: false,
  settled: undefined,
  children: [],
})

/** Returns the seat's value at a node. Before the node is expanded, it adds the usual gain for a deciding seat and deducts the gains of its rivals. */
export function valueFor({ values, gain, due, children }: SearchNode, seat: Seat): number {
  const value = values[seat] ?? 0
  if (!gain || children.length > 0) return value
  const isDue = due.includes(seat)
  const others = isDue ? due.length - 1 : due.length
  return value + gain.mean * ((isDue ? 1 : 0) - others / Math.max(1, values.length - 1))
}

/** Estimates a position by seat. With two seats, one seat's value is one minus the other's. With more, each is estimated separately. */
function estimate({ game, seats, me }: SearchContext, { state, stack }: Position): readonly number[] {
  const pending = stack.map(({ frame }) => frame)
  if (seats !== 2) return Array.from({ length: seats }, (_, seat) => game.evaluate(state, seat, pending))
  const mine = game.evaluate(state, me, pending)
  return me === 0 ? [mine, 1 - mine] : [1 - mine, mine]
}

/** Returns the decision of a seat that must decide. Of several it prefers the searching seat's. */
export function deciderOf({ me }: SearchContext, { decisions }: SettledPosition): Decision | undefined {
  const due = decisions.filter(({ optional }) => !optional)
  return due.find(({ seat }) => seat === me) ?? due[0]
}

export function playFrom(context: SearchContext, { position }: SettledPosition, decision: Decision, pick: PickValue): SettledPosition {
  const settled = answerPosition(context.game, clone(position), { decision, pick }, { mode: inPlace, output: newStepOutput() })
  if (settled.position.random.drawn !== position.random.drawn) context.isChancy = true
  return settled
}

/** Returns the question without the choices that bots skip, unless there are no others. */
function withoutSkipped(question: Question): Question {
  if (question.kind !== 'one') return question
  const choices = question.choices.filter(({ skippedByBots }) => !skippedByBots)
  return choices.length > 0 ? { kind: 'one', choices } : question
}

export const picksOf = ({ random }: SearchContext, { question }: Decision): readonly PickValue[] =>
  listPicks(withoutSkipped(question), question.kind === 'one' ? MAX_CHOICES : MAX_COMPOUND, random)

/** Returns a new node for the position after a pick, with its estimate. */
function evaluateChild(context: SearchContext, settled: SettledPosition, pick: PickValue): SearchNode {
  context.budget.count()
  const decider = deciderOf(context, settled)
  return {
    ...newRoot(),
    pick,
    values: estimate(context, settled.position),
    seat: decider?.seat ?? -1,
    gain: decider && context.tempo.at(settled.position),
    due: settled.decisions.flatMap(({ seat, optional }) => (optional ? [] : [seat])),
    isSolved: !decider,
  }
}

/** The decision of a position that a search tries, and the picks to try: usually all that are worth it. */
interface Expansion {
  readonly settled: SettledPosition
  readonly decision: Decision
  readonly picks?: readonly PickValue[]
}

/** Tries every pick and estimates the position after each. */
export function expand(context: SearchContext, node: SearchNode, { settled, decision, picks = picksOf(context, decision) }: Expansion): void {
  const before = estimate(context, settled.position)
  node.seat = decision.seat
  node.settled = settled
  node.children = picks.map((pick) => evaluateChild(context, playFrom(context, settled, decision, pick), pick))
  setPriors(node)
  backUp(node)
  context.tempo.learn(settled.position, valueFor(node, decision.seat) - (before[decision.seat] ?? 0))
}

function setPriors({ seat, children }: SearchNode): void {
  const best = Math.max(...children.map((child) => valueFor(child, seat)))
  let total = 0
  for (const child of children) {
    child.prior = Math.exp((valueFor(child, seat) - best) / TEMPERATURE)
    total += child.prior
  }
  for (const child of children) child.prior /= total
}

/** Gives the node the values of the child that is best for the deciding seat. */
export function backUp(node: SearchNode): void {
  const { seat, children } = node
  let best: SearchNode | undefined
  let most = Number.NEGATIVE_INFINITY
  let isSolved = true
  for (const child of children) {
    const value = valueFor(child, seat)
    isSolved &&= child.isSolved
    if (value <= most) continue
    most = value
    best = child
  }
  if (!best) return
  const chosen = best
  node.values = chosen.values.map((_, other) => valueFor(chosen, other))
  node.isSolved = isSolved || (chosen.isSolved && most >= WON)
}
