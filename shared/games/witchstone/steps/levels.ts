import type { Choice } from '../../../kernel/decision.ts'
import { LEVELS, type Level } from '../content/index.ts'
import { deal } from '../setup.ts'
import { playerAt } from '../state.ts'
import type { StepOf } from './frames.ts'

/** Of who does not say it, and of every bot: silence brings nobody an advantage. */
const MAX_EXPERIENCED: Level = 'level-1'

const OPTIONS: readonly Choice[] = LEVELS.map(({ id }) => (id === MAX_EXPERIENCED ? { id } : { id, skippedByBots: true }))

/**
 * WS-15: every seat says its own level before anything is dealt. All do it at the same time and unseen, so that nobody waits for the
 * others to say theirs; then all are told together.
 */
export const levels: StepOf<'levels'> = {
  independent: true,
  ask: (s) =>
    s.players.flatMap(({ level }, seat) =>
      level === ''
        ? [{ seat, prompt: { key: 'prompt.level' }, status: { key: 'status.level', params: { seat } }, question: { kind: 'one', choices: OPTIONS } }]
        : [],
    ),

  answer(s, _frame, seat, pick) {
    const said = LEVELS.find(({ id }) => id === pick)
    if (!said) throw new RangeError(`there is no '${pick}'`)
    playerAt(s, seat).level = said.id
  },

  run(s, _frame, ctx) {
    for (const [seat, { level }] of s.players.entries()) ctx.emit({ type: 'level-said', seat, level })
    deal(s, ctx.random)
    s.phase = 'towers'
    ctx.goto({ step: 'towers', nth: 0 })
  },

  fallback: () => MAX_EXPERIENCED,
}
