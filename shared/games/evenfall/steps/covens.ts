import { askOne, choicesOf } from '../asking.ts'
import { COVEN_IDS, type CovenId } from '../content/index.ts'
import type { StepOf } from '../frames.ts'
import { deal, giveCoven } from '../setup.ts'
import { playerAt, type State, turnOrder } from '../state.ts'

const nextToChoose = (s: State): number | undefined => turnOrder(s).findLast((seat) => playerAt(s, seat).coven === '')
const untaken = (s: State): readonly CovenId[] => COVEN_IDS.filter((coven) => s.players.every((player) => player.coven !== coven))

/** EV-1.9: the seats choose covens, the last player first. Everything is dealt after that. */
export const covens: StepOf<'covens'> = {
  ask(s) {
    const seat = nextToChoose(s)
    return seat === undefined ? [] : [askOne({ seat, source: 'coven' }, 'coven', choicesOf(untaken(s)))]
  },
  answer(s, _frame, seat, pick, ctx) {
    const coven = untaken(s).find((known) => known === pick)
    if (!coven) throw new RangeError(`'${pick}' is taken`)
    giveCoven(s, seat, coven)
    ctx.emit({ type: 'coven-chosen', seat, coven })
  },
  run(s, _frame, ctx) {
    deal(s, ctx.random)
    ctx.goto({ step: 'scouting', at: 0 })
  },
}
