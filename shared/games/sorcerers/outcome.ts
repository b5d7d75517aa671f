import type { Outcome } from '../../kernel/game.ts'
import { at } from './cells.ts'
import { hasFallen, seatingOf, seatsOf } from './seating.ts'
import type { State } from './state.ts'

/** SO-11.5: returns a key for the ranks. Winners come first, then undefeated sides, then defeated sides with the latest defeat first. */
function standingOf(s: State, side: number): number {
  if (s.winners.includes(side)) return Number.POSITIVE_INFINITY
  return hasFallen(s, side) ? at(s.fallen, side) : Number.MAX_VALUE
}

export function outcomeOf(s: State): Outcome | undefined {
  if (s.ending === '') return undefined
  const seats = 1 + Math.max(...s.owners)
  // SO-13.3: a player has the better rank of the two sides.
  const best = Array.from({ length: seats }, (_, seat) =>
    Math.max(...s.fallen.flatMap((_, side) => (seatsOf(s, side).includes(seat) ? [standingOf(s, side)] : []))),
  )
  const parties = seatingOf(s).teams ? s.fallen.map((_, side) => seatsOf(s, side)) : best.map((_, seat) => [seat])
  const ranks = best.map((own) => 1 + parties.filter(([seat = 0]) => at(best, seat) > own).length)
  const [seat = 0, partner] = ranks.flatMap((rank, winner) => (rank === 1 ? [winner] : []))
  switch (s.ending) {
    case 'places':
    case 'last':
      return partner === undefined
        ? { ranks, reason: { key: `reason.${s.ending}`, params: { seat } } }
        : { ranks, reason: { key: `reason.team-${s.ending}`, params: { seat, partner } } }
    case 'cap':
      return { ranks, reason: { key: 'reason.cap', params: { turns: s.turn } } }
    case 'repetition':
    case 'together':
      return { ranks, reason: { key: `reason.${s.ending}` } }
  }
}
