import type { Choice } from '../../../kernel/decision.ts'
import { closeActivation } from '../activation.ts'
import { PENTAGRAM, WAND, WAND_END } from '../content/index.ts'
import { applyEffect } from '../effects.ts'
import { type Activation, activePlayer, type Crossed, runningActivation, type State } from '../state.ts'
import { at, pentagramCellOf, wandCellOf } from '../things.ts'
import { actingLines, boosterChoices, endChoice, pickCommon } from './acting.ts'
import { stepOfChoice } from './choice.ts'
import type { Ctx, StepOf } from './frames.ts'

/** The differences between the two tracks. */
interface Track {
  /** The steps that the track still allows, no matter how many repeats are left. */
  reach(s: State): number
  idAfter(s: State, steps: number): string
  stepsTo(s: State, id: string): number
  move(s: State, steps: number, ctx: Ctx): void
  /** Returns the cells with an effect that the last `steps` steps have crossed. */
  crossed(s: State, steps: number): readonly Crossed[]
  resolve(s: State, crossed: Crossed, ctx: Ctx): void
}

/** WS-4.11: offers more steps and boosters until the move ends. */
function movingChoices(s: State, track: Track): readonly Choice[] {
  const activation = runningActivation(s)
  if (activation.phase !== 'moving') return []
  const reach = track.reach(s)
  const most = Math.min(activation.left, reach)
  const steps = Array.from({ length: most }, (_, n) => ({
    id: track.idAfter(s, n + 1),
    label: { key: 'option.advance', params: { steps: n + 1 } },
  }))
  const boosters = reach > 0 ? boosterChoices(s) : []
  return steps.length + boosters.length === 0 ? [] : [...steps, ...boosters, endChoice(activation)]
}

/** WS-4.5: ends the move. The cells of a nested move on the same track come after those that still wait there. */
function endMove(s: State, track: Track, ctx: Ctx): void {
  const activation = runningActivation(s)
  const crossed = track.crossed(s, activation.moved)
  const below = s.stack.find(({ id, kind }) => kind === activation.kind && id !== activation.id)
  if (below) {
    below.cells.push(...crossed)
    closeActivation(s, ctx)
    return
  }
  activation.left = 0
  activation.phase = 'cells'
  activation.cells.push(...crossed)
}

function resolveNext(s: State, activation: Activation, track: Track, ctx: Ctx): void {
  const next = activation.cells.shift()
  if (next) track.resolve(s, next, ctx)
  else closeActivation(s, ctx)
}

function stepOfTrack<K extends 'pentagram' | 'wand'>(track: Track): StepOf<K> {
  return stepOfChoice({
    options: (s) => movingChoices(s, track),
    lines: actingLines,
    pick(s, id, ctx) {
      const activation = runningActivation(s)
      if (id === 'end-activation') {
        if (activation.left > 0) ctx.emit({ type: 'lapsed', seat: s.active, kind: activation.kind, left: activation.left })
        endMove(s, track, ctx)
        return
      }
      if (pickCommon(s, id, ctx)) return
      const steps = track.stepsTo(s, id)
      activation.left -= steps
      activation.moved += steps
      track.move(s, steps, ctx)
    },
    pass(s, ctx) {
      const activation = runningActivation(s)
      if (activation.phase === 'moving') endMove(s, track, ctx)
      else resolveNext(s, activation, track, ctx)
    },
    fallback(s) {
      const steps = Math.min(runningActivation(s).left, track.reach(s))
      return steps > 0 ? track.idAfter(s, steps) : 'end-activation'
    },
  })
}

const LOOP = PENTAGRAM.length
const AGAIN = '>again'

/** WS-7: the pentagram is a loop. Since a full lap ends on the same cell, the id of the longer way says that it goes around. */
export const pentagram: StepOf<'pentagram'> = stepOfTrack({
  reach: () => Number.MAX_SAFE_INTEGER,
  idAfter: (s, steps) => `${at(PENTAGRAM, (activePlayer(s).pentagram + steps) % LOOP).id}${AGAIN.repeat(Math.floor((steps - 1) / LOOP))}`,
  stepsTo(s, id) {
    const [cell = '', ...again] = id.split('>')
    const ahead = (pentagramCellOf(cell).index - (activePlayer(s).pentagram % LOOP) + LOOP) % LOOP
    return (ahead === 0 ? LOOP : ahead) + again.length * LOOP
  },
  move(s, steps, ctx) {
    const player = activePlayer(s)
    player.pentagram += steps
    ctx.emit({ type: 'pentagram-moved', seat: s.active, steps, cell: at(PENTAGRAM, player.pentagram % LOOP).id })
  },
  crossed(s, steps) {
    const from = activePlayer(s).pentagram - steps
    return Array.from({ length: steps }, (_, n) => at(PENTAGRAM, (from + n + 1) % LOOP)).flatMap(({ id, effect }) =>
      effect ? [{ cell: id, leads: false }] : [],
    )
  },
  resolve(s, { cell }, ctx) {
    const { effect, fallback } = pentagramCellOf(cell)
    const cause = { source: cell, earning: 'pentagram' } as const
    if (effect && !applyEffect(s, effect, cause, ctx) && fallback) applyEffect(s, fallback, cause, ctx)
  },
})

/** WS-9.4: tells whether the active player is level with the leader or ahead. */
const leads = (s: State): boolean => s.players.every(({ wand }) => wand <= activePlayer(s).wand)

export const wand: StepOf<'wand'> = stepOfTrack({
  reach: (s) => WAND_END - activePlayer(s).wand,
  idAfter: (s, steps) => at(WAND, activePlayer(s).wand + steps).id,
  stepsTo: (s, id) => wandCellOf(id).index - activePlayer(s).wand,
  move(s, steps, ctx) {
    const player = activePlayer(s)
    player.wand += steps
    ctx.emit({ type: 'wand-moved', seat: s.active, steps, cell: at(WAND, player.wand).id })
    // WS-9.5: the order of arrival breaks ties
    if (player.wand === WAND_END) s.arrivals.push(s.active)
  },
  crossed(s, steps) {
    const { wand: position } = activePlayer(s)
    const ahead = leads(s)
    return WAND.slice(position - steps + 1, position + 1).flatMap(({ id, effect }) => (effect ? [{ cell: id, leads: ahead }] : []))
  },
  resolve(s, { cell, leads }, ctx) {
    const { effect, leaderEffect } = wandCellOf(cell)
    if (!effect) return
    if (effect.verb === 'scorePer') activePlayer(s).silver++
    applyEffect(s, leads && leaderEffect ? leaderEffect : effect, { source: cell, earning: 'wand' }, ctx)
  },
})
