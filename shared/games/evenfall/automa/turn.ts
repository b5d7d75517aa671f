import { AUTOMA_CIRCLE, printedVp } from '../content/index.ts'
import type { Deed, StepOf, Tools } from '../frames.ts'
import { revealCard } from '../goods.ts'
import type { Automa, State } from '../state.ts'
import { perform, performCircle } from './acts.ts'
import { readFor } from './reading.ts'

function automaOf({ automa }: State): Automa {
  if (!automa) throw new Error('there is no Automa')
  return automa
}

/** EV-26.3: as many cells as the card has points, but never past a yellow frame. */
function move(automa: Automa, cells: number): void {
  for (let n = 0; n < cells; n++) {
    automa.marker = (automa.marker + 1) % AUTOMA_CIRCLE.length
    if (AUTOMA_CIRCLE[automa.marker]?.stop) return
  }
}

/** EV-26.2: a card is turned over and discarded, the marker moves, the cell is done. */
export const automaTurn: StepOf<'automaTurn'> = {
  run(s, _frame, k) {
    const automa = automaOf(s)
    const card = revealCard(s, k)
    if (card === undefined) k.emit({ type: 'automa-turn-blind' })
    else {
      s.discard.push(card)
      move(automa, printedVp(card))
      k.emit({ type: 'automa-turn', card, vp: printedVp(card), cell: automa.marker })
    }
    k.goto({ step: 'automa', todo: [{ deed: 'circle' }] })
  },
}

function doDeed(s: State, deed: Deed, k: Tools): readonly Deed[] {
  const automa = automaOf(s)
  switch (deed.deed) {
    case 'circle':
      return performCircle(s, automa, k)
    case 'act':
      return perform(s, automa, deed.act, k)
    case 'read':
      return readFor(s, deed, k)
  }
}

/** Everything she still has to do, first things first. What a player answers to it comes in between. */
export const automa: StepOf<'automa'> = {
  run(s, { todo }, k) {
    const [deed, ...left] = todo
    k.end()
    if (!deed) return
    if (left.length > 0) k.call({ step: 'automa', todo: left })
    const more = doDeed(s, deed, k)
    if (more.length > 0) k.call({ step: 'automa', todo: more })
  },
}
