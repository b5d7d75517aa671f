import { earn, gainToken, openActivation } from './activation.ts'
import { type Effect, KINDS, SPECIAL_SLOTS } from './content/index.ts'
import { countOf } from './metrics.ts'
import { activePlayer, type Earning, runningActivation, type State } from './state.ts'
import type { Ctx } from './steps/frames.ts'
import { at, take } from './things.ts'

export interface Cause {
  /** The card, tile, token, shelf or cell that causes the effect. */
  readonly source: string
  readonly earning: Earning
  /** The player's choice if the effect leaves one: a kind, a token or a cell. */
  readonly choice?: string
}

/** WS-0.7: carries out an effect; no other function does. Returns false if there was nothing to take. */
export function applyEffect(s: State, effect: Effect, { source, earning, choice = '' }: Cause, ctx: Ctx): boolean {
  switch (effect.verb) {
    case 'vp':
      earn(s, s.active, earning, effect.vp)
      ctx.emit({ type: 'scored', seat: s.active, points: effect.vp, source })
      return true
    case 'scorePer': {
      const count = countOf(s, s.active, effect.metric)
      const points = count * effect.vp
      earn(s, s.active, earning, points)
      ctx.emit({ type: 'counted', seat: s.active, source, count, points })
      return true
    }
    case 'activate':
      openActivation(s, effect.kind, effect.times, source, ctx)
      return true
    case 'activateOneOf': {
      const kind = effect.kinds.find((known) => known === choice)
      if (!kind) throw new Error(`'${choice}' is not on ${source}`)
      openActivation(s, kind, effect.times, source, ctx)
      return true
    }
    case 'activateAny': {
      const kind = KINDS.find((known) => known === choice)
      if (kind) openActivation(s, kind, effect.times, source, ctx)
      else {
        runningActivation(s).waiting = source
        ctx.call({ step: 'any' })
      }
      return true
    }
    case 'takeOwl':
      return takeOwl(s, effect.stack, ctx)
    case 'takeSpecial':
      return takeSpecial(s, effect.slot, ctx)
    case 'takePowerToken':
      gainToken(s, take(s.stoneTable, choice), effect.from, effect.bonusTimes, effect.bonusVp, ctx)
      return true
    case 'boost': {
      const { scrolls, hoard } = activePlayer(s)
      const top = runningActivation(s)
      // WS-4.13: a played booster goes behind the screen
      hoard.boosters.push(take(scrolls, source))
      top.left += effect.times
      ctx.emit({ type: 'boosted', seat: s.active, card: source, kind: top.kind, times: effect.times, left: top.left })
      return true
    }
    case 'cellSymbols':
      activePlayer(s).placed.push({ tile: source, cell: choice })
      ctx.emit({ type: 'special-placed', seat: s.active, tile: source, cell: choice })
      return true
    case 'prophecy':
      throw new Error('a prophecy is judged at the end')
  }
}

/** WS-7.4: takes the top owl of the stack. Returns false if the stack is empty. */
function takeOwl(s: State, stack: string, ctx: Ctx): boolean {
  const vp = s.owls.find(({ id }) => id === stack)?.tiles.pop()
  if (vp === undefined) return false
  activePlayer(s).hoard.owls.push(vp)
  ctx.emit({ type: 'owl-taken', seat: s.active, tile: `owl-tile-${vp}` })
  return true
}

/** WS-7.5, WS-R16: takes the tile of the slot and refills the slot at once; the tile is used after that. Returns false if the slot is empty. */
function takeSpecial(s: State, id: string, ctx: Ctx): boolean {
  const slot = SPECIAL_SLOTS.findIndex((known) => known.id === id)
  const tile = at(s.slots, slot)
  if (tile === '') return false
  ctx.emit({ type: 'special-taken', seat: s.active, tile })
  const next = s.specials.pop() ?? ''
  s.slots[slot] = next
  if (next !== '') {
    ctx.barrier()
    ctx.emit({ type: 'special-dealt', tile: next, slot: id })
  }
  runningActivation(s).waiting = tile
  ctx.call({ step: 'special' })
  return true
}
