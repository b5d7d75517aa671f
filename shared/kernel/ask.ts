import { type Refusal, refuse } from './refusal.ts'
import type { Line } from './words.ts'

export type Seat = number

/**
 * One thing a player may pick. The id is stable and says what it is: the things to touch, in order, joined by `>`
 * (`w3>d4`: this warrior, to that cell), so a client can offer it on the board piece by piece.
 */
export interface Option {
  readonly id: string
  /** What the button says; without it the client looks for `option.<id>` and then for the name of the thing. */
  readonly label?: Line
  /** Of no consequence, hardly ever wise, or not for a bot to ask for: bots leave it alone while there is anything else. */
  readonly aside?: true
}

export type Ask =
  | { readonly kind: 'one'; readonly options: readonly Option[] }
  | { readonly kind: 'some'; readonly options: readonly Option[]; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  | { readonly kind: 'order'; readonly options: readonly Option[] }

/** one: an option's id; some: ids, sorted; amount: a whole number; order: every id once. */
export type Pick = string | number | readonly string[]

export interface Decision {
  readonly seat: Seat
  readonly prompt: Line
  /** What the others are told the seat is doing. */
  readonly status?: Line
  /** The card or effect that asks, if any: always shown beside the prompt. */
  readonly source?: string
  readonly ask: Ask
  /** The seat may answer, but nobody waits for it (call for initiative, interrupt). */
  readonly optional?: true
  /** The same choice all along, whatever the others do: it keeps its id until the seat answers, so that nobody is too late for it. */
  readonly standing?: true
  /** Do not answer for the player even if there is a single option (the last chance to undo). */
  readonly manual?: true
}

/** No two options have the same id. */
const byId = (a: Option, b: Option): number => (a.id < b.id ? -1 : 1)

/** Options in the one order that everybody sees. */
export function sortOptions(ask: Ask): Ask {
  return ask.kind === 'amount' || ask.options.length < 2 ? ask : { ...ask, options: ask.options.toSorted(byId) }
}

/** The only place where an answer is judged: legal is what was offered. */
export function checkPick(ask: Ask, pick: Pick): Refusal | undefined {
  switch (ask.kind) {
    case 'one':
      if (typeof pick !== 'string') return refuse('malformed')
      return ask.options.some((option) => option.id === pick) ? undefined : refuse('not-offered')
    case 'amount':
      if (typeof pick !== 'number' || !Number.isInteger(pick)) return refuse('malformed')
      return pick >= ask.min && pick <= ask.max ? undefined : refuse('not-offered')
    case 'some':
    case 'order': {
      if (!Array.isArray(pick) || !pick.every((id) => typeof id === 'string')) return refuse('malformed')
      const offered = new Set(ask.options.map((option) => option.id))
      const [min, max] = ask.kind === 'some' ? [ask.min, ask.max] : [offered.size, offered.size]
      const fits = pick.length >= min && pick.length <= max && new Set(pick).size === pick.length && pick.every((id) => offered.has(id))
      return fits ? undefined : refuse('not-offered')
    }
  }
}

/** The same set picked in another order is the same answer, and minus zero (which JSON cannot write) is zero. */
export function normalisePick(ask: Ask, pick: Pick): Pick {
  if (typeof pick === 'number') return pick + 0
  return ask.kind === 'some' && typeof pick === 'object' ? pick.toSorted() : pick
}
