import { askSome, choicesOf, idsOf } from '../asking.ts'
import { ADVANCED_START, type Effect, printedVp } from '../content/index.ts'
import { type Ctx, perform, type StepOf } from '../frames.ts'
import { discardCards } from '../goods.ts'
import { boardAt, playerAt, type State, turnOrder } from '../state.ts'

/** EV-3.7: returns the scouting effect of the board with two cards more. */
function withMoreCards(effect: Effect): Effect {
  if (effect.do === 'draw') return { ...effect, n: effect.n + ADVANCED_START.extraDraw }
  if (effect.do !== 'seq') return effect
  const [first, ...rest] = effect.steps
  return first ? { do: 'seq', steps: [withMoreCards(first), ...rest] } : effect
}

const isAdvanced = (s: State): boolean => s.advanced && s.round === 1

function beginActions(s: State, ctx: Ctx): void {
  s.phase = 'actions'
  s.active = s.first
  ctx.emit({ type: 'actions-begin', seat: s.first, round: s.round })
  ctx.goto({ step: 'turn' })
}

/** EV-3.1, EV-3.2: gives each player, in turn order, what the board says and then what their cards add (EV-3.5). */
export const scouting: StepOf<'scouting'> = {
  run(s, { at }, ctx) {
    const seat = turnOrder(s)[at]
    if (at === 0) ctx.emit({ type: 'scouting-begins', round: s.round })
    if (seat === undefined) {
      if (isAdvanced(s)) ctx.goto({ step: 'discards' })
      else beginActions(s, ctx)
      return
    }
    ctx.goto({ step: 'scouting', at: at + 1 })
    const { id, scouting: gains } = boardAt(s, seat)
    ctx.call({ step: 'after', occasion: { on: 'scouting', party: seat }, chain: [] })
    perform(ctx, { seat, source: id }, isAdvanced(s) ? withMoreCards(gains) : gains)
  },
}

/** Sorts the hand by printed points, the lowest first. A card with few points is the smallest loss. */
const byWorth = (s: State, seat: number): readonly string[] => {
  const { hand } = playerAt(s, seat)
  return hand.toSorted((a, b) => printedVp(a) - printedVp(b))
}

/** EV-3.8: asks all seats at the same time and in secret. Then the cards go to the discard pile in turn order. */
export const discards: StepOf<'discards'> = {
  ask: (s) =>
    s.players.flatMap(({ ready, hand }, seat) =>
      ready ? [] : [askSome({ seat, source: 'advanced-start' }, 'scout-discard', choicesOf(hand), ADVANCED_START.discard)],
    ),
  answer(s, _frame, seat, pick, ctx) {
    const player = playerAt(s, seat)
    player.secret.cards = idsOf(pick)
    player.ready = true
    ctx.emit({ type: 'chose-secretly', seat })
  },
  run(s, _frame, ctx) {
    ctx.barrier()
    for (const seat of turnOrder(s)) {
      const player = playerAt(s, seat)
      discardCards(s, seat, player.secret.cards, ctx)
      player.secret.cards = []
      player.ready = false
    }
    beginActions(s, ctx)
  },
  fallback: (s, _frame, seat) => byWorth(s, seat).slice(0, ADVANCED_START.discard).toSorted(),
}
