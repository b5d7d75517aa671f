import { adjacentTo, highlightedAt, sectorAt, sectorIndex } from '../board.ts'
import { ROTATING_BOARD, type SectorId } from '../content/index.ts'
import { markDone, playerAt } from '../state.ts'
import { askOne, choicesOf } from '../steps/decisions.ts'
import type { StepOf } from '../steps/frames.ts'

/** RY-0.2: turns the disc one sector clockwise. */
export const rotate: StepOf<'rotate'> = {
  run(s, { seat }, ctx) {
    s.rotation = (s.rotation + 1) % ROTATING_BOARD.positions
    markDone(s)
    ctx.emit({ type: 'rotated', seat, rotation: s.rotation, sectors: highlightedAt(s.rotation).map((sector) => sectorAt(sector).id) })
    ctx.end()
  },
}

/** RY-5.2: moves the herald to the front. The heralds that were ahead move back by one. */
export const heraldFirst: StepOf<'herald-first'> = {
  run(s, { seat, source }, ctx) {
    if (s.heralds[0] !== seat) {
      s.heralds = [seat, ...s.heralds.filter((other) => other !== seat)]
      ctx.emit({ type: 'herald-first', seat, source })
    }
    markDone(s)
    ctx.end()
  },
}

/** RY-6.14: locks the sector of the companion. */
export const lock: StepOf<'lock'> = {
  run(s, { seat, sector }, ctx) {
    if (sector === '') throw new Error('there is no sector to lock')
    playerAt(s, seat).lock = sector
    markDone(s)
    ctx.emit({ type: 'locked', seat, sector })
    ctx.end()
  },
}

const isSector = (id: string): id is SectorId => sectorIndex(id) !== -1

/** RY-6.13: lets the seat choose the adjacent sector whose day effect is applied in this turn. */
export const divert: StepOf<'divert'> = {
  ask: (_s, frame) => askOne(frame, 'divert', choicesOf(adjacentTo(sectorIndex(frame.sector)).map((sector) => sectorAt(sector).id))),

  answer(s, _frame, seat, pick, ctx) {
    const sector = String(pick)
    if (!isSector(sector)) throw new Error(`there is no sector '${sector}'`)
    s.turn.instead = sector
    ctx.emit({ type: 'diverted', seat, sector })
    ctx.end()
  },
}

/** RY-12.7: gives the first player token to the seat. */
export const firstPlayer: StepOf<'first-player'> = {
  run(s, { seat }, ctx) {
    if (s.first !== seat) {
      s.first = seat
      ctx.emit({ type: 'took-token', seat })
    }
    ctx.end()
  },
}
