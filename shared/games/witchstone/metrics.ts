import type { Seat } from '../../kernel/decision.ts'
import { networkOf, STONE } from './ball.ts'
import { brewOf, longestChain } from './cauldron.ts'
import { type Condition, type Count, type Place, PORTALS, REGIONS } from './content/index.ts'
import { playerAt, type State } from './state.ts'
import { at, isBlack, ownerOfCrystal, WITCHES } from './things.ts'

/** WS-0.7: counts something that a player has at this moment. */
export function countOf(s: State, seat: Seat, count: Count): number {
  const player = playerAt(s, seat)
  switch (count) {
    case 'portalsCompleted':
      return s.portals.filter(({ owner, filled }, n) => owner === seat && filled === at(PORTALS, n).length).length
    case 'powerTokens':
      return player.hoard.tokens.length + (seat === s.active ? s.stack.reduce((sum, { tokens }) => sum + tokens.length, 0) : 0)
    case 'figuresInBall':
      return (player.tower === '' ? 0 : 1) + WITCHES - player.witches
    case 'crystalsOnRack':
      return s.shelves.reduce((sum, { crystals }) => sum + crystals.filter((id) => ownerOfCrystal(id) === seat && !isBlack(id)).length, 0)
    case 'specialTiles':
      return player.placed.length + player.hoard.specials.length
    case 'scrolls':
      return player.scrolls.length + player.hoard.boosters.length
    case 'lyingWitches':
      return player.lying
    case 'silverCellsActivated':
      return player.silver
  }
}

const isPlace = (s: State, seat: Seat, region: number, place: Place): boolean =>
  place === 'foreign-tower'
    ? at(REGIONS, region).type === 'tower' && at(s.regions, region).id !== playerAt(s, seat).tower
    : at(REGIONS, region).type === place

const countPlaces = (s: State, seat: Seat, place: Place, holds: (region: number) => boolean): number =>
  REGIONS.filter((_, region) => isPlace(s, seat, region, place) && holds(region)).length

const countOccupied = (s: State, seat: Seat, place: Place): number =>
  countPlaces(s, seat, place, (region) => at(s.regions, region).witches.includes(seat))

/** Returns the number of levels that are met before the first one that is not. */
function countLevels<T>(levels: readonly T[], isMet: (level: T) => boolean): number {
  const failed = levels.findIndex((level) => !isMet(level))
  return failed === -1 ? levels.length : failed
}

/** WS-12.2, WS-13: returns how many levels of the prophecy are fulfilled. */
export function levelsOf(s: State, seat: Seat, condition: Condition): number {
  switch (condition.metric) {
    case 'longestChain': {
      const longest = longestChain(brewOf(playerAt(s, seat)), condition.kind)
      return countLevels(condition.atLeast, (least) => longest >= least)
    }
    case 'occupiedSame': {
      const held = countOccupied(s, seat, condition.type)
      return countLevels(condition.atLeast, (least) => held >= least)
    }
    case 'occupiedSequence':
      return countLevels(condition.sequence, (place) => countOccupied(s, seat, place) > 0)
    case 'connected': {
      const network = networkOf(s, seat)
      const joined = (place: Place): number => countPlaces(s, seat, place, (region) => network[region] === 1)
      const needs = condition.levels.map((level) => Object.entries(level) as [Place, number][])
      return countLevels(needs, (level) => level.every(([place, least]) => joined(place) >= least))
    }
    case 'witchstoneRank': {
      const rank = at(s.regions, STONE).witches.indexOf(seat) + 1
      return countLevels(condition.atMost, (most) => rank > 0 && rank <= most)
    }
    default: {
      const count = countOf(s, seat, condition.metric)
      return countLevels(condition.atLeast, (least) => count >= least)
    }
  }
}
