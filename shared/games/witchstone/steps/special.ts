import type { Choice } from '../../../kernel/decision.ts'
import { brewOf, cellIdOf, roomOf } from '../cauldron.ts'
import { KINDS } from '../content/index.ts'
import { applyEffect } from '../effects.ts'
import { activePlayer, runningActivation, type State } from '../state.ts'
import { pentagramCellOf, specialOf } from '../things.ts'
import { stepOfChoice } from './choice.ts'
import type { StepOf } from './frames.ts'

const kindChoice = (kind: string, times: number): Choice => ({ id: kind, label: { key: 'option.kind', params: { kind, times } } })

function takeWaiting(s: State): string {
  const activation = runningActivation(s)
  const { waiting } = activation
  activation.waiting = ''
  return waiting
}

/** WS-7.7: uses the special tile at once or places it for good. */
export const special: StepOf<'special'> = stepOfChoice({
  options(s) {
    const { instant } = specialOf(runningActivation(s).waiting)
    const player = activePlayer(s)
    const room = roomOf(player, brewOf(player))
    const cells = Array.from(room).flatMap((free, cell) => (free === 1 ? [{ id: cellIdOf(cell), label: { key: 'option.place-special' } }] : []))
    return [...instant.kinds.map((kind) => kindChoice(kind, instant.times)), ...cells]
  },
  lines: (s) => ({
    prompt: { key: 'prompt.special' },
    status: { key: 'status.special', params: { seat: s.active } },
    source: runningActivation(s).waiting,
  }),
  pick(s, id, ctx) {
    const tile = takeWaiting(s)
    const { instant, permanent } = specialOf(tile)
    ctx.end()
    const used = instant.kinds.find((kind) => kind === id)
    if (used) {
      activePlayer(s).hoard.specials.push(tile)
      ctx.emit({ type: 'special-used', seat: s.active, tile, kind: used })
      applyEffect(s, instant, { source: tile, earning: 'pentagram', choice: id }, ctx)
    } else applyEffect(s, permanent, { source: tile, earning: 'pentagram', choice: id }, ctx)
  },
  pass: (_s, ctx) => ctx.end(),
  fallback: (s) => specialOf(runningActivation(s).waiting).symbols[0],
})

/** WS-7.5: lets the seat choose a kind, because the slot is empty. */
export const any: StepOf<'any'> = stepOfChoice({
  options(s) {
    const { fallback } = pentagramCellOf(runningActivation(s).waiting)
    const times = fallback?.verb === 'activateAny' ? fallback.times : 0
    return KINDS.map((kind) => kindChoice(kind, times))
  },
  lines: (s) => ({
    prompt: { key: 'prompt.any' },
    status: { key: 'status.any', params: { seat: s.active } },
    source: runningActivation(s).waiting,
  }),
  pick(s, id, ctx) {
    const cell = takeWaiting(s)
    const { fallback } = pentagramCellOf(cell)
    ctx.end()
    if (fallback) applyEffect(s, fallback, { source: cell, earning: 'pentagram', choice: id }, ctx)
  },
  pass: (_s, ctx) => ctx.end(),
  fallback: () => 'energy',
})
