import type { Seat } from '../../../kernel/decision.ts'
import { castChoices, castOn, castsOf, hasCasts } from '../effects/casts.ts'
import { newDraft } from '../effects/draft.ts'
import { draftAt, playerAt, type State } from '../state.ts'
import type { StepOf } from './frames.ts'
import { answerCommon, askSealed, CALL, cubeChoice, FINISH, openStep, resolve, type SealedQuestion, submit } from './sealed.ts'
import { openTransform } from './transform.ts'

export const openArcana = (s: State): void => openStep(s, 'arcana', (player) => (hasCasts(player) ? newDraft(player) : undefined))

function questionFor(s: State, seat: Seat): SealedQuestion {
  const player = playerAt(s, seat)
  const draft = draftAt(s, seat)
  const choices = castChoices(draft, castsOf(player)).map(cubeChoice)
  const key = choices.length > 0 ? 'prompt.arcana' : 'prompt.arcana-done'
  return {
    prompt: { key, params: { arcana: castsOf(player).map(({ card }) => card) } },
    options: [...choices, { id: FINISH, label: { key: 'option.finish-arcana' } }],
  }
}

/** WW-4.11 to WW-4.16: every seat may use its effects on its own draft. */
export const arcana: StepOf<'arcana'> = {
  independent: true,
  ask: (s) => askSealed(s, 'status.arcana', (seat) => questionFor(s, seat)),

  answer(s, _frame, seat, pick, ctx) {
    const answer = String(pick)
    if (answerCommon(s, seat, answer, { step: 'arcana' }, newDraft, ctx)) return
    if (answer === FINISH) submit(s, seat, ctx)
    else castOn(draftAt(s, seat), castsOf(playerAt(s, seat)), answer)
  },

  run(s, _frame, ctx) {
    resolve(s, ctx)
    openTransform(s)
    ctx.goto({ step: 'transform' })
  },

  fallback: (s, _frame, seat) => (playerAt(s, seat).stage === 'ready' ? CALL : FINISH),
}
