import type { Choice } from '../../../kernel/decision.ts'
import { at } from '../cells.ts'
import { SPELL_KINDS } from '../content/index.ts'
import { sideOfSlot } from '../seating.ts'
import { captureBy, lookBefore, settle } from '../settlement.ts'
import { canCast, castSpell, targetsOf } from '../spells.ts'
import { boardOf, isAble, isAlive, type State, spellOf, tokenOf } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'
import { castChoice, END_TURN, readCast } from './options.ts'
import { dropTurn, endTurn } from './turn.ts'

function castChoices(s: State): Choice[] {
  const board = boardOf(s)
  const choices: Choice[] = []
  for (const kind of SPELL_KINDS) {
    if (!canCast(s, s.active, kind)) continue
    for (const target of targetsOf(s, board, s.active, spellOf(s, s.active, kind).effect)) choices.push(castChoice(kind, target))
  }
  return choices
}

function tellPass(s: State, ctx: Ctx): void {
  const { seat, sorcerer } = at(s.slots, s.active)
  ctx.emit({ type: 'passed', seat, slot: s.active, sorcerer: tokenOf(sorcerer, 'sorcerer') })
}

export const cast: StepOf<'cast'> = {
  ask(s, { after }) {
    // SO-2.3
    if (!isAlive(s, s.active)) return []
    const choices = castChoices(s)
    const idle = choices.length === 0
    // SO-2.5
    if (idle && after === 'stuck') return []
    choices.push(END_TURN)
    const { seat, sorcerer } = at(s.slots, s.active)
    const name = tokenOf(sorcerer, 'sorcerer')
    return [
      {
        seat,
        prompt: { key: idle ? 'prompt.end-turn' : 'prompt.cast', params: { sorcerer: name } },
        status: { key: 'status.cast', params: { seat, sorcerer: name } },
        question: { kind: 'one', choices },
        alwaysAsk: true,
      },
    ]
  },

  answer(s, { after }, _seat, pick, ctx) {
    if (pick === END_TURN.id) {
      if (after !== 'move') tellPass(s, ctx)
      endTurn(s, ctx)
      return
    }
    const { kind, target } = readCast(String(pick))
    const before = lookBefore(s, sideOfSlot(s, s.active))
    const arrivals = castSpell(s, s.active, kind, target, ctx)
    captureBy(s, s.active, arrivals, ctx)
    settle(s, before, ctx)
    if (s.ending === '') endTurn(s, ctx)
  },

  run(s, { after }, ctx) {
    if (after !== 'move' && !isAble(s, s.active)) {
      dropTurn(s, ctx)
      return
    }
    if (after !== 'move') tellPass(s, ctx)
    endTurn(s, ctx)
  },

  fallback: () => END_TURN.id,
}
