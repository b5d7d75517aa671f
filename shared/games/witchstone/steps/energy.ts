import type { Choice } from '../../../kernel/decision.ts'
import { closeActivation, earn } from '../activation.ts'
import { hasMarkerPlace, startsOf, unfinishedPortal } from '../ball.ts'
import { PORTALS, REGIONS } from '../content/index.ts'
import { activePlayer, runningActivation, type State } from '../state.ts'
import { at, portalIndex, portalOf } from '../things.ts'
import { actingChoices, actingLines, pickCommon } from './acting.ts'
import { stepOfChoice } from './choice.ts'
import type { Ctx, StepOf } from './frames.ts'

function markerChoice(id: string, portal: number, filled: number): Choice {
  const { length, vp } = at(PORTALS, portal)
  const points = filled + 1 === length ? vp : 0
  return {
    id,
    label: points > 0 ? { key: 'option.complete', params: { points } } : { key: 'option.marker', params: { nth: filled + 1, length } },
  }
}

// WS-5: the begun portal first, otherwise every portal that may be started
function markerChoices(s: State): readonly Choice[] {
  if (activePlayer(s).markers === 0) return []
  const begun = unfinishedPortal(s, s.active)
  if (begun !== -1) return [markerChoice(at(PORTALS, begun).id, begun, at(s.portals, begun).filled)]
  return startsOf(s, s.active).flatMap(({ portal, ends }) => {
    const { id, length } = at(PORTALS, portal)
    // the end matters only if both are possible and one marker does not fill the portal
    if (ends.length === 1 || length === 1) return [markerChoice(id, portal, 0)]
    return ends.map((end) => markerChoice(`${id}>${at(REGIONS, end).id}`, portal, 0))
  })
}

/** WS-5.3, WS-5.5, WS-5.6: places a marker. A new portal becomes the player's own, and a completed one scores. */
function placeMarker(s: State, id: string, from: string, ctx: Ctx): void {
  const player = activePlayer(s)
  const portal = at(s.portals, portalIndex(id))
  const { length, vp } = portalOf(id)
  if (portal.owner === -1) {
    portal.owner = s.active
    portal.from = from
  }
  portal.filled++
  player.markers--
  runningActivation(s).left--
  ctx.emit({ type: 'marker-placed', seat: s.active, portal: id, nth: portal.filled, length })
  if (portal.filled < length) return
  earn(s, s.active, 'portals', vp)
  ctx.emit({ type: 'portal-completed', seat: s.active, portal: id, points: vp })
}

/** Returns the end from which the portal is started: the named one, or the only possible one. */
function originOf(s: State, portal: number, named: string): string {
  const end = startsOf(s, s.active).find((start) => start.portal === portal)?.ends[0]
  return named !== '' ? named : end === undefined ? '' : at(REGIONS, end).id
}

export const energy: StepOf<'energy'> = stepOfChoice({
  options: (s) =>
    actingChoices(s, runningActivation(s).left > 0 ? markerChoices(s) : [], () => activePlayer(s).markers > 0 && hasMarkerPlace(s, s.active)),
  lines: actingLines,
  pick(s, id, ctx) {
    if (pickCommon(s, id, ctx)) return
    const [portal = '', named = ''] = id.split('>')
    placeMarker(s, portal, originOf(s, portalIndex(portal), named), ctx)
  },
  pass: closeActivation,
  fallback(s) {
    const begun = unfinishedPortal(s, s.active)
    return begun !== -1 && runningActivation(s).left > 0 && activePlayer(s).markers > 0 ? at(PORTALS, begun).id : 'end-activation'
  },
})
