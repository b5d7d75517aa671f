import type { Choice } from '../../../kernel/decision.ts'
import { boostersFor, endEarly, spendToken, unusedTokens } from '../activation.ts'
import { applyEffect } from '../effects.ts'
import { type Activation, runningActivation, type State } from '../state.ts'
import { boostOf, CARDS, cardOf, TOKENS } from '../things.ts'
import type { Lines } from './choice.ts'
import type { Ctx } from './frames.ts'

const END = 'end-activation'

export function endChoice({ kind, left }: Activation): Choice {
  return { id: END, label: left > 0 ? { key: 'option.end-activation', params: { kind, left } } : { key: 'option.go-on', params: { kind } } }
}

export const boosterChoices = (s: State): readonly Choice[] =>
  boostersFor(s, runningActivation(s).kind).map((card) => ({
    id: card,
    label: { key: 'option.boost', params: { card, times: boostOf(card)?.times ?? 0 } },
  }))

const tokenChoices = (activation: Activation): readonly Choice[] =>
  unusedTokens(activation).map((token) => ({ id: token, label: { key: 'option.use-token', params: { token } } }))

/**
 * Returns the choices of an activation of energy, witches or crystal: its own actions, tokens, boosters, and ending it. There are none if no action,
 * no waiting token and no booster could lead to an action; then the activation closes automatically (WS-4.9).
 */
export function actingChoices(s: State, deeds: readonly Choice[], couldDo: () => boolean): readonly Choice[] {
  const activation = runningActivation(s)
  const tokens = tokenChoices(activation)
  const boosters = boosterChoices(s)
  const stays = deeds.length > 0 || tokens.length > 0 || (boosters.length > 0 && couldDo())
  if (!stays) return []
  // WS-4.8: it cannot be ended while crystals wait on the rim
  const end = activation.rim.length === 0 ? [endChoice(activation)] : []
  return [...deeds, ...tokens, ...boosters, ...end]
}

/** Carries out a pick that every activation offers. Returns false for other picks. */
export function pickCommon(s: State, id: string, ctx: Ctx): boolean {
  if (id === END) endEarly(s, ctx)
  else if (TOKENS.has(id)) spendToken(s, id, ctx)
  else if (CARDS.has(id)) applyEffect(s, cardOf(id).effect, { source: id, earning: 'wand' }, ctx)
  else return false
  return true
}

export function actingLines(s: State): Lines {
  const { kind, left, source } = runningActivation(s)
  return {
    prompt: left > 0 ? { key: `prompt.${kind}`, params: { left } } : { key: 'prompt.rest', params: { kind } },
    status: { key: `status.${kind}`, params: { seat: s.active } },
    source,
  }
}
