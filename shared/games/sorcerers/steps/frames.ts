import type { Step, StepContext } from '../../../kernel/game.ts'
import type { Events } from '../events.ts'
import type { State } from '../state.ts'

export type Frame =
  | { readonly step: 'dealt' }
  | { readonly step: 'draft' }
  | { readonly step: 'turn' }
  | { readonly step: 'move' }
  /** `after` is the result of the move step. `stuck` means that there was no legal move. */
  | { readonly step: 'cast'; readonly after: 'move' | 'skip' | 'stuck' }

export type Ctx = StepContext<Frame, Events>
export type StepOf<K extends Frame['step']> = Step<State, Extract<Frame, { readonly step: K }>, Frame, Events>
