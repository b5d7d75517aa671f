import type { Decision } from '../../../kernel/decision.ts'
import type { Kind } from '../content/index.ts'
import type { State } from '../state.ts'
import { crystal } from './crystal.ts'
import { discard, domino, place, room } from './domino.ts'
import { energy } from './energy.ts'
import type { Frame, StepOf } from './frames.ts'
import { levels } from './levels.ts'
import { scroll } from './scroll.ts'
import { any, special } from './special.ts'
import { tower, towers } from './towers.ts'
import { pentagram, wand } from './track.ts'
import { begin, finish, first, second } from './turn.ts'
import { witches } from './witches.ts'

/**
 * A match runs `levels` if they may differ, then `towers`, then turns. A turn runs `begin`, `room`, `domino`, `place`, `first`, an
 * action, `second`, the other action, `finish`.
 */
export const STEPS: { readonly [K in Frame['step']]: StepOf<K> } = {
  levels,
  towers,
  tower,
  begin,
  room,
  discard,
  domino,
  place,
  first,
  second,
  finish,
  energy,
  witches,
  pentagram,
  crystal,
  wand,
  scroll,
  special,
  any,
}

/** Returns what the running activation asks now. `kind` is its kind. */
export function askOf(s: State, kind: Kind): readonly Decision[] {
  switch (kind) {
    case 'energy':
      return energy.ask?.(s, { step: kind }) ?? []
    case 'witches':
      return witches.ask?.(s, { step: kind }) ?? []
    case 'pentagram':
      return pentagram.ask?.(s, { step: kind }) ?? []
    case 'crystal':
      return crystal.ask?.(s, { step: kind }) ?? []
    case 'wand':
      return wand.ask?.(s, { step: kind }) ?? []
    case 'scroll':
      return scroll.ask?.(s, { step: kind }) ?? []
  }
}
