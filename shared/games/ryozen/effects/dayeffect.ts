import type { Seat } from '../../../kernel/decision.ts'
import { sectorAt, sectorIndex } from '../board.ts'
import { revelationOf } from '../cards.ts'
import { SECTOR_IDS, type SectorId } from '../content/index.ts'
import { markDone, type Place, playerAt, type State } from '../state.ts'
import { askOne, choicesOf } from '../steps/decisions.ts'
import { type By, byOf, type Ctx, callAll, type Frame, type FrameOf, type StepOf } from '../steps/frames.ts'
import { dayEffectOf, litPlaces } from './possible.ts'

const sectorOf = (place: Place): SectorId | 'palace' => SECTOR_IDS.find((sector) => sector === place) ?? 'palace'

/** Returns the effects of the player's seals of this place. Each copy counts separately (RY-8.3). */
function sealsOf(s: State, seat: Seat, place: Place, kind: 'before-day-effect' | 'on-day-effect'): readonly Frame[] {
  return playerAt(s, seat).kept.flatMap((card) => {
    const { trigger, effect } = revelationOf(card)
    const by: By = { seat, source: card, sector: '', tile: '' }
    return trigger.kind === kind && trigger.of === sectorOf(place) ? [{ ...by, ...effect }] : []
  })
}

/** RY-5.10, RY-5.11: applies the day effect of another place. It is a full day effect. */
export const dayEffect: StepOf<'day-effect'> = {
  ask: (s, frame) =>
    frame.of === 'highlighted' ? askOne(frame, 'day-effect', choicesOf(litPlaces(s, frame).map((sector) => sectorAt(sector).id))) : [],

  answer(_s, frame, _seat, pick, ctx) {
    ctx.goto({ ...byOf(frame), step: 'apply', place: sectorAt(sectorIndex(String(pick))).id })
  },

  run(_s, frame, ctx) {
    if (frame.of === 'highlighted') ctx.end()
    else ctx.goto({ ...byOf(frame), step: 'apply', place: frame.of })
  },
}

/** RY-5.12: begins a day effect, after the seals that come before it. */
export const apply: StepOf<'apply'> = {
  run(s, frame, ctx) {
    const { seat, place } = frame
    ctx.emit({ type: 'applied', seat, place })
    const seals = sealsOf(s, seat, place, 'before-day-effect')
    if (seals.length === 0) begin(s, frame, ctx)
    else ctx.goto({ ...byOf(frame), step: 'carry-out', place })
    callAll(ctx, seals)
  },
}

function begin(s: State, frame: FrameOf<'apply' | 'carry-out'>, ctx: Ctx): void {
  const { seat, place } = frame
  s.underway.push({ place, done: false, bought: 0 })
  ctx.goto({ ...byOf(frame), step: 'carried-out', place })
  ctx.call({ seat, source: place, sector: '', tile: '', ...dayEffectOf(place) })
}
export const carryOut: StepOf<'carry-out'> = { run: begin }

/** RY-5.13: resolves the seals that come after the day effect, if any part of it was carried out. */
export const carriedOut: StepOf<'carried-out'> = {
  run(s, { seat, place }, ctx) {
    const seals = s.underway.at(-1)?.done ? sealsOf(s, seat, place, 'on-day-effect') : []
    if (seals.length === 0) finish(s, ctx)
    else ctx.goto({ step: 'applied' })
    callAll(ctx, seals)
  },
}

/** Ends a day effect. If any part of it was carried out, the same holds for the effect around it. */
function finish(s: State, ctx: Ctx): void {
  const inner = s.underway.pop()
  if (inner?.done) markDone(s)
  ctx.end()
}
export const applied: StepOf<'applied'> = { run: (s, _frame, ctx) => finish(s, ctx) }
