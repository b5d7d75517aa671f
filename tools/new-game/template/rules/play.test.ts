import { expect, test } from 'vitest'
import { answer, beginFrozen, setupOf } from '#shared/conformance/harness.ts'
import type { Match } from '#shared/kernel/match.ts'
import { harbour } from './index.ts'
import { pointsOf, START_COINS, type State } from './state.ts'

function begin(): Match {
  const match = beginFrozen(harbour, setupOf(harbour, 2, 1))
  answer(match, 0, 'cloth')
  answer(match, 1, 'spice')
  return match
}
const stateOf = (match: Match): State => match.position.state as State
const coinsOf = (match: Match): readonly number[] => stateOf(match).players.map(({ coins }) => coins)
const seatsAsked = (match: Match): readonly number[] => match.decisions.map(({ seat }) => seat)
function bid(match: Match, ...bids: readonly number[]): void {
  for (const [seat, amount] of bids.entries()) answer(match, seat, amount)
}

test('HARBOUR-1: one after another the players choose what to trade in', () => {
  const match = beginFrozen(harbour, setupOf(harbour, 2, 1))
  expect(seatsAsked(match)).toEqual([0])
  answer(match, 0, 'cloth')
  expect(seatsAsked(match)).toEqual([1])
  expect(coinsOf(match)).toEqual([START_COINS, START_COINS])
})

test('HARBOUR-2: all bid at once, and nobody sees a bid before the last one', () => {
  const match = begin()
  expect(seatsAsked(match)).toEqual([0, 1])
  answer(match, 0, 3)
  expect(harbour.table(stateOf(match)).players[0]).toMatchObject({ hasBid: true, shown: 0 })
  expect(harbour.hand(stateOf(match), 0)).toEqual({ bid: 3 })
  expect(match.canUndo(0)).toBe(true)
})

test('HARBOUR-3: the highest bid pays and takes the ship, and a tie lets it sail on', () => {
  const match = begin()
  const { ship } = stateOf(match)
  bid(match, 3, 2)
  expect(coinsOf(match)).toEqual([START_COINS - 3, START_COINS])
  expect(stateOf(match).players[0]?.ships).toEqual([ship])
  const next = stateOf(match).ship
  bid(match, 2, 2)
  expect(coinsOf(match)).toEqual([START_COINS - 3, START_COINS])
  expect(stateOf(match).discards).toEqual([next])
})

test('HARBOUR-4: the most points win', () => {
  const match = begin()
  while (!match.outcome) bid(match, 1, 0)
  const points = stateOf(match).players.map(({ ships }) => ships.reduce((sum, ship) => sum + pointsOf(ship), 0))
  expect(points).toEqual([15, 0])
  expect(match.outcome.ranks).toEqual([1, 2])
  expect(match.outcome.scores?.map(({ total }) => total)).toEqual([17, 0])
})
