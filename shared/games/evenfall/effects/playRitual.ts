import { askOne, choicesOf, NONE } from '../asking.ts'
import { type EffectFrame, proceed, type StepOf } from '../frames.ts'
import { ritualChoices } from '../playing.ts'
import { freePlaces, playerAt, ritualOn, type State } from '../state.ts'
import { heir } from './lookup.ts'

function targets(s: State, { node, ctx: scope }: EffectFrame<'playRitual'>): readonly string[] {
  const player = playerAt(s, scope.seat)
  if (node.onto === 'anyOwn') return freePlaces(player)
  const place = scope.removed?.place
  return place !== undefined && !ritualOn(player, place) ? [place] : []
}

/**
 * EF-V27: plays a ritual with all its steps for fewer resources. A player with cards in hand is always asked, so that the question
 * reveals nothing about the cards (EV-R44).
 */
export const playRitual: StepOf<'playRitual'> = {
  ask(s, frame) {
    const { node, ctx: scope } = frame
    if (playerAt(s, scope.seat).hand.length === 0) return []
    const choices = choicesOf(ritualChoices(s, scope.seat, targets(s, frame), node.discount))
    return [{ ...askOne(scope, 'play-ritual', [...choices, NONE], { discount: node.discount }), alwaysAsk: true }]
  },
  answer(_s, frame, _seat, pick, ctx) {
    const [card = '', place] = String(pick).split('>')
    proceed(ctx, frame)
    if (place !== undefined) ctx.call({ step: 'ritual', ctx: heir(frame.ctx, card), card, place, discount: frame.node.discount })
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: () => NONE.id,
}
