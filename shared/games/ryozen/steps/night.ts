import { influenceIn, SECTOR_COUNT, sectorAt } from '../board.ts'
import { eventOf } from '../cards.ts'
import { PALACE, ROUNDS, type SectorId } from '../content/index.ts'
import { callPalaceReward, callSectorReward } from '../effects/reward.ts'
import { at, playerAt, type State, turnOrder } from '../state.ts'
import { ownerOf } from '../tiles.ts'
import { type Ctx, callAll, type StepOf } from './frames.ts'

/** RY-11.1: resolves the events from left to right, each for every player in turn order. */
export const event: StepOf<'event'> = {
  run(s, { area }, ctx) {
    const next = s.events.findIndex((event, n) => n >= area && event !== '')
    const card = s.events[next]
    if (card === undefined) {
      ctx.goto({ step: 'rewards', place: 0 })
      return
    }
    s.tonight = card
    ctx.emit({ type: 'event-came', event: card })
    ctx.goto({ step: 'event-over', area: next })
    callAll(
      ctx,
      turnOrder(s).map((seat) => ({ seat, source: card, sector: '', tile: '', ...eventOf(card).effect })),
    )
  },
}

export const eventOver: StepOf<'event-over'> = {
  run(s, { area }, ctx) {
    s.eventDiscard.push(at(s.events, area))
    s.events[area] = ''
    ctx.goto({ step: 'event', area: area + 1 })
  },
}

const isAnybodyIn = (s: State, sector: number): boolean => influenceIn(s, sector).some((own) => own > 0)

function reach(s: State, place: SectorId | typeof PALACE.id, ctx: Ctx): void {
  s.tonight = place
  ctx.emit({ type: 'reached', place })
}

/** RY-12.1: rewards the sectors in order, then the Palace. Influence is counted when a place is reached. */
export const rewards: StepOf<'rewards'> = {
  run(s, { place }, ctx) {
    let next = place
    while (next < SECTOR_COUNT && !isAnybodyIn(s, next)) next++
    if (next < SECTOR_COUNT) {
      ctx.goto({ step: 'rewards', place: next + 1 })
      reach(s, sectorAt(next).id, ctx)
      callSectorReward(s, next, ctx)
    } else {
      ctx.goto({ step: 'dawn' })
      if (s.palace.some((tile) => tile !== '')) reach(s, PALACE.id, ctx)
      callPalaceReward(s, ctx)
    }
  },
}

/** RY-13.1: returns all companions to their hands, revealed. */
function takeBack(s: State): void {
  const home = [...s.slots.map(({ tile }) => tile), ...s.palace, ...s.players.flatMap(({ pushed }) => pushed)].filter((tile) => tile !== '')
  for (const tile of home) playerAt(s, ownerOf(tile)).hand.push(tile)
  for (const player of s.players) {
    player.pushed = []
    player.hand.sort()
  }
  for (const slot of s.slots) {
    slot.tile = ''
    slot.hidden = false
  }
  s.palace = s.palaceMode ? s.palace.map(() => '') : []
}

export const dawn: StepOf<'dawn'> = {
  run(s, _frame, ctx) {
    s.tonight = ''
    // RY-13.2: the last night has no dawn
    if (s.round === ROUNDS) {
      s.phase = 'over'
      ctx.emit({ type: 'ended' })
      return
    }
    takeBack(s)
    s.round++
    ctx.emit({ type: 'dawned', round: s.round })
    ctx.goto({ step: 'day' })
  },
}
