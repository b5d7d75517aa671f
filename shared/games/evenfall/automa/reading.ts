import type { Effect } from '../content/index.ts'
import { holds } from '../effects/if.ts'
import type { Ctx, Deed } from '../frames.ts'
import { bagSize, giveAutoma } from '../goods.ts'
import { faceAt, type State } from '../state.ts'

type Read = Extract<Deed, { readonly deed: 'read' }>

/** EF-A2: returns the worth of an effect when she has to choose. A transfer is worth nothing. */
function worthOf(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return bagSize(effect)
    case 'draw':
      return effect.n
    case 'seq':
      return effect.steps.reduce((sum, step) => sum + worthOf(step), 0)
    default:
      return 0
  }
}

const acts = (n: number, act: 'transfer' | 'revealPlace' | 'advancePath'): readonly Deed[] =>
  Array.from({ length: n }, () => ({ deed: 'act', act: { act } }))

/** EF-A1, EF-A2: turns the effect of a link bonus, a battle reward or a gift into points and acts for her. Other effects give her nothing. */
export function readFor(s: State, read: Read, ctx: Ctx): readonly Deed[] {
  const { effect, source, place, ritual } = read
  const next = (...effects: readonly Effect[]): readonly Deed[] => effects.map((one) => ({ ...read, effect: one }))
  switch (effect.do) {
    case 'gain':
      giveAutoma(s, bagSize(effect), source, ctx)
      return []
    case 'draw':
      giveAutoma(s, effect.n, source, ctx)
      return []
    case 'seq':
      return next(...effect.steps)
    case 'if': {
      const chosen = holds(effect.cond, ritual === undefined ? {} : { played: ritual }) ? effect.yes : effect.no
      return chosen ? next(chosen) : []
    }
    case 'choose':
      return next(effect.options.reduce((best, option) => (worthOf(option) > worthOf(best) ? option : best)))
    case 'pay':
      return next(effect.brings)
    case 'transfer':
      return acts(effect.n, 'transfer')
    case 'takePlace':
      return acts(effect.n, 'revealPlace')
    case 'advancePath':
      return acts(effect.steps, 'advancePath')
    case 'harvest':
      // EV-R43: nobody reacts to the harvest of a single place
      if (effect.what === 'this' && place !== undefined) giveAutoma(s, bagSize(faceAt(s, place).harvest), place, ctx)
      return []
    default:
      return []
  }
}
