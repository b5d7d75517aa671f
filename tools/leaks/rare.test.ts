import { expect, test } from 'vitest'
import { evenfall } from '#shared/games/evenfall/index.ts'
import type { State } from '#shared/games/evenfall/state.ts'
import { battle } from '#shared/games/evenfall/testing.ts'
import { deepEqual } from '#shared/kernel/equal.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match } from '#shared/kernel/match.ts'
import { type Plan, pairOf } from '#shared/leaks/plan.ts'
import { Worlds } from '#shared/leaks/worlds.ts'
import { runWorlds } from './run.ts'

/** A moment that random play hardly ever reaches. From there on, everything is as in any other world. */
const LAKES = { mana: 9, stand: { 'north-lakes': { witches: 1 } } } as const
const { match } = battle({ seats: 3, players: [{ ...LAKES, specialists: 'keir' }, { ...LAKES, specialists: 'keir-2' }, LAKES] })
  .by(0, 4)
  .by(1, 4)
  .by(2, 4)
const game = evenfall as Game
const plan = (seed: number): Plan => ({ game, seats: 3, options: match.setup.options, seed, moment: match.position })
const WORLDS = 24
const ACTIONS = 30

/** Returns in how many worlds the two differ in a dial that somebody has set. */
function countDiffering(): number {
  let differing = 0
  for (let seed = 1; seed <= WORLDS; seed++) {
    const worlds = new Worlds(game, pairOf(plan(seed)))
    const dialsIn = (one: Match): unknown => (one.position.state as State).players.map(({ secret }) => secret.dial)
    let isDifferent = false
    for (let n = 0; n < ACTIONS && !isDifferent && worlds.next(); n++)
      isDifferent = !deepEqual(dialsIn(worlds.matches[0]), dialsIn(worlds.matches[1]))
    if (isDifferent) differing++
  }
  return differing
}

test('EV-31.1a: nobody else knows the second setting of a dial before all are set', async () => {
  expect(match.position.stack.at(-1)?.frame.step).toBe('adjust')
  expect(countDiffering()).toBeGreaterThan(WORLDS / 6)
  expect((await runWorlds({ from: 1, worlds: WORLDS, takeover: 'none', games: [game], plan })).found).toEqual([])
})
