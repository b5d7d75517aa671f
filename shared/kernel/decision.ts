import { newRefusal, type Refusal } from './refusal.ts'
import type { Line } from './words.ts'

export type Seat = number

/**
 * One thing a player may pick. The id is stable and says what it is: the things to touch, in order, joined by `>`
 * (`w3>d4`: this warrior, to that cell), so a client can offer it on the board piece by piece.
 */
export interface Choice {
  readonly id: string
  /** What the button says; without it the client looks for `option.<id>` and then for the name of the thing. */
  readonly label?: Line
  /** Of no consequence, hardly ever wise, or not for a bot to ask for: bots leave it alone while there is anything else. */
  readonly skippedByBots?: true
}

export type Question =
  | { readonly kind: 'one'; readonly choices: readonly Choice[] }
  | { readonly kind: 'some'; readonly choices: readonly Choice[]; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  | { readonly kind: 'order'; readonly choices: readonly Choice[] }

/** one: an option's id; some: ids, sorted; amount: a whole number; order: every id once. */
export type PickValue = string | number | readonly string[]

export interface Decision {
  readonly seat: Seat
  readonly prompt: Line
  /** What the others are told the seat is doing. */
  readonly status?: Line
  /** The card or effect that asks, if any: always shown beside the prompt. */
  readonly source?: string
  readonly question: Question
  /** The seat may answer, but nobody waits for it (call for initiative, interrupt). */
  readonly optional?: true
  /** The same choice all along, whatever the others do: it keeps its id until the seat answers, so that nobody is too late for it. */
  readonly persistent?: true
  /** Do not answer for the player even if there is a single option (the last chance to undo). */
  readonly alwaysAsk?: true
}

/** No two options have the same id. */
const byId = (a: Choice, b: Choice): number => (a.id < b.id ? -1 : 1)

/** Options in the one order that everybody sees. */
export function sortChoices(question: Question): Question {
  return question.kind === 'amount' || question.choices.length < 2 ? question : { ...question, choices: question.choices.toSorted(byId) }
}

/** The only place where an answer is judged: legal is what was offered. */
export function checkPick(question: Question, pick: PickValue): Refusal | undefined {
  switch (question.kind) {
    case 'one':
      if (typeof pick !== 'string') return newRefusal('malformed')
      return question.choices.some((choice) => choice.id === pick) ? undefined : newRefusal('not-offered')
    case 'amount':
      if (typeof pick !== 'number' || !Number.isInteger(pick)) return newRefusal('malformed')
      return pick >= question.min && pick <= question.max ? undefined : newRefusal('not-offered')
    case 'some':
    case 'order': {
      if (!Array.isArray(pick) || !pick.every((id) => typeof id === 'string')) return newRefusal('malformed')
      const offered = new Set(question.choices.map((choice) => choice.id))
      const [min, max] = question.kind === 'some' ? [question.min, question.max] : [offered.size, offered.size]
      const fits = pick.length >= min && pick.length <= max && new Set(pick).size === pick.length && pick.every((id) => offered.has(id))
      return fits ? undefined : newRefusal('not-offered')
    }
  }
}

/** The same set picked in another order is the same answer, and minus zero (which JSON cannot write) is zero. */
export function normalisePick(question: Question, pick: PickValue): PickValue {
  if (typeof pick === 'number') return pick + 0
  return question.kind === 'some' && typeof pick === 'object' ? pick.toSorted() : pick
}
