import type { Step, StepContext } from '../../../kernel/game.ts'
import type { Kind } from '../content/index.ts'
import type { Events } from '../events.ts'
import type { State } from '../state.ts'

type ActivationFrame = { readonly [K in Kind]: { readonly step: K } }[Kind]

export type Frame =
  | { readonly step: 'levels' }
  /** The seat that is `nth` in the order of choosing chooses a tower. */
  | { readonly step: 'towers'; readonly nth: number }
  | { readonly step: 'tower'; readonly nth: number }
  | { readonly step: 'begin' }
  | { readonly step: 'room' }
  | { readonly step: 'discard' }
  | { readonly step: 'domino' }
  | { readonly step: 'place' }
  | { readonly step: 'first' }
  | { readonly step: 'second' }
  | { readonly step: 'finish' }
  /** Each open activation has one of these frames. */
  | ActivationFrame
  | { readonly step: 'special' }
  | { readonly step: 'any' }

export type Ctx = StepContext<Frame, Events>
export type StepOf<K extends Frame['step']> = Step<State, Extract<Frame, { readonly step: K }>, Frame, Events>
