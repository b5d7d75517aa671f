import { closeActivation } from '../activation.ts'
import { SCROLL_SHELVES } from '../content/index.ts'
import { activePlayer, runningActivation, type State } from '../state.ts'
import { actingLines, boosterChoices, endChoice, pickCommon } from './acting.ts'
import { stepOfChoice } from './choice.ts'
import type { Ctx, StepOf } from './frames.ts'

/** WS-10.1: returns the cards within reach. */
const cardsOf = (s: State): readonly string[] => s.row.slice(0, runningActivation(s).left)

/** WS-10.2, WS-10.4: takes a card from the row and deals the next one, if there is one. */
function takeCard(s: State, card: string, ctx: Ctx): void {
  const shelf = s.row.indexOf(card)
  s.row.splice(shelf, 1)
  activePlayer(s).scrolls.push(card)
  ctx.emit({ type: 'scroll-taken', seat: s.active, card, shelf: shelf + 1 })
  const next = s.deck.pop()
  if (next === undefined) return
  ctx.barrier()
  s.row.push(next)
  ctx.emit({ type: 'scroll-dealt', card: next, shelf: SCROLL_SHELVES.length })
}

export const scroll: StepOf<'scroll'> = stepOfChoice({
  options(s) {
    const cards = cardsOf(s)
    if (cards.length === 0) return []
    const takes = cards.map((card, n) => ({ id: card, label: { key: 'option.take-scroll', params: { card, shelf: n + 1 } } }))
    return [...takes, ...boosterChoices(s), endChoice(runningActivation(s))]
  },
  lines: actingLines,
  pick(s, id, ctx) {
    if (!s.row.includes(id)) {
      pickCommon(s, id, ctx)
      return
    }
    takeCard(s, id, ctx)
    closeActivation(s, ctx)
  },
  pass: closeActivation,
  fallback: (s) => cardsOf(s)[0] ?? 'end-activation',
})
