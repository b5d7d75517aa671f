import type { Decision } from '../../../kernel/decision.ts'
import { revelationOf } from '../cards.ts'
import { give, payCost, takeAway } from '../goods.ts'
import { markDone, playerAt, removeFrom, type State } from '../state.ts'
import { askOne, declining, SKIP } from '../steps/decisions.ts'
import { byOf, type Ctx, type FrameOf, type StepOf } from '../steps/frames.ts'

/** RY-8.1: offers each card that can be paid for twice, to burn and to keep. */
function ask(s: State, frame: FrameOf<'buy'>): readonly Decision[] {
  const { scroll } = playerAt(s, frame.seat)
  const options = s.display.flatMap((card) => {
    if (card === '') return []
    const { price, burnFavour } = revelationOf(card)
    if (price.scroll > scroll) return []
    return [
      { id: `${card}>burn`, label: { key: 'option.buy-burn', params: { card, price: price.scroll, favour: burnFavour } } },
      { id: `${card}>keep`, label: { key: 'option.buy-keep', params: { card, price: price.scroll } } },
    ]
  })
  return askOne(frame, 'buy', options, { scrolls: scroll })
}

function takeCard(s: State, { seat, source }: FrameOf<'buy'>, card: string, isKept: boolean, ctx: Ctx): void {
  const { price, burnFavour } = revelationOf(card)
  payCost(s, { seat, source }, price, ctx)
  s.display[s.display.indexOf(card)] = ''
  const current = s.underway.at(-1)
  if (current) current.bought++
  markDone(s)
  ctx.emit({ type: isKept ? 'kept' : 'burnt', seat, card })
  if (isKept) playerAt(s, seat).kept.push(card)
  else {
    s.revelationDiscard.push(card)
    give(s, { seat, source: card }, 'favour', burnFavour, ctx)
  }
}

/** RY-8.2: refills the display. This happens when the effect is over. */
function refill(s: State, ctx: Ctx): void {
  const drawn: string[] = []
  for (const [n, card] of s.display.entries()) {
    if (card !== '') continue
    if (s.revelationDeck.length === 0 && s.revelationDiscard.length > 0) {
      s.revelationDeck = ctx.random.shuffle(s.revelationDiscard)
      s.revelationDiscard = []
      ctx.emit({ type: 'revelations-shuffled', count: s.revelationDeck.length })
    }
    const next = s.revelationDeck.pop()
    if (next === undefined) break
    s.display[n] = next
    drawn.push(next)
  }
  if (drawn.length === 0) return
  ctx.barrier()
  ctx.emit({ type: 'revelations-drawn', cards: drawn, count: drawn.length })
}

export const buy: StepOf<'buy'> = {
  ask,

  answer(s, frame, _seat, pick, ctx) {
    if (pick === SKIP.id) {
      refill(s, ctx)
      ctx.end()
      return
    }
    const [card = '', fate = ''] = String(pick).split('>')
    takeCard(s, frame, card, fate === 'keep', ctx)
    if (frame.max > 1) ctx.goto({ ...byOf(frame), step: 'buy', max: frame.max - 1, optional: true })
    else {
      refill(s, ctx)
      ctx.end()
    }
  },

  run(s, _frame, ctx) {
    refill(s, ctx)
    ctx.end()
  },

  fallback: declining(ask),
}

function discard(s: State, seat: number, card: string, ctx: Ctx): void {
  removeFrom(playerAt(s, seat).kept, card)
  s.revelationDiscard.push(card)
  markDone(s)
  ctx.emit({ type: 'revelation-discarded', seat, card })
}

/** RY-11.5: asks for one kept revelation and discards it. */
export const discardRevelation: StepOf<'discard-revelation'> = {
  ask: (s, frame) =>
    askOne(
      frame,
      'discard-revelation',
      playerAt(s, frame.seat).kept.map((id) => ({ id })),
    ),
  answer(s, _frame, seat, pick, ctx) {
    discard(s, seat, String(pick), ctx)
    ctx.end()
  },
  run: (_s, _frame, ctx) => ctx.end(),
}

/** Discards the card whose effect this is. */
export const discardSelf: StepOf<'discard-self'> = {
  run(s, { seat, source }, ctx) {
    discard(s, seat, source, ctx)
    ctx.end()
  },
}

/** RY-11.18: asks which cards to keep for 1 favour each, and discards the others. */
export const forget: StepOf<'forget'> = {
  ask(s, { seat, source }) {
    const { kept, favour } = playerAt(s, seat)
    const max = Math.min(kept.length, favour)
    if (max === 0) return []
    return [
      {
        seat,
        prompt: { key: 'prompt.forget', params: { source, max } },
        status: { key: 'status.forget', params: { seat, source } },
        source,
        question: { kind: 'some', choices: kept.map((id) => ({ id })), min: 0, max },
      },
    ]
  },

  answer(s, { source }, seat, pick, ctx) {
    const saved = typeof pick === 'object' ? pick : []
    forgetAllBut(s, seat, source, saved, ctx)
    ctx.end()
  },

  run(s, { seat, source }, ctx) {
    forgetAllBut(s, seat, source, [], ctx)
    ctx.end()
  },
}

function forgetAllBut(s: State, seat: number, source: string, saved: readonly string[], ctx: Ctx): void {
  for (const card of [...playerAt(s, seat).kept]) if (!saved.includes(card)) discard(s, seat, card, ctx)
  takeAway(s, { seat, source }, 'favour', saved.length, ctx)
}
