import type { Decision } from '../../../kernel/decision.ts'
import { freeWalls, slotWith, spotAt, spotIndex } from '../board.ts'
import { revelationOf } from '../cards.ts'
import { at, markDone, playerAt, type State } from '../state.ts'
import { askOne, choicesOf, declining, SKIP } from '../steps/decisions.ts'
import type { Ctx, FrameOf, StepOf } from '../steps/frames.ts'
import { kindOf, ownerOf } from '../tiles.ts'
import { isPossible } from './possible.ts'
import { targetSlots, tilesIn } from './targets.ts'

const ask = (s: State, frame: FrameOf<'strike'>): readonly Decision[] => askOne(frame, 'strike', choicesOf(tilesIn(s, targetSlots(s, frame, frame))))

export const strike: StepOf<'strike'> = {
  ask,

  answer(s, frame, seat, pick, ctx) {
    if (pick === SKIP.id) {
      ctx.end()
      return
    }
    const tile = String(pick)
    const owner = ownerOf(tile)
    // RY-4.5: Mercy needs a strike on an opponent
    if (owner === seat) ctx.end()
    else ctx.goto({ step: 'mercy', seat, source: frame.source, used: [] })
    markDone(s)
    const slot = at(s.slots, slotWith(s, tile))
    ctx.emit({ type: 'struck', seat, source: frame.source, owner, tile, companion: kindOf(tile) })
    if (slot.hidden) {
      // RY-4.2: a hidden target turns revealed
      slot.hidden = false
      ctx.emit({ type: 'turned-revealed', seat: owner, source: frame.source, tile, companion: kindOf(tile) })
    } else if (s.palaceMode) ctx.call({ step: 'retreat', seat: owner, source: frame.source, tile })
    else {
      // RY-4.3: a revealed target goes to the Palace
      slot.tile = ''
      s.palace.push(tile)
      ctx.emit({ type: 'retreated', seat: owner, tile, companion: kindOf(tile), place: 'palace' })
    }
  },

  run: (_s, _frame, ctx) => ctx.end(),
  fallback: declining(ask),
}

/** RY-14.8: pushes a companion out of the Palace until dawn. */
export function pushOut(s: State, tile: string, ctx: Ctx): void {
  const owner = ownerOf(tile)
  playerAt(s, owner).pushed.push(tile)
  ctx.emit({ type: 'pushed-out', seat: owner, tile, companion: kindOf(tile) })
}

/** RY-14.9: asks the owner of a struck companion for an outer wall. Without a free wall the companion is pushed out. */
export const retreat: StepOf<'retreat'> = {
  ask: (s, frame) => askOne(frame, 'retreat', choicesOf(freeWalls(s, frame.seat).map((spot) => spotAt(spot).id)), { companion: kindOf(frame.tile) }),

  answer(s, { seat, tile }, _seat, pick, ctx) {
    at(s.slots, slotWith(s, tile)).tile = ''
    s.palace[spotIndex(String(pick))] = tile
    ctx.emit({ type: 'retreated', seat, tile, companion: kindOf(tile), place: String(pick) })
    ctx.end()
  },

  run(s, { tile }, ctx) {
    at(s.slots, slotWith(s, tile)).tile = ''
    pushOut(s, tile, ctx)
    ctx.end()
  },
}

function askMercy(s: State, frame: FrameOf<'mercy'>): readonly Decision[] {
  const { seat, source, used } = frame
  const by = { seat, source, sector: '', tile: '' } as const
  const cards = playerAt(s, seat).kept.filter((card) => {
    const { trigger, effect } = revelationOf(card)
    return trigger.kind === 'on-strike-opponent' && !used.includes(card) && isPossible(s, by, effect)
  })
  return askOne({ seat, source, optional: true }, 'mercy', choicesOf(cards))
}

/** RY-4.5: offers the Mercy cards after a strike, each once. */
export const mercy: StepOf<'mercy'> = {
  ask: askMercy,

  answer(_s, { seat, source, used }, _seat, pick, ctx) {
    if (pick === SKIP.id) {
      ctx.end()
      return
    }
    const card = String(pick)
    ctx.goto({ step: 'mercy', seat, source, used: [...used, card] })
    ctx.call({ seat, source: card, sector: '', tile: '', ...revelationOf(card).effect })
  },

  run: (_s, _frame, ctx) => ctx.end(),
  fallback: declining(askMercy),
}
