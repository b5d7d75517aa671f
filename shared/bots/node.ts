import { clone } from '../kernel/clone.ts'
import type { Decision, PickValue, Question, Seat } from '../kernel/decision.ts'
import type { Game } from '../kernel/game.ts'
import { listPicks } from '../kernel/picks.ts'
import { answerPosition, inPlace, newStepOutput, type Position, type SettledPosition } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { BudgetCounter } from './budget.ts'
import type { Gain, TempoCorrection } from './tempo.ts'

/** Of a question with more answers than this, only some are considered. */
const MAX_CHOICES = 400
const MAX_COMPOUND = 40
/** Differences in value smaller than this leave the choice open. */
const TEMPERATURE = 0.06
/** As good as won. */
const WON = 0.9999

/** What a search needs to know of the world it runs in. */
export interface SearchContext {
  readonly game: Game
  readonly seats: number
  /** For whom the search is made. */
  readonly me: Seat
  readonly random: Random
  readonly budget: BudgetCounter
  readonly tempo: TempoCorrection
  /** Whether chance was seen at work: then one way the dice may fall says little. */
  isChancy: boolean
}

/** A position that may arise, and how every seat stands there as far as it was looked into. */
export interface SearchNode {
  readonly pick: PickValue
  /** How likely the one who decides is thought to pick this, before any search. */
  prior: number
  /** At first sight, by seat; once it was looked into, what comes of it. */
  values: readonly number[]
  /** Who decides here, and what that usually brings. */
  seat: Seat
  readonly gain: Gain | undefined
  /** Everybody who decides here at the same moment. */
  readonly due: readonly Seat[]
  visits: number
  /** Nothing more can be learnt about it. */
  isSolved: boolean
  /** Kept only where it was looked into. */
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

/** How well the seat stands, as far as is known: with what those who decide will gain, where that is still to come. */
export function valueFor({ values, gain, due, children }: SearchNode, seat: Seat): number {
  const value = values[seat] ?? 0
  if (!gain || children.length > 0) return value
  const isDue = due.includes(seat)
  const others = isDue ? due.length - 1 : due.length
  return value + gain.mean * ((isDue ? 1 : 0) - others / Math.max(1, values.length - 1))
}

/** With two seats one's gain is the other's loss; with more, every seat counts its own. */
function estimate({ game, seats, me }: SearchContext, { state, stack }: Position): readonly number[] {
  const pending = stack.map(({ frame }) => frame)
  if (seats !== 2) return Array.from({ length: seats }, (_, seat) => game.evaluate(state, seat, pending))
  const mine = game.evaluate(state, me, pending)
  return me === 0 ? [mine, 1 - mine] : [1 - mine, mine]
}

/** Who must decide; of several, the one who thinks. */
export function deciderOf({ me }: SearchContext, { decisions }: SettledPosition): Decision | undefined {
  const due = decisions.filter(({ optional }) => !optional)
  return due.find(({ seat }) => seat === me) ?? due[0]
}

export function playFrom(context: SearchContext, { position }: SettledPosition, decision: Decision, pick: PickValue): SettledPosition {
  const settled = answerPosition(context.game, clone(position), decision, pick, inPlace, newStepOutput())
  if (settled.position.random.drawn !== position.random.drawn) context.isChancy = true
  return settled
}

/** The question without what changes nothing of the game. */
function withoutSkipped(question: Question): Question {
  if (question.kind !== 'one') return question
  const choices = question.choices.filter(({ skippedByBots }) => !skippedByBots)
  return choices.length > 0 ? { kind: 'one', choices } : question
}

export const picksOf = ({ random }: SearchContext, { question }: Decision): readonly PickValue[] =>
  listPicks(withoutSkipped(question), question.kind === 'one' ? MAX_CHOICES : MAX_COMPOUND, random)

/** What comes of a pick, at first sight. */
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

/** Tries every answer to the decision and looks at what comes of it at once. */
export function expand(
  context: SearchContext,
  node: SearchNode,
  settled: SettledPosition,
  decision: Decision,
  picks = picksOf(context, decision),
): void {
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

/** Who decides here takes what is best for him. */
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
