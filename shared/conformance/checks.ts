import { isDeepStrictEqual } from 'node:util'
import type { Command } from '../kernel/command.ts'
import { checkPick, type Decision, type PickValue, type Question, type Seat, sortChoices } from '../kernel/decision.ts'
import { eventForSeat } from '../kernel/event.ts'
import type { Game, Outcome } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { listPicks, samplePick } from '../kernel/picks.ts'
import {
  answerPosition,
  decisionsOf,
  fallbackPick,
  imaginePosition,
  inPlace,
  newStepOutput,
  type Position,
  resignPosition,
  type StepOutput,
} from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import { eventErrors } from './event-errors.ts'
import { valueErrors } from './shape-errors.ts'
import { missingWordsAt } from './words-check.ts'

/** A match at a moment of rest. */
export interface CheckContext {
  readonly game: Game
  readonly match: Match
  readonly random: Random
}
export type Check = (context: CheckContext) => void

/** More answers to one question than this are not all tried. */
const MAX_TRIED = 300
/** Where many seats can undo it is dear to look at all of them: after one answer in so many. */
const BYSTANDERS_ONE_IN = 8
/** How far an imagined match is played on. */
const IMAGINED_ANSWERS = 6

function assertThat(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message())
}
const assertNone = (found: readonly string[]): void => assertThat(found.length === 0, () => found.join('; '))

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const seatsOf = ({ match }: CheckContext): readonly number[] => Array.from({ length: match.setup.seats }, (_, seat) => seat)

export function assertSame(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [textOf(actual), textOf(expected)]
  assertThat(a === b, () => {
    const at = Math.max(0, [...a].findIndex((letter, index) => letter !== b[index]) - 40)
    return `${what} differs: …${a.slice(at, at + 120)}… instead of …${b.slice(at, at + 120)}…`
  })
}

/** What everybody is told about who decides. */
const publicPart = (decisions: readonly Decision[]): unknown => decisions.map(({ seat, status, optional }) => ({ seat, status, optional }))

function checkRanks(outcome: Outcome, seats: number): void {
  const { ranks, scores } = outcome
  // who plays alone may come second to the game itself
  const parties = Math.max(2, seats)
  assertThat(ranks.length === seats && (seats === 1 || Math.min(...ranks) === 1), () => `ranks ${ranks} for ${seats} seats`)
  assertThat(
    ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= parties),
    () => `ranks ${ranks}`,
  )
  if (!scores) return
  assertThat(scores.length === seats, () => `${scores.length} scores for ${seats} seats`)
  for (const { total, lines } of scores) {
    const sum = lines.reduce((points, line) => points + line.points, 0)
    assertThat(sum === total, () => `a score of ${total} is made of ${sum}`)
  }
}

/** Held at every moment of every match. */
export const CHEAP_CHECKS: Readonly<Record<string, Check>> = {
  'what the rules say always holds': ({ game, match }) => assertNone(game.violations(match.position.state)),

  'the position is plain data': ({ match }) =>
    assertThat(isDeepStrictEqual(copyOf(match.position), match.position), () => 'writing it down and reading it back changes it'),

  'one sound decision for each seat that decides': ({ match }) => {
    const { decisions, outcome, setup } = match
    const seats = decisions.map(({ seat }) => seat)
    assertThat(new Set(seats).size === seats.length, () => `seats ${seats} are asked`)
    assertThat(
      seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < setup.seats),
      () => `seats ${seats} are asked`,
    )
    assertThat(outcome !== undefined || decisions.some(({ optional }) => !optional), () => 'nobody has to decide, and it is not over')
    assertThat(outcome === undefined || match.position.stack.length === 0, () => 'it is over, and work is left')
    for (const { question } of decisions) assertNone(unsoundParts(question))
  },

  'when nobody answers, something offered is done': ({ game, match }) => {
    for (const decision of match.decisions) {
      const pick = fallbackPick(game, match.position, decision)
      assertThat(checkPick(decision.question, pick) === undefined, () => `${textOf(pick)} is not offered to seat ${decision.seat}`)
    }
  },

  'views have the shape they declare': (context) => {
    const { game, match } = context
    const { state } = match.position
    assertNone(valueErrors(game.tableShape.spec, game.table(state), 'table'))
    for (const seat of seatsOf(context)) assertNone(valueErrors(game.handShape.spec, game.hand(state, seat), `hand ${seat}`))
  },

  'events have the fields they declare': ({ game, match }) =>
    assertNone(match.events.flatMap((emitted) => eventErrors(game.events, emitted, match.setup.seats))),

  'everything said is said in both languages, with nothing missing': ({ game, match }) => assertNone(missingWordsAt(game, match)),

  'every seat stands between lost and won': (context) => {
    const { game, match } = context
    const { state, stack } = match.position
    const pending = stack.map(({ frame }) => frame)
    const values = seatsOf(context).map((seat) => game.evaluate(state, seat, pending))
    assertThat(
      values.every((value) => value >= 0 && value <= 1),
      () => `values ${values}`,
    )
    const { outcome } = match
    if (!outcome) return
    checkRanks(outcome, match.setup.seats)
    const { ranks } = outcome
    const worst = Math.min(...values.filter((_, seat) => ranks[seat] === 1))
    const isFair = values.every((value, seat) => ranks[seat] === 1 || value < worst)
    assertThat(isFair, () => `values ${values} at the end with ranks ${ranks}`)
  },
}

function unsoundParts(question: Question): readonly string[] {
  if (question.kind === 'amount')
    return question.min <= question.max && Number.isInteger(question.min) && Number.isInteger(question.max)
      ? []
      : [`from ${question.min} to ${question.max}`]
  const ids = question.choices.map(({ id }) => id)
  const found: string[] = []
  if (ids.length === 0) found.push('nothing is offered')
  if (new Set(ids).size !== ids.length) found.push(`something is offered twice: ${ids}`)
  if (ids.some((id) => !/^[^\s>]+(>[^\s>]+)*$/.test(id))) found.push(`an id is no chain of things: ${ids}`)
  if (textOf(ids) !== textOf(ids.toSorted())) found.push('the options are not sorted')
  if (question.kind === 'some' && !(question.min >= 0 && question.min <= question.max && question.max <= ids.length))
    found.push(`${question.min} to ${question.max} of ${ids.length}`)
  return found
}

/** Answers that were not offered, from near misses to nonsense. */
function wrongPicks(question: Question, strangers: readonly string[]): readonly PickValue[] {
  const nonsense: PickValue[] = ['', 'no such option', -1, 0.5, Number.NaN, 2 ** 40, [], ['no such option'], ...strangers]
  if (question.kind === 'amount')
    return [...nonsense, question.min - 1, question.max + 1, question.min + 0.5, String(question.min)].filter((pick) => checkPick(question, pick))
  const ids = question.choices.map(({ id }) => id)
  const [first = '', ...rest] = ids
  const near: PickValue[] = [
    ...ids.map((id) => `${id}>`),
    ...ids.map((id) => id.toUpperCase()),
    [first],
    [...ids, first],
    rest,
    [...rest, 'no such option'],
    0,
  ]
  const offered = new Set<unknown>(ids)
  return [...nonsense, ...near].filter((pick) => (question.kind === 'one' ? !offered.has(pick) : checkPick(question, pick)))
}

/** Dear ones: held at some moments of every match. */
export const COSTLY_CHECKS: Readonly<Record<string, Check>> = {
  'every offered answer can be given': ({ game, match, random }) => {
    const text = JSON.stringify(match.position)
    for (const decision of match.decisions) {
      for (const pick of listPicks(decision.question, MAX_TRIED, random)) {
        const output = newStepOutput()
        try {
          const { position } = answerPosition(game, JSON.parse(text), decision, pick, inPlace, output)
          assertNone(game.violations(position.state))
        } catch (error) {
          throw new Error(`seat ${decision.seat} answering ${textOf(pick)}: ${error instanceof Error ? error.message : error}`)
        }
      }
    }
  },

  'every other answer is refused and changes nothing': ({ match }) => {
    const { position, decisions, seq } = match
    const offered = decisions.flatMap(({ question }) => (question.kind === 'amount' ? [] : question.choices.map(({ id }) => id)))
    for (const { seat, id, question } of decisions) {
      for (const pick of wrongPicks(question, offered)) assertThat(!match.answer(seat, id, pick).ok, () => `seat ${seat} may answer ${textOf(pick)}`)
    }
    for (let seat = 0; seat < match.setup.seats; seat++) {
      if (match.decisionOf(seat)) continue
      for (const pick of offered) assertThat(!match.prepare({ kind: 'answer', seat, pick }).ok, () => `seat ${seat} is not asked and answers`)
    }
    assertThat(match.position === position && match.decisions === decisions && match.seq === seq, () => 'a refusal changed the match')
  },

  'a seat can imagine what it sees, and what it cannot know shows nowhere': (context) => {
    const { game, match, random } = context
    for (const seat of seatsOf(context)) {
      const view = match.seatView(seat)
      const imagined = imaginePosition(game, copyOf(view), random)
      assertSame(game.table(imagined.state), view.table, `seat ${seat}: the table`)
      assertSame(game.hand(imagined.state, seat), view.hand, `seat ${seat}: the hand`)
      assertNone(game.violations(imagined.state))
      assertSame(game.outcome(imagined.state), match.outcome, `seat ${seat}: the outcome`)
      if (match.outcome) continue
      const asked = decisionsOf(game, imagined)
      const own = asked.filter((decision) => decision.seat === seat).map((decision) => ({ ...decision, question: sortChoices(decision.question) }))
      const actual = match.decisions.filter((decision) => decision.seat === seat).map(({ id: _id, ...decision }) => decision)
      assertSame(own, actual, `seat ${seat}: its own prompt`)
      assertSame(publicPart(asked), publicPart(match.decisions), `seat ${seat}: who decides`)
      playOn(game, copyOf(imagined), random)
    }
  },

  'what did not change stays the same object in the views': (context) => {
    const { game, match } = context
    const { state } = match.position
    const sameRoot = { ...state }
    assertReused(game.table(state), game.table(sameRoot), 'table')
    for (const seat of seatsOf(context)) assertReused(game.hand(state, seat), game.hand(sameRoot, seat), `hand ${seat}`)
  },
}

function assertReused(one: object, other: object, path: string): void {
  const others = new Map(Object.entries(other))
  for (const [key, part] of Object.entries(one)) {
    if (typeof part === 'object') assertThat(part === others.get(key), () => `${path}.${key} is made anew though nothing changed`)
  }
}

/** An imagined match must be as good as a real one. */
function playOn(game: Game, start: Position, random: Random): void {
  let position = start
  for (let n = 0; n < IMAGINED_ANSWERS && !game.outcome(position.state); n++) {
    const decision = random.pick(decisionsOf(game, position))
    position = answerPosition(game, position, decision, samplePick(decision.question, random), inPlace, newStepOutput()).position
    assertNone(game.violations(position.state))
  }
}

/** What was written down and read back goes on to the same place, and so does a position changed in place. */
export function checkRestored({ game, match }: CheckContext, before: Position, command: Command): void {
  if (command.kind === 'undo') return
  const restored = copyOf(before)
  const output = newStepOutput()
  if (command.kind === 'resign') resignPosition(game, restored, command.seat, inPlace, output)
  else {
    const decision = decisionsOf(game, restored).find(({ seat }) => seat === command.seat)
    assertThat(decision !== undefined, () => `seat ${command.seat} is not asked once the position is restored`)
    if (decision) answerPosition(game, restored, decision, command.pick, inPlace, output)
  }
  assertSame(restored, match.position, 'the restored match')
  const told = match.events.slice(command.kind === 'resign' ? 1 : 0)
  assertSame(output.events, told, 'what the restored match tells')
}

/** Taking an answer back gives the very state that was. */
export function checkUndo({ match }: CheckContext, before: Position, command: Command): void {
  if (command.kind !== 'answer' || match.outcome || !match.canUndo(command.seat)) return
  const undone = match.prepare({ kind: 'undo', seat: command.seat })
  assertThat(undone.ok, () => 'what can be undone is refused')
  if (!undone.ok) return
  assertSame(undone.value.position.state, before.state, 'the state after undo')
  assertSame(undone.value.position.stack, before.stack, 'the pending work after undo')
  assertSame(undone.value.position.random, before.random, 'chance after undo')
}

/** What a seat is shown by an answer: the table, its hand, and what it is told. */
function shownTo(game: Game, seat: Seat, rest: { readonly position: Position; readonly account: StepOutput }): unknown {
  const { state } = rest.position
  return { table: game.table(state), hand: game.hand(state, seat), told: rest.account.events.map((emitted) => eventForSeat(emitted, seat)) }
}

function tryAnswer(game: Game, before: Position, seat: Seat, pick: PickValue) {
  const decision = decisionsOf(game, before).find((open) => open.seat === seat)
  if (!decision || checkPick(decision.question, pick)) return undefined
  const output = newStepOutput()
  return { ...answerPosition(game, before, decision, pick, inPlace, output), account: output }
}

/**
 * Whatever a seat can take back must have shown it nothing beyond its own answer: else it would answer, look, and answer again.
 *
 * Who answered is shown the same in any world that looks the same to it. Who answered before and can still take that back is shown the
 * same whatever the other one has picked, as long as the same seats go on deciding: that somebody is done is no secret. What a seat does
 * though nobody waits for it (hiding its own scrolls, say) it may do again at any time, so taking that back gives it nothing.
 */
export function checkNothingLearned({ game, match, random }: CheckContext, before: Position, command: Command): void {
  if (command.kind !== 'answer' || match.outcome) return
  const { seat: author, pick } = command
  const bystanders = Array.from({ length: match.setup.seats }, (_, seat) => seat).filter((seat) => seat !== author)
  const lookers = random.int(BYSTANDERS_ONE_IN) === 0 ? [author, ...bystanders] : [author]
  const able = lookers.filter((seat) => canAnswerAgain(match, seat))
  const actual = able.length > 0 ? tryAnswer(game, copyOf(before), author, pick) : undefined
  if (!actual) return
  for (const seat of able) {
    const other = seat === author ? inAnotherWorld(game, match, before, author, pick, random) : withAnotherPick(game, before, author, pick, random)
    if (!other) continue
    if (seat !== author && textOf(publicPart(other.decisions)) !== textOf(publicPart(actual.decisions))) continue
    assertSame(shownTo(game, seat, other), shownTo(game, seat, actual), `seat ${seat} can take back, but what it was shown`)
  }
}

/** By taking back: something that it had to decide. */
function canAnswerAgain(match: Match, seat: Seat): boolean {
  const undone = match.canUndo(seat) ? match.prepare({ kind: 'undo', seat }) : undefined
  return undone?.ok === true && undone.value.decisions.some((decision) => decision.seat === seat && !decision.optional)
}

function inAnotherWorld(game: Game, { setup }: Match, before: Position, seat: Seat, pick: PickValue, random: Random) {
  const frames = before.stack.map(({ frame }) => frame)
  const { seats, options } = setup
  const view = copyOf({ seat, setup: { seats, options }, table: game.table(before.state), hand: game.hand(before.state, seat), frames })
  return tryAnswer(game, imaginePosition(game, view, random), seat, pick)
}

function withAnotherPick(game: Game, before: Position, seat: Seat, pick: PickValue, random: Random) {
  const decision = decisionsOf(game, before).find((open) => open.seat === seat)
  if (!decision || decision.optional) return undefined
  const others = listPicks(decision.question, MAX_TRIED, random).filter((one) => textOf(one) !== textOf(pick))
  return others.length > 0 ? tryAnswer(game, copyOf(before), seat, random.pick(others)) : undefined
}
