import { openActivation } from '../activation.ts'
import { brewOf, cellOf, chainThrough } from '../cauldron.ts'
import { type Kind, LEVELS, NUMBERS } from '../content/index.ts'
import { compareSeats, totalOf } from '../score.ts'
import { activePlayer, type Laid, type Player, type State } from '../state.ts'
import { at, dominoOf } from '../things.ts'
import { stepOfChoice } from './choice.ts'
import type { Ctx, StepOf } from './frames.ts'

const drawsAt = ({ level }: Player, moment: 'turn-start' | 'turn-end'): boolean => LEVELS.some(({ id, drawAt }) => id === level && drawAt === moment)

/** WS-2.7: draws a domino, if the supply has one. */
function draw(s: State, ctx: Ctx): void {
  const { dominoes, supply } = activePlayer(s)
  const domino = supply.pop()
  if (domino === undefined) return
  dominoes.push(domino)
  ctx.emit({ type: 'drew', seat: s.active }, { [s.active]: { domino } })
}

export const roundOf = (s: State): number => Math.floor(s.turn / s.players.length) + 1

export const begin: StepOf<'begin'> = {
  run(s, _frame, ctx) {
    s.phase = 'domino'
    ctx.emit({ type: 'turn-began', seat: s.active, round: roundOf(s) })
    // WS-15.4: level 1 draws now
    if (drawsAt(activePlayer(s), 'turn-start')) draw(s, ctx)
    ctx.goto({ step: 'room' })
  },
}

function lastLaid(s: State): Laid {
  const laid = activePlayer(s).laid.at(-1)
  if (!laid) throw new Error('nothing was laid')
  return laid
}

/** WS-3.4: returns the repeats that the half would have if its activation opened now. */
export function repeatsOf(s: State, kind: Kind): number {
  const { domino, a, b } = lastLaid(s)
  return chainThrough(brewOf(activePlayer(s)), kind, cellOf(dominoOf(domino).a === kind ? a : b))
}

/** WS-2.2: asks which of the two symbols comes first. */
export const first: StepOf<'first'> = stepOfChoice({
  options(s) {
    const { a, b } = dominoOf(lastLaid(s).domino)
    return [a, b].map((kind) => ({ id: kind, label: { key: 'option.kind', params: { kind, times: repeatsOf(s, kind) } } }))
  },
  lines: (s) => ({ prompt: { key: 'prompt.first' }, status: { key: 'status.first', params: { seat: s.active } }, source: lastLaid(s).domino }),
  pick(s, id, ctx) {
    const { domino } = lastLaid(s)
    const { a, b } = dominoOf(domino)
    const [now, later] = id === a ? [a, b] : [b, a]
    s.phase = 'actions'
    s.second = later
    ctx.goto({ step: 'second' })
    openActivation(s, now, repeatsOf(s, now), domino, ctx)
  },
  pass: () => {
    throw new Error('a domino has two symbols')
  },
  fallback: (s) => dominoOf(lastLaid(s).domino).a,
})

/** WS-4.2: opens the second action after the first one is completely finished. */
export const second: StepOf<'second'> = {
  run(s, _frame, ctx) {
    const kind = s.second
    if (kind === '') {
      s.phase = 'finish'
      ctx.goto({ step: 'finish' })
      return
    }
    s.second = ''
    openActivation(s, kind, repeatsOf(s, kind), lastLaid(s).domino, ctx)
  },
}

const END_TURN = 'end-turn'

/** Asks the seat to end its turn, which is the last moment to undo. Then a domino is drawn and the next seat plays. */
export const finish: StepOf<'finish'> = stepOfChoice({
  options: () => [{ id: END_TURN }],
  lines: (s) => ({ prompt: { key: 'prompt.finish' }, status: { key: 'status.finish', params: { seat: s.active } } }),
  pick(s, _id, ctx) {
    if (drawsAt(activePlayer(s), 'turn-end')) draw(s, ctx)
    ctx.barrier()
    s.turn++
    if (s.turn === NUMBERS.turnsPerPlayer * s.players.length) {
      endGame(s, ctx)
      return
    }
    s.active = (s.active + 1) % s.players.length
    ctx.goto({ step: 'begin' })
  },
  pass: () => {},
  fallback: () => END_TURN,
  alwaysAsk: true,
})

/** WS-12: scores the match and ends it. */
function endGame(s: State, ctx: Ctx): void {
  const totals = s.players.map((_, seat) => totalOf(s, seat))
  for (const [seat, points] of totals.entries()) ctx.emit({ type: 'final-score', seat, points })
  const seats = totals.map((_, seat) => seat)
  const keepers = seats.filter((seat) => seats.every((other) => compareSeats(s, totals, seat, other) <= 0))
  if (keepers.length === 1) ctx.emit({ type: 'keeper', seat: at(keepers, 0) })
  else ctx.emit({ type: 'keepers', seats: keepers })
  s.phase = 'over'
  ctx.end()
}
