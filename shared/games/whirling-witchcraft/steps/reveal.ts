import type { Seat } from '../../../kernel/decision.ts'
import { recipeOf } from '../cards.ts'
import { ARCANA_IDS } from '../content/index.ts'
import { commitDraft } from '../effects/commit.ts'
import { forgetCard } from '../hands.ts'
import { type Player, playerAt, type State, seatsOf, secretAt } from '../state.ts'
import { openArcana } from './arcana.ts'
import type { Ctx, StepOf } from './frames.ts'

/** WW-4.8: returns whether the token landed on an even space or jumped over one. */
export const fires = (before: number, after: number): boolean => Math.floor(after / 2) > Math.floor(before / 2)

/** WW-4.7: moves a token for every symbol, whichever way up the card lies. */
function advanceTokens(player: Player, card: string): void {
  const { arcana } = recipeOf(card)
  player.fired = ARCANA_IDS.filter((id) => fires(player.tokens[id], player.tokens[id] + arcana[id]))
  for (const id of ARCANA_IDS) player.tokens[id] += arcana[id]
}

/** WW-4.6: applies the bonus first, before the cards are revealed. */
function resolveDare(s: State, seat: Seat, ctx: Ctx): void {
  if (secretAt(s, seat).dare === '') return
  ctx.emit({ type: 'dared', seat, character: playerAt(s, seat).character })
  commitDraft(s, seat, ctx)
}

function revealCard(s: State, seat: Seat, ctx: Ctx): void {
  const player = playerAt(s, seat)
  const secret = secretAt(s, seat)
  const { chosen } = secret
  player.stage = 'idle'
  if (!chosen) return
  player.recipes.push({ card: chosen.card, rotated: chosen.rotated })
  player.fresh = true
  delete secret.chosen
  secret.dare = ''
  forgetCard(s, chosen.card)
  ctx.emit({ type: chosen.rotated ? 'revealed-rotated' : 'revealed', seat, card: chosen.card, initiative: recipeOf(chosen.card).initiative })
  advanceTokens(player, chosen.card)
  if (player.fired.length > 0) ctx.emit({ type: 'arcana-fired', seat, arcana: player.fired })
}

export const reveal: StepOf<'reveal'> = {
  run(s, _frame, ctx) {
    ctx.barrier()
    for (const seat of seatsOf(s)) resolveDare(s, seat, ctx)
    for (const seat of seatsOf(s)) revealCard(s, seat, ctx)
    openArcana(s)
    ctx.goto({ step: 'arcana' })
  },
}
