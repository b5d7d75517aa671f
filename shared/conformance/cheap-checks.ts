import { isDeepStrictEqual } from 'node:util'
import { checkPick, type Question } from '../kernel/decision.ts'
import type { Outcome } from '../kernel/game.ts'
import { fallbackPick } from '../kernel/position.ts'
import { assertNone, assertThat, copyOf, textOf } from './assertions.ts'
import { type Check, seatsOf } from './check.ts'
import { eventErrors } from './event-errors.ts'
import { valueErrors } from './shape-errors.ts'
import { missingWordsAt } from './words-check.ts'

/** The checks that run after every command of every match. */
export const CHEAP_CHECKS: Readonly<Record<string, Check>> = {
  'the invariants of the game hold': ({ game, match }) => assertNone(game.violations(match.position.state)),

  'the position is plain data': ({ match }) =>
    assertThat(isDeepStrictEqual(copyOf(match.position), match.position), () => 'storing it as JSON and reading it back changes it'),

  'every deciding seat has one valid decision': ({ match }) => {
    const { decisions, outcome, setup } = match
    const seats = decisions.map(({ seat }) => seat)
    assertThat(new Set(seats).size === seats.length, () => `seats ${seats} are asked`)
    assertThat(
      seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < setup.seats),
      () => `seats ${seats} are asked`,
    )
    assertThat(outcome !== undefined || decisions.some(({ optional }) => !optional), () => 'nobody has to decide, and the match is not over')
    assertThat(outcome === undefined || match.position.stack.length === 0, () => 'the match is over, and work is pending')
    for (const { question } of decisions) assertNone(unsoundParts(question))
  },

  'the fallback is a legal answer': ({ game, match }) => {
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

  'every line has its words in both languages and all its values': ({ game, match }) => assertNone(missingWordsAt(game, match)),

  'estimates and ranks are valid': (context) => {
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

function checkRanks(outcome: Outcome, seats: number): void {
  const { ranks, scores } = outcome
  // A solo player may come second, after the game itself.
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

function unsoundParts(question: Question): readonly string[] {
  if (question.kind === 'amount')
    return question.min <= question.max && Number.isInteger(question.min) && Number.isInteger(question.max)
      ? []
      : [`from ${question.min} to ${question.max}`]
  const ids = question.choices.map(({ id }) => id)
  const found: string[] = []
  if (ids.length === 0) found.push('nothing is offered')
  if (new Set(ids).size !== ids.length) found.push(`something is offered twice: ${ids}`)
  if (ids.some((id) => !/^[^\s>]+(>[^\s>]+)*$/.test(id))) found.push(`an id is not a chain of targets: ${ids}`)
  if (textOf(ids) !== textOf(ids.toSorted())) found.push('the options are not sorted')
  if (question.kind === 'some' && !(question.min >= 0 && question.min <= question.max && question.max <= ids.length))
    found.push(`${question.min} to ${question.max} of ${ids.length}`)
  return found
}
