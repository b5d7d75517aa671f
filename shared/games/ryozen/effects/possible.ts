import { canPay, highlightedAt, sectorAt, sectorIndex } from '../board.ts'
import { revelationOf, villageOf } from '../cards.ts'
import { type Effect, PALACE, RESOURCES, SPOT_EFFECTS } from '../content/index.ts'
import { type Place, playerAt, type State } from '../state.ts'
import type { By } from '../steps/frames.ts'
import { companionOf, kindOf, ownerOf } from '../tiles.ts'
import { countOf, holds } from './counters.ts'
import { canReturnEvent } from './events.ts'
import { hiresOf } from './hire.ts'
import { movesOf } from './relocate.ts'
import { targetSlots } from './targets.ts'
import { destinationsOf } from './travel.ts'

export function dayEffectOf(place: Place): Effect {
  switch (place) {
    case 'palace':
      return PALACE.day
    case 'outer-wall':
    case 'battlement':
    case 'summit':
      return SPOT_EFFECTS[place]
    default:
      return sectorAt(sectorIndex(place)).day
  }
}

/** Tells whether the effect would do anything. Only this function decides that, and every choice offers exactly what is possible. */
export function isPossible(s: State, by: By, effect: Effect): boolean {
  const player = playerAt(s, by.seat)
  switch (effect.step) {
    case 'gain':
    case 'opponents':
    case 'divert':
    case 'night-reward':
    case 'discard-self':
    case 'herald-first':
    case 'lock':
    case 'rotate':
    case 'first-player':
    case 'lose':
      return true
    case 'pay':
      return ('any' in effect.cost ? RESOURCES.some((resource) => player[resource] > 0) : canPay(player, effect.cost)) && isPossible(s, by, effect.do)
    case 'may':
      return isPossible(s, by, effect.do)
    case 'sequence':
      return effect.whole ? effect.of.every((part) => isPossible(s, by, part)) : effect.of.some((part) => isPossible(s, by, part))
    case 'choose':
      return effect.of.some((branch) => isPossible(s, by, branch.do))
    case 'per':
      return countOf(s, by.seat, effect.count) > 0 && isPossible(s, by, effect.do)
    case 'when': {
      const branch = holds(s, by.seat, effect.condition) ? effect.do : effect.else
      return branch !== undefined && isPossible(s, by, branch)
    }
    case 'each-highlighted':
      return highlightedAt(s.rotation).some((sector) => isPossible(s, { ...by, sector: sectorAt(sector).id }, effect.do))
    case 'strike':
      return targetSlots(s, by, effect).length > 0
    case 'flip':
      return targetSlots(s, by, { ...effect, face: effect.to === 'hidden' ? 'revealed' : 'hidden' }).length > 0
    case 'relocate':
      return movesOf(s, by, effect).length > 0
    case 'travel':
      return destinationsOf(s, by.seat, effect.ways).length > 0
    case 'bonus':
      return bonusesOf(s, by, effect.of).length > 0
    case 'explorer-back':
      return player.explorer > 0
    case 'day-effect':
      return effect.of === 'highlighted' ? litPlaces(s, by).length > 0 : isPossible(s, by, dayEffectOf(effect.of))
    case 'discard-event':
      return s.events.some((event) => event !== '')
    case 'return-event':
      return canReturnEvent(s)
    case 'buy':
      return s.display.some((card) => card !== '' && revelationOf(card).price.scroll <= player.scroll)
    case 'discard-revelation':
    case 'forget':
      return player.kept.length > 0
    case 'reveal':
      return player.stack.length > 0
    case 'hire':
      return hiresOf(s, by.seat).length > 0
    case 'copy-ability':
      return copiesOf(s, by).length > 0
    case 'trade':
      return player[effect.pay] > 0
  }
}

/** Returns the highlighted sectors whose day effect would do something. */
export const litPlaces = (s: State, by: By): readonly number[] =>
  highlightedAt(s.rotation).filter((sector) => isPossible(s, by, sectorAt(sector).day))

/** Returns the villages whose bonus can be taken. */
export function bonusesOf(s: State, by: By, of: 'current' | 'explored'): readonly string[] {
  const { explorer } = playerAt(s, by.seat)
  const villages = s.built.slice(of === 'current' ? explorer : 0, explorer + 1)
  return villages.filter((village) => isPossible(s, { ...by, tile: '' }, villageOf(village).bonus))
}

/** RY-6.16: returns the seat's companions in the row whose ability can be used. */
export function copiesOf(s: State, by: By): readonly string[] {
  return s.row.filter((tile) => {
    const { ability } = companionOf(kindOf(tile))
    return ownerOf(tile) === by.seat && ability !== undefined && isPossible(s, by, ability)
  })
}
