import type { Choice } from '../../../kernel/decision.ts'
import { closeActivation, earn, gainToken } from '../activation.ts'
import { costsOf, isTarget, STONE, UNREACHABLE } from '../ball.ts'
import { NUMBERS, REGIONS, STONE_SLOTS } from '../content/index.ts'
import { activePlayer, runningActivation, type State } from '../state.ts'
import { at, regionIndex } from '../things.ts'
import { actingChoices, actingLines, pickCommon } from './acting.ts'
import { stepOfChoice } from './choice.ts'
import type { Ctx, StepOf } from './frames.ts'

const PREPARE: Choice = { id: 'prepare-witch' }

/** WS-6.6, WS-6.7: returns the points that a witch scores when it arrives in the region. */
const pointsAt = (s: State, region: number): number =>
  NUMBERS.regionVp + (region === STONE ? at(STONE_SLOTS, at(s.regions, region).witches.length).effect.vp : 0)

function targetsOf(s: State, most: number): readonly Choice[] {
  const costs = costsOf(s, s.active)
  return REGIONS.flatMap(({ id }, region) => {
    const cost = at(costs, region)
    if (cost > most || !isTarget(s, s.active, region)) return []
    return [{ id, label: { key: 'option.move-witch', params: { cost, points: pointsAt(s, region) } } }]
  })
}

// WS-6.1: prepare a witch, or move one that lies ready
function deedsOf(s: State): readonly Choice[] {
  const { left } = runningActivation(s)
  const { witches, lying } = activePlayer(s)
  if (left === 0) return []
  return [...(witches > 0 ? [PREPARE] : []), ...(lying > 0 ? targetsOf(s, left) : [])]
}

/** WS-6.9: tells whether more repeats would be useful. */
function couldDo(s: State): boolean {
  const { witches, lying } = activePlayer(s)
  return witches > 0 || (lying > 0 && targetsOf(s, UNREACHABLE - 1).length > 0)
}

function prepareWitch(s: State, ctx: Ctx): void {
  const player = activePlayer(s)
  player.witches--
  player.lying++
  runningActivation(s).left--
  ctx.emit({ type: 'witch-prepared', seat: s.active, lying: player.lying })
}

function moveWitch(s: State, id: string, ctx: Ctx): void {
  const index = regionIndex(id)
  const region = at(s.regions, index)
  const cost = at(costsOf(s, s.active), index)
  runningActivation(s).left -= cost
  activePlayer(s).lying--
  earn(s, s.active, 'regions', NUMBERS.regionVp)
  ctx.emit({ type: 'witch-moved', seat: s.active, region: id, cost, points: NUMBERS.regionVp })
  if (index === STONE) {
    const { rank, effect } = at(STONE_SLOTS, region.witches.length)
    earn(s, s.active, 'witchstone', effect.vp)
    ctx.emit({ type: 'stone-reached', seat: s.active, rank, points: effect.vp })
  }
  region.witches.push(s.active)
  if (region.token === '') return
  gainToken(s, region.token, id, 0, 0, ctx)
  region.token = ''
}

export const witches: StepOf<'witches'> = stepOfChoice({
  options: (s) => actingChoices(s, deedsOf(s), () => couldDo(s)),
  lines: actingLines,
  pick(s, id, ctx) {
    if (pickCommon(s, id, ctx)) return
    if (id === PREPARE.id) prepareWitch(s, ctx)
    else moveWitch(s, id, ctx)
  },
  pass: closeActivation,
  fallback: () => 'end-activation',
})
