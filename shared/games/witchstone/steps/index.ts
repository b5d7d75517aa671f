import type { Decision } from '../../../kernel/decision.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Kind } from '../content/index.ts'
import type { State } from '../state.ts'
import { crystal } from './crystal.ts'
import { discard, domino, place, room } from './domino.ts'
import { energy } from './energy.ts'
import type { Frame } from './frames.ts'
import { levels } from './levels.ts'
import { scroll } from './scroll.ts'
import { any, special } from './special.ts'
import { tower, towers } from './towers.ts'
import { pentagram, wand } from './track.ts'
import { begin, finish, first, second } from './turn.ts'
import { witches } from './witches.ts'

/** The flow: levels where they differ, towers once; then turns of `begin`, `room`, `domino`, `place`, `first`, an action, `second`, the other, `finish`. */
export const STEPS: Game<State, Frame>['steps'] = {
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

/** What an activation of the kind asks now, if it is the one that runs. */
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
