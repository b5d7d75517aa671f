import type { Choice, Decision, Seat } from '../../../kernel/decision.ts'
import { byInitiative, canRotate, powerOf } from '../cards.ts'
import { bonusCasts, castChoices, castOn } from '../effects/casts.ts'
import { newDraft } from '../effects/draft.ts'
import { discardHand, drawCards } from '../hands.ts'
import { draftAt, type Played, playerAt, type State, seatsOf, secretAt } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'
import { cubeChoice, FINISH, type SealedQuestion } from './sealed.ts'

const REDRAW = 'redraw'
const RANDOM = 'random'

const bothWays = (card: string): readonly Choice[] => [
  { id: `${card}>upright`, label: { key: 'option.upright', params: { card } } },
  { id: `${card}>rotated`, label: { key: 'option.rotated', params: { card } } },
]

function readCard(pick: string): Played {
  const [card = '', side] = pick.split('>')
  return { card, rotated: side === 'rotated' }
}

function cardQuestion(s: State, seat: Seat): SealedQuestion {
  const player = playerAt(s, seat)
  const choices = secretAt(s, seat).hand.flatMap((card): readonly Choice[] => (canRotate(player, card) ? bothWays(card) : [{ id: card }]))
  // WW-4.5
  const redraw = powerOf(player, 'redrawHand')
  const random = powerOf(player, 'playAtRandom')
  return {
    prompt: { key: redraw ? 'prompt.choose-or-redraw' : random ? 'prompt.choose-or-random' : 'prompt.choose', params: { round: s.round } },
    options: [
      ...choices,
      ...(redraw ? [{ id: REDRAW, label: { key: 'option.redraw', params: { count: redraw.draw } } }] : []),
      ...(random ? [{ id: RANDOM }] : []),
    ],
  }
}

function questionFor(s: State, seat: Seat): SealedQuestion {
  const player = playerAt(s, seat)
  const { dare, chosen } = secretAt(s, seat)
  if (dare === '' || !chosen) return cardQuestion(s, seat)
  const { card } = chosen
  if (dare === 'turn') return { prompt: { key: 'prompt.dare-turn', params: { card } }, source: player.character, options: bothWays(card) }
  const draft = draftAt(s, seat)
  const casts = castChoices(draft, bonusCasts(player, draft)).map(cubeChoice)
  const finish = { id: FINISH, label: { key: draft.deeds.length > 0 ? 'option.enough' : 'option.no-bonus' } }
  return { prompt: { key: 'prompt.dare-bonus', params: { card } }, source: player.character, options: [...casts, finish] }
}

function decisionFor(s: State, seat: Seat): Decision {
  const { prompt, source, options: choices } = questionFor(s, seat)
  // It is never answered automatically, because it is secret whether a last card can be turned.
  return {
    seat,
    prompt,
    status: { key: 'status.choose', params: { seat } },
    ...(source && { source }),
    question: { kind: 'one', choices },
    alwaysAsk: true,
  }
}

/** Lays the card face down in front of the seat. */
function layDown(s: State, seat: Seat, chosen: Played, ctx: Ctx): void {
  const secret = secretAt(s, seat)
  secret.chosen = chosen
  secret.hand = secret.hand.filter((card) => card !== chosen.card)
  playerAt(s, seat).stage = 'ready'
  ctx.emit({ type: 'chose', seat })
}

/** WW-9.1: discards the whole hand and draws a new one. */
function redrawHand(s: State, seat: Seat, ctx: Ctx): void {
  const player = playerAt(s, seat)
  const count = powerOf(player, 'redrawHand')?.draw ?? 0
  const { character } = player
  player.discarded = true
  ctx.emit({ type: 'redrew', seat, character, count: discardHand(s, seat) })
  drawCards(s, seat, count, () => ctx.randomFor(seat), ctx)
  // Only this seat knows the drawn cards, so the others can still undo.
  ctx.barrier(seat)
}

/** WW-9.11: declares a random play, which nobody else sees before the reveal. */
function declareRandom(s: State, seat: Seat, ctx: Ctx): void {
  const secret = secretAt(s, seat)
  const player = playerAt(s, seat)
  const card = ctx.randomFor(seat).pick(secret.hand)
  secret.chosen = { card, rotated: false }
  secret.dare = canRotate(player, card) ? 'turn' : 'bonus'
  secret.draft = newDraft(player)
}

function answerDare(s: State, seat: Seat, pick: string, ctx: Ctx): void {
  const secret = secretAt(s, seat)
  if (secret.dare === 'turn') {
    secret.chosen = readCard(pick)
    secret.dare = 'bonus'
    return
  }
  const player = playerAt(s, seat)
  const draft = draftAt(s, seat)
  if (pick !== FINISH) castOn(draft, bonusCasts(player, draft), pick)
  const isSpent = castChoices(draft, bonusCasts(player, draft)).length === 0
  if (secret.chosen && (pick === FINISH || isSpent)) layDown(s, seat, secret.chosen, ctx)
}

/** WW-4.1 to WW-4.5: all seats choose a recipe at once and in secret. */
export const choose: StepOf<'choose'> = {
  independent: true,
  ask: (s) => seatsOf(s).flatMap((seat) => (playerAt(s, seat).stage === 'deciding' ? [decisionFor(s, seat)] : [])),

  answer(s, _frame, seat, pick, ctx) {
    const answer = String(pick)
    if (secretAt(s, seat).dare !== '') answerDare(s, seat, answer, ctx)
    else if (answer === REDRAW) redrawHand(s, seat, ctx)
    else if (answer === RANDOM) declareRandom(s, seat, ctx)
    else layDown(s, seat, readCard(answer), ctx)
  },

  run: (_s, _frame, ctx) => ctx.goto({ step: 'reveal' }),

  fallback(s, _frame, seat) {
    const { dare, chosen, hand } = secretAt(s, seat)
    if (dare === 'bonus') return FINISH
    const card = chosen?.card ?? hand.toSorted(byInitiative)[0] ?? ''
    return canRotate(playerAt(s, seat), card) ? `${card}>upright` : card
  },
}
