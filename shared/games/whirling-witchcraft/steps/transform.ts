import type { Choice, Seat } from '../../../kernel/decision.ts'
import { INGREDIENT_IDS, type Ingredient } from '../content/index.ts'
import { roomFor } from '../cubes.ts'
import { beginBrew, buyChoices, canBrew, canKeepOne, fillSlot, gainOn, keepOne, slotQuestion, usableCards } from '../effects/brew.ts'
import { newBrewDraft } from '../effects/draft.ts'
import { draftAt, type Player, playerAt, type State } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'
import { answerCommon, askSealed, CALL, cubeChoice, FINISH, openStep, resolve, type SealedQuestion, submit } from './sealed.ts'

const KEEP_NONE = 'keep-none'

/** Opens the transform step. A seat without a possible action is skipped. */
export const openTransform = (s: State): void =>
  openStep(s, 'transform', (player) => {
    const draft = newBrewDraft(player)
    return canBrew(player, draft) ? draft : undefined
  })

const optionsOf = (ids: readonly string[]): readonly Choice[] => ids.map((id) => ({ id }))

/** Returns the choice of a cube from a source, such as `toad>bench`. */
function sourceChoice(id: string): Choice {
  const [cube = '', source = ''] = id.split('>')
  return { id, label: { key: `option.from-${source}`, params: { cube } } }
}

function questionFor(s: State, seat: Seat): SealedQuestion {
  const player = playerAt(s, seat)
  const draft = draftAt(s, seat)
  const source = player.character
  if (draft.stage === 'gain') return { prompt: { key: 'prompt.gain', params: { card: source } }, source, options: optionsOf(INGREDIENT_IDS) }
  if (draft.stage === 'circle')
    return { prompt: { key: 'prompt.keep', params: { card: source } }, source, options: optionsOf([...INGREDIENT_IDS, KEEP_NONE]) }
  const slot = slotQuestion(player, draft)
  if (slot) {
    const { card } = slot.deed
    if (slot.side === 'in') return { prompt: { key: 'prompt.fill', params: { card } }, source: card, options: slot.options.map(sourceChoice) }
    return { prompt: { key: 'prompt.output', params: { card } }, source: card, options: optionsOf(slot.options) }
  }
  const brews = [...optionsOf(usableCards(player, draft)), ...buyChoices(player, draft).map(cubeChoice)]
  const finish = { id: FINISH, label: { key: 'option.finish-brew' } }
  return { prompt: { key: brews.length > 0 ? 'prompt.brew' : 'prompt.brew-done' }, options: [...brews, finish] }
}

/** WW-9.4: the fallback takes the ingredient with the most room, and of equals the commonest. */
const GAIN_ORDER: readonly Ingredient[] = ['mushroom', 'spider', 'toad', 'mandrake', 'heart-of-shadow']
const roomiest = ({ bench }: Player): Ingredient => GAIN_ORDER.reduce((best, id) => (roomFor(bench, id) > roomFor(bench, best) ? id : best))

function finish(s: State, seat: Seat, ctx: Ctx): void {
  const draft = draftAt(s, seat)
  if (canKeepOne(playerAt(s, seat), draft)) draft.stage = 'circle'
  else submit(s, seat, ctx)
}

/** Applies an answer to the seat's own draft. */
function work(s: State, seat: Seat, pick: string, ctx: Ctx): void {
  const player = playerAt(s, seat)
  const draft = draftAt(s, seat)
  if (draft.stage === 'gain') gainOn(player, draft, pick)
  else if (draft.stage === 'circle') {
    if (pick !== KEEP_NONE) keepOne(player, draft, pick)
    submit(s, seat, ctx)
  } else if (draft.filling.length > 0) fillSlot(player, draft, pick)
  else if (pick === FINISH) finish(s, seat, ctx)
  else beginBrew(player, draft, pick)
}

/** WW-5: every seat brews on its own draft. */
export const transform: StepOf<'transform'> = {
  independent: true,
  ask: (s) => askSealed(s, 'status.transform', (seat) => questionFor(s, seat)),

  answer(s, _frame, seat, pick, ctx) {
    const answer = String(pick)
    if (!answerCommon(s, seat, answer, { step: 'transform' }, newBrewDraft, ctx)) work(s, seat, answer, ctx)
  },

  run(s, _frame, ctx) {
    resolve(s, ctx)
    // WW-5.12
    for (const player of s.players) player.prelaid = 0
    ctx.goto({ step: 'cauldrons' })
  },

  /** Finishes a recipe that was begun and then submits the draft as it is. */
  fallback(s, _frame, seat) {
    const player = playerAt(s, seat)
    if (player.stage === 'ready') return CALL
    const draft = draftAt(s, seat)
    if (draft.stage === 'gain') return roomiest(player)
    if (draft.stage === 'circle') return KEEP_NONE
    return slotQuestion(player, draft)?.options[0] ?? FINISH
  },
}
