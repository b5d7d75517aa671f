import { influenceIn, SECTOR_COUNT, sectorAt } from '../board.ts'
import { eventOf } from '../cards.ts'
import { PALACE, ROUNDS, type SectorId } from '../content/index.ts'
import { callPalaceReward, callSectorReward } from '../effects/reward.ts'
import { at, playerAt, type State, turnOrder } from '../state.ts'
import { ownerOf } from '../tiles.ts'
import { callAll, type StepOf, type Tools } from './frames.ts'

/** RY-11.1: from left to right, every player in turn order. */
export const event: StepOf<'event'> = {
  run(s, { area }, k) {
    const next = s.events.findIndex((event, n) => n >= area && event !== '')
    const card = s.events[next]
    if (card === undefined) {
      k.goto({ step: 'rewards', place: 0 })
      return
    }
    s.tonight = card
    k.emit({ type: 'event-came', event: card })
    k.goto({ step: 'event-over', area: next })
    callAll(
      k,
      turnOrder(s).map((seat) => ({ seat, source: card, sector: '', tile: '', ...eventOf(card).effect })),
    )
  },
}

export const eventOver: StepOf<'event-over'> = {
  run(s, { area }, k) {
    s.eventDiscard.push(at(s.events, area))
    s.events[area] = ''
    k.goto({ step: 'event', area: area + 1 })
  },
}

const isAnybodyIn = (s: State, sector: number): boolean => influenceIn(s, sector).some((own) => own > 0)

function reach(s: State, place: SectorId | typeof PALACE.id, k: Tools): void {
  s.tonight = place
  k.emit({ type: 'reached', place })
}

/** RY-12.1: the sectors in order, then the Palace; who is where counts when the place is reached. */
export const rewards: StepOf<'rewards'> = {
  run(s, { place }, k) {
    let next = place
    while (next < SECTOR_COUNT && !isAnybodyIn(s, next)) next++
    if (next < SECTOR_COUNT) {
      k.goto({ step: 'rewards', place: next + 1 })
      reach(s, sectorAt(next).id, k)
      callSectorReward(s, next, k)
    } else {
      k.goto({ step: 'dawn' })
      if (s.palace.some((tile) => tile !== '')) reach(s, PALACE.id, k)
      callPalaceReward(s, k)
    }
  },
}

/** RY-13.1: everybody comes home, revealed. */
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
  run(s, _frame, k) {
    s.tonight = ''
    // RY-13.2
    if (s.round === ROUNDS) {
      s.phase = 'over'
      k.emit({ type: 'ended' })
      return
    }
    takeBack(s)
    s.round++
    k.emit({ type: 'dawned', round: s.round })
    k.goto({ step: 'day' })
  },
}
