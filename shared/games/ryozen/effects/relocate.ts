import { freeSlotsIn, ownInPalace, SECTOR_COUNT, sectorAt, sectorIndex, slotInfo, slotOf, slotWith } from '../board.ts'
import type { Face, Where } from '../content/index.ts'
import { at, markDone, removeFrom, type State } from '../state.ts'
import { askOne, choicesOf } from '../steps/decisions.ts'
import type { By, StepOf } from '../steps/frames.ts'
import { kindOf } from '../tiles.ts'
import { targetSlots } from './targets.ts'

interface Move {
  readonly tile: string
  readonly to: number
}
interface Relocation {
  readonly face: Face | 'any'
  readonly from: Where | 'board'
  readonly to: 'here' | 'another'
}

const EVERYWHERE = Array.from({ length: SECTOR_COUNT }, (_, sector) => sector)

/** Returns the possible moves into a free slot of another sector, but never of a locked one (RY-6.17). */
export function movesOf(s: State, by: By, { face, from, to }: Relocation): readonly Move[] {
  const sources = targetSlots(s, by, { owner: 'own', where: from === 'board' ? 'anywhere' : from, face })
  // RY-14.4: companions in the Palace are revealed, so they can leave it
  const inPalace = from === 'board' ? ownInPalace(s, by.seat).filter((tile) => tile !== by.tile) : []
  if (sources.length + inPalace.length === 0) return []
  const aims = to === 'here' ? [sectorIndex(by.sector)] : EVERYWHERE
  const free = aims.flatMap((sector) => freeSlotsIn(s, sector))
  return [
    ...sources.flatMap((source) =>
      free.filter((slot) => slotInfo(s, slot).sector !== slotInfo(s, source).sector).map((slot) => ({ tile: at(s.slots, source).tile, to: slot })),
    ),
    ...inPalace.flatMap((tile) => free.map((slot) => ({ tile, to: slot }))),
  ]
}

/** Removes the companion from where it is. Returns whether it was hidden. */
function takeAway(s: State, tile: string): boolean {
  const slot = slotWith(s, tile)
  if (slot === -1) {
    if (s.palaceMode) s.palace[s.palace.indexOf(tile)] = ''
    else removeFrom(s.palace, tile)
    return false
  }
  const from = at(s.slots, slot)
  const { hidden } = from
  from.tile = ''
  from.hidden = false
  return hidden
}

/** Moves a companion, which keeps its face. Nothing is paid, and no ability or day effect follows. */
export const relocate: StepOf<'relocate'> = {
  ask: (s, frame) => askOne(frame, 'relocate', choicesOf(movesOf(s, frame, frame).map(({ tile, to }) => `${tile}>${slotInfo(s, to).id}`))),

  answer(s, { seat, source }, _seat, pick, ctx) {
    const [tile = '', place = ''] = String(pick).split('>')
    const index = slotOf(s, place)
    const to = at(s.slots, index)
    to.hidden = takeAway(s, tile)
    to.tile = tile
    markDone(s)
    ctx.emit({ type: 'relocated', seat, source, tile, companion: kindOf(tile), slot: place, sector: sectorAt(slotInfo(s, index).sector).id })
    ctx.end()
  },

  run: (_s, _frame, ctx) => ctx.end(),
}
