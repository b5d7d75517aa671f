import type { Command } from '../kernel/command.ts'
import { checkPick, type PickValue, type Seat } from '../kernel/decision.ts'
import { eventForSeat } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { listPicks } from '../kernel/picks.ts'
import {
  answerPosition,
  decisionsOf,
  imaginePosition,
  inPlace,
  newStepOutput,
  type Position,
  resignPosition,
  type StepOutput,
} from '../kernel/position.ts'
import { assertSame, assertThat, copyOf, publicPart, textOf } from './assertions.ts'
import { type CheckContext, MAX_TRIED } from './check.ts'

/** The other seats are checked after one answer in this many, because it is slow to check all of them. */
const BYSTANDERS_ONE_IN = 8

/** Checks that the command gives the same position when it is applied in place to a restored copy of the position before. */
export function checkRestored({ game, match }: CheckContext, before: Position, command: Command): void {
  if (command.kind === 'undo') return
  const restored = copyOf(before)
  const output = newStepOutput()
  if (command.kind === 'resign') resignPosition(game, restored, command.seat, { mode: inPlace, output })
  else {
    const decision = decisionsOf(game, restored).find(({ seat }) => seat === command.seat)
    assertThat(decision !== undefined, () => `seat ${command.seat} is not asked once the position is restored`)
    if (decision) answerPosition(game, restored, { decision, pick: command.pick }, { mode: inPlace, output })
  }
  assertSame(restored, match.position, 'the restored match')
  const told = match.events.slice(command.kind === 'resign' ? 1 : 0)
  assertSame(output.events, told, 'the events of the restored match')
}

/** Checks that undo restores the state, the stack and the random stream from before the answer. */
export function checkUndo({ match }: CheckContext, before: Position, command: Command): void {
  if (command.kind !== 'answer' || match.outcome || !match.canUndo(command.seat)) return
  const undone = match.prepare({ kind: 'undo', seat: command.seat })
  assertThat(undone.ok, () => 'an undo that is offered is refused')
  if (!undone.ok) return
  assertSame(undone.value.position.state, before.state, 'the state after undo')
  assertSame(undone.value.position.stack, before.stack, 'the pending work after undo')
  assertSame(undone.value.position.random, before.random, 'the random stream after undo')
}

/** Returns what an answer shows to a seat: the table, its hand and the events it reads. */
function shownTo(game: Game, seat: Seat, rest: { readonly position: Position; readonly account: StepOutput }): unknown {
  const { state } = rest.position
  return { table: game.table(state), hand: game.hand(state, seat), told: rest.account.events.map((emitted) => eventForSeat(emitted, seat)) }
}

function tryAnswer(game: Game, before: Position, seat: Seat, pick: PickValue) {
  const decision = decisionsOf(game, before).find((open) => open.seat === seat)
  if (!decision || checkPick(decision.question, pick)) return undefined
  const output = newStepOutput()
  return { ...answerPosition(game, before, { decision, pick }, { mode: inPlace, output }), account: output }
}

/**
 * Checks that an answer which a seat can undo has shown it nothing beyond that answer. Otherwise the seat could answer, look and answer again.
 *
 * - The seat that answered must be shown the same in every world that looked the same to it before.
 * - A seat that answered earlier and can still undo must be shown the same whatever the answering seat picked, as long as the same seats
 *   decide afterwards. That a seat has finished is no secret.
 * - Optional decisions are left out. A seat can make them again at any time, so undoing them gives it no advantage. Hiding its own scrolls is an
 *   example.
 */
export function checkNothingLearned(context: CheckContext, before: Position, command: Command): void {
  const { game, match, random } = context
  if (command.kind !== 'answer' || match.outcome) return
  const { seat: author } = command
  const bystanders = Array.from({ length: match.setup.seats }, (_, seat) => seat).filter((seat) => seat !== author)
  const lookers = random.int(BYSTANDERS_ONE_IN) === 0 ? [author, ...bystanders] : [author]
  const able = lookers.filter((seat) => canAnswerAgain(match, seat))
  const actual = able.length > 0 ? tryAnswer(game, copyOf(before), author, command.pick) : undefined
  if (!actual) return
  for (const seat of able) {
    const other = seat === author ? inAnotherWorld(context, before, command) : withAnotherPick(context, before, command)
    if (!other) continue
    if (seat !== author && textOf(publicPart(other.decisions)) !== textOf(publicPart(actual.decisions))) continue
    assertSame(shownTo(game, seat, other), shownTo(game, seat, actual), `seat ${seat} can undo, but what it was shown`)
  }
}

/** Returns whether the seat can undo an answer to a required decision. */
function canAnswerAgain(match: Match, seat: Seat): boolean {
  const undone = match.canUndo(seat) ? match.prepare({ kind: 'undo', seat }) : undefined
  return undone?.ok === true && undone.value.decisions.some((decision) => decision.seat === seat && !decision.optional)
}

type Answer = Extract<Command, { readonly kind: 'answer' }>

/** Gives the answer in another world that looked the same to the seat before it. */
function inAnotherWorld({ game, match: { setup }, random }: CheckContext, before: Position, { seat, pick }: Answer) {
  const frames = before.stack.map(({ frame }) => frame)
  const { seats, options } = setup
  const view = copyOf({ seat, setup: { seats, options }, table: game.table(before.state), hand: game.hand(before.state, seat), frames })
  return tryAnswer(game, imaginePosition(game, view, random), seat, pick)
}

/** Gives another answer to the same question, if there is one. */
function withAnotherPick({ game, random }: CheckContext, before: Position, { seat, pick }: Answer) {
  const decision = decisionsOf(game, before).find((open) => open.seat === seat)
  if (!decision || decision.optional) return undefined
  const others = listPicks(decision.question, MAX_TRIED, random).filter((one) => textOf(one) !== textOf(pick))
  return others.length > 0 ? tryAnswer(game, copyOf(before), seat, random.pick(others)) : undefined
}
