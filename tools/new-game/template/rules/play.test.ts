import { expect, test } from 'vitest'
import { answer, beginFrozen, setupOf } from '#shared/conformance/harness.ts'
import type { Match } from '#shared/kernel/match.ts'
import { harbour } from './index.ts'
import { START_COINS, type State } from './state.ts'

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

test('HARBOUR-1: the players choose one after another which good they trade in', () => {
  const match = beginFrozen(harbour, setupOf(harbour, 2, 1))
  expect(seatsAsked(match)).toEqual([0])
  answer(match, 0, 'cloth')
  expect(seatsAsked(match)).toEqual([1])
  expect(coinsOf(match)).toEqual([START_COINS, START_COINS])
})

test('HARBOUR-2: all players bid at the same time, and no other player sees a bid', () => {
  const match = begin()
  expect(seatsAsked(match)).toEqual([0, 1])
  answer(match, 0, 3)
  expect(harbour.table(stateOf(match)).players[0]).toEqual({ coins: START_COINS, hasBid: true, trade: 'cloth', ships: [] })
  expect(harbour.hand(stateOf(match), 0)).toEqual({ bid: 3 })
  expect(match.canUndo(0)).toBe(true)
})

test('HARBOUR-3: the highest bid pays and takes the ship, and after a tie the ship sails on', () => {
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

test('HARBOUR-4: the player with the most points wins', () => {
  const match = begin()
  while (!match.outcome) bid(match, 1, 0)
  expect(match.outcome.ranks).toEqual([1, 2])
  expect(match.outcome.scores?.map(({ total }) => total)).toEqual([17, 0])
})
