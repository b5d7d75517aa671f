import { freeSlotsIn, SECTOR_COUNT, sectorAt, sectorIndex, slotInfo, slotOf, slotWith } from '../board.ts'
import type { Face, Where } from '../content/index.ts'
import { at, markDone, type State } from '../state.ts'
import { askOne, optionsOf } from '../steps/decisions.ts'
import type { By, StepOf } from '../steps/frames.ts'
import { kindOf } from '../tiles.ts'
import { targetSlots } from './targets.ts'

interface Move {
  readonly from: number
  readonly to: number
}
interface Relocation {
  readonly face: Face | 'any'
  readonly from: Where
  readonly to: 'here' | 'another'
}

const EVERYWHERE = Array.from({ length: SECTOR_COUNT }, (_, sector) => sector)

/** From slot to slot; never into a locked sector (RY-6.17). */
export function movesOf(s: State, by: By, { face, from, to }: Relocation): readonly Move[] {
  const sources = targetSlots(s, by, { owner: 'own', where: from, face })
  if (sources.length === 0) return []
  const aims = to === 'here' ? [sectorIndex(by.sector)] : EVERYWHERE
  const free = aims.flatMap((sector) => freeSlotsIn(s, sector))
  return sources.flatMap((source) =>
    free.filter((slot) => slotInfo(s, slot).sector !== slotInfo(s, source).sector).map((slot) => ({ from: source, to: slot })),
  )
}

/** The face is kept; nothing is paid, no ability and no day effect follow. */
export const relocate: StepOf<'relocate'> = {
  ask: (s, frame) =>
    askOne(frame, 'relocate', optionsOf(movesOf(s, frame, frame).map(({ from, to }) => `${at(s.slots, from).tile}>${slotInfo(s, to).id}`))),

  answer(s, { seat, source }, _seat, pick, k) {
    const [tile = '', place = ''] = String(pick).split('>')
    const from = at(s.slots, slotWith(s, tile))
    const index = slotOf(s, place)
    const to = at(s.slots, index)
    to.tile = tile
    to.hidden = from.hidden
    from.tile = ''
    from.hidden = false
    markDone(s)
    k.emit({ type: 'relocated', seat, source, tile, companion: kindOf(tile), slot: place, sector: sectorAt(slotInfo(s, index).sector).id })
    k.end()
  },

  run: (_s, _frame, k) => k.end(),
}
