import { earn, openActivation } from '../activation.ts'
import { NUMBERS, REGIONS } from '../content/index.ts'
import { activePlayer, type State } from '../state.ts'
import { at, regionIndex, tokenOf } from '../things.ts'
import { stepOfChoice } from './choice.ts'
import type { StepOf } from './frames.ts'

/** WS-1.10: goes through the seats counter-clockwise from the right of the first player, who chooses last. */
export const towers: StepOf<'towers'> = {
  run(s, { nth }, ctx) {
    if (nth === 0) ctx.emit({ type: 'first-player', seat: s.first })
    ctx.barrier()
    const seats = s.players.length
    if (nth === seats) {
      s.active = s.first
      ctx.goto({ step: 'begin' })
      return
    }
    s.active = (s.first - 1 - nth + 2 * seats) % seats
    ctx.goto({ step: 'tower', nth })
  },
}

const freeTowers = (s: State): readonly string[] =>
  REGIONS.flatMap(({ id, type }, region) => (type === 'tower' && at(s.regions, region).owner === -1 ? [id] : [])).toSorted()

/** WS-1.11: lets the seat choose a tower, and gives it 2 points and the token there, whose effect comes at once. */
export const tower: StepOf<'tower'> = stepOfChoice({
  options: (s) =>
    freeTowers(s).map((id) => ({ id, label: { key: 'option.tower', params: { tower: id, token: at(s.regions, regionIndex(id)).token } } })),
  lines: (s) => ({ prompt: { key: 'prompt.tower' }, status: { key: 'status.tower', params: { seat: s.active } } }),
  pick(s, id, ctx, { nth }) {
    const player = activePlayer(s)
    const region = at(s.regions, regionIndex(id))
    const { token } = region
    const { effect } = tokenOf(token)
    player.tower = id
    region.owner = s.active
    region.token = ''
    player.hoard.tokens.push(token)
    earn(s, s.active, 'regions', NUMBERS.regionVp)
    ctx.emit({ type: 'tower-taken', seat: s.active, tower: id, points: NUMBERS.regionVp })
    ctx.emit({ type: 'token-taken', seat: s.active, token, from: id })
    ctx.goto({ step: 'towers', nth: nth + 1 })
    if (effect.verb === 'activate') openActivation(s, effect.kind, effect.times, token, ctx)
    else {
      earn(s, s.active, 'tokens', effect.vp)
      ctx.emit({ type: 'token-scored', seat: s.active, token, points: effect.vp })
    }
  },
  pass: () => {
    throw new Error('no tower is left')
  },
  fallback: (s) => at(freeTowers(s), 0),
})
