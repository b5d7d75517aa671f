import type { Step, StepContext } from '../../../kernel/game.ts'
import type { Events } from '../events.ts'
import type { State } from '../state.ts'

/** The steps of the rulebook's round in order. Frames hold nothing more, because the steps read everything from the state. */
const STEPS = ['characters', 'deal', 'round', 'choose', 'reveal', 'arcana', 'transform', 'cauldrons', 'check', 'recipes'] as const
export type Frame = { readonly [K in (typeof STEPS)[number]]: { readonly step: K } }[(typeof STEPS)[number]]

export type Ctx = StepContext<Frame, Events>
export type StepOf<K extends Frame['step']> = Step<State, Extract<Frame, { readonly step: K }>, Frame, Events>
