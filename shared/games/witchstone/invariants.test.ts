import { describe, expect, test } from 'vitest'
import { randomCommand, randomOf, seedOf } from '../../conformance/harness.ts'
import type { GameEvent } from '../../kernel/event.ts'
import { brewOf } from './cauldron.ts'
import { NUMBERS } from './content/index.ts'
import { type State, scoreOf } from './state.ts'
import { begin } from './testing.ts'
import { at } from './things.ts'

/** Checks what one answer may and may not change (section 8 of the rules: 5, 10, 11, 12, 13). */
function checkChange(before: State, after: State, events: readonly GameEvent[]): void {
  const damages = events.filter(({ type }) => type === 'damaged')
  for (const [seat, player] of after.players.entries()) {
    const was = at(before.players, seat)
    const lost = damages.reduce((sum, event) => (event.seat === seat ? sum + Number(event.points) : sum), 0)
    expect(scoreOf(player)).toBeGreaterThanOrEqual(scoreOf(was) - lost)
    expect(player.wand).toBeGreaterThanOrEqual(was.wand)
    expect(player.pentagram).toBeGreaterThanOrEqual(was.pentagram)
    const brew = brewOf(player)
    expect(brewOf(was).every((symbols, cell) => symbols === 0 || symbols === brew[cell])).toBe(true)
    expect(player.hoard.boosters.slice(0, was.hoard.boosters.length)).toEqual(was.hoard.boosters)
  }
  const stays = (was: number, is: number): boolean => was === -1 || was === is
  expect(
    after.regions.every(({ witches, owner }, n) => {
      const was = at(before.regions, n)
      return stays(was.owner, owner) && was.witches.every((seat, slot) => witches[slot] === seat)
    }),
  ).toBe(true)
  expect(
    after.portals.every(({ filled, owner }, n) => {
      const was = at(before.portals, n)
      return stays(was.owner, owner) && filled >= was.filled
    }),
  ).toBe(true)
}

describe('invariants', () => {
  for (const seats of [2, 3, 4] as const)
    test(`with ${seats} players no answer changes anything that it may not change`, () => {
      for (let seed = 0; seed < 4; seed++) {
        const play = begin(seats, {}, seedOf(seed + 100 * seats))
        const random = randomOf(seed)
        while (!play.match.outcome) {
          const before = play.state
          play.enter(randomCommand(play.match, random))
          checkChange(before, play.state, play.events)
        }
        expect(play.state.turn).toBe(NUMBERS.turnsPerPlayer * seats)
        for (const { laid, discarded } of play.state.players) expect(laid.length + discarded.length).toBe(NUMBERS.turnsPerPlayer)
      }
    })
})
