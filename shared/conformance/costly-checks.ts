import { checkPick, type PickValue, type Question, sortChoices } from '../kernel/decision.ts'
import type { Game } from '../kernel/game.ts'
import { listPicks, samplePick } from '../kernel/picks.ts'
import { answerPosition, decisionsOf, imaginePosition, inPlace, newStepOutput, type Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import { assertNone, assertSame, assertThat, copyOf, publicPart, textOf } from './assertions.ts'
import { type Check, MAX_TRIED, seatsOf } from './check.ts'

/** How many answers an imagined match is played on. */
const IMAGINED_ANSWERS = 6

/** The checks that run only at some moments of every match, because they are slow. */
export const COSTLY_CHECKS: Readonly<Record<string, Check>> = {
  'every offered answer can be applied': ({ game, match, random }) => {
    const text = JSON.stringify(match.position)
    for (const decision of match.decisions) {
      for (const pick of listPicks(decision.question, MAX_TRIED, random)) {
        const output = newStepOutput()
        try {
          const { position } = answerPosition(game, JSON.parse(text), { decision, pick }, { mode: inPlace, output })
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

  'imagine reproduces the view, and the view shows nothing hidden': (context) => {
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

  'unchanged parts of the views stay the same objects': (context) => {
    const { game, match } = context
    const { state } = match.position
    const sameRoot = { ...state }
    assertReused(game.table(state), game.table(sameRoot), 'table')
    for (const seat of seatsOf(context)) assertReused(game.hand(state, seat), game.hand(sameRoot, seat), `hand ${seat}`)
  },
}

/** Returns answers that were not offered, from near misses to nonsense. */
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

function assertReused(one: object, other: object, path: string): void {
  const others = new Map(Object.entries(other))
  for (const [key, part] of Object.entries(one)) {
    if (typeof part === 'object') assertThat(part === others.get(key), () => `${path}.${key} is a new object although nothing changed`)
  }
}

/** Plays an imagined match on and checks its invariants, which must hold as in a real one. */
function playOn(game: Game, start: Position, random: Random): void {
  let position = start
  for (let n = 0; n < IMAGINED_ANSWERS && !game.outcome(position.state); n++) {
    const decision = random.pick(decisionsOf(game, position))
    position = answerPosition(
      game,
      position,
      { decision, pick: samplePick(decision.question, random) },
      { mode: inPlace, output: newStepOutput() },
    ).position
    assertNone(game.violations(position.state))
  }
}
