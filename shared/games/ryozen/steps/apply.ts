import type { Choice, Decision } from '../../../kernel/decision.ts'
import { sectorOfSlot, slotOf, spotAt, spotIndex } from '../board.ts'
import { type Effect, PALACE } from '../content/index.ts'
import { dayEffectOf, isPossible } from '../effects/possible.ts'
import { at, type Place, type State } from '../state.ts'
import { companionOf, kindOf } from '../tiles.ts'
import { askOne, declining, SKIP } from './decisions.ts'
import type { By, FrameOf, StepOf } from './frames.ts'

const USE: Choice = { id: 'use', label: { key: 'option.use' } }
const APPLY: Choice = { id: 'apply', label: { key: 'option.apply' } }

const byCompanion = (s: State): By => {
  const { tile, spot } = s.turn
  return { seat: s.active, source: kindOf(tile), sector: sectorOfSlot(spot) ?? '', tile }
}

/** RY-3.5, RY-3.6, RY-6.19: returns the ability that can be used now. */
function abilityOf(s: State): Effect | undefined {
  const { tile, spot } = s.turn
  if (sectorOfSlot(spot) === undefined || at(s.slots, slotOf(s, spot)).hidden) return undefined
  const { ability } = companionOf(kindOf(tile))
  return ability && isPossible(s, byCompanion(s), ability) ? ability : undefined
}

const askAbility = (s: State, _frame: FrameOf<'ability'>): readonly Decision[] =>
  abilityOf(s) ? askOne({ ...byCompanion(s), optional: true }, 'ability', [USE]) : []

export const ability: StepOf<'ability'> = {
  ask: askAbility,

  answer(s, _frame, seat, pick, ctx) {
    ctx.goto({ step: 'daytime' })
    const effect = abilityOf(s)
    if (pick === SKIP.id || !effect) return
    const by = byCompanion(s)
    ctx.emit({ type: 'used-ability', seat, companion: by.source, tile: by.tile })
    ctx.call({ ...by, ...effect })
  },

  run: (_s, _frame, ctx) => ctx.goto({ step: 'daytime' }),
  fallback: declining(askAbility),
}

/** RY-3.7: returns the place whose day effect is applied: where the companion was put, or the sector that the Hermit chose. */
function placeOfDay(s: State): Place {
  const { spot, instead } = s.turn
  if (instead !== '') return instead
  const sector = sectorOfSlot(spot)
  if (sector) return sector
  return s.palaceMode ? spotAt(spotIndex(spot)).kind : PALACE.id
}

function askDayEffect(s: State, _frame: FrameOf<'daytime'>): readonly Decision[] {
  const source = placeOfDay(s)
  const by: By = { seat: s.active, source, sector: '', tile: '' }
  return isPossible(s, by, dayEffectOf(source)) ? askOne({ ...by, optional: true }, 'apply', [APPLY]) : []
}

/** RY-3.8: offers the day effect, which is optional as a whole. */
export const daytime: StepOf<'daytime'> = {
  ask: askDayEffect,

  answer(s, _frame, seat, pick, ctx) {
    ctx.goto({ step: 'end-turn' })
    const place = placeOfDay(s)
    if (pick !== SKIP.id) ctx.call({ step: 'apply', place, seat, source: place, sector: '', tile: '' })
  },

  run: (_s, _frame, ctx) => ctx.goto({ step: 'end-turn' }),
  fallback: declining(askDayEffect),
}
