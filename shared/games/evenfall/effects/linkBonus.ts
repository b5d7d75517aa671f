import { askOne, choicesOf, NONE } from '../asking.ts'
import type { Effect } from '../content/index.ts'
import { type EffectScope, perform, proceed, type StepOf } from '../frames.ts'
import { faceAt, playerAt, ritualsOf, type State } from '../state.ts'
import { bind, canMeet } from './gate.ts'
import { heir } from './lookup.ts'

interface Bonus {
  readonly ctx: EffectScope
  readonly place: string
  readonly effect: Effect
}

/** Returns the link bonuses of the seat's other places with a ritual, if their prices can be paid. Their conditions refer to the ritual there (EF-V22). */
function bonuses(s: State, scope: EffectScope): readonly Bonus[] {
  return ritualsOf(playerAt(s, scope.seat)).flatMap(({ card, place }): Bonus[] => {
    const { linkBonus } = faceAt(s, place)
    if (!linkBonus || place === scope.place) return []
    const own = heir(scope, place, { place, played: card })
    return canMeet(s, own, linkBonus) ? [{ ctx: bind(own, linkBonus), place, effect: linkBonus }] : []
  })
}

export const linkBonus: StepOf<'linkBonus'> = {
  ask(s, { ctx: scope }) {
    const places = bonuses(s, scope).map(({ place }) => place)
    return places.length > 0 ? [askOne(scope, 'link', [...choicesOf(places), NONE])] : []
  },
  answer(s, frame, seat, pick, ctx) {
    const bonus = bonuses(s, frame.ctx).find(({ place }) => place === pick)
    proceed(ctx, frame)
    if (!bonus) return
    ctx.emit({ type: 'link-bonus', seat, place: bonus.place })
    perform(ctx, bonus.ctx, bonus.effect)
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: () => NONE.id,
}
