import type { Seat } from '../../../kernel/decision.ts'
import { askOne, choicesOf, NONE } from '../asking.ts'
import type { Figure } from '../content/index.ts'
import { returnTo } from '../figures.ts'
import { become, freed, proceed, type StepOf, type Tools } from '../frames.ts'
import { playedBy, playerAt, type State } from '../state.ts'
import { removable } from './gate.ts'
import { chainOf, fire } from './lookup.ts'

/** EV-30.7: into the box; catalysts go, figures come home. The place stays where it is. */
function remove(s: State, seat: Seat, card: string, k: Tools): { readonly place: string; readonly figures: readonly Figure[] } {
  const player = playerAt(s, seat)
  const { place, cells } = playedBy(player, card)
  const figures = cells.flatMap((figure) => (figure ? [figure] : []))
  for (const figure of figures) returnTo(player, figure)
  player.played.splice(
    player.played.findIndex((one) => one.card === card),
    1,
  )
  s.box.push(card)
  k.emit({ type: 'ritual-removed', seat, ritual: card, place })
  return { place, figures }
}

/** EF-V16 */
export const removeRitual: StepOf<'removeRitual'> = {
  ask(s, { node, ctx }) {
    const rituals = choicesOf(removable(s, ctx, node))
    if (rituals.length === 0) return []
    return [askOne(ctx, 'remove', node.optional ? [...rituals, NONE] : rituals)]
  },
  answer(s, frame, seat, pick, k) {
    const { node, ctx } = frame
    if (pick === NONE.id) {
      proceed(k, frame)
      return
    }
    const card = String(pick)
    const { place, figures } = remove(s, seat, card, k)
    become(k, frame, [node.brings], { ...freed(ctx), removed: { card, place } })
    for (const kind of figures) fire(s, { on: 'figure-moved', party: seat, kind }, k, chainOf(ctx))
  },
  run: (_s, frame, k) => proceed(k, frame),
  fallback: (s, { node, ctx }) => (node.optional ? NONE.id : (removable(s, ctx, node)[0] ?? '')),
}
