import type { Choice, Seat } from '../../../kernel/decision.ts'
import { choicesOf } from '../asking.ts'
import { activate, cellChoices } from '../cells.ts'
import { DISCARD_TRADE, type Effect, FIGURES, isRitual, ROUNDS, specialistOf } from '../content/index.ts'
import { bind, canMeet } from '../effects/gate.ts'
import { type Ctx, perform, type StepOf } from '../frames.ts'
import { playableRituals, recruitPayments } from '../playing.ts'
import { find, findable } from '../regions.ts'
import { boardAt, type Played, playedBy, playerAt, type State, seatsFrom, specialistsOf } from '../state.ts'
import { catalystChoice, catalystItems, readCatalyst } from './catalysts.ts'

const PASS = 'pass'
const END_TURN = 'end-turn'
const TOKEN = 'token'
const DISCARD = 'discard-trade'
const RECRUITS = ['specialist', 'council'] as const

/** EV-4.3: returns the choices for the main action of the turn. */
function mainChoices(s: State, seat: Seat): readonly Choice[] {
  const { hand, token } = playerAt(s, seat)
  const recruits = hand.flatMap((card) =>
    isRitual(card) ? [] : RECRUITS.filter((role) => recruitPayments(s, seat, card, role).length > 0).map((role) => `${card}>${role}`),
  )
  return [
    ...choicesOf(findable(s, seat, s.regions)),
    ...(token ? [{ id: TOKEN }] : []),
    ...choicesOf(playableRituals(s, seat)),
    ...choicesOf(recruits),
    ...cellChoices(s, seat),
    ...catalystItems(s, seat).map(catalystChoice),
  ]
}

/** Returns the free action of a card that is not turned, if the seat can pay for it (EV-8.7, EV-8.8). */
function freeActionOf(s: State, seat: Seat, one: Played): Effect | undefined {
  const { specialist } = specialistOf(one.card)
  if (one.turned || specialist.type !== 'free') return undefined
  return canMeet(s, { seat, source: one.card }, specialist.do) ? specialist.do : undefined
}

/** Bots skip this trade before the last round, because two cards are almost always worth more than a resource. */
const tradeChoice = ({ round }: State): Choice => ({ id: DISCARD, ...(round < ROUNDS && { skippedByBots: true }) })

/** EV-4.9, EV-4.10: returns the choices for free actions. */
function freeChoices(s: State, seat: Seat): readonly Choice[] {
  const player = playerAt(s, seat)
  const { freeActions, stoneCells } = boardAt(s, seat)
  const cells = stoneCells.filter(({ id }) => player.stones.every(({ at }) => at !== id))
  const stones = player.stones.filter(({ at }) => at === '')
  return [
    ...(canMeet(s, { seat, source: DISCARD }, DISCARD_TRADE) ? [tradeChoice(s)] : []),
    ...choicesOf(freeActions.filter(({ id, do: effect }) => canMeet(s, { seat, source: id }, effect)).map(({ id }) => id)),
    ...choicesOf(specialistsOf(player).flatMap((one) => (freeActionOf(s, seat, one) ? [one.card] : []))),
    ...choicesOf(stones.flatMap(({ id }) => cells.map((cell) => `${id}>${cell.id}`))),
  ]
}

/** EV-4.1: continues with the next player who has not passed. When all have passed, the battles begin (EV-4.8). */
function endTurn(s: State, ctx: Ctx): void {
  s.acted = false
  const next = seatsFrom(s, s.active + 1).find((seat) => !playerAt(s, seat).passed)
  if (next === undefined) {
    s.phase = 'battle'
    ctx.emit({ type: 'battles-begin', round: s.round })
    ctx.goto({ step: 'battles', at: 0 })
    return
  }
  s.active = next
  ctx.goto({ step: 'turn' })
}

function pass(s: State, seat: Seat, ctx: Ctx): void {
  playerAt(s, seat).passed = true
  ctx.emit({ type: 'passed', seat })
  // EV-26.1: the Automa passes too
  if (s.automa) ctx.emit({ type: 'automa-passed' })
  endTurn(s, ctx)
}

/** EV-4.7: ends the turn. In a solo match the Automa has a turn after each turn of the player (EV-26.1). */
function finish(s: State, ctx: Ctx): void {
  endTurn(s, ctx)
  if (s.automa) ctx.call({ step: 'automaTurn' })
}

/** EV-6.1: turns the coven token face down and performs its effect. */
function turnToken(s: State, seat: Seat, ctx: Ctx): void {
  playerAt(s, seat).token = false
  ctx.emit({ type: 'token-used', seat })
  perform(ctx, { seat, source: 'token' }, boardAt(s, seat).token)
}

/** Discards two cards for a resource, or does a free action of the board. Returns false for any other id. */
function trade(s: State, seat: Seat, id: string, ctx: Ctx): boolean {
  const effect = id === DISCARD ? DISCARD_TRADE : boardAt(s, seat).freeActions.find((one) => one.id === id)?.do
  if (!effect) return false
  perform(ctx, bind({ seat, source: id }, effect), effect)
  return true
}

/** EV-8.7: turns the card, then resolves its free action. */
function turnCard(s: State, seat: Seat, card: string, ctx: Ctx): void {
  const one = playedBy(playerAt(s, seat), card)
  const effect = freeActionOf(s, seat, one)
  if (!effect) throw new RangeError(`'${card}' has no free action now`)
  one.turned = true
  ctx.emit({ type: 'free-action', seat, card })
  perform(ctx, bind({ seat, source: card }, effect), effect)
}

/** EV-24.5: lays a stone in a stone cell and gives the rewards of the cell. */
function layStone(s: State, seat: Seat, stone: string, cell: string, ctx: Ctx): void {
  const held = playerAt(s, seat).stones.find(({ id }) => id === stone)
  const rewards = boardAt(s, seat).stoneCells.find(({ id }) => id === cell)?.rewards ?? []
  if (!held) throw new RangeError(`'${stone}' is not yours`)
  held.at = cell
  ctx.emit({ type: 'stone-laid', seat, stone, cell })
  ctx.call({ step: 'stoneCell', seat, cell, left: rewards.map((_, n) => n) })
}

/** EV-4.9, EV-4.10: does a free action. Returns false if the id is not one. */
function actFreely(s: State, seat: Seat, id: string, ctx: Ctx): boolean {
  const [thing = '', target] = id.split('>')
  if (trade(s, seat, id, ctx)) return true
  if (thing.startsWith('specialist-') && target === undefined) turnCard(s, seat, thing, ctx)
  else if (thing.startsWith('stone-') && target !== undefined) layStone(s, seat, thing, target, ctx)
  else return false
  return true
}

function actMainly(s: State, seat: Seat, id: string, ctx: Ctx): void {
  const [thing = '', target] = id.split('>')
  s.acted = true
  ctx.goto({ step: 'closing' })
  const figure = FIGURES.find((known) => known === thing)
  const role = RECRUITS.find((known) => known === target)
  const item = readCatalyst(id)
  if (id === TOKEN) turnToken(s, seat, ctx)
  else if (target === undefined) find(s, seat, id, 0, ctx)
  else if (figure) activate(s, seat, target, figure, ctx)
  else if (role) ctx.call({ step: 'recruit', seat, card: thing, role })
  else if (item) ctx.call({ step: 'catalysts', seat, items: [item] })
  else ctx.call({ step: 'ritual', ctx: { seat, source: thing }, card: thing, place: target, discount: 0 })
}

/** EV-4: offers everything that can be done in a turn. It always asks, even if only passing is left (EV-R44). */
export const turn: StepOf<'turn'> = {
  ask(s) {
    const seat = s.active
    return [
      {
        seat,
        // this prompt says that passing ends the round for both and that the points are graded
        prompt: { key: s.automa ? 'prompt.turn-alone' : 'prompt.turn' },
        status: { key: 'status.turn', params: { seat } },
        question: { kind: 'one', choices: [...mainChoices(s, seat), ...freeChoices(s, seat), { id: PASS }] },
        alwaysAsk: true,
      },
    ]
  },
  answer(s, _frame, seat, pick, ctx) {
    const id = String(pick)
    if (id === PASS) pass(s, seat, ctx)
    else if (!actFreely(s, seat, id, ctx)) actMainly(s, seat, id, ctx)
  },
  fallback: () => PASS,
}

/** EV-4.7: after the main action only free actions are left. */
export const closing: StepOf<'closing'> = {
  ask(s) {
    const seat = s.active
    return [
      {
        seat,
        prompt: { key: 'prompt.end-turn' },
        status: { key: 'status.turn', params: { seat } },
        question: { kind: 'one', choices: [...freeChoices(s, seat), { id: END_TURN }] },
      },
    ]
  },
  answer(s, _frame, seat, pick, ctx) {
    const id = String(pick)
    if (id === END_TURN) finish(s, ctx)
    else actFreely(s, seat, id, ctx)
  },
  fallback: () => END_TURN,
}
