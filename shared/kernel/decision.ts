import { newRefusal, type Refusal } from './refusal.ts'
import type { Line } from './words.ts'

export type Seat = number

/**
 * One thing on offer in a question. The id is stable and lists the targets to touch in order, joined by `>`.
 * `w3>d4` means this warrior, then that cell. A client can therefore offer the choice on the board target by target.
 */
export interface Choice {
  readonly id: string
  /** The text of the button. Without it the client uses `option.<id>`, or else the name of the thing. */
  readonly label?: Line
  /** Bots do not pick this choice while there is another one. It has no effect, is hardly ever wise, or is not a bot's to ask for. */
  readonly skippedByBots?: true
}

export type Question =
  | { readonly kind: 'one'; readonly choices: readonly Choice[] }
  | { readonly kind: 'some'; readonly choices: readonly Choice[]; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  | { readonly kind: 'order'; readonly choices: readonly Choice[] }

/** The answer to a question. one: a choice's id; some: sorted ids; amount: a whole number; order: every id once. */
export type PickValue = string | number | readonly string[]

export interface Decision {
  readonly seat: Seat
  readonly prompt: Line
  /** What the seat is doing, as the others are told. */
  readonly status?: Line
  /** The card or effect that asks, if any. It is always shown beside the prompt. */
  readonly source?: string
  readonly question: Question
  /** The seat may answer, but nobody waits for it (call for initiative, interrupt). */
  readonly optional?: true
  /** The decision keeps its id until the seat acts, whatever the others do, so an answer to it is never too late. */
  readonly persistent?: true
  /** The player is asked even if there is a single choice, for example as the last chance to undo. */
  readonly alwaysAsk?: true
}

/** Compares by id. No two choices have the same id. */
const byId = (a: Choice, b: Choice): number => (a.id < b.id ? -1 : 1)

/** Sorts the choices into the one order that everybody sees. */
export function sortChoices(question: Question): Question {
  return question.kind === 'amount' || question.choices.length < 2 ? question : { ...question, choices: question.choices.toSorted(byId) }
}

/** Checks an answer against its question. This is the only such check: an answer is legal exactly if it was offered. */
export function checkPick(question: Question, pick: PickValue): Refusal | undefined {
  switch (question.kind) {
    case 'one':
      if (typeof pick !== 'string') return newRefusal('malformed')
      return question.choices.some((choice) => choice.id === pick) ? undefined : newRefusal('not-offered')
    case 'amount':
      if (typeof pick !== 'number' || !Number.isInteger(pick)) return newRefusal('malformed')
      return pick >= question.min && pick <= question.max ? undefined : newRefusal('not-offered')
    case 'some':
      return checkList(question.choices, pick, question.min, question.max)
    case 'order':
      return checkList(question.choices, pick, question.choices.length, question.choices.length)
  }
}

function checkList(choices: readonly Choice[], pick: PickValue, min: number, max: number): Refusal | undefined {
  if (!Array.isArray(pick) || !pick.every((id) => typeof id === 'string')) return newRefusal('malformed')
  const offered = new Set(choices.map((choice) => choice.id))
  const fits = pick.length >= min && pick.length <= max && new Set(pick).size === pick.length && pick.every((id) => offered.has(id))
  return fits ? undefined : newRefusal('not-offered')
}

/** Returns the canonical form of an answer: a set is sorted, and minus zero, which JSON cannot write, becomes zero. */
export function normalisePick(question: Question, pick: PickValue): PickValue {
  if (typeof pick === 'number') return pick + 0
  return question.kind === 'some' && typeof pick === 'object' ? pick.toSorted() : pick
}
