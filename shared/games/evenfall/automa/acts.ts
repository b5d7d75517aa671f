import { type Act, AUTOMA_CIRCLE, AUTOMA_OVERFLOW_VP, AUTOMA_PATH, actName, cardOf, DIFFICULTIES, printedVp } from '../content/index.ts'
import { fire } from '../effects/lookup.ts'
import type { Ctx, Deed } from '../frames.ts'
import { bagSize, giveAutoma, revealCard } from '../goods.ts'
import { takeFromRegion, takePlaces, witchCost } from '../regions.ts'
import { AUTOMA, type Automa, faceAt, freePlaces, regionAt, ritualOn, type State, take } from '../state.ts'

/** EV-26.13: returns the outer place with a ritual for which the points of the place and the ritual together are highest; the leftmost in a tie. */
function transferable(s: State, automa: Automa): string | undefined {
  let best: string | undefined
  let most = -1
  for (const place of automa.outer) {
    const ritual = ritualOn(automa, place)
    if (!ritual) continue
    const vp = faceAt(s, place).vp + printedVp(ritual.card)
    if (vp > most) {
      most = vp
      best = place
    }
  }
  return best
}

/** EV-26.14: returns the leftmost free place with a link bonus, or else the leftmost free place. */
function placeForRitual(s: State, automa: Automa): string | undefined {
  const free = freePlaces(automa)
  return free.find((place) => faceAt(s, place).linkBonus) ?? free[0]
}

const leftmostPlace = (s: State, act: Extract<Act, { readonly act: 'findPlace' }>): string | undefined =>
  regionAt(s, act.region).slots.find((place) => place !== '')

/** EV-26.5: tells whether the Automa can do the act. */
function canAct(s: State, automa: Automa, act: Act): boolean {
  switch (act.act) {
    case 'findPlace':
      return automa.witches > 0 && leftmostPlace(s, act) !== undefined
    case 'revealPlace':
      return s.places.length > 0
    case 'harvest':
      return automa.outer.length > 0
    case 'transfer':
      return transferable(s, automa) !== undefined
    case 'playCard':
      return s.deck.length + s.discard.length > 0
    case 'advancePath':
    case 'vpAndPath':
    case 'vp':
    case 'none':
      return true
  }
}

/** EV-26.9: takes the leftmost place of the region. If it costs two witches and she has one, she places that one and still takes it. */
function findAct(s: State, automa: Automa, act: Extract<Act, { readonly act: 'findPlace' }>, ctx: Ctx): void {
  const place = leftmostPlace(s, act)
  if (place === undefined) return
  const witches = Math.min(automa.witches, witchCost(place))
  takeFromRegion(s, AUTOMA, place, witches)
  ctx.emit({ type: 'automa-found', place, region: act.region, witches })
}

/** EV-26.10: makes one step on her path and returns the act of the new cell. At the top she gets points instead. */
function advance(s: State, automa: Automa, ctx: Ctx): readonly Deed[] {
  const next = AUTOMA_PATH[automa.path + 1]
  if (!next) {
    ctx.emit({ type: 'automa-overflowed' })
    giveAutoma(s, AUTOMA_OVERFLOW_VP, 'path', ctx)
    return []
  }
  automa.path++
  ctx.emit({ type: 'automa-stepped', cell: automa.path, act: actName(next) })
  return [{ deed: 'act', act: next }]
}

/** EV-26.12, EV-R17: harvests her whole outer circle; other players can react to it. */
function harvestAll(s: State, automa: Automa, ctx: Ctx): void {
  const vp = automa.outer.reduce((sum, place) => sum + bagSize(faceAt(s, place).harvest), 0)
  ctx.emit({ type: 'automa-harvested', places: automa.outer })
  giveAutoma(s, vp, actName({ act: 'harvest' }), ctx)
  fire(s, { on: 'outer-harvested-all', party: AUTOMA }, ctx)
}

/** EV-26.14 to EV-26.16: plays the top card for free. Returns undefined if there is no place for it. */
function playCard(s: State, automa: Automa, ctx: Ctx): readonly Deed[] | undefined {
  const card = revealCard(s, ctx)
  if (card === undefined) return undefined
  const { kind } = cardOf(card)
  const place = kind === 'ritual' ? placeForRitual(s, automa) : ''
  if (place === undefined) {
    s.discard.push(card)
    ctx.emit({ type: 'automa-discarded', card })
    return undefined
  }
  // EV-26.8: the effects of her cards do not work, so they get no cells
  automa.played.push({ card, role: kind, place, cells: [], slots: [], turned: false, copies: '' })
  if (kind === 'specialist') {
    ctx.emit({ type: 'automa-recruited', card })
    return []
  }
  ctx.emit({ type: 'automa-linked', card, place })
  const { linkBonus } = faceAt(s, place)
  if (!linkBonus) return []
  ctx.emit({ type: 'automa-link-bonus', place })
  return [{ deed: 'read', effect: linkBonus, source: place, place, ritual: card }]
}

function transferAct(s: State, automa: Automa, ctx: Ctx): void {
  const place = transferable(s, automa)
  if (place === undefined) return
  take(automa.outer, place)
  automa.inner.push(place)
  ctx.emit({ type: 'automa-transferred', place })
}

/** Does the act and returns what follows from it, or undefined if it turned out to be impossible (EV-26.16). */
function doAct(s: State, automa: Automa, act: Act, ctx: Ctx): readonly Deed[] | undefined {
  if (!canAct(s, automa, act)) return undefined
  switch (act.act) {
    case 'none':
      return []
    case 'vp':
      giveAutoma(s, act.n, 'path', ctx)
      return []
    case 'vpAndPath': {
      const level = DIFFICULTIES.find(({ id }) => id === s.difficulty)
      giveAutoma(s, level?.x ?? 0, actName(act), ctx)
      return advance(s, automa, ctx)
    }
    case 'advancePath':
      return advance(s, automa, ctx)
    case 'findPlace':
      findAct(s, automa, act, ctx)
      return []
    case 'revealPlace':
      ctx.emit({ type: 'automa-took', places: takePlaces(s, AUTOMA, 1, ctx) })
      return []
    case 'harvest':
      harvestAll(s, automa, ctx)
      return []
    case 'transfer':
      transferAct(s, automa, ctx)
      return []
    case 'playCard':
      return playCard(s, automa, ctx)
  }
}

/** Does an act from outside the circle. It is lost if it cannot be done (EV-R18). */
export function perform(s: State, automa: Automa, act: Act, ctx: Ctx): readonly Deed[] {
  const deeds = doAct(s, automa, act, ctx)
  if (!deeds) ctx.emit({ type: 'automa-lapsed', act: actName(act) })
  return deeds ?? []
}

/** The cell of the circle on which her marker stands. */
export function cellAt({ marker }: Automa): Act & { readonly stop: boolean } {
  const cell = AUTOMA_CIRCLE[marker]
  if (!cell) throw new RangeError(`no cell ${marker} on her circle`)
  return cell
}

/** EV-26.5: does the act of the cell with her marker, or of the next cell whose act is possible. */
export function performCircle(s: State, automa: Automa, ctx: Ctx): readonly Deed[] {
  const failed = cellAt(automa)
  const deeds = doAct(s, automa, failed, ctx)
  if (deeds) return deeds
  automa.marker = (automa.marker + 1) % AUTOMA_CIRCLE.length
  ctx.emit({ type: 'automa-moves-on', failed: actName(failed), cell: automa.marker, act: actName(cellAt(automa)) })
  return [{ deed: 'circle' }]
}
