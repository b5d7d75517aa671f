import { describe, expect, test } from 'vitest'
import { randomCommand, randomOf, seedOf } from '../../conformance/harness.ts'
import { decisionsOf, type Position } from '../../kernel/position.ts'
import { commitCommand } from '../../kernel/replay.ts'
import { imagine } from './imagine.ts'
import { ryozen } from './index.ts'
import type { State } from './state.ts'
import { begin } from './testing.ts'

/** The things that nobody may know. Each function changes one of them and nothing else. */
const SECRETS: Readonly<Record<string, (s: State) => void>> = {
  'the order of the clan stacks': (s) => {
    for (const { stack } of s.players) stack.reverse()
  },
  'the order of one clan stack': (s) => s.players[1]?.stack.sort(),
  'the villages below the top one': (s) => {
    const top = s.villageStack.pop()
    s.villageStack.reverse()
    if (top !== undefined) s.villageStack.push(top)
  },
  'the order of the events to come': (s) => s.eventDeck.reverse(),
  'the order of the revelations to come': (s) => s.revelationDeck.reverse(),
}

/** Returns everything that is sent: to spectators, and to every seat with what it is asked. */
function sent(position: Position, seats: number): readonly string[] {
  const state = position.state as State
  const decisions = decisionsOf(ryozen, position)
  const hands = Array.from({ length: seats }, (_, seat) => [ryozen.hand(state, seat), decisions.filter((decision) => decision.seat === seat)])
  const open = decisions.map(({ seat, status }) => [seat, status])
  return [JSON.stringify([ryozen.table(state), open]), ...hands.map((hand) => JSON.stringify(hand))]
}

interface Moment {
  readonly seats: number
  readonly position: Position
}

/** Collects moments of random matches, with every number of players and in both modes. */
function collect(): readonly Moment[] {
  const moments: Moment[] = []
  for (const seats of [2, 3, 4] as const)
    for (const mode of ['base', 'palace'] as const) {
      const { match } = begin(seats, { mode }, seedOf(seats))
      const random = randomOf(seats)
      while (!match.outcome) {
        if (match.seq % 12 === 0) moments.push({ seats, position: match.position })
        commitCommand(match, randomCommand(match, random))
      }
    }
  return moments
}

describe('secrets', () => {
  const moments = collect()

  for (const [secret, change] of Object.entries(SECRETS)) {
    test(`nothing that is sent depends on ${secret}`, () => {
      let differed = 0
      for (const { seats, position } of moments) {
        const other: Position = structuredClone(position)
        change(other.state as State)
        if (JSON.stringify(other) !== JSON.stringify(position)) differed++
        expect(sent(other, seats)).toEqual(sent(position, seats))
      }
      expect(differed).toBeGreaterThan(moments.length / 2)
    })
  }

  test('a seat imagines what it sees, with the hidden things dealt anew', () => {
    for (const [n, { seats, position }] of moments.entries()) {
      const state = position.state as State
      const table = ryozen.table(state)
      const made = imagine({ seat: 0, setup: { seats, options: {} }, table, hand: {}, frames: [] }, randomOf(n))
      expect(JSON.stringify(ryozen.table(made))).toBe(JSON.stringify(table))
      for (const [seat, { stack }] of made.players.entries()) expect(stack.toSorted()).toEqual(state.players[seat]?.stack.toSorted())
      expect(made.eventDeck.toSorted()).toEqual(state.eventDeck.toSorted())
      expect(made.revelationDeck.toSorted()).toEqual(state.revelationDeck.toSorted())
      expect(made.villageStack.toSorted()).toEqual(state.villageStack.toSorted())
      expect(ryozen.violations(made)).toEqual([])
    }
    const { state, table } = begin(4)
    const orders = [1, 2, 3].map((n) =>
      imagine({ seat: 0, setup: { seats: 4, options: {} }, table, hand: {}, frames: [] }, randomOf(n)).eventDeck.join(),
    )
    expect(new Set([...orders, state.eventDeck.join()]).size).toBe(4)
  })
})
