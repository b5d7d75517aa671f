import type { Choice, Decision, Seat } from '../../../kernel/decision.ts'
import { ownInPalace, slotWith } from '../board.ts'
import { CLAN_HOUSE_AREAS, type ClanHouseArea } from '../content/index.ts'
import { give, payCost } from '../goods.ts'
import { at, markDone, type Player, playerAt, removeFrom, type State } from '../state.ts'
import { askOne, declining, SKIP } from '../steps/decisions.ts'
import type { Ctx, FrameOf, StepOf } from '../steps/frames.ts'
import { kindOf, ownerOf } from '../tiles.ts'

const AREAS: readonly ClanHouseArea[] = CLAN_HOUSE_AREAS
const REVEAL: Choice = { id: 'reveal', label: { key: 'option.reveal' } }

/** Returns the first tile of each kind in hand. Tiles of one kind are interchangeable. */
export const differentIn = (hand: readonly string[]): readonly string[] =>
  hand.filter((tile, n) => hand.findIndex((other) => kindOf(other) === kindOf(tile)) === n)

/** RY-9.1: returns the areas of the row with a tile of the seat that it can pay for. */
export function hiresOf(s: State, seat: Seat): readonly number[] {
  const { coin } = playerAt(s, seat)
  return s.row.flatMap((tile, area) => (ownerOf(tile) === seat && (at(AREAS, area).cost.coin ?? 0) <= coin ? [area] : []))
}

/** RY-9.3: returns the companions that a hire may replace, in hand or on the board. */
function replaceable(s: State, seat: Seat): readonly string[] {
  const inSlots = s.slots.flatMap(({ tile }) => (tile !== '' && ownerOf(tile) === seat ? [tile] : []))
  return [...differentIn(playerAt(s, seat).hand), ...inSlots, ...ownInPalace(s, seat)]
}

const askReveal = (s: State, frame: FrameOf<'reveal'>): readonly Decision[] =>
  frame.optional && playerAt(s, frame.seat).stack.length > 0 ? askOne(frame, 'reveal', [REVEAL]) : []

/** RY-9.2: turns up the top tile of the clan stack and adds it to the row. */
function revealTop(s: State, seat: Seat, ctx: Ctx): void {
  const tile = playerAt(s, seat).stack.pop()
  if (tile === undefined) return
  ctx.barrier()
  if (s.row.length === AREAS.length) {
    const dropped = s.row.shift()
    if (dropped !== undefined) {
      playerAt(s, ownerOf(dropped)).gone.push(dropped)
      ctx.emit({ type: 'dropped', seat: ownerOf(dropped), tile: dropped, companion: kindOf(dropped) })
    }
  }
  s.row.push(tile)
  markDone(s)
  ctx.emit({ type: 'revealed', seat, tile, companion: kindOf(tile) })
}

export const reveal: StepOf<'reveal'> = {
  ask: askReveal,

  answer(s, _frame, seat, pick, ctx) {
    if (pick !== SKIP.id) revealTop(s, seat, ctx)
    ctx.end()
  },

  run(s, frame, ctx) {
    if (!frame.optional) revealTop(s, frame.seat, ctx)
    ctx.end()
  },

  fallback: declining(askReveal),
}

function askHire(s: State, frame: FrameOf<'hire'>): readonly Decision[] {
  const replaced = replaceable(s, frame.seat)
  const options = hiresOf(s, frame.seat).flatMap((area) => replaced.map((old) => ({ id: `${s.row[area]}>${old}` })))
  return askOne(frame, 'hire', options)
}

/** RY-9.4: puts the new tile in the place of the old one, with the same face. */
function replace(s: State, player: Player, old: string, tile: string): void {
  const slot = slotWith(s, old)
  const inHand = player.hand.indexOf(old)
  if (inHand !== -1) player.hand[inHand] = tile
  else if (slot !== -1) at(s.slots, slot).tile = tile
  else s.palace[s.palace.indexOf(old)] = tile
  player.gone.push(old)
}

export const hire: StepOf<'hire'> = {
  ask: askHire,

  answer(s, { source }, seat, pick, ctx) {
    if (pick !== SKIP.id) {
      const [tile = '', old = ''] = String(pick).split('>')
      const area = at(AREAS, s.row.indexOf(tile))
      payCost(s, { seat, source: area.id }, area.cost, ctx)
      // RY-9.5: the tiles to the right move up
      removeFrom(s.row, tile)
      replace(s, playerAt(s, seat), old, tile)
      markDone(s)
      ctx.emit({ type: 'hired', seat, source, tile, companion: kindOf(tile), old, replaced: kindOf(old) })
      give(s, { seat, source: area.id }, 'favour', area.favour, ctx)
    }
    ctx.end()
  },

  run: (_s, _frame, ctx) => ctx.end(),
  fallback: declining(askHire),
}
