import { highlightedAt, SECTOR_COUNT, slotsFor } from './board.ts'
import { EVENT_IDS, REVELATION_IDS, VILLAGE_IDS } from './cards.ts'
import { ALTAR_TILE, CLAN_HOUSE_AREAS, GOODS, REVELATION_ROW, ROUNDS, SPOTS, START_APPRENTICES, START_VILLAGE } from './content/index.ts'
import type { State } from './state.ts'
import { ownerOf, tilesOf } from './tiles.ts'

/** Returns a sentence for each rule of the state that is broken. A valid state gives an empty list. */
export function violationsOf(s: State): readonly string[] {
  return [...tileViolations(s), ...boardViolations(s), ...cardViolations(s), ...playerViolations(s), ...phaseViolations(s)]
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join()
const there = (ids: readonly string[]): readonly string[] => ids.filter((id) => id !== '')
const handSize = (s: State): number => (s.players.length === 2 ? START_APPRENTICES[2] : START_APPRENTICES[4]) + 1

/** Checks that every tile of a clan is in one place, and that each player has as many companions as at the start. */
function tileViolations(s: State): string[] {
  const onBoard = there([...s.slots.map(({ tile }) => tile), ...s.palace])
  return s.players.flatMap(({ hand, stack, pushed, gone }, seat) => {
    const broken: string[] = []
    const own = onBoard.filter((tile) => ownerOf(tile) === seat)
    const all = [...hand, ...stack, ...pushed, ...gone, ...own, ...s.row.filter((tile) => ownerOf(tile) === seat)]
    if (
      !isSame(
        all,
        tilesOf(seat).map(({ id }) => id),
      )
    )
      broken.push(`the tiles of seat ${seat} are ${all.toSorted().join()}`)
    if (hand.length + own.length + pushed.length !== handSize(s)) broken.push(`seat ${seat} has not as many companions as at the start`)
    if (!s.palaceMode && pushed.length > 0) broken.push(`seat ${seat} has companions pushed out of a Palace without a summit`)
    return broken
  })
}

function boardViolations(s: State): string[] {
  const broken: string[] = []
  const seats = s.players.length
  if (s.slots.length !== slotsFor(seats).length) broken.push(`${s.slots.length} slots for ${seats}`)
  if (s.slots.some(({ tile, hidden }) => tile === '' && hidden)) broken.push('an empty slot is hidden')
  if (s.row.length > CLAN_HOUSE_AREAS.length || s.row.includes('')) broken.push('the row is not packed')
  if (s.row.some((tile) => ownerOf(tile) >= seats)) broken.push('a tile of nobody lies in the row')
  if (s.heralds.toSorted().join() !== s.players.map((_, seat) => seat).join()) broken.push(`heralds ${s.heralds}`)
  if (!(s.first in s.players) || !(s.active in s.players)) broken.push(`seat ${s.first} is first, seat ${s.active} is active`)
  if (highlightedAt(s.rotation).length !== SECTOR_COUNT / 2) broken.push('not half of the sectors are highlighted')
  if (s.palaceMode ? s.palace.length !== SPOTS.length : s.palace.includes('')) broken.push('the Palace has holes')
  return broken
}

function cardViolations(s: State): string[] {
  const broken: string[] = []
  const kept = s.players.flatMap((player) => player.kept)
  if (!isSame([...s.eventDeck, ...there(s.events), ...s.eventDiscard], EVENT_IDS)) broken.push('an event is missing or doubled')
  if (!isSame([...s.revelationDeck, ...there(s.display), ...kept, ...s.revelationDiscard], REVELATION_IDS))
    broken.push('a revelation is missing or doubled')
  if (s.display.length !== REVELATION_ROW.count) broken.push('the display has another size')
  const villages = s.built.filter((id) => id !== START_VILLAGE.id && id !== ALTAR_TILE.id)
  if (!isSame([...villages, ...s.villageStack], VILLAGE_IDS)) broken.push('a village is missing or doubled')
  if (s.built[0] !== START_VILLAGE.id || villages.length + 1 + Number(s.built.includes(ALTAR_TILE.id)) !== s.built.length)
    broken.push('the path does not begin at the starting village')
  return broken
}

function playerViolations(s: State): string[] {
  return s.players.flatMap((player, seat) => {
    const broken: string[] = []
    for (const good of GOODS) if (!Number.isInteger(player[good]) || player[good] < 0) broken.push(`seat ${seat} has ${player[good]} ${good}`)
    if (player.explorer < 0 || player.explorer >= s.built.length) broken.push(`the explorer of seat ${seat} is beside the path`)
    if (player.lock !== '' && s.phase !== 'day') broken.push(`the lock of seat ${seat} outlasts the day`)
    return broken
  })
}

function phaseViolations(s: State): string[] {
  const broken: string[] = []
  const hands = s.players.map(({ hand }) => hand.length)
  if (s.round < 1 || s.round > ROUNDS) broken.push(`round ${s.round}`)
  if ((s.phase === 'night' || s.phase === 'over') && hands.some((size) => size > 0)) broken.push('a companion stayed at home for the night')
  // a seat that has already had its turn in this round of turns has one companion less
  if (Math.max(...hands) - Math.min(...hands) > 1) broken.push(`hands of ${hands}`)
  if (s.phase !== 'draft' && s.players.some(({ clan }) => clan === '')) broken.push('somebody has no clan')
  if (s.phase !== 'day' && s.underway.length > 0) broken.push('a day effect outlasts the day')
  if (s.phase !== 'night' && s.tonight !== '') broken.push('an hour of the night outlasts it')
  return broken
}
