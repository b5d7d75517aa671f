import type { Seat } from '../../../kernel/decision.ts'
import { CLANS } from '../content/index.ts'
import { playerAt, type State, turnOrder } from '../state.ts'
import { choicesOf } from './decisions.ts'
import type { StepOf } from './frames.ts'

const chooser = (s: State): Seat | undefined => turnOrder(s).find((seat) => playerAt(s, seat).clan === '')

/** RY-1.3: asks the seats for their clans in turn order. */
export const draft: StepOf<'draft'> = {
  ask(s) {
    const seat = chooser(s)
    if (seat === undefined) return []
    const free = CLANS.filter(({ id }) => s.players.every(({ clan }) => clan !== id))
    return [
      {
        seat,
        prompt: { key: 'prompt.choose-clan' },
        status: { key: 'status.choose-clan', params: { seat } },
        question: { kind: 'one', choices: choicesOf(free.map(({ id }) => id)) },
      },
    ]
  },

  answer(s, _frame, seat, pick, ctx) {
    const clan = CLANS.find(({ id }) => id === pick)
    if (!clan) throw new Error(`there is no clan '${pick}'`)
    playerAt(s, seat).clan = clan.id
    s.active = chooser(s) ?? s.first
    ctx.emit({ type: 'clan-chosen', seat, clan: clan.id })
  },

  run: (_s, _frame, ctx) => ctx.goto({ step: 'day' }),
}
