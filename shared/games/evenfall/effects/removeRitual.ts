import type { Seat } from '../../../kernel/decision.ts'
import { askOne, choicesOf, NONE } from '../asking.ts'
import type { Figure } from '../content/index.ts'
import { returnTo } from '../figures.ts'
import { become, type Ctx, freed, proceed, type StepOf } from '../frames.ts'
import { playedBy, playerAt, type State } from '../state.ts'
import { removable } from './gate.ts'
import { chainOf, fire } from './lookup.ts'

/** EV-30.7: puts the ritual into the box. Its catalysts are lost, its figures return to the supply, and its place stays. */
function remove(s: State, seat: Seat, card: string, ctx: Ctx): { readonly place: string; readonly figures: readonly Figure[] } {
  const player = playerAt(s, seat)
  const { place, cells } = playedBy(player, card)
  const figures = cells.flatMap((figure) => (figure ? [figure] : []))
  for (const figure of figures) returnTo(player, figure)
  player.played.splice(
    player.played.findIndex((one) => one.card === card),
    1,
  )
  s.box.push(card)
  ctx.emit({ type: 'ritual-removed', seat, ritual: card, place })
  return { place, figures }
}

/** EF-V16: removes a ritual from the game and gives what the removal brings. */
export const removeRitual: StepOf<'removeRitual'> = {
  ask(s, { node, ctx: scope }) {
    const rituals = choicesOf(removable(s, scope, node))
    if (rituals.length === 0) return []
    return [askOne(scope, 'remove', node.optional ? [...rituals, NONE] : rituals)]
  },
  answer(s, frame, seat, pick, ctx) {
    const { node, ctx: scope } = frame
    if (pick === NONE.id) {
      proceed(ctx, frame)
      return
    }
    const card = String(pick)
    const { place, figures } = remove(s, seat, card, ctx)
    become(ctx, frame, [node.brings], { ...freed(scope), removed: { card, place } })
    for (const kind of figures) fire(s, { on: 'figure-moved', party: seat, kind }, ctx, chainOf(scope))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: (s, { node, ctx: scope }) => (node.optional ? NONE.id : (removable(s, scope, node)[0] ?? '')),
}
