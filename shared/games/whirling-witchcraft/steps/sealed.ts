import type { Choice, Decision, Seat } from '../../../kernel/decision.ts'
import type { Line } from '../../../kernel/words.ts'
import { initiativeOf } from '../cards.ts'
import { commitDraft } from '../effects/commit.ts'
import { type Draft, type Player, playerAt, type State, seatsOf, secretAt } from '../state.ts'
import type { Ctx, Frame } from './frames.ts'

/** The question about a seat's private draft. */
export interface SealedQuestion {
  readonly prompt: Line
  readonly source?: string
  readonly options: readonly Choice[]
}

/** Returns the choice of an id such as `raven>toad`, with a label for the card or arcana and the ingredient. */
export function cubeChoice(id: string): Choice {
  const [card = '', cube = ''] = id.split('>')
  return { id, label: { key: `option.cast-${card}`, params: { cube } } }
}

export const FINISH = 'finish'
const START_OVER = 'start-over'
export const CALL = 'call-initiative'

/** Begins the step. Every seat that has something to decide gets a draft. */
export function openStep(s: State, phase: 'arcana' | 'transform', draftFor: (player: Player) => Draft | undefined): void {
  s.phase = phase
  // WW-3.6
  s.ordered = s.timing === 'strict'
  for (const seat of seatsOf(s)) {
    const player = playerAt(s, seat)
    const draft = draftFor(player)
    player.stage = draft ? 'deciding' : 'idle'
    if (draft) secretAt(s, seat).draft = draft
  }
}

const decidingSeats = (s: State): readonly Seat[] => seatsOf(s).filter((seat) => playerAt(s, seat).stage === 'deciding')

/** WW-3.6: returns the deciding seat with the lowest number. */
const nextByInitiative = (s: State): Seat | undefined =>
  decidingSeats(s).toSorted((a, b) => initiativeOf(playerAt(s, a)) - initiativeOf(playerAt(s, b)))[0]

/** WW-3.7, WW-3.8: returns whether a seat may call for initiative. */
const canCall = (s: State): boolean => s.timing === 'on-demand' && !s.ordered

function decisionFor(s: State, seat: Seat, statusKey: string, { prompt, source, options: choices }: SealedQuestion): Decision {
  const all = [...choices]
  if (secretAt(s, seat).draft?.returned) all.push({ id: START_OVER, skippedByBots: true })
  if (canCall(s)) all.push({ id: CALL, skippedByBots: true })
  return {
    seat,
    prompt,
    status: { key: statusKey, params: { seat } },
    ...(source && { source }),
    question: { kind: 'one', choices: all },
    alwaysAsk: true,
  }
}

const callDecision = (seat: Seat): Decision => ({
  seat,
  prompt: { key: 'prompt.call-initiative' },
  question: { kind: 'one', choices: [{ id: CALL, skippedByBots: true }] },
  optional: true,
})

/** Asks all seats at once, or one after another by initiative. A seat that has submitted may still call for initiative. */
export function askSealed(s: State, statusKey: string, questionFor: (seat: Seat) => SealedQuestion): readonly Decision[] {
  if (s.ordered) {
    const next = nextByInitiative(s)
    return next === undefined ? [] : [decisionFor(s, next, statusKey, questionFor(next))]
  }
  return seatsOf(s).flatMap((seat) => {
    const { stage } = playerAt(s, seat)
    if (stage === 'deciding') return [decisionFor(s, seat, statusKey, questionFor(seat))]
    return stage === 'ready' && canCall(s) ? [callDecision(seat)] : []
  })
}

/** WW-3.7: returns all submissions to their owners without revealing them. From now on the step is played by initiative. */
function callInitiative(s: State, seat: Seat, step: Frame, ctx: Ctx): void {
  for (const other of seatsOf(s)) {
    const player = playerAt(s, other)
    const { draft } = secretAt(s, other)
    if (player.stage === 'idle' || !draft) continue
    player.stage = 'deciding'
    draft.returned = draft.deeds.length > 0 || draft.filling.length > 0
    if (draft.stage !== 'circle') continue
    draft.stage = 'open'
    draft.deeds = draft.deeds.filter(({ kind }) => kind !== 'moveCauldronToCircle')
  }
  s.ordered = true
  ctx.emit({ type: 'initiative-called', seat })
  ctx.barrier()
  ctx.goto(step)
}

/** Applies an answer that means the same in every such step. Returns whether it was one. */
export function answerCommon(s: State, seat: Seat, pick: string, step: Frame, fresh: (player: Player) => Draft, ctx: Ctx): boolean {
  if (pick === CALL) callInitiative(s, seat, step, ctx)
  else if (pick === START_OVER) secretAt(s, seat).draft = fresh(playerAt(s, seat))
  else return false
  return true
}

/** WW-3.2, WW-3.6: submits the draft. It takes effect when all are ready, or at once if the seats act by initiative. */
export function submit(s: State, seat: Seat, ctx: Ctx): void {
  playerAt(s, seat).stage = 'ready'
  ctx.emit({ type: 'ready', seat })
  if (!s.ordered) return
  commitDraft(s, seat, ctx)
  ctx.barrier()
}

/** WW-3.2: resolves the step for all seats at once. */
export function resolve(s: State, ctx: Ctx): void {
  ctx.barrier()
  for (const seat of seatsOf(s)) {
    if (!s.ordered && playerAt(s, seat).stage === 'ready') commitDraft(s, seat, ctx)
    playerAt(s, seat).stage = 'idle'
  }
  s.ordered = false
}
