import type { Choice } from '../../../kernel/decision.ts'
import { askOne, choicesOf } from '../asking.ts'
import { layAutomaStones } from '../automa/end.ts'
import type { StepOf } from '../frames.ts'
import { automaScore } from '../score.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { bestLaying, fits } from '../stones.ts'

const BEST: Choice = { id: 'best', label: { key: 'option.best' } }
const DONE: Choice = { id: 'done', label: { key: 'option.stones-done' } }
/** Bots skip single placements, because the choice `best` is known to be the best one. */
const aside = (choice: Choice): Choice => ({ ...choice, skippedByBots: true })

/** Returns the placements that are still possible: each stone once, and one stone on each place (EV-19.2). */
function layings(s: State, { stones, inner, secret }: Player): readonly string[] {
  const left = stones.filter(({ id }) => secret.stones.every(({ stone }) => stone !== id))
  const free = inner.filter((place) => secret.stones.every((laid) => laid.place !== place))
  return left.flatMap(({ id }) => free.filter((place) => fits(s, id, place)).map((place) => `${id}>${place}`))
}

/** EV-19.3: asks all seats for their stones at the same time. Nobody sees the stones of others until all are done. */
export const stones: StepOf<'stones'> = {
  ask: (s) =>
    s.players.flatMap((player, seat) => {
      if (player.ready) return []
      const open = choicesOf(layings(s, player))
      if (open.length === 0 && player.secret.stones.length === 0) return []
      const choices = open.length > 0 ? [...open.map(aside), BEST, aside(DONE)] : [DONE]
      // the seat is asked even if only `done` is left, because this is the last moment to undo
      return [{ ...askOne({ seat, source: 'stones' }, 'stones', choices), alwaysAsk: true }]
    }),
  answer(s, _frame, seat, pick, ctx) {
    const player = playerAt(s, seat)
    const [stone = '', place] = String(pick).split('>')
    if (place !== undefined) {
      player.secret.stones = [...player.secret.stones, { stone, place }]
      return
    }
    if (pick === BEST.id) player.secret.stones = bestLaying(s, player)
    player.ready = true
    ctx.emit({ type: 'chose-secretly', seat })
  },
  run(s, _frame, ctx) {
    ctx.barrier()
    s.players.forEach((player, seat) => {
      // the order of the stones in the supply hides the order in which they were laid
      for (const held of player.stones) {
        const laid = player.secret.stones.find(({ stone }) => stone === held.id)
        if (!laid) continue
        held.at = laid.place
        ctx.emit({ type: 'stone-placed', seat, stone: held.id, place: laid.place })
      }
      player.secret.stones = []
      player.ready = false
    })
    if (s.automa) {
      layAutomaStones(s.automa, ctx)
      ctx.emit({ type: 'automa-score', ...automaScore(s) })
    }
    s.phase = 'over'
    ctx.emit({ type: 'ended' })
    ctx.end()
  },
  fallback: (s, _frame, seat) => (layings(s, playerAt(s, seat)).length > 0 ? BEST.id : DONE.id),
}
