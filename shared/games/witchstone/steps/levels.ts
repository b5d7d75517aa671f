import type { Choice } from '../../../kernel/decision.ts'
import { LEVELS, type Level } from '../content/index.ts'
import { deal } from '../setup.ts'
import { playerAt } from '../state.ts'
import type { StepOf } from './frames.ts'

/** The level of a seat that does not answer, and of every bot. It is the hardest one, so silence brings no advantage. */
const MAX_EXPERIENCED: Level = 'level-1'

const OPTIONS: readonly Choice[] = LEVELS.map(({ id }) => (id === MAX_EXPERIENCED ? { id } : { id, skippedByBots: true }))

/**
 * WS-15: asks every seat for its level before anything is dealt. All answer at the same time and in secret, so nobody can wait for the answers of
 * others. Then all levels are revealed together.
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
