import { AUTOMA_CIRCLE, actName, printedVp } from '../content/index.ts'
import { rewardOf } from '../effects/battleReward.ts'
import type { Ctx, Deed, StepOf } from '../frames.ts'
import { revealCard } from '../goods.ts'
import type { Automa, State } from '../state.ts'
import { cellAt, perform, performCircle } from './acts.ts'
import { readFor } from './reading.ts'

function automaOf({ automa }: State): Automa {
  if (!automa) throw new Error('there is no Automa')
  return automa
}

/** EV-26.3: moves her marker, but never past a cell with a yellow frame. Returns whether such a cell stopped it. */
function move(automa: Automa, cells: number): boolean {
  for (let left = cells; left > 0; left--) {
    automa.marker = (automa.marker + 1) % AUTOMA_CIRCLE.length
    if (cellAt(automa).stop) return left > 1
  }
  return false
}

function announce(automa: Automa, card: string, ctx: Ctx): void {
  const vp = printedVp(card)
  const isStopped = move(automa, vp)
  // EV-26.4: with a card of 0 points the marker stays
  const type = vp === 0 ? 'automa-turn-again' : isStopped ? 'automa-turn-halted' : 'automa-turn'
  ctx.emit({ type, card, vp, cell: automa.marker, act: actName(cellAt(automa)) })
}

/** EV-26.2: she turns a card over and discards it, moves her marker, and does the act of the cell. */
export const automaTurn: StepOf<'automaTurn'> = {
  run(s, _frame, ctx) {
    const automa = automaOf(s)
    const card = revealCard(s, ctx)
    if (card === undefined) ctx.emit({ type: 'automa-turn-blind', act: actName(cellAt(automa)) })
    else {
      s.discard.push(card)
      announce(automa, card, ctx)
    }
    ctx.goto({ step: 'automa', todo: [{ deed: 'circle' }] })
  },
}

function doDeed(s: State, deed: Deed, ctx: Ctx): readonly Deed[] {
  const automa = automaOf(s)
  switch (deed.deed) {
    case 'circle':
      return performCircle(s, automa, ctx)
    case 'act':
      return perform(s, automa, deed.act, ctx)
    case 'reward':
      ctx.emit({ type: 'automa-reward', region: deed.region, tiers: deed.tiers.map((tier) => `tier-${tier}`) })
      return deed.tiers.map((tier) => ({ deed: 'read', effect: rewardOf(deed.region, tier), source: deed.region }))
    case 'read':
      return readFor(s, deed, ctx)
  }
}

/** Does the deeds that she still has to do, in order. Reactions of the player are resolved between them. */
export const automa: StepOf<'automa'> = {
  run(s, { todo }, ctx) {
    const [deed, ...left] = todo
    ctx.end()
    if (!deed) return
    if (left.length > 0) ctx.call({ step: 'automa', todo: left })
    const more = doDeed(s, deed, ctx)
    if (more.length > 0) ctx.call({ step: 'automa', todo: more })
  },
}
