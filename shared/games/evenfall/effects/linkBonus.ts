import { askOne, choicesOf, NONE } from '../asking.ts'
import type { Effect } from '../content/index.ts'
import { type Context, perform, proceed, type StepOf } from '../frames.ts'
import { faceAt, playerAt, ritualsOf, type State } from '../state.ts'
import { bind, canMeet } from './gate.ts'
import { heir } from './lookup.ts'

interface Bonus {
  readonly ctx: Context
  readonly place: string
  readonly effect: Effect
}

/** Other places with a ritual and a bonus that can be paid for; its conditions look at the ritual there (EF-V22). */
function bonuses(s: State, ctx: Context): readonly Bonus[] {
  return ritualsOf(playerAt(s, ctx.seat)).flatMap(({ card, place }): Bonus[] => {
    const { linkBonus } = faceAt(s, place)
    if (!linkBonus || place === ctx.place) return []
    const own = heir(ctx, place, { place, played: card })
    return canMeet(s, own, linkBonus) ? [{ ctx: bind(own, linkBonus), place, effect: linkBonus }] : []
  })
}

export const linkBonus: StepOf<'linkBonus'> = {
  ask(s, { ctx }) {
    const places = bonuses(s, ctx).map(({ place }) => place)
    return places.length > 0 ? [askOne(ctx, 'link', [...choicesOf(places), NONE])] : []
  },
  answer(s, frame, seat, pick, k) {
    const bonus = bonuses(s, frame.ctx).find(({ place }) => place === pick)
    proceed(k, frame)
    if (!bonus) return
    k.emit({ type: 'link-bonus', seat, place: bonus.place })
    perform(k, bonus.ctx, bonus.effect)
  },
  run: (_s, frame, k) => proceed(k, frame),
  fallback: () => NONE.id,
}
