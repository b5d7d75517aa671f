import type { Choice } from '../../../kernel/decision.ts'
import { canPay, freeSlotsIn, SECTOR_COUNT, SUMMIT, sectorAt, slotInfo, slotOf, spotAt, spotIndex, visibleSpots } from '../board.ts'
import { type Cost, HIDING_COST, PALACE } from '../content/index.ts'
import { differentIn } from '../effects/hire.ts'
import { pushOut } from '../effects/strike.ts'
import { payCost } from '../goods.ts'
import { at, type Player, playerAt, removeFrom, type State } from '../state.ts'
import { kindOf } from '../tiles.ts'
import type { Ctx, StepOf } from './frames.ts'

const withHiding = (cost: Cost): Cost => ({ ...cost, coin: (cost.coin ?? 0) + HIDING_COST.coin })

/** Returns where a companion may go in the Palace: to the summit always, and to any free spot in sight (RY-14.4). */
const palaceSpots = (s: State): readonly string[] =>
  s.palaceMode
    ? visibleSpots(s, s.active)
        .filter((spot) => spot === SUMMIT || s.palace[spot] === '')
        .map((spot) => spotAt(spot).id)
    : [PALACE.id]

/** RY-3.2 to RY-3.5: returns the places that the player can pay for, those in a sector once for each face. */
function placesOf(s: State, player: Player): readonly string[] {
  const places: string[] = []
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    for (const slot of freeSlotsIn(s, sector)) {
      const { id, cost } = slotInfo(s, slot)
      if (canPay(player, cost)) places.push(`${id}>revealed`)
      if (canPay(player, withHiding(cost))) places.push(`${id}>hidden`)
    }
  }
  return [...places, ...palaceSpots(s)]
}

function optionsFor(s: State): readonly Choice[] {
  const player = playerAt(s, s.active)
  const places = placesOf(s, player)
  return differentIn(player.hand).flatMap((tile) => places.map((place) => ({ id: `${tile}>${place}` })))
}

function placeInSlot(s: State, tile: string, spot: string, isHidden: boolean, ctx: Ctx): void {
  const index = slotOf(s, spot)
  const { cost, sector } = slotInfo(s, index)
  const { id } = sectorAt(sector)
  const slot = at(s.slots, index)
  slot.tile = tile
  slot.hidden = isHidden
  ctx.emit({ type: isHidden ? 'placed-hidden' : 'placed', seat: s.active, tile, companion: kindOf(tile), slot: spot, place: id })
  payCost(s, { seat: s.active, source: id }, isHidden ? withHiding(cost) : cost, ctx)
}

function placeInPalace(s: State, tile: string, spot: string, ctx: Ctx): void {
  ctx.emit({ type: 'placed', seat: s.active, tile, companion: kindOf(tile), slot: spot, place: spot })
  if (!s.palaceMode) {
    s.palace.push(tile)
    return
  }
  const index = spotIndex(spot)
  const former = at(s.palace, index)
  s.palace[index] = tile
  if (former !== '') pushOut(s, former, ctx)
}

/** RY-3.2: asks for a companion and its place. There is always a place for one. */
export const place: StepOf<'place'> = {
  ask: (s) => [
    {
      seat: s.active,
      prompt: { key: 'prompt.place' },
      status: { key: 'status.place', params: { seat: s.active } },
      question: { kind: 'one', choices: optionsFor(s) },
    },
  ],

  answer(s, _frame, seat, pick, ctx) {
    const [tile = '', spot = '', face] = String(pick).split('>')
    removeFrom(playerAt(s, seat).hand, tile)
    s.turn = { tile, spot, instead: '' }
    if (face === undefined) placeInPalace(s, tile, spot, ctx)
    else placeInSlot(s, tile, spot, face === 'hidden', ctx)
    ctx.goto({ step: 'ability' })
  },

  /** Puts an Apprentice into the Palace: on the first wall in sight by id, or else on a battlement, or else on the summit. */
  fallback(s) {
    const { hand } = playerAt(s, s.active)
    const tile = hand.find((one) => kindOf(one) === 'apprentice') ?? at(hand, 0)
    const spots = palaceSpots(s)
    const spot = ['wall-', 'battlement-', ''].map((start) => spots.filter((id) => id.startsWith(start)).toSorted()[0]).find((id) => id !== undefined)
    return `${tile}>${spot}`
  },
}
