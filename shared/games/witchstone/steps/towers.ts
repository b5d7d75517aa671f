import { earn, openActivation } from '../activation.ts'
import { NUMBERS, REGIONS } from '../content/index.ts'
import { activePlayer, type State } from '../state.ts'
import { at, regionIndex, tokenOf } from '../things.ts'
import { stepOfChoice } from './choice.ts'
import type { StepOf } from './frames.ts'

/** WS-1.10: from the right of the first player counter-clockwise, the first player last. */
export const towers: StepOf<'towers'> = {
  run(s, { nth }, k) {
    if (nth === 0) k.emit({ type: 'first-player', seat: s.first })
    k.barrier()
    const seats = s.players.length
    if (nth === seats) {
      s.active = s.first
      k.goto({ step: 'begin' })
      return
    }
    s.active = (s.first - 1 - nth + 2 * seats) % seats
    k.goto({ step: 'tower', nth })
  },
}

const freeTowers = (s: State): readonly string[] =>
  REGIONS.flatMap(({ id, type }, region) => (type === 'tower' && at(s.regions, region).owner === -1 ? [id] : [])).toSorted()

/** WS-1.11 */
export const tower: StepOf<'tower'> = stepOfChoice({
  options: (s) =>
    freeTowers(s).map((id) => ({ id, label: { key: 'option.tower', params: { tower: id, token: at(s.regions, regionIndex(id)).token } } })),
  lines: (s) => ({ prompt: { key: 'prompt.tower' }, status: { key: 'status.tower', params: { seat: s.active } } }),
  pick(s, id, k, { nth }) {
    const player = activePlayer(s)
    const region = at(s.regions, regionIndex(id))
    const { token } = region
    const { effect } = tokenOf(token)
    player.tower = id
    region.owner = s.active
    region.token = ''
    player.hoard.tokens.push(token)
    earn(s, s.active, 'regions', NUMBERS.regionVp)
    k.emit({ type: 'tower-taken', seat: s.active, tower: id, points: NUMBERS.regionVp })
    k.emit({ type: 'token-taken', seat: s.active, token, from: id })
    k.goto({ step: 'towers', nth: nth + 1 })
    if (effect.verb === 'activate') openActivation(s, effect.kind, effect.times, token, k)
    else {
      earn(s, s.active, 'tokens', effect.vp)
      k.emit({ type: 'token-scored', seat: s.active, token, points: effect.vp })
    }
  },
  pass: () => {
    throw new Error('no tower is left')
  },
  fallback: (s) => at(freeTowers(s), 0),
})
